/** Where ghosts lie on the screen: rings, numbers, ways and words. */
import { type Beyond, beyondEdge } from "./column";
import { boxesOf, buttonOf, platesOf, type Ribbon, ribbonIn, spotOf, zoneOf } from "./finding";
import type { Ghost } from "./ghosts";
import { plain } from "./sentence";

/** Where a ghost lies on the screen. */
export interface Placed {
  ghost: Ghost;
  x: number;
  y: number;
  w: number;
  h: number;
  /** a place on a board, not a card */ round: boolean;
  /** what is no box: it begins where this says */ curve: Ribbon | null;
  /** how many numbers stand at the same place before this one */ beside: number;
  from: [number, number][];
  tag: { x: number; y: number } | null;
  /** what it stands for has slid out of sight, this way */ beyond?: "up" | "down";
}
/** of a board: what is as wide is no place on it, and a ring round it would say nothing */
const VAST = 0.5;
const HIGH = 26,
  ABOVE = 40,
  TOP = 58,
  LETTER = 8,
  EDGE = 4;

const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
const vast = (element: Element, box: DOMRect) =>
  box.width > VAST * (element.closest("[data-zone]")?.getBoundingClientRect().width ?? Infinity);
const found = (ref: string, by: number, own: number) => (ref ? spotOf(ref, by, own) : null);
const letters = ({ tag = "", said = [] }: Ghost) =>
  tag.length || said.reduce((sum, part) => sum + (typeof part === "string" ? part.length : 2), 0);

/** Those that are drawn on the screen now. Ways are drawn within the board alone. */
export function placed(ghosts: Ghost[], own: number): Placed[] {
  const all: Placed[] = [];
  for (const ghost of ghosts) {
    if (all.some((one) => same(one.ghost, ghost))) continue;
    const element = found(ghost.ref, ghost.by, own) ?? buttonOf(ghost.key ?? "");
    const edge = ghost.n && (!element || zoneOf(element) === "side") ? beyondEdge(ghost.ref) : null;
    if (edge) all.push(atEdge(ghost, edge, all));
    if (edge || !element) continue;
    const curve = ribbonIn(element),
      box = boxesOf(element)[0]!,
      onBoard = zoneOf(element) === "board";
    if ((ghost.kind === "mark" || ghost.later) && !onBoard) continue;
    const beside = besides(ghost, box, all);
    const from = (ghost.from ?? [])
      .map((ref) => found(ref, ghost.by, own))
      .filter((one) => onBoard && !curve && one && zoneOf(one) === "board" && !ribbonIn(one))
      .map((one) => middle(one!.getBoundingClientRect()));
    const round = element instanceof SVGElement && Math.abs(box.width - box.height) < 10;
    const ring = ghost.ring && (!onBoard || !!curve || !vast(element, box));
    all.push({
      ghost: { ...ghost, ring },
      x: box.x,
      y: box.y,
      w: box.width,
      h: box.height,
      round,
      curve,
      beside,
      from,
      tag: null,
    });
  }
  const told = new Set<string>(),
    plates = platesOf();
  for (const one of all) {
    const { kind, tag } = one.ghost;
    if (one.beyond || !letters(one.ghost) || (tag && told.has(kind + tag))) continue; // once is enough
    told.add(kind + (tag ?? ""));
    one.tag = roomFor(one, all, plates);
  }
  return all;
}
const besides = (ghost: Ghost, box: DOMRect, all: Placed[]) =>
  all.filter((one) => one.ghost.n && ghost.n && near(one, box)).length;
/** Only its number, where one has to slide to. */
const atEdge = (ghost: Ghost, { box, down }: Beyond, all: Placed[]): Placed => ({
  ghost: { ...ghost, ring: false },
  x: box.x,
  y: box.y,
  w: box.width,
  h: 0,
  round: false,
  curve: null,
  beside: besides(ghost, box, all),
  from: [],
  tag: null,
  beyond: down ? "down" : "up",
});
/** The same place in the same way; a number or words of its own are another matter. */
const same = (a: Ghost, b: Ghost) =>
  a.ref === b.ref &&
  a.kind === b.kind &&
  (a.ref !== "" || a.key === b.key) &&
  (!b.n || a.n === b.n) &&
  plain(a.said ?? []) === plain(b.said ?? []);
const near = (one: Placed, box: DOMRect) => Math.hypot(one.x - box.x, one.y - box.y) < 8;

/** In the middle of its place, and never beyond the side of a small screen. */
const within = (x: number, half: number): number => Math.max(half + EDGE, Math.min(x, innerWidth - half - EDGE));

/** A little above the place; lower where other words stand already, or a name of the board. */
function roomFor(one: Placed, all: Placed[], plates: DOMRect[]): { x: number; y: number } {
  const width = (other: Placed) => (letters(other.ghost) * LETTER + 24) / 2,
    x = within(one.x + one.w / 2, width(one));
  let y = Math.max(TOP, one.y - ABOVE);
  const named = (at: number) =>
    plates.some(
      ({ left, right, top, bottom }) =>
        at < bottom && at + HIGH > top && x - width(one) < right && x + width(one) > left,
    );
  const taken = (at: number) =>
    named(at) ||
    all.some(
      (other) =>
        other !== one &&
        other.tag &&
        Math.abs(other.tag.y - at) < HIGH &&
        Math.abs(other.tag.x - x) < width(one) + width(other),
    );
  while (taken(y)) y += HIGH;
  return { x, y };
}
