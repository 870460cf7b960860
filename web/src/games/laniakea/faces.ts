/** The two faces of a galaxy tile, as art. Detail: 2 both halves, 1 the half that would be harvested, 0 the galaxy
 *  alone. */
import { f1, galaxyArt, ico } from "../../lib/art";
import { ABILITIES, units } from "./art";
import { type Point, R } from "./geometry";
import type { Tile } from "./types";
import type { Held } from "./types";
import { res } from "./resources";

export type Detail = 0 | 1 | 2;
/** What a scale has room for. A little is needed to get back what was dropped, so that a board at the edge does not
 *  flicker. */
export function steadyDetail(): (scale: number) => Detail {
  let before: Detail = 2;
  return (scale) => {
    const room = (least: number, level: Detail) => scale >= least + (before < level ? 0.03 : 0);
    before = room(0.77, 2) ? 2 : room(0.42, 1) ? 1 : 0;
    return before;
  };
}
const kept = new Map<string, string>();
const half = (sweep: number, fill: string, opacity = 1) =>
  `<path d="M${-R} 0A${R} ${R} 0 0 ${sweep} ${R} 0z" fill="${fill}" fill-opacity="${opacity}"/>`;

/** Icons side by side in the middle of a row: resources, then the ability. */
const spot = (i: number, n: number, size: number) => (i - (n - 1) / 2) * (size + 1.5);
function row(held: Held, ability: string, y: number, size: number, opacity = 1): string {
  const all = units(held),
    n = all.length + (ability ? 1 : 0),
    icon = ability === "SL" && opacity === 1 ? "" : ABILITIES[ability];
  return (
    all.map((unit, i) => res(unit, spot(i, n, size), y, size, opacity)).join("") +
    (icon ? ico(icon, spot(n - 1, n, size), y, size, "#f3f6ff", opacity) : "")
  );
}
const bottomSize = (tile: Tile, detail: Detail) => {
  const n = units(tile.bottom).length + (tile.ability ? 1 : 0);
  return (n > 3 ? 12.8 : 15) * (detail === 1 ? 1.06 : 1);
};
/** Where the Resource Slot of a discovered tile lies. */
export function slotSpot(tile: Tile, detail: Detail) {
  const n = units(tile.bottom).length + 1,
    size = bottomSize(tile, detail);
  return { x: spot(n - 1, n, size), y: R * 0.4, size };
}

/** Side by side beneath the victory points, which lie on the rim at the right. */
export const topRow = (n: number) => (n > 2 ? { size: 14, left: 6.5 } : { size: 17, left: n > 1 ? 3.5 : 0 });
/** Where the last of n icons ends that lie side by side. */
export const rowEnd = (n: number, { size, left }: ReturnType<typeof topRow>) => spot(n - 1, n, size) + size / 2 - left;

export function face(ref: string, tile: Tile, discovered: boolean, detail: Detail): string {
  const key = `${ref} ${discovered} ${detail}`;
  const art =
    kept.get(key) ??
    (tile.ability === "wormhole" ? wormhole() : discovered ? front(ref, tile, detail) : back(ref, tile, detail));
  kept.set(key, art);
  return art;
}
const front = (ref: string, tile: Tile, detail: Detail) =>
  `<circle r="${R}" fill="#0e1730"/><g clip-path="url(#lan-tile)">` +
  `<g transform="scale(${f1((R / 34) * 100) / 100})">${galaxyArt(ref, 33, detail ? 0.62 : 0.95)}</g></g>` +
  (detail ? half(0, "#0a1020", 0.55) : "") +
  `<circle r="${R}" fill="none" stroke="#dfe8ff" stroke-opacity=".75" stroke-width="1.5"/>` +
  (detail ? row(tile.bottom, tile.ability, R * 0.4, bottomSize(tile, detail)) : "");
function back(ref: string, tile: Tile, detail: Detail): string {
  const disc =
    `<circle r="${R}" fill="#1b2338"/>${half(1, "#2b3654")}${half(0, "#0d1322")}` +
    `<path d="M${2 - R} 0H${R - 2}" stroke="#5b6a92" stroke-opacity=".8" stroke-dasharray="3 3"/>` +
    `<circle r="${R}" fill="none" stroke="#6c7ca6" stroke-opacity=".7"/>`;
  if (detail === 0)
    return (
      `${disc}<g opacity=".25" clip-path="url(#lan-tile)">` +
      `<g transform="scale(.94)">${galaxyArt(ref, 33, 1)}</g></g>`
    );
  if (detail === 1) return `${disc}${smallTop(tile.top)}${ico("lock", 0, R * 0.46, 15, "#8e9bbd")}`;
  const { size, left } = topRow(units(tile.top).length);
  return (
    `${disc}<g transform="translate(${-left} ` +
    `0)">${row(tile.top, "", -R * 0.46, size)}</g>${row(tile.bottom, tile.ability, R * 0.45, 12.5, 0.5)}` +
    `<circle r="6.5" fill="#0d1322"/>${ico("lock", 0, -0.5, 9.5, "#b4bfda")}`
  );
}
/** On a small board the victory points are large: a third unit lies above the other two, clear of them. */
export const smallSpots = (n: number): Point[] =>
  n > 2
    ? [
        { x: -17, y: -9 },
        { x: -1, y: -9 },
        { x: -9, y: -23 },
      ]
    : Array.from({ length: n }, (_, i) => ({ x: spot(i, n, 17) - (n > 1 ? 8 : 2), y: -R * 0.4 }));
export const smallSize = (n: number) => (n > 2 ? 15 : 17);
function smallTop(held: Held): string {
  const all = units(held),
    spots = smallSpots(all.length);
  return all.map((unit, i) => res(unit, spots[i]!.x, spots[i]!.y, smallSize(all.length))).join("");
}
const wormhole = () =>
  `<circle r="${R}" fill="#0a0716" stroke="#8f7bd0" stroke-width="1.5"/>` +
  [1, 0.78, 0.56, 0.36]
    .map(
      (q, i) =>
        `<ellipse rx="${f1(R * q * 0.92)}" ry="${f1(R * q * 0.5)}" transform="rotate(${-24 + i * 16})" ` +
        `fill="none" stroke="hsl(${255 + i * 14} 85% ${62 + i * 7}%)" stroke-opacity="${0.35 + i * 0.18}" ` +
        `stroke-width="2.2"/>`,
    )
    .join("") +
  `<circle r="${f1(R * 0.16)}" fill="#fff"/>`;
