/** What is counted in this game. */
import type { Counted } from "../../lib/art";
import { w } from "./words";

export const RES: Record<string, Counted> = {
  SM: ["mass", "var(--mass)", w.counted.SM],
  DC: ["dc", "var(--discovery)", w.counted.DC],
  BG: ["bg", "var(--blue-giant)", w.counted.BG],
  SG: ["sg", "var(--supergiant)", w.counted.SG],
  PBH: ["pbh", "var(--primordial)", w.counted.PBH],
  AMAJ: ["amaj", "var(--antimatter)", w.counted.AMAJ],
  AMIN: ["amin", "var(--antimatter)", w.counted.AMIN],
};
