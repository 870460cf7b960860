/** What is counted in this game. */
import { countedBy, type Counted } from "../../lib/art";
import { w } from "./words";

export const RES = {
  V: ["voyage", "var(--voyage)", w.counted.V],
  F: ["forge", "var(--forge)", w.counted.F],
  A: ["aether", "var(--aether)", w.counted.A],
} satisfies Record<string, Counted>;
export const { res, ri } = countedBy(RES);
