/** Tokens have no names of their own: this tells which token of the new position is which of the old one, so that it
 *  can be seen to move. */
import { LENGTH } from "./model";

export interface Piece {
  id: number;
  kind: string;
  space: number;
  place: number;
  of: number;
  delay: number;
}

let next = 1;
const fresh = (kind: string, space: number): Piece => ({ id: next++, kind, space, place: 0, of: 1, delay: 0 });

/** The pieces of the new position; those of the old one that are missing have left the board, when some fell in the
 *  innermost rather than others. */
export function follow(old: Piece[], spaces: string[][], falling: boolean): Piece[] {
  const now: { kind: string; space: number; was?: Piece }[] = spaces.flatMap((stack, space) =>
    stack.map((kind) => ({ kind, space })),
  );
  const left = new Set(old);
  for (const kind of new Set(now.map((t) => t.kind))) {
    for (const channel of [0, 1]) {
      const here = (space: number) => Math.floor(space / LENGTH) === channel;
      const before = old.filter((p) => p.kind === kind && here(p.space)).sort((a, b) => a.space - b.space);
      const after = now.filter((t) => t.kind === kind && here(t.space)).sort((a, b) => a.space - b.space);
      for (const [i, j] of align(
        before.map((p) => p.space),
        after.map((t) => t.space),
        falling,
      )) {
        after[j]!.was = before[i]!;
        left.delete(before[i]!);
      }
    }
    for (const token of now.filter((t) => t.kind === kind && !t.was)) {
      // through a Wormhole, or across to the other Channel
      const from = [...left].find((p) => p.kind === kind);
      if (from) {
        token.was = from;
        left.delete(from);
      }
    }
  }
  const pieces = now.map(({ kind, space, was }) => (was ? { ...was, space } : fresh(kind, space)));
  return arranged(pieces, old);
}

/** Order is kept within a Channel; tokens move inward, seldom outward, and come and go where that explains less
 *  badly. */
function align(before: number[], after: number[], falling: boolean): [number, number][] {
  const lost = (i: number) => (falling ? 0.5 + 1.2 * (LENGTH - 1 - (before[i]! % LENGTH)) : 4);
  const price = (a: number, b: number) => (b >= a ? b - a : 9);
  const best: number[][] = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]![j]!;
  for (let i = before.length; i >= 0; i--)
    for (let j = after.length; j >= 0; j--) {
      if (i === before.length) best[i]![j] = (after.length - j) * 4;
      else if (j === after.length) best[i]![j] = lost(i) + at(i + 1, j);
      else
        best[i]![j] = Math.min(
          price(before[i]!, after[j]!) + at(i + 1, j + 1),
          lost(i) + at(i + 1, j),
          4 + at(i, j + 1),
        );
    }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (at(i, j) === price(before[i]!, after[j]!) + at(i + 1, j + 1)) pairs.push([i++, j++]);
    else if (at(i, j) === lost(i) + at(i + 1, j)) i++;
    else j++;
  }
  return pairs;
}

/** Each gets its place in its stack; what moves sets off one after another, the innermost first. */
function arranged(pieces: Piece[], old: Piece[]): Piece[] {
  const was = new Map(old.map((p) => [p.id, p.space]));
  const moved = pieces.filter((p) => was.has(p.id) && was.get(p.id) !== p.space).map((p) => p.space);
  const waves = [...new Set(moved)].sort((a, b) => (b % LENGTH) - (a % LENGTH));
  const taken = new Map<number, number>();
  return pieces.map((p) => {
    const place = taken.get(p.space) ?? 0;
    taken.set(p.space, place + 1);
    const of = pieces.filter((q) => q.space === p.space).length;
    return { ...p, place, of, delay: Math.max(0, waves.indexOf(p.space)) };
  });
}
