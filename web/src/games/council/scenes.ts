/** The pictures of what Council of Shadows is about, made of the parts of its board. */
import {
  arrow,
  cube,
  emblem,
  gained,
  heavens,
  hexPts,
  ico,
  numbered,
  planet,
  pts,
  smallCard,
  T,
  type PlanetKind,
} from "../../lib/art";
import { sigil, yieldPill } from "./draw";
import { res } from "./resources";
import { w } from "./words";

const words = w.overview;

/** One of the two tracks, filled so far. */
const track = (y: number, icon: "E" | "C", colour: string, to: number, from = 40) =>
  `<rect x="${from}" y="${y - 9}" width="226" height="18" rx="9" fill="#0c1224" stroke="#46557f"/>` +
  `<rect x="${from}" y="${y - 9}" width="${to}" height="18" rx="9" fill="${colour}" fill-opacity=".3"/>` +
  res(icon, 22, y, 22) +
  `<path d="M${from + to} ${y - 15}V${y + 15}" stroke="${colour}" stroke-width="3" stroke-linecap="round"/>`;

export function aim(): string {
  const mark = 118;
  return (
    heavens("co-aim") +
    track(62, "C", "var(--consumption)", mark) +
    track(122, "E", "var(--energy)", mark) +
    emblem(0, 40 + mark, 36, 9, 2) +
    T(40 + mark + 16, 41, 14, 38, { a: "start", c: "var(--consumption)", w: 700 }) +
    emblem(0, 40 + mark, 148, 9, 2) +
    T(40 + mark + 16, 153, 14, 38, { a: "start", c: "var(--energy)", w: 700 }) +
    `<path d="M${40 + mark} 78V106" stroke="var(--brass)" stroke-width="3" stroke-dasharray="3 5"/>` +
    arrow(76, 122, 62) +
    gained(222, 92, words.aim.rises)
  );
}

export function end(): string {
  const step = (n: number, name: string) => {
    const x = 50 + n * 63,
      y = 148 - n * 24,
      last = n === 3;
    return (
      `<rect x="${x - 27}" y="${y}" width="54" height="${190 - y}" rx="6" fill="${last ? "#1d1608" : "#121a2e"}" ` +
      `stroke="${last ? "var(--brass)" : "#46557f"}" stroke-width="${last ? 2.5 : 1.2}"/>` +
      T(x, y + 26, 18, name, { c: last ? "var(--brass)" : "#c3cde2", w: 600 })
    );
  };
  return (
    heavens("co-end") +
    ["0", "I", "II", "III"].map((name, n) => step(n, name)).join("") +
    emblem(1, 113, 110, 10, 2) +
    emblem(0, 176, 84, 10, 2) +
    arrow(194, 74, 16, -40) +
    ico("crown", 239, 48, 40, "var(--brass)")
  );
}

export function turn(): string {
  const field = (x: number, card: string) =>
    `<rect x="${x - 21}" y="70" width="42" height="66" rx="6" fill="none" stroke="#8fa3d8" stroke-dasharray="4 4"/>` +
    card;
  return (
    heavens("co-turn") +
    res("coal", 24, 84, 24) +
    res("gold", 46, 104, 24) +
    res("crystal", 26, 124, 24) +
    arrow(60, 104, 12) +
    field(98, smallCard("sd", "Settle", 98, 103, 0, 0.86)) +
    field(142, smallCard("ex", "Discover", 142, 103, 0, 0.86)) +
    field(186, "") +
    arrow(211, 104, 13) +
    `<polygon points="${pts(hexPts(255, 104, 29, false))}" fill="#18223f" stroke="var(--galaxy-orange)" ` +
    `stroke-width="4"/>${planet("blue", 246, 97, 10, "t1")}${planet("brown", 266, 111, 9, "t2")}` +
    cube(0, 246, 93, 8) +
    [34, 142, 255].map((x, i) => numbered(i + 1, words.turn.words[i]!, x)).join("")
  );
}

/** A galaxy of two systems, with what its numbers mean. */
export function legend(): string {
  const system = (x: number, y: number, planets: [PlanetKind, number, number][], gems: number[], energy: number) =>
    `<polygon points="${pts(hexPts(x, y, 52, false))}" fill="#18223f" stroke="#dfe8ff" stroke-opacity=".3"/>` +
    planets.map(([kind, dx, dy], i) => planet(kind, x + dx, y + dy, 15, `l${x}${i}`)).join("") +
    `<g transform="translate(${x} ${y + 33})">${yieldPill(gems, energy, 15)}</g>`;
  const land = [
    [68, 84],
    [149, 131],
  ] as const;
  return (
    `<g fill="#0c1224" stroke="var(--galaxy-orange)" stroke-width="7" stroke-linejoin="round">` +
    land.map(([x, y]) => `<polygon points="${pts(hexPts(x, y, 54, false))}"/>`).join("") +
    `</g>${system(
      ...land[0],
      [
        ["blue", -20, -16],
        ["red", 20, -16],
      ],
      [1, 0, 0],
      1,
    )}` +
    `${system(
      ...land[1],
      [
        ["blue", -20, -12],
        ["brown", 20, -12],
      ],
      [0, 1, 0],
      0,
    )}` +
    cube(0, 48, 62, 11) +
    cube(0, 129, 113, 11) +
    cube(1, 169, 113, 11) +
    `<g transform="translate(206 38)"><rect x="-14" y="-15" width="96" height="30" rx="15" fill="#0b101d" ` +
    `stroke="var(--galaxy-orange)"/>${sigil("orange")}${res("E", 26, 0, 17)}` +
    `${T(36, 5, 15, "7", { a: "start", c: "var(--energy)", w: 700 })}${T(46, 5, 14, "/ 2", { a: "start" })}</g>` +
    words.legend.pays.map((text, i) => T(206, 76 + i * 17, 12.5, text, { a: "start", c: "var(--text-2)" })).join("") +
    words.legend.yields
      .map((text, i) => T(214, 158 + i * 17, 12.5, text, { a: "start", c: "var(--text-2)" }))
      .join("") +
    `<path d="M208 160L178 164" stroke="var(--text-3)"/>`
  );
}
