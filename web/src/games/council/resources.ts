/** What is counted in this game. */
import { countedBy, type Counted } from "../../lib/art";
import { w } from "./words";

export const RES = {
  coal: ["coal", "var(--coal)", w.counted.coal],
  gold: ["gold", "var(--gold)", w.counted.gold],
  crystal: ["crystal", "var(--crystal)", w.counted.crystal],
  E: ["energy", "var(--energy)", w.counted.E],
  C: ["consumption", "var(--consumption)", w.counted.C],
} satisfies Record<string, Counted>;
export type Resource = keyof typeof RES;
export const { res, ri } = countedBy(RES);
