/** Icons in use: in a sprite, in drawings, in sentences. */
import { f1 } from "./maths";
import { ICONS } from "./shapes";

export { ci, dot, fl, ICONS, st } from "./shapes";

/** Once in the document: all icons by name. */
export const sprite = (): string =>
  `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${Object.entries(ICONS).map(([k, v]) => `<symbol id="i-${k}" viewBox="0 0 24 24">${v}</symbol>`).join("")}</defs></svg>`;

/** What is counted in the games: icon, colour, name. */
export const RES = {
  V: ["voyage", "var(--voyage)", "Voyage Stone"],
  F: ["forge", "var(--forge)", "Forge Stone"],
  A: ["aether", "var(--aether)", "Aether"],
  coal: ["coal", "var(--coal)", "coal"],
  gold: ["gold", "var(--gold)", "gold"],
  crystal: ["crystal", "var(--crystal)", "crystal"],
  E: ["energy", "var(--energy)", "Energy"],
  C: ["consumption", "var(--consumption)", "Consumption"],
  SM: ["mass", "var(--mass)", "Solar Mass"],
  DC: ["dc", "var(--discovery)", "Discovery"],
  BG: ["bg", "var(--blue-giant)", "Blue Giant"],
  SG: ["sg", "var(--supergiant)", "Supergiant"],
  PBH: ["pbh", "var(--primordial)", "Primordial Black Hole"],
  AMAJ: ["amaj", "var(--antimatter)", "Major Antimatter"],
  AMIN: ["amin", "var(--antimatter)", "Minor Antimatter"],
} satisfies Record<string, [string, string, string]>;
export type Resource = keyof typeof RES;

export const ico = (n: string, x: number, y: number, s: number, c = "currentColor", o = 1): string =>
  `<use href="#i-${n}" x="${f1(x - s / 2)}" y="${f1(y - s / 2)}" width="${s}" height="${s}" style="color:${c}" opacity="${o}"/>`;
export const res = (k: Resource, x: number, y: number, s: number, o = 1): string => ico(RES[k][0], x, y, s, RES[k][1], o);
export const ic = (n: string, s = 16, c = "currentColor", label = ""): string =>
  `<svg class="ic" width="${s}" height="${s}" style="color:${c}" ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}><use href="#i-${n}"/></svg>`;
export const ri = (k: Resource, s = 15): string => ic(RES[k][0], s, RES[k][1], RES[k][2]);
/** A price of one-letter resources, such as VVF. */
export const cost = (letters: string, s = 14): string => [...letters].map((k) => ri(k as Resource, s)).join("");
