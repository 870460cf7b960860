/** Icons in use: in a sprite, in drawings, in sentences. */
import { f1 } from "./maths";
import { ICONS } from "./shapes";

export { FAMILY, ICONS } from "./shapes";
export { ci, dot, fl, st } from "./strokes";

/** Once in the document: all icons by name. */
export const sprite = (): string =>
  `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${Object.entries(ICONS)
    .map(([k, v]) => `<symbol id="i-${k}" viewBox="0 0 24 24">${v}</symbol>`)
    .join("")}</defs></svg>`;

/** Something that is counted: its icon, its colour, its name. */
export type Counted = [icon: string, colour: string, name: string];

export const ico = (n: string, x: number, y: number, s: number, c = "currentColor", o = 1): string =>
  `<use href="#i-${n}" x="${f1(x - s / 2)}" y="${f1(y - s / 2)}" width="${s}" height="${s}" style="color:${c}" ` +
  `opacity="${o}"/>`;
export const ic = (n: string, s = 16, c = "currentColor", label = ""): string =>
  `<svg class="ic" width="${s}" height="${s}" ` +
  `style="color:${c}" ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}>` +
  `<use href="#i-${n}"/></svg>`;
/** The icons of what a game counts: `res` in a drawing, `ri` in a line. */
export const countedBy = <K extends string>(kinds: Record<K, Counted>) => ({
  res: (kind: K, x: number, y: number, s: number, o = 1) => ico(kinds[kind][0], x, y, s, kinds[kind][1], o),
  ri: (kind: K, s = 15) => ic(kinds[kind][0], s, kinds[kind][1], kinds[kind][2]),
});
