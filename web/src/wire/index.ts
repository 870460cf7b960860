/** Written by web/wire.py from the server's description of the wire: change that, not this. */

export interface Agree {
  do: "agree";
  seat: number;
  yes: boolean;
  id: number;
}

export interface Agreeing {
  seat: number;
  yes: boolean;
}

export interface Asking {
  seat: number;
  ref: string;
}

/** What a table adds to the view of its game. */
export interface AtTable {
  game: string;
  moves: number;
  names: string[];
  settings: Record<string, string>;
  version: number;
}

export interface BotKind {
  about: string;
  name: string;
  spec: string;
}

/** Why one thing cannot be done, and what it would have been. */
export interface Cause {
  rules: string[];
  verb: string;
  words: Sentence;
}

/** An option as a client receives it: how journals name it, what it does to what, and what its button says. */
export interface Choice {
  ends: boolean;
  key: string;
  label: Sentence;
  target: string;
  verb: string;
}

export interface Choose {
  do: "choose";
  seat: number;
  key: string;
  version: number;
  id: number;
}

/** `version` is the one the question was seen at: sent again, the same choice is answered as made. */
export interface Choosing {
  seat: number;
  key: string;
  version?: number | null;
}

/** The socket may not be opened; it is closed with 4000 + status. */
export interface ClosedMessage {
  error: string;
  on: "refused";
  rules: string[];
  status: number;
}

/** What is printed in any game. */
export interface Content {
  board: PrintedBoard;
  game: string;
  things: Record<string, Thing>;
}

/** The round and the totals of all seats, before the first choice and after each one. */
export interface Course {
  rounds: number[];
  totals: number[][];
}

/** What something does, as the rule for it and its numbers. */
export interface Deed {
  args: (number | string | number[] | Deed)[];
  do: string;
}

export interface Filling {
  bot: string;
}

export interface Forking {
  move: number;
  seat?: number;
  bot?: string;
}

export interface FullScore {
  lines: ScoreLine[];
  name: string;
  parts: Record<string, number>;
  seat: number;
  total: number;
  winner: boolean;
}

/** `solo` is who plays against one who is alone, where there is such a one. */
export interface Game {
  about: string;
  bots: BotKind[];
  minutes: number;
  name: string;
  rules_version: number;
  seats: number[];
  solo: string;
  switches: Switch[];
  tagline: string;
  title: string;
}

/**
 * Of the log of any game: after so many choices, as the seat counts them, this happened. `refs` are what it names,
 * `details` what the engine tells: things as refs, places and amounts as numbers.
 */
export interface GameEvent {
  details: Json[];
  event: string;
  move: number;
  parts: Sentence;
  refs: string[];
  seat: number;
  text: string;
}

/** `seat` is an open one; the first if none is named. */
export interface Joining {
  name: string;
  seat?: number | null;
}

/** Whatever a game has to tell. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export interface KeptSeat {
  bot: string;
  kind: string;
  name: string;
  seat: number;
}

/**
 * A table as it is stored, also where its game cannot be opened: whom and what it was played with, every choice,
 * and the last position from which it can be taken up.
 */
export interface KeptTable {
  commitment: string;
  created: number;
  game: string;
  id: string;
  journal: [number, string][];
  mark: Json;
  origin: Json;
  orrery_table: number;
  rules: number;
  salt: string;
  scores: Result[];
  seal: string;
  seats: KeptSeat[];
  seed: string;
  settings: Record<string, string>;
  status: string;
  updated: number;
}

/** What an option is certain to bring. */
export interface Lines {
  lines: Sentence[];
}

/** See the table as this seat from now on. */
export interface Look {
  do: "look";
  seat: number;
  id?: number | null;
}

export interface Looked {
  seat: number;
}

/** A line of the list of one's own tables. */
export interface MyTable {
  result: Result[];
  round: number;
  table: TableInfo;
  updated: string;
  waiting_for: string[];
  winners: string[];
  your_turn: boolean;
}

/** `seed` is text of digits, for a shuffle that is to be had again; that it was chosen is told to everybody. */
export interface NewTable {
  game: string;
  seats: Wish[];
  settings?: Record<string, string>;
  seed?: string | null;
}

/** Somebody asks to take back so many choices; which ones may be a secret. */
export interface Plea {
  agreed: number[];
  back: number;
  seat: number;
  waiting_for: number[];
}

export interface Plead {
  do: "plead";
  seat: number;
  id: number;
}

export interface Preview {
  do: "preview";
  seat: number;
  key: string;
  id: number;
}

export interface Previewing {
  seat: number;
  key: string;
}

/** How places are called, by their refs. Each game adds what its board is drawn from. */
export interface PrintedBoard {
  names: Record<string, string>;
}

/** What a seat is asked, the thing that caused it, and all that can be chosen. */
export interface Question {
  because: string;
  options: Choice[];
  prompt: Sentence;
}

/** What can be done with a thing now (without rules), or why nothing can: the most helpful cause, and the others. */
export interface Reason {
  more: Cause[];
  rules: string[];
  verb: string;
  words: Sentence;
}

/** A link that moves one's seats to another device: once, and until it expires. */
export interface Recovery {
  expires: string;
  link: string;
  token: string;
}

/** Words that name a thing, a place or a symbol, and how views, journals and drawings name it. */
export interface Ref {
  name: string;
  ref: string;
}

/** The same when it was refused; null stands for an id that could not be read. */
export interface RefusalMessage {
  error: string;
  id: number | null;
  on: "reply";
  rules: string[];
  status: number;
}

/** Every refusal: a sentence that says what to do next, and the rules it rests on. */
export interface Refused {
  error: string;
  rules: string[];
}

/** To the message with this id. */
export interface ReplyMessage {
  id: number;
  ok: Version | Lines | Reason | Looked;
  on: "reply";
}

export interface Result {
  seat: number;
  total: number;
  winner: boolean;
}

export interface Rule {
  chapter: string;
  id: string;
  text: string;
}

/** An opponent whom the game itself plays has the seat after the last. */
export interface Score {
  name: string;
  parts: Record<string, number>;
  seat: number;
  total: number;
  winner: boolean;
}

/** `each` is 0 where the amounts differed. */
export interface ScoreLine {
  each: number;
  name: string;
  note: string;
  points: number;
  ref: string;
  source: string;
  times: number;
}

export interface ScoreSheet {
  scores: FullScore[];
  why: string;
}

/** `here` is whether somebody looks at the table from it. */
export interface Seat {
  bot: string;
  here: boolean;
  kind: "bot" | "open" | "person";
  name: string;
  seat: number;
  yours: boolean;
}

/** Something that is done from a seat of one's own. */
export interface Seated {
  seat: number;
}

export interface StateMessage {
  events: AnyEvent[];
  finals: string[];
  fresh: boolean;
  notice: string;
  on: "state";
  plea: Plea | null;
  scores: Score[] | null;
  seat: number;
  since: number | null;
  table: TableInfo;
  undo: Undoing;
  version: number;
  view: AnyView | null;
  yours: number[];
}

/** Something a table may choose; `rules` are what it decides. */
export interface Switch {
  choices: string[];
  default: string;
  first: boolean;
  labels: Record<string, string>;
  name: string;
  rules: string[];
  title: string;
  words: string;
}

/** `invite` and `code` are for those who sit there; `seeded` says that whoever opened it may know the shuffle. */
export interface TableInfo {
  code: string;
  commitment: string;
  created: string;
  game: string;
  id: string;
  invite: string;
  seal: string;
  seats: Seat[];
  seeded: boolean;
  settings: Record<string, string>;
  status: "open" | "over" | "running";
  title: string;
}

/** Seats have changed, or somebody came or went. */
export interface TableMessage {
  on: "table";
  table: TableInfo;
}

/**
 * All that a seat may know. `events` follow those of move `since`: later lines that one has are no longer true;
 * null means all lines anew, and `fresh` that they are history.
 */
export interface TableState {
  events: AnyEvent[];
  finals: string[];
  fresh: boolean;
  notice: string;
  plea: Plea | null;
  scores: Score[] | null;
  seat: number;
  since: number | null;
  table: TableInfo;
  undo: Undoing;
  version: number;
  view: AnyView | null;
  yours: number[];
}

/** Something printed in any game. */
export interface Thing {
  family?: string;
  id: string;
  kind: string;
  name: string;
  number: number;
  text: string;
  words: Sentence;
}

/** A bot thinks: how many lines of play it has looked at, and which share of its time or count is gone. */
export interface ThinkingMessage {
  done: number;
  on: "thinking";
  seat: number;
  share: number;
  since: string;
}

/** The file of a game: everything needed to replay it, play on, and prove that it was fair. */
export interface Transcript {
  commitment: string;
  game: string;
  journal: [number, string][];
  names: string[];
  orrery: number;
  people: number[];
  position: Json;
  result: Result[];
  rules_version: number;
  salt: string;
  seal: string;
  seed: string;
  settings: Record<string, string>;
  sum: string;
}

export interface Undo {
  do: "undo";
  seat: number;
  id: number;
}

/** Whether one's last choice can be taken back; where it cannot, why, and whether the others can be asked. */
export interface Undoing {
  ask: boolean;
  can: boolean;
  why: string;
}

/** Of the table, after what was done. */
export interface Version {
  version: number;
}

/** What a seat sees of any game. */
export interface View {
  acting: number;
  ask: Question | null;
  game: string;
  moves: number;
  names: string[];
  players: { [name: string]: Json }[];
  round: number;
  settings: Record<string, string>;
  version: number;
  waiting_for: number[];
}

export interface Why {
  do: "why";
  seat: number;
  ref: string;
  id: number;
}

/** A seat as somebody wants it. */
export interface Wish {
  kind: "bot" | "friend" | "me";
  name?: string;
  bot?: string;
}

export type Sentence = (string | Ref)[];

export type Said = Look | Choose | Undo | Plead | Agree | Preview | Why;

export type Heard = StateMessage | TableMessage | ThinkingMessage | ReplyMessage | RefusalMessage | ClosedMessage;

/** What each game sends of its own, by its name: its file adds to this. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Games {}

export type AnyView = Games[keyof Games]["view"] | View;

export type AnyContent = Games[keyof Games]["content"] | Content;

export type AnyEvent = Games[keyof Games]["event"] | GameEvent;
