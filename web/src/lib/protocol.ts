/** The wire's shapes by the names the shell has for them. A view and what is printed hold more than all games share. */
import type { AtTable, Board, Question, Ref, Thing as Printed, TableState as State, View as Shared } from "../wire";

export type {
  BotKind,
  Choice as Option,
  Game,
  GameEvent,
  MyTable,
  Plea,
  Question as Ask,
  Reason as Refused,
  Rule,
  Score,
  ScoreLine,
  ScoreSheet,
  Seat,
  Sentence,
  Switch,
  TableInfo,
} from "../wire";
export type Part = string | Ref;
/** what the view of any game has, at a table */
export interface Seen extends Shared {
  ask: Question | null;
}
export interface View extends Seen {
  players: Record<string, unknown>[];
  [part: string]: unknown;
}
export interface TableState extends Omit<State, "view"> {
  /** null until the game begins; nothing but the waiting room looks at it before */
  view: View;
}
export interface Thing extends Printed {
  [fact: string]: unknown;
}
export interface Content {
  board: Board & Record<string, unknown>;
  things: Record<string, Thing>;
}
/** The view of one game: its drawings are fetched by its name, and the server holds what it sends to the type. */
export const viewOf = <V extends AtTable>(view: View): V => view as unknown as V;
