/** What has room on the timeline of a replay. */
import type { GameEvent } from "./protocol";

interface At {
  move: number;
}

/** As many marks as have room, the most important first; given back from left to right. */
export function withRoom<T extends At>(marks: T[], x: (move: number) => number, apart: number): T[] {
  const kept: T[] = [];
  for (const mark of marks) if (kept.every((other) => Math.abs(x(other.move) - x(mark.move)) >= apart)) kept.push(mark);
  return kept.sort((a, b) => a.move - b.move);
}

/** As many names as have room, from left to right. */
export function named<T extends At>(rounds: T[], x: (move: number) => number, apart: number): T[] {
  let last = -Infinity;
  return rounds.filter((round) => {
    const room = x(round.move) - last > apart;
    if (room) last = x(round.move);
    return room;
  });
}

/** Whose move each was. */
export function movers(story: GameEvent[]): [move: number, seat: number][] {
  const seats = new Map<number, number>();
  for (const event of story) if (event.seat >= 0 && !seats.has(event.move)) seats.set(event.move, event.seat);
  return [...seats];
}
