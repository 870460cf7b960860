/** Drawings that never change, made once: strings for {@html}. Nothing a player wrote ever goes into them. */
import { cardArt, cube, f1, hexPts, ico, planet, pts, stars, T, type Point } from "../../lib/art";
import { COLOURS, GEMS } from "./types";
import { res } from "./resources";

const made = new Map<string, string>();
function once(key: string, make: () => string): string {
  let drawing = made.get(key);
  if (drawing === undefined) made.set(key, (drawing = make()));
  return drawing;
}

/** The mark of each galaxy: never by colour alone. */
const SIGIL: Record<string, string> = {
  gray: "M0-6L6 0 0 6-6 0z",
  orange: "M0-7L6 5H-6z",
  beige: "M-6-2A6 6 0 0 1 6-2M-6 3A6 6 0 0 0 6 3",
  blue: "M-6 0q3-7 6 0t6 0",
  green: "M0 0m-1 0a1 1 0 1 0 2 0a4 4 0 1 0-8 1a6 6 0 0 0 11 2",
  brown: "M-5-5H5V5H-5z",
  turquoise: "M-6-4H6M-6 0H6M-6 4H6",
  red: "M-5 6V0a5 5 0 0 1 10 0V6",
  pink:
    "M0-6a3 3 0 0 1 0 6a3 3 0 0 1 0 6a3 3 0 0 1 0-6a3 3 0 0 1 0-6M-6 0a3 3 0 0 1 6 0a3 3 0 0 1 6 0a3 3 0 0 1-6 " +
    "0a3 3 0 0 1-6 0",
  yellow: "M-6-6L6 6M6-6L-6 6M0-7V7",
};
export const sigil = (colour: string): string =>
  once(
    `sigil:${colour}`,
    () =>
      `<circle r="11" fill="#0b101d" stroke="var(--galaxy-${colour})" stroke-width="1.5"/>` +
      `<path d="${SIGIL[colour] ?? ""}" fill="none" stroke="var(--galaxy-${colour})" stroke-width="2" ` +
      `stroke-linecap="round" stroke-linejoin="round"/>`,
  );

/** Ground and gradients behind every board, larger than any of them. */
export const sky = (): string => once("sky", () => stars(1900, 1100, 520, "cos", 0.7));
export const defs = (): string =>
  once(
    "defs",
    () =>
      `<radialGradient id="co-sky" cx=".3" cy=".45" r=".85"><stop offset="0" stop-color="#182444"/>` +
      `<stop offset=".5" stop-color="#0d1428"/><stop offset="1" stop-color="#060912"/></radialGradient>` +
      `<radialGradient id="co-sys"><stop offset="0" stop-color="#3a4672"/>` +
      `<stop offset="1" stop-color="#131b33"/></radialGradient>` +
      `<pattern id="co-cover" width="10" height="10" patternUnits="userSpaceOnUse" ` +
      `patternTransform="rotate(35)"><rect width="10" height="10" fill="#1b1a1c"/>` +
      `<path d="M0 0V10" stroke="var(--brass-3)" stroke-width="2.4"/></pattern>`,
  );

export const hex = (at: Point, R: number): string => pts(hexPts(at[0], at[1], R, false));
/** Round the union of the fields: halo, outline, ground. */
export const territory = (colour: string, fields: Point[], R: number): string =>
  once(`land:${colour} ${fields.map((p) => p.map(f1)).join()} ${R}`, () => {
    const all = (radius: number) => fields.map((at) => `<polygon points="${hex(at, radius)}"/>`).join("");
    return (
      `<g fill="var(--galaxy-${colour})" stroke="var(--galaxy-${colour})" stroke-width="${f1(R * 0.3)}" ` +
      `stroke-linejoin="round" opacity=".2">${all(R)}</g>` +
      `<g fill="#0a0f1d" stroke="var(--galaxy-${colour})" stroke-width="7" stroke-linejoin="round">${all(R)}</g>` +
      `<g fill="#0c1224">${all(R + 0.5)}</g>`
    );
  });
/** The same outline as a glow. */
export const glowing = (fields: Point[], R: number, hot: boolean): string =>
  once(`glow:${fields.map((p) => p.map(f1)).join()} ${R} ${hot}`, () => {
    const all = fields.map((at) => `<polygon points="${hex(at, R)}"/>`).join(""),
      bright = hot ? "var(--picked)" : "var(--legal)";
    return (
      `<g stroke-linejoin="round"><g stroke="var(--legal-glow)" fill="none" opacity=".3" ` +
      `stroke-width="24">${all}</g><g stroke="var(--legal-glow)" fill="none" opacity=".6" ` +
      `stroke-width="15">${all}</g><g fill="#0c1224" stroke="${bright}" stroke-width="${hot ? 10 : 8}">${all}</g>` +
      `<g fill="#0c1224">${fields.map((at) => `<polygon points="${hex(at, R + 0.5)}"/>`).join("")}</g></g>`
    );
  });
/** A planet round the origin. */
export const world = (colour: number, r: number, id: string): string =>
  once(`world:${colour} ${f1(r)} ${id}`, () => planet(COLOURS[colour] ?? "blue", 0, 0, f1(r), id) + surface(colour, r));
/** What tells planets apart without colour, as bold as the settings want it: waves, dots, cracks. Nothing more than
 *  the planet itself at "subtle". */
const MARKS = [
  "M-8-4q2-3 4 0t4 0 4 0 4 0M-9 1q2-3 4 0t4 0 4 0 4 0 2-1M-7 6q2-3 4 0t4 0 4 0",
  "M-5-5h.1M0-6h.1M5-5h.1M-8 0h.1M-3 0h.1M3 0h.1M8 0h.1M-5 5h.1M0 6h.1M5 5h.1",
  "M-7-5L-2-2-4 2 1 3-1 8M3-8L2-3 6 0 4 4 8 5",
];
const surface = (colour: number, r: number): string =>
  `<g transform="scale(${f1(r / 10)})" fill="none" stroke-linecap="round" stroke-linejoin="round" ` +
  `style="opacity:calc((var(--pattern,.3) - .3) * 2.7)">` +
  `<path d="${MARKS[colour] ?? ""}" stroke="#060912" stroke-width="${colour === 1 ? 4.2 : 3.4}"/>` +
  `<path d="${MARKS[colour] ?? ""}" stroke="#fff" stroke-width="${colour === 1 ? 2.4 : 1.4}"/></g>`;
export const oneCube = (emblem: number, s: number): string =>
  once(`cube:${emblem} ${f1(s)}`, () => cube(emblem, 0, 0, f1(s)));

/** What a system yields, as a pill round the origin. */
export const yieldPill = (gems: number[], energy: number, size: number): string =>
  once(`yield:${gems.join()} ${energy} ${f1(size)}`, () => {
    const items: ["E" | (typeof GEMS)[number], string][] = [
      ...gems.flatMap((n, kind) => Array.from({ length: n }, (): [(typeof GEMS)[number], string] => [GEMS[kind]!, ""])),
      ...(energy ? [["E", String(energy)] as ["E", string]] : []),
    ];
    const digit = size * 0.6,
      width = items.reduce((sum, [, n]) => sum + size + (n ? digit : 2), 0);
    let x = -width / 2,
      out =
        `<rect x="${f1(x - 6)}" y="${f1(-size / 2 - 2)}" width="${f1(width + 11)}" height="${f1(size + 4)}" ` +
        `rx="${f1(size / 2 + 2)}" fill="#050811" fill-opacity=".85"/>`;
    for (const [kind, n] of items) {
      if (n) {
        out += T(x + digit / 2 - 0.5, size * 0.31, Math.max(12, f1(size * 0.86)), n, { w: 700 });
        x += digit;
      }
      out += res(kind, x + size / 2, 0, f1(size));
      x += size + 2;
    }
    return out;
  });
export const art = (id: string, w: number, h: number, family: string, big = true): string =>
  once(`art:${id} ${w} ${h} ${big}`, () => cardArt(id, w, h, family, big));
export const glyph = (name: string, size: number, colour: string): string =>
  once(`glyph:${name} ${size} ${colour}`, () => ico(name, 0, 0, size, colour));
/** How wide words of 13 px are, nearly. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, c) => sum + ("iljtfr' ".includes(c) ? 4.2 : "mwMW".includes(c) ? 11 : c < "a" ? 9 : 7.4), 0);
