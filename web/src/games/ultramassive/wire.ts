/** Written by web/wire.py from the server's description of the wire: change that, not this. */

import type { AtTable, GameEvent, Instruction, Question, Sentence } from "../../wire";

export interface PlayerView {
  anomalies: string[];
  captured: string[];
  cores: string[] | number;
  discovery: number;
  drafted: string[];
  gaining: number;
  hand: string[] | number;
  hundreds: number;
  mass: number;
  on_track: number;
  open: boolean[];
  pending: string[];
  played: string[];
  size: "Primordial" | "Stellar" | "Supermassive";
  spaces: string[][];
  used: string[];
  wormholes: number[];
}

export interface Token {
  antimatter: boolean;
  discovery: number;
  family: string;
  id: string;
  kind: "token";
  mass: number;
  name: string;
  number: number;
  supply: number;
  text: string;
  words: Sentence;
}

export interface Card {
  does: Instruction[];
  family: string;
  id: string;
  kind: "card";
  name: string;
  number: number;
  text: string;
  words: Sentence;
}

export interface Anomaly {
  category: "Core" | "Matter" | "Orbit" | "Siphon";
  cost: number;
  does: Instruction[];
  family: string;
  id: string;
  kind: "anomaly";
  name: string;
  number: number;
  once: boolean;
  passive: Record<string, number>;
  text: string;
  words: Sentence;
}

export interface DraftOption {
  draft_set: number;
  family: string;
  gives: string[];
  id: string;
  kind: "draft";
  name: string;
  number: number;
  others: string[];
  symbols: Symbol[];
  text: string;
  words: Sentence;
}

export interface Symbol {
  for?: Icon;
  icon: string;
  n: number;
}

/** An icon, and how many of it. */
export interface Icon {
  icon: string;
  n: number;
}

export interface Resource {
  does: Instruction;
  family: string;
  id: string;
  kind: "resource";
  name: string;
  needs: string;
  number: number;
  symbols: Symbol[];
  text: string;
  token: string | null;
  words: Sentence;
}

export interface SiphonOption {
  does: Instruction;
  family: string;
  id: string;
  kind: "siphon";
  name: string;
  number: number;
  size: number;
  symbols: Symbol[];
  text: string;
  words: Sentence;
}

export interface Board {
  anomalies: string[];
  cap: number;
  channels: Channel[];
  cores: string[];
  cores_drawn: number;
  discovery_max: number;
  draft: string[][];
  hole: string;
  names: Record<string, string>;
  rounds: number;
  siphons: string[];
  sizes: SizeOfHole[];
  tokens: string[];
  wormholes: Wormhole[];
}

export interface Channel {
  name: "blue" | "pink";
  ref: string;
  spaces: string[];
}

export interface SizeOfHole {
  from: number;
  name: "Primordial" | "Stellar" | "Supermassive";
  open: string[];
}

export interface Wormhole {
  pair: string;
  ref: string;
}

export interface Events {
  absorbed: [string[]];
  annihilated: [string[], number];
  began: [];
  bonus: [number];
  captured: [string[]];
  discarded: [string];
  discovered: [string, number];
  discovered_core: [string];
  drafted: [string];
  drew: [number];
  drew_cards: [string[]];
  ended: [];
  exchanged: [number];
  expanded: [number];
  gained: [string, number];
  gained_discovery: [number];
  gained_mass: [number];
  gave: [string, number];
  gave_drafted: [string];
  lost_resources: [string[]];
  moved: [string[], number, number];
  moved_wormhole: [number, number, number];
  no_room: [string];
  no_trade: [];
  opened: [number];
  orbited: [number, number];
  over: [];
  paid_discovery: [number];
  played: [string];
  pushed: [number, number];
  reopened: [];
  round: [number];
  sent: [string[], number, number];
  siphoned: [string];
  skipped: [];
  stayed: [];
  token: [];
  used: [string];
  warped: [number, number];
  warped_quickly: [];
}

export interface Seen {
  acting: number;
  anomalies: Record<string, number>;
  ask: Question | null;
  deck: number;
  discard: string[];
  phase: "actions" | "bonus" | "discovery" | "draft" | "end of round" | "over" | "setup";
  players: PlayerView[];
  round: number;
  start: number;
  waiting_for: number[];
}

export interface View extends AtTable, Seen {
  game: "ultramassive";
}

export type Thing = Token | Card | Anomaly | DraftOption | Resource | SiphonOption;

export interface Content {
  game: "ultramassive";
  board: Board;
  things: Record<string, Thing>;
}

export type Event = {
  [E in keyof Events]: Omit<GameEvent, "event" | "details"> & { event: E; details: Events[E] };
}[keyof Events];

export interface Sent {
  view: View;
  content: Content;
  event: Event;
}

declare module "../../wire" {
  interface Games {
    ultramassive: Sent;
  }
}
