/** Icons in use: in a sprite, in drawings, in sentences. */
import { words } from "../../words";
import { f1 } from "./maths";
import { ICONS } from "./shapes";

export { ci, dot, fl, ICONS, st } from "./shapes";

/** Once in the document: all icons by name. */
export const sprite = (): string =>
  `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${Object.entries(ICONS)
    .map(([k, v]) => `<symbol id="i-${k}" viewBox="0 0 24 24">${v}</symbol>`)
    .join("")}</defs></svg>`;

/** What is counted in the games: icon, colour, name. */
export const RES = {
  V: ["voyage", "var(--voyage)", words.resources.V],
  F: ["forge", "var(--forge)", words.resources.F],
  A: ["aether", "var(--aether)", words.resources.A],
  coal: ["coal", "var(--coal)", words.resources.coal],
  gold: ["gold", "var(--gold)", words.resources.gold],
  crystal: ["crystal", "var(--crystal)", words.resources.crystal],
  E: ["energy", "var(--energy)", words.resources.E],
  C: ["consumption", "var(--consumption)", words.resources.C],
  SM: ["mass", "var(--mass)", words.resources.SM],
  DC: ["dc", "var(--discovery)", words.resources.DC],
  BG: ["bg", "var(--blue-giant)", words.resources.BG],
  SG: ["sg", "var(--supergiant)", words.resources.SG],
  PBH: ["pbh", "var(--primordial)", words.resources.PBH],
  AMAJ: ["amaj", "var(--antimatter)", words.resources.AMAJ],
  AMIN: ["amin", "var(--antimatter)", words.resources.AMIN],
} satisfies Record<string, [string, string, string]>;
export type Resource = keyof typeof RES;

export const ico = (n: string, x: number, y: number, s: number, c = "currentColor", o = 1): string =>
  `<use href="#i-${n}" x="${f1(x - s / 2)}" y="${f1(y - s / 2)}" width="${s}" height="${s}" style="color:${c}" ` +
  `opacity="${o}"/>`;
export const res = (k: Resource, x: number, y: number, s: number, o = 1): string =>
  ico(RES[k][0], x, y, s, RES[k][1], o);
export const ic = (n: string, s = 16, c = "currentColor", label = ""): string =>
  `<svg class="ic" width="${s}" height="${s}" ` +
  `style="color:${c}" ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}>` +
  `<use href="#i-${n}"/></svg>`;
export const ri = (k: Resource, s = 15): string => ic(RES[k][0], s, RES[k][1], RES[k][2]);
/** A price of one-letter resources, such as VVF. */
export const cost = (letters: string, s = 14): string => [...letters].map((k) => ri(k as Resource, s)).join("");
