/** Following the turn of another: a state that tells of several choices at once is taken apart again, so that each is
 *  seen with the position it led to. */
import { type Deed, deedsOf, type Tell } from "./deeds";
import type { Frame } from "./pace";
import type { GameEvent, TableState } from "./protocol";
import { plain } from "./sentence";
import type { Table } from "./table.svelte";

/** How long a line stays: so long at least, and so long for a letter; milliseconds. */
export interface Reading {
  least: number;
  letter: number;
}
/** More choices than these were made while nobody looked: the recap tells of them. */
const MOST = 80;

export const readingTime = (deed: Deed, { least, letter }: Reading): number =>
  Math.max(deed.great ? 2 * least : least, letter * (plain(deed.said).length + 4 * deed.gains.length));

/** The choices a state tells of, in their order. */
export const movesIn = (state: TableState): number[] => [...new Set(state.events.map((event) => event.move))];

/** Those whose positions have to be asked for: all but the last, if others than oneself made them. */
export function between(state: TableState): number[] {
  const moves = movesIn(state),
    others = state.events.some((event) => event.seat >= 0 && !state.yours.includes(event.seat));
  return state.fresh || state.since === null || !others || moves.length > MOST ? [] : moves.slice(0, -1);
}

/** A frame for every choice. `past` are the states after those in between, in their order; `before` is what happened
 *  last: what belongs to a deed that began there is told as part of it. */
export function framesOf(
  state: TableState,
  past: TableState[],
  tell: Tell | undefined,
  table: Table,
  reading: Reading | null,
  before: GameEvent[] = [],
): Frame<Deed>[] {
  const moves = movesIn(state),
    deeds = tell && reading && !state.fresh ? deedsOf([...before, ...state.events], tell, table) : [],
    told = deeds.filter((deed) => !state.yours.includes(deed.seat) && moves.includes(deed.last));
  const lines = (last: (deed: Deed) => boolean) =>
    told.filter(last).map((line) => ({ line, ms: readingTime(line, reading!) }));
  if (past.length !== moves.length - 1) return [{ state, lines: lines(() => true) }];
  return [...past, state].map((then, i, all) => ({
    state: {
      ...then,
      version: state.version - (all.length - 1 - i),
      view: then === state ? state.view : { ...then.view, ask: null },
      events: state.events.filter((event) => event.move === moves[i]),
      since: i ? moves[i - 1]! : state.since,
      fresh: false,
    },
    lines: lines((deed) => deed.last === moves[i]),
  }));
}
