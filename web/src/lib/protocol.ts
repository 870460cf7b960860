/** The wire's shapes by the names the shell has for them. */
import type { AnyView, Ref, TableState as State } from "../wire";

export type {
  AnyContent as Content,
  AnyView as View,
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
  Thing,
} from "../wire";
export type Part = string | Ref;
export interface TableState extends Omit<State, "view"> {
  /** null until the game begins; nothing but the waiting room looks at it before */
  view: AnyView;
}
