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

/**
 * A choice on a way that was not gone: what its button says, what it is for and certain to bring, and what is seen
 * after it; nothing where something hidden would come to light with it.
 */
export interface Ahead {
  key: string;
  label: Sentence;
  state: TableState | null;
  told: Foretold;
}

/**
 * How far an analysis has come: nobody has asked for it yet, `ahead` others are before it, its share is done, all
 * of it is here, or it failed, and why.
 */
export interface Analysing {
  ahead: number;
  analysis: Analysis | null;
  error: string;
  share: number;
  status: "done" | "failed" | "none" | "running" | "waiting";
}

/**
 * Of a finished game, or of a running one as `seat` sees it (-1 for all). `chances` and `rounds` are those before
 * the first choice and after each one; `judge` is the level that judged, or `evaluation` where nothing was learned of
 * the game; `summary` says in a sentence what luck did.
 */
export interface Analysis {
  chances: number[][];
  fates: Fate[];
  format: number;
  game: string;
  judge: string;
  names: string[];
  rounds: number[];
  seat: number;
  slips: Slip[];
  strokes: Stroke[];
  summary: string;
  thoughts: Thought[];
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

/** Why one thing cannot be done, and what it would have been, as its button would say it. */
export interface Cause {
  label: Sentence;
  rules: string[];
  verb: string;
  words: Sentence;
}

/** The chance to win of every seat after so many moves, from what the one who asks may know. */
export interface Chances {
  chances: number[];
  judge: string;
  move: number;
}

/** An option as a client receives it: how journals name it, what it does to what, and what its button says. */
export interface Choice {
  ends: boolean;
  key: string;
  label: Sentence;
  spare: boolean;
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

/** The puzzle of today, the same for everybody; the first who asks for it on a day waits until it is found. */
export interface Daily {
  error: string;
  puzzle: Puzzle | null;
  share: number;
  status: "done" | "failed" | "running" | "waiting";
}

/**
 * Where a seat's result comes from, all in chance to win: start + luck - given + rest = result. `given` is what its
 * choices kept less than the best ones would have; `rest` is what the others gave away, and what anybody did better
 * than was expected. Margins are in points: by how much the seat beat its strongest rival, and by how much with even
 * luck.
 */
export interface Fate {
  error: number;
  even: number;
  given: number;
  luck: number;
  margin: number;
  rest: number;
  result: number;
  seat: number;
  start: number;
}

export interface Filling {
  bot?: string;
}

/**
 * An option before it is chosen: what it is for, why it would come to nothing if it would, what is certain to
 * happen, and what of that is written on the board.
 */
export interface Foretold {
  events: AnyEvent[];
  marks: Mark[];
  meaning: Sentence;
  vain: Sentence;
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

/**
 * By how much one way to go on is ahead of another at the end of the game: in points of a source, in points of the
 * strongest rival (`rival`) or in rounds that are still played (`rounds`); how sure that is, at 95 %; and what it is
 * worth in points of the total, where a level is more than its number says.
 */
export interface Gain {
  amount: number;
  error: number;
  source: string;
  worth: number;
}

/**
 * `solo` is who plays against one who is alone, where there is such a one. Of the bots, from the weakest to the
 * strongest, `usual` sits down where nobody is chosen, `teacher` with those who learn the game. Of one that is
 * `judged` chances to win can be told: it has hints, analyses and puzzles.
 */
export interface Game {
  about: string;
  bots: BotKind[];
  judged: boolean;
  minutes: number;
  name: string;
  rules_version: number;
  seats: number[];
  solo: string;
  switches: Switch[];
  tagline: string;
  teacher: string;
  title: string;
  usual: string;
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
  says_who: boolean;
  seat: number;
  text: string;
}

/**
 * The best ideas for a seat, the first one first, as they were thought of at this version of its question. `depth`
 * is how long was thought; where `more` is true, asking with the next depth brings better founded ones.
 */
export interface Hint {
  depth: number;
  ideas: Idea[];
  judge: string;
  more: boolean;
  seat: number;
  version: number;
}

/** Somebody at the table asked for a hint; what it said is theirs alone. */
export interface HintedMessage {
  on: "hinted";
  seat: number;
}

/** `depth` 0 is answered at once; each deeper one takes longer and is better founded. */
export interface Hinting {
  seat: number;
  depth?: number;
}

/**
 * A way to go on: its first choice, all that the same seat would choose after it until the turn ends or something
 * hidden comes to light, the chance to win that it leaves, and what speaks for it or against it in a line.
 */
export interface Idea {
  chance: number;
  error: number;
  gains: Gain[];
  key: string;
  reason: string;
  steps: Step[];
}

/** What something does, as the rule for it and its numbers. */
export interface Instruction {
  args: (number | string | number[] | Instruction)[];
  do: string;
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

/**
 * The runs and reports of this server. `host` is whether the one who asks may start runs: whoever sits at its
 * machine. `obstacle` says why nobody can.
 */
export interface Lab {
  host: boolean;
  obstacle: string;
  runs: LabRun[];
}

/**
 * A run of the lab. `games` are those of each number of players, `played` of `total` are there; `left` is how many
 * seconds it may take, where that is known. With `report` there is one at /lab/ID/report.html; `findings` are its
 * first sentences. `trouble` says why a run ended early that was started here.
 */
export interface LabRun {
  against: string;
  bots: string[];
  changes: string[];
  experiment: string;
  findings: string[];
  game: string;
  games: number;
  id: string;
  left: number | null;
  made: number;
  played: number;
  report: boolean;
  rules: number;
  seats: number[];
  seed: string;
  status: "playing" | "reporting" | "stopped" | "whole";
  title: string;
  total: number;
  trouble: string;
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

/** Something written on the board before an option is chosen: where, what, and from where pieces would come. */
export interface Mark {
  at: string;
  gain: boolean;
  origins: string[];
  words: Sentence;
}

/**
 * A line of the list of one's own tables. `margin` is what lies between oneself and the best of the others when it
 * is over, as people say it.
 */
export interface MyTable {
  margin: string;
  result: Result[];
  round: number;
  table: TableInfo;
  updated: string;
  waiting_for: string[];
  winners: string[];
  your_turn: boolean;
}

/**
 * What the lab is to play: so many games for each number of players. `variant` is the text of one; `against` names
 * a run that the report is to compare it with.
 */
export interface NewRun {
  game: string;
  bots: string[];
  seats: number[];
  games: number;
  seed?: number;
  variant?: string;
  against?: string;
}

/**
 * `seed` is text of digits, for a shuffle that is to be had again; that it was chosen is told to everybody. With
 * `hints` everybody who sits down may be helped.
 */
export interface NewTable {
  game: string;
  seats: Wish[];
  settings?: Record<string, string>;
  seed?: string | null;
  hints?: boolean;
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

/**
 * A position in which one choice is clearly best: seen from this seat, after so many moves of that table. Its
 * analysis holds the answer, as the better idea of the slip at `move` + 1. `day` is set for the puzzle of a day.
 */
export interface Puzzle {
  day: string;
  game: string;
  given: number;
  move: number;
  round: number;
  seat: number;
  table: string;
  title: string;
}

/**
 * What a seat is asked, the thing that caused it, all that can be chosen, what of it is worth knowing at a glance,
 * and the key of the option that completes it: none while something better is open.
 */
export interface Question {
  because: string;
  forward: string;
  open: Sentence;
  options: Choice[];
  prompt: Sentence;
}

/**
 * What can be done with a thing now (without rules), or why nothing can: the most helpful cause, and the others.
 * Of a thing that can be chosen the others are its uses that are barred.
 */
export interface Reason {
  more: Cause[];
  rules: string[];
  verb: string;
  words: Sentence;
}

/** Whether a finished game, played again from its seed, is the one that was sealed; if not, why. */
export interface Receipt {
  choices: number;
  salt: string;
  seed: string;
  true: boolean;
  why: string;
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
  ok: Version | Foretold | Reason | Looked;
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

/** `each` is 0 where the amounts differed, and for one `per` where things are counted. */
export interface ScoreLine {
  each: number;
  name: string;
  note: string;
  per: string;
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

/**
 * What others did since a seat last chose: the events, and the totals of all from the choice before them on, at
 * which the table looked like `before`.
 */
export interface Since {
  before: AnyView | null;
  events: AnyEvent[];
  first: number;
  last: number;
  totals: number[][];
}

/**
 * A choice that gave some chance to win away: what was played and what would have been better. The gains are those
 * of the better idea over the one that was played. A lapse is less than a mistake; it is told where nothing cost who
 * made it more.
 */
export interface Slip {
  better: Idea;
  error: number;
  given: number;
  kind: "blunder" | "lapse" | "mistake";
  move: number;
  played: Idea;
  seat: number;
}

export interface StateMessage {
  events: AnyEvent[];
  finals: string[];
  fresh: boolean;
  losses: string[];
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

export interface Step {
  key: string;
  label: Sentence;
}

/** A stroke of luck, good or bad for this seat: what came to light with that move, and what it changed. */
export interface Stroke {
  luck: number;
  move: number;
  seat: number;
  words: string;
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

/**
 * `invite` and `code` are for those who sit there; `seeded` says that whoever opened it may know the shuffle, and
 * `variant` what differs from the printed game, a sentence each. `hints` says that whoever sits down agrees to hints
 * and chances to win for everybody; where a single person plays they are always given. Neither they nor analyses are
 * to be had of a game that is not `judged`.
 */
export interface TableInfo {
  code: string;
  commitment: string;
  created: string;
  game: string;
  hints: boolean;
  id: string;
  invite: string;
  judged: boolean;
  seal: string;
  seats: Seat[];
  seeded: boolean;
  settings: Record<string, string>;
  status: "open" | "over" | "running";
  title: string;
  variant: string[];
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
  losses: string[];
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

/**
 * What a bot expected when it chose: the rest of its turn, and what spoke for it against the next best. `moves` are
 * the choices with which it went that way, the first of them included.
 */
export interface Thought {
  idea: Idea;
  move: number;
  moves: number[];
  seat: number;
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

/**
 * What a choice in the place of a slip is worth: the best that can follow it, how much chance to win it gives away
 * against the better idea of the slip, how sure that is at 95 %, and whether it is as good.
 */
export interface Tried {
  error: number;
  given: number;
  good: boolean;
  idea: Idea;
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

export type Heard =
  StateMessage | TableMessage | ThinkingMessage | HintedMessage | ReplyMessage | RefusalMessage | ClosedMessage;

/** What each game sends of its own, by its name: its file adds to this. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Games {}

export type AnyView = Games[keyof Games]["view"] | View;

export type AnyContent = Games[keyof Games]["content"] | Content;

export type AnyEvent = Games[keyof Games]["event"] | GameEvent;
