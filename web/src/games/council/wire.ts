/** Written by web/wire.py from the server's description of the wire: change that, not this. */

import type { AtTable, GameEvent, Instruction, Question, Sentence } from "../../wire";

export interface AutomaView {
  card: string | null;
  piles: number[];
  used: string[][];
}

export interface TechPile {
  cards: string[] | null;
  count: number;
}

export interface LightPile {
  count: number;
  known: string[];
}

/** What one's own plan comes to so far. */
export interface PlanningView {
  assessing: number;
  fields: PlanField[];
  galaxies: number;
  marker: number;
  rivals: RivalPlan[];
  short: number;
  short_before: number;
  sum: number;
}

/** An action field as it would be revealed. */
export interface PlanField {
  card: string;
  consumption: number;
  planned: boolean;
}

export interface RivalPlan {
  marker: number;
  most: number;
  seat: number;
}

export interface PlayerView {
  adapted: ("blue" | "brown" | "red")[];
  ai_cards: number;
  automa: boolean;
  bonuses: BonusCount;
  cards: string[] | null;
  civilization: string;
  consumption: number;
  energy: number;
  gems: [number, number, number];
  hand: string[];
  leader: string | null;
  level: number;
  panel: number;
  plan: (string | null)[] | null;
  ranges: number[];
  returned: string[] | number;
  slots: string[][];
  spent: number;
  stacks: boolean;
  techs: string[];
  upgrades: string[];
}

export interface BonusCount {
  dark: number;
  light: number;
}

export interface StationView {
  seat: number;
  station: string;
}

export interface Gem {
  id: string;
  kind: "gem";
  name: string;
  number: number;
  text: string;
  words: Sentence;
}

export interface Payment {
  gems: [number, number, number];
  id: string;
  kind: "payment";
  name: string;
  number: number;
  text: string;
  words: Sentence;
}

export interface Civilization {
  colour: string;
  id: string;
  kind: "civilization";
  name: string;
  number: number;
  text: string;
  words: Sentence;
}

export interface Galaxy {
  colour: string;
  family: string;
  fields: number[];
  higher: number;
  id: string;
  kind: "galaxy";
  light: boolean;
  lower: number;
  name: string;
  number: number;
  parsec: number;
  seats: number[];
  text: string;
  words: Sentence;
}

export interface Tile {
  energy: number;
  family: string;
  gems: [number, number, number];
  id: string;
  kind: "tile";
  name: string;
  number: number;
  parsec: number;
  planets: number[];
  text: string;
  words: Sentence;
}

export interface Card {
  ai: boolean;
  consumption: number;
  cost: [number, number, number];
  does: Instruction[];
  family: string;
  id: string;
  kind: "card";
  name: string;
  number: number;
  text: string;
  words: Sentence;
}

export interface Upgrade {
  cost: [number, number, number];
  does: Instruction;
  family: string;
  id: string;
  kind: "upgrade";
  name: string;
  number: number;
  once: boolean;
  parsec: number;
  slot: number;
  text: string;
  words: Sentence;
}

export interface Bonus {
  counts: string;
  dark: boolean;
  family: string;
  id: string;
  kind: "bonus";
  module: boolean;
  name: string;
  number: number;
  seats: number[];
  text: string;
  which: number;
  words: Sentence;
}

export interface Tech {
  does: Instruction[];
  family: string;
  id: string;
  kind: "tech";
  level: number;
  name: string;
  number: number;
  power: number;
  text: string;
  words: Sentence;
}

export interface Station {
  cost: [number, number, number];
  family: string;
  id: string;
  kind: "station";
  name: string;
  number: number;
  text: string;
  words: Sentence;
}

export interface Leader {
  consumption: number;
  does: Instruction | null;
  family: string;
  id: string;
  kind: "leader";
  name: string;
  number: number;
  power: number;
  start: number;
  text: string;
  words: Sentence;
}

export interface AutomaCard {
  assess_all: boolean;
  consumption: number;
  family: string;
  id: string;
  kind: "automa";
  level: number;
  lines: Instruction[][];
  name: string;
  number: number;
  refresh: number[];
  says: Sentence[][];
  silver: boolean;
  text: string;
  words: Sentence;
}

export interface Board {
  bonus_limit: number;
  civilizations: string[];
  colours: ("blue" | "brown" | "red")[];
  consumption: ConsumptionTrack;
  display: number;
  fields: Field[];
  galaxies: string[];
  gems: string[];
  height: number;
  names: Record<string, string>;
  planets_per_tile: number;
  purchases: number;
  station_cubes: StationCubes;
  stations: string[];
  upgrades: string[];
}

export interface ConsumptionTrack {
  highest: number;
  lowest: number;
}

export interface Field {
  galaxy: string;
  parsec: number;
  ref: string;
}

/** The station whose cubes count for the majority, and how many. */
export interface StationCubes {
  cubes: number;
  station: string;
}

export interface Events {
  acts: [string, number];
  added_field: [number];
  assessed: [string, number];
  automa_card: [string];
  automa_skips: [];
  bought: [string, [number, number, number]];
  built: [string, string];
  collected: [string, [number, number, number]];
  consumed: [number, number];
  discovered: [string, number];
  drew_bonus: [];
  drew_tiles: [number, number];
  gained_energy: [number];
  gained_gems: [[number, number, number]];
  gave_up: [string];
  gave_up_dark: [];
  gave_up_light: [];
  gift: [[number, number, number]];
  kept_tile: [string];
  leads: [string];
  left_field: [number];
  order: [number];
  pays: [string];
  plan: [string[]];
  planned: [string, number];
  refined: [string, string];
  refreshed: [number];
  removed: [number];
  returned_for_automa: [string];
  returned_tile: [string];
  rose: [number];
  round: [number];
  saved: [number];
  saw_bonus: [string];
  saw_for_automa: [string[]];
  saw_techs: [string[]];
  saw_tiles: [string[]];
  scored: [number, number, number, string[]];
  settled: [number, number, string];
  shared: [];
  shown: [string];
  slid: [];
  stopped_assessing: [];
  stopped_buying: [];
  throne: [];
  took_card: [string];
  took_tech: [string];
  won: [];
}

export interface Seen {
  acting: number;
  acting_field: number;
  ask: Question | null;
  automa: AutomaView | null;
  dark_tech: TechPile[];
  deck: number;
  discard: string[];
  display: (string | null)[];
  drawn: (string | null)[];
  fields: (string | null)[];
  galaxies: string[];
  leaders: string[];
  light: LightPile;
  order: number[];
  phase: "actions" | "assessment" | "automa" | "buy" | "leaders" | "over" | "planning" | "setup";
  piles: Record<string, (string | null)[]>;
  planets: Record<string, number[]>;
  planning: PlanningView | null;
  players: PlayerView[];
  round: number;
  solo: boolean;
  stations: Record<string, StationView>;
  throne: number;
  waiting_for: number[];
}

export interface View extends AtTable, Seen {
  game: "council";
}

export type Thing =
  Gem | Payment | Civilization | Galaxy | Tile | Card | Upgrade | Bonus | Tech | Station | Leader | AutomaCard;

export interface Content {
  game: "council";
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
    council: Sent;
  }
}
