/** What never changes on the map: sky, sectors, links, abysses and their bridges. Drawn once for a board. */
import { S3, f1, hash, hexPts, pol, pts, ring, spiralArm, stars } from "../../lib/art";
import { H, MID, R, S, W, type Point, layout } from "./geometry";
import type { BoardFacts, Space } from "./facts";

const stroke = (d: string) => `<g fill="none" stroke="currentColor">${d}</g>`;
const PATTERNS: Record<string, [size: number, art: string]> = {
  white: [8, '<circle cx="4" cy="4" r="1"/>'],
  blue: [10, stroke('<path d="M0 4q2.5-3 5 0t5 0"/>')],
  pink: [10, stroke('<circle cx="5" cy="5" r="2.5"/>')],
  green: [8, stroke('<path d="M0 6L4 2L8 6"/>')],
  gold: [8, stroke('<path d="M4 1v6M1 4h6"/>')],
  red: [8, '<path d="M1 7L4 2L7 7z"/>'],
  violet: [8, stroke('<path d="M-2 2L2-2M0 8L8 0M6 10L10 6"/>')],
};
export const defs = () =>
  Object.entries(PATTERNS)
    .map(
      ([name, [size, art]]) =>
        `<pattern id="lan-${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
        `<g style="color:var(--sector-${name})" fill="var(--sector-${name})" opacity="var(--pattern, ` +
        `.3)">${art}</g></pattern>`,
    )
    .join("") +
  `<radialGradient id="lan-sky" gradientUnits="userSpaceOnUse" cx="${MID.x}" cy="${MID.y}" r="520">` +
  `<stop offset="0" stop-color="#1a2546"/><stop offset=".55" stop-color="#0d1428"/>` +
  `<stop offset="1" stop-color="#060912"/></radialGradient>` +
  `<radialGradient id="lan-abyss"><stop offset="0" stop-color="#000"/><stop offset=".62" stop-color="#05060e"/>` +
  `<stop offset="1" stop-color="#141a30"/></radialGradient><clipPath id="lan-tile">` +
  `<circle r="${R}"/></clipPath>`;
export const sky = () =>
  `<rect x="-600" y="-600" width="${W + 1200}" height="${H + 1200}" ` +
  `fill="url(#lan-sky)"/>${stars(W, H, 170, "lan", 0.9)}` +
  `<g opacity=".5">${ring(MID.x, MID.y, 424, 180, 15, "var(--brass)", 0.3)}</g>`;

const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
/** An area is the union of its hexes; its shore is a bright edge with a dark gap, so that voids appear by
 *  themselves. */
function areas(board: BoardFacts): string {
  const { spaces } = layout(board),
    at = new Map(board.spaces.map((s) => [s.at.join(), s]));
  return [...new Set(board.spaces.map((s) => s.area))]
    .map((area) => {
      let polygons = "",
        shore = "",
        sector = "";
      board.spaces.forEach((space, n) => {
        if (space.area !== area) return;
        sector = space.sector;
        const { x, y } = spaces[n] as Point,
          corners: number[][] = hexPts(x, y, S);
        polygons += `<polygon points="${pts(hexPts(x, y, S + 0.4))}"/>`;
        DIRECTIONS.forEach(([dq, dr], d) => {
          if (at.get([space.at[0] + dq, space.at[1] + dr].join())?.area !== area)
            shore += `M${corners[(11 - d) % 6]!.join()}L${corners[(6 - d) % 6]!.join()}`;
        });
      });
      const clip = `lan-area-${area.replace("/", "")}`,
        line = (colour: string, width: number, opacity: number) =>
          `<path d="${shore}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${f1(S * width)}" ` +
          `stroke-linecap="round" fill="none"/>`;
      return (
        `<clipPath id="${clip}">${polygons}</clipPath><g clip-path="url(#${clip})">` +
        `<g fill="var(--sector-${sector})" fill-opacity=".24">${polygons}</g>` +
        `<g fill="url(#lan-${sector})">${polygons}</g>` +
        `${line(`var(--sector-${sector})`, 0.23, 0.85)}${line("#070b16", 0.16, 1)}</g>`
      );
    })
    .join("");
}
const links = (board: BoardFacts) =>
  board.links
    .map(([a, b]) => {
      const p = layout(board).spaces[a] as Point,
        q = layout(board).spaces[b] as Point;
      return (
        `<path d="M${f1(p.x)} ${f1(p.y)}L${f1(q.x)} ${f1(q.y)}" ` +
        `stroke="var(--sector-${(board.spaces[a] as Space).sector})" stroke-opacity=".55" stroke-width="2.5"/>`
      );
    })
    .join("");
const abysses = (board: BoardFacts) =>
  layout(board)
    .abysses.map(
      ({ x, y }, n) =>
        `<polygon points="${pts(hexPts(x, y, S * 0.9))}" fill="url(#lan-abyss)" stroke="#3a4567" ` +
        `stroke-opacity=".6"/><path d="${spiralArm(hash(`abyss${n}`) % 6, 4, S * 0.62, 5.5)}" ` +
        `transform="translate(${f1(x)} ${f1(y)})" fill="none" stroke="#7f8db8" stroke-opacity=".25" ` +
        `stroke-width="2"/>`,
    )
    .join("");
/** Two rails and rungs, in the colour of the sector they lead to. */
const bridges = (board: BoardFacts) =>
  board.abysses
    .flatMap((abyss, n) =>
      abyss.bridges.map((end) => {
        const p = layout(board).abysses[n] as Point,
          q = layout(board).spaces[end] as Point,
          colour = `var(--sector-${(board.spaces[end] as Space).sector})`;
        const length = S3 * S,
          u = { x: (q.x - p.x) / length, y: (q.y - p.y) / length },
          from = S * 0.46,
          to = length - R - 1;
        const rail = (off: number) =>
          `M${f1(p.x + u.x * from + u.y * off)} ${f1(p.y + u.y * from - u.x * off)}` +
          `L${f1(p.x + u.x * to + u.y * off)} ${f1(p.y + u.y * to - u.x * off)}`;
        return (
          `<path d="${rail(0)}" stroke="#070b16" stroke-width="11"/>` +
          `<path d="${rail(3.2)}${rail(-3.2)}" stroke="${colour}" stroke-width="2.2"/>` +
          `<path d="${rail(0)}" stroke="${colour}" stroke-width="6.5" stroke-dasharray="1.6 4.2" ` +
          `stroke-opacity=".8"/>`
        );
      }),
    )
    .join("");

const drawn = new WeakMap<BoardFacts, string>();
export function territory(board: BoardFacts): string {
  const art = drawn.get(board) ?? areas(board) + links(board) + abysses(board) + bridges(board);
  drawn.set(board, art);
  return art;
}
/** The hex of an abyss, for its glow. */
export const abyssHex = (p: Point) => pts(hexPts(p.x, p.y, S * 0.86));
export const onRim = (p: Point, angle: number, k = 0.93): Point => {
  const [x, y] = pol(p.x, p.y, R * k, angle);
  return { x, y };
};
