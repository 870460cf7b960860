/** Who sits where, in the order in which their panels are shown. */
import type { GameEvent, TableState } from "./protocol";

/** The one who plays along without a seat has the fifth emblem. */
export const emblemOf = (state: TableState, seat: number): number => (seat < state.table.seats.length ? seat : 4);
/** Whose emblem stands before a line of the log: nobody's, if it tells of no one. */
export const tellerOf = (state: TableState, { seat, says_who }: GameEvent): number =>
  says_who || seat >= state.table.seats.length ? seat : -1;
export function inOrder(state: TableState): number[] {
  const all = state.view.names.map((_, seat) => seat),
    first = Math.max(0, state.seat);
  return [...all.slice(first), ...all.slice(0, first)];
}
/** Whose turn it is next among one's own seats: -1 while it is the seat's that looks on, or no own one's. */
export const nextHere = ({ view: { waiting_for }, seat, yours }: TableState): number =>
  waiting_for.includes(seat) ? -1 : (yours.find((own) => waiting_for.includes(own)) ?? -1);
