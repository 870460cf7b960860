/** What the server sends: see docs/protocol.md. */
export type Part = string | { ref: string; name: string };
/** in parts, of which some name a thing or place */
export type Sentence = Part[];
export interface Option {
  key: string;
  verb: string;
  target: string;
  label: Sentence;
  /** something, such as a turn, or goes on without it */ ends: boolean;
}
export interface Ask {
  prompt: Sentence;
  because: string;
  options: Option[];
}
/** what the view of any game has, at a table */
export interface Seen {
  version: number;
  moves: number;
  names: string[];
  settings: Record<string, string>;
  round: number;
  acting: number;
  waiting_for: number[];
  ask: Ask | null;
}
export interface View extends Seen {
  players: Record<string, unknown>[];
  [part: string]: unknown;
}
export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot?: string;
  yours: boolean;
  here: boolean;
}
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: "open" | "running" | "over";
  invite?: string;
  code?: string;
  commitment: string;
  seal?: string;
  seeded?: boolean;
  settings: Record<string, string>;
  created: string;
  seats: Seat[];
}
export interface GameEvent {
  move: number;
  event: string;
  seat: number;
  refs: string[];
  details: unknown[];
  text: string;
  parts: Sentence;
}
export interface Score {
  seat: number;
  name: string;
  total: number;
  parts: Record<string, number>;
  winner: boolean;
}
export interface ScoreLine {
  source: string;
  ref: string;
  name: string;
  note: string;
  times: number;
  /** 0 when the amounts differed */ each: number;
  points: number;
}
export interface ScoreSheet {
  why: string;
  scores: (Score & { lines: ScoreLine[] })[];
}
/** somebody asks to take back what undo no longer reaches */
export interface Plea {
  seat: number;
  back: number;
  agreed: number[];
  waiting_for: number[];
}
export interface TableState {
  version: number;
  table: TableInfo;
  seat: number;
  yours: number[];
  /** null until the game begins; nothing but the waiting room looks at it before */ view: View;
  events: GameEvent[];
  /** the log is known up to this move */ since: number | null;
  fresh: boolean;
  undo: { can: boolean; why: string; /** the others can be asked */ ask: boolean };
  scores: Score[] | null;
  /** options that could not be taken back */ finals: string[];
  plea: Plea | null;
  /** what everybody should know */ notice: string;
}
export interface Thing {
  name: string;
  text: string;
  /** the same in parts, apart from what its picture shows */ words: Sentence;
  [fact: string]: unknown;
}
export interface Content {
  board: Record<string, unknown>;
  things: Record<string, Thing>;
}
export interface Refused {
  words: Sentence;
  rules: string[];
  verb: string;
  /** what else stands in the way, the most helpful first */ more: { words: Sentence; rules: string[]; verb: string }[];
}
export interface Switch {
  name: string;
  title: string;
  choices: string[];
  labels: Record<string, string>;
  /** the rule as written */ default: string;
  rules: string[];
  words: string;
  /** asked for first when a table is laid */ first: boolean;
}
export interface BotKind {
  spec: string;
  name: string;
  about: string;
}
export interface Game {
  name: string;
  title: string;
  about: string;
  tagline: string;
  /** 0 where nobody knows */ minutes: number;
  seats: number[];
  solo: string;
  switches: Switch[];
  bots: BotKind[];
}
export interface Rule {
  id: string;
  chapter: string;
  text: string;
}
export interface MyTable {
  table: TableInfo;
  your_turn: boolean;
  waiting_for: string[];
  round: number;
  result: { seat: number; total: number; winner: boolean }[];
  winners: string[];
  updated: string;
}
