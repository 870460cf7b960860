/** The pictures of what Laniakea is about, made of the parts of its board. */
import {
  arrow,
  backs,
  caption,
  emblem,
  f1,
  figure,
  heavens,
  hexPts,
  ico,
  numbered,
  piece,
  pol,
  pts,
  S3,
  smallCard,
  spiralArm,
  T,
  TAU,
  type Point,
} from "../../lib/art";
import { face, slotSpot } from "./faces";
import { R, S } from "./geometry";
import type { Tile } from "./types";
import { w } from "./words";

const words = w.overview;
const CLIP = `<defs><clipPath id="lan-scene"><circle r="${R}"/></clipPath></defs>`;
/** A galaxy as on the map; the board itself may not be there. */
function galaxy(id: string, top: number[], bottom: number[], ability: string, points: number, discovered: boolean) {
  const tile = { top, bottom, ability, points } as unknown as Tile,
    slot = slotSpot(tile, 2);
  return (
    face(`scene:${id}`, tile, discovered, 2).replaceAll("#lan-tile", "#lan-scene") +
    (discovered && ability === "SL" ? ico("slot", slot.x, slot.y, slot.size, "#f3f6ff") : "") +
    worth(points)
  );
}
const worth = (points: number) =>
  `<circle cx="${f1(R * 0.76)}" cy="${f1(-R * 0.54)}" r="9" fill="#f4f6fb" stroke="#060912" stroke-width="1.5"/>` +
  T(R * 0.76, -R * 0.54 + 4.5, 12.5, points, { c: "#0a0e1a", w: 700 });

const MIDDLE: Point = [145, 103];
const round = (n: number): Point => pol(...MIDDLE, S3 * S, (TAU * n) / 6);
const land = ([x, y]: Point, sector: string) =>
  `<polygon points="${pts(hexPts(x, y, S - 1.5))}" fill="var(--sector-${sector})" fill-opacity=".22" ` +
  `stroke="var(--sector-${sector})" stroke-opacity=".8" stroke-width="2"/>`;
function bridge(n: number, sector: string): string {
  const rail = (off: number) => `M${S * 0.42} ${off}H${f1(S3 * S - R)}`;
  return (
    `<g transform="translate(${MIDDLE.join(" ")}) rotate(${n * 60})" stroke="var(--sector-${sector})" fill="none">` +
    `<path d="${rail(0)}" stroke="#070b16" stroke-width="11"/>` +
    `<path d="${rail(3.2)}${rail(-3.2)}" stroke-width="2.2"/>` +
    `<path d="${rail(0)}" stroke-width="6.5" stroke-dasharray="1.6 4.2" stroke-opacity=".8"/></g>`
  );
}
/** sector, top, bottom, ability, points, discovered; the galaxies round an abyss */
const ROUND: [string, number[], number[], string, number, boolean][] = [
  ["blue", [1, 1, 0], [0, 1, 0], "SL", 3, true],
  ["blue", [1, 0, 0], [2, 0, 0], "XS", 2, false],
  ["pink", [0, 1, 0], [1, 2, 0], "", 4, true],
  ["pink", [1, 0, 1], [1, 0, 1], "DR", 1, true],
  ["green", [0, 2, 0], [0, 2, 0], "TR", 2, true],
  ["green", [0, 1, 0], [1, 1, 0], "X2", 1, false],
];
const BUILT: Record<number, string> = { 0: "sanctum", 2: "gateway", 4: "sanctum" };

export function aim(): string {
  const built = (n: number, kind: string) => {
    const [x, y] = round(n);
    return (
      `<circle cx="${f1(x - R * 0.62)}" cy="${f1(y - R * 0.5)}" r="13" fill="#060912" fill-opacity=".9" ` +
      `stroke="var(--seat-1)" stroke-width="2"/>${piece(kind, 0, x - R * 0.62, y - R * 0.5, 16)}`
    );
  };
  return (
    `${CLIP}${heavens("lan-aim")}${ROUND.map(([sector], n) => land(round(n), sector)).join("")}` +
    `<polygon points="${pts(hexPts(...MIDDLE, S * 0.9))}" fill="#05060e" stroke="#3a4567"/>` +
    `<path d="${spiralArm(1, 4, S * 0.62, 5.5)}" transform="translate(${MIDDLE.join(" ")})" fill="none" ` +
    `stroke="#7f8db8" stroke-opacity=".3" stroke-width="2"/>${bridge(0, "blue")}${bridge(2, "pink")}` +
    `${bridge(4, "green")}<circle cx="${MIDDLE[0]}" cy="${MIDDLE[1]}" r="19" fill="#060912" stroke="var(--seat-1)" ` +
    `stroke-width="2.5"/>${piece("throne", 0, ...MIDDLE, 22)}` +
    ROUND.map(
      ([, ...tile], n) => `<g transform="translate(${round(n).join(" ")})">${galaxy(`aim${n}`, ...tile)}</g>`,
    ).join("") +
    Object.entries(BUILT)
      .map(([n, kind]) => built(Number(n), kind))
      .join("") +
    figure(0, round(0)[0] + 20, round(0)[1] + 34, 36)
  );
}

export function end(): string {
  const x = 145,
    y = 186,
    r = 124,
    last = 10,
    at = (n: number) => Math.PI * (1.08 + (0.84 * n) / last),
    arc = (to: number) => `M${pol(x, y, r, at(0)).join(" ")}A${r} ${r} 0 0 1 ${pol(x, y, r, at(to)).join(" ")}`;
  const stops = Array.from({ length: last + 1 }, (_, n) => {
    const [u, v] = pol(x, y, r, at(n));
    return n === 8
      ? `<circle cx="${u}" cy="${v}" r="15" fill="#1d1608" stroke="var(--brass)" stroke-width="2.5"/>` +
          T(u, v + 5.5, 16, 8, { c: "var(--brass)", w: 700 })
      : T(u, v + 4.3, 12, n, { c: "#c3cde2" });
  });
  const climber = (seat: number, n: number) => emblem(seat, ...pol(x, y, r - 30, at(n)), 9, 2);
  return (
    `${heavens("lan-end")}<path d="${arc(last)}" fill="none" stroke="var(--brass-3)" stroke-opacity=".45" ` +
    `stroke-width="26" stroke-linecap="round"/><path d="${arc(8)}" fill="none" stroke="var(--brass)" ` +
    `stroke-width="2"/>${stops.join("")}${climber(0, 6)}${climber(1, 5)}${climber(2, 7)}` +
    ico("seraph", x, y - 54, 40, "var(--brass)") +
    caption(x, y - 12, words.end.rise)
  );
}

export const turn = (): string =>
  heavens("lan-turn") +
  smallCard("mv", "Move", 40, 104, -10, 1.15) +
  smallCard("bd", "Build", 76, 100, 6, 1.15) +
  arrow(111, 104) +
  smallCard("se", "Seraph", 154, 104, -6, 1.05) +
  smallCard("rc", "Recruit", 176, 102, 7, 1.05) +
  arrow(207, 104, 14) +
  backs(254, 104) +
  [58, 165, 254].map((x, i) => numbered(i + 1, words.turn.words[i]!, x)).join("");

/** One tile twice, large: before and after it is discovered. */
export function legend(): string {
  const tile = (x: number, discovered: boolean) =>
    `<g transform="translate(${x} 96) scale(1.72)">${galaxy("big", [1, 1, 0], [1, 1, 0], "SL", 2, discovered)}</g>`;
  const { before, after } = words.legend;
  return (
    `${CLIP}${tile(74, false)}${tile(262, true)}${arrow(146, 96, 38)}` +
    T(166, 82, 12.5, words.legend.harvest, { c: "var(--brass)", w: 600 }) +
    T(134, 26, 12.5, words.legend.points, { a: "start", c: "var(--text-2)" }) +
    `<path d="M130 32L123 56" stroke="var(--text-3)"/>` +
    [before, after]
      .map(
        ([name, gives], i) =>
          T(i ? 262 : 74, 176, 13.5, name!, { w: 600 }) +
          T(i ? 262 : 74, 194, 12.5, gives!, { c: "var(--text-2)", w: 400 }),
      )
      .join("")
  );
}
