/** The wire's shapes by the names the shell has for them. */
import type { AnyView, Ref, Since as Told, TableState as State } from "../wire";

export type {
  AnyContent as Content,
  AnyView as View,
  BotKind,
  Choice as Option,
  Foretold,
  Game,
  GameEvent,
  Lab,
  LabRun,
  Mark,
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
  Receipt,
  Switch,
  TableInfo,
  Thing,
} from "../wire";
export type Part = string | Ref;
export interface Since extends Omit<Told, "before"> {
  before: AnyView;
}
export interface TableState extends Omit<State, "view"> {
  /** null until the game begins; nothing but the waiting room looks at it before */
  view: AnyView;
}
