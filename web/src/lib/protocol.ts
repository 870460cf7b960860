/** The wire's shapes by the names the shell has for them. */
import type { Ahead as Walked, AnyView, Ref, Since as Told, TableState as State } from "../wire";

export type {
  Analysing,
  Analysis,
  AnyContent as Content,
  AnyView as View,
  BotKind,
  Chances,
  Choice as Option,
  Daily,
  Fate,
  Foretold,
  Gain,
  Game,
  GameEvent,
  Lab,
  LabRun,
  Hint,
  Idea,
  Mark,
  MyTable,
  Plea,
  Puzzle,
  Question as Ask,
  Reason as Refused,
  Rule,
  Score,
  ScoreLine,
  ScoreSheet,
  Seat,
  Sentence,
  Slip,
  Stroke,
  Receipt,
  Switch,
  TableInfo,
  Thing,
  Thought,
  Tried,
} from "../wire";
export type Part = string | Ref;
export interface Since extends Omit<Told, "before"> {
  before: AnyView;
}
export interface TableState extends Omit<State, "view"> {
  /** null until the game begins; nothing but the waiting room looks at it before */
  view: AnyView;
}
/** A step of a way that was not gone. */
export interface Ahead extends Omit<Walked, "state"> {
  state: TableState | null;
}
