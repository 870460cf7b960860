/** Written by web/wire.py from the server's description of the wire: change that, not this. */

import type { AtTable, GameEvent, Instruction, Question, Sentence } from "../../wire";

export interface AdversaryView {
  acting: boolean;
  celestial: string;
  deck: number;
  discard: string[];
  entities: string[];
  held: [number, number, number];
  level: number;
  place: number;
  sanctums: number[];
  score: Record<string, number>;
}

export interface PlayerView {
  ability: number;
  artifacts: string[];
  attack: AttackView | null;
  attack_tokens: number;
  celestial: string;
  colour: "brown" | "grey" | "orange" | "teal";
  deck: string[] | number;
  defeated: string[];
  discard: string[];
  doubling: boolean;
  entities: string[];
  flipped: string[];
  fought: string[];
  gateways: number[];
  hand: string[] | number;
  hand_and_deck: string[];
  held: [number, number, number];
  hit_points: Record<string, number>;
  level: number;
  move: MoveView | null;
  movement: number;
  place: number;
  playing: string;
  prices: number[];
  sanctums: number[];
  score: Record<string, number>;
  seen: string[];
  thrones: number[];
  token: TokenView;
  used: string[];
}

export interface AttackView {
  aids: string[];
  on: string;
  sent: string[];
  strength: number;
  tokens: number;
}

export interface MoveView {
  left: number;
  purse: [number, number, number];
}

/** A Resource Slot token: on its owner's board, waiting to be placed, or on a galaxy. */
export interface TokenView {
  on: "board" | "galaxy" | "hand";
  space: number;
  stone: string;
}

export interface StructureView {
  kind: "gateway" | "sanctum";
  owner: number | "adversary";
}

export interface Tile {
  ability: string;
  bottom: [number, number, number];
  family: string;
  id: string;
  kind: "tile";
  name: string;
  number: number;
  points: number;
  slot: boolean;
  text: string;
  top: [number, number, number];
  words: Sentence;
  wormhole: boolean;
}

export interface Power {
  attack: number;
  does: Instruction[];
  family: string;
  id: string;
  kind: "power";
  market: boolean;
  name: string;
  number: number;
  permanent: boolean;
  seraph: boolean;
  text: string;
  words: Sentence;
}

export interface Entity {
  boon: [string, number][];
  cost: [number, number, number];
  does: Instruction[];
  family: string;
  id: string;
  kind: "entity";
  name: string;
  number: number;
  points: number;
  scoring?: EntityScoring;
  text: string;
  type: "Endgame Scoring" | "Enhancement" | "Instant Action";
  words: Sentence;
}

/** So many points for every `each` of what is counted. */
export interface EntityScoring {
  counter: string;
  each: number;
  points: number;
}

export interface Chaos {
  effect: [string, number][];
  family: string;
  gives: Sentence;
  harms: Sentence;
  hit_points: number;
  id: string;
  kind: "chaos";
  name: string;
  needs: Sentence;
  number: number;
  points: number;
  requirement: string;
  reward: Instruction[];
  text: string;
  words: Sentence;
}

export interface Artifact {
  attack: number;
  does: Instruction[];
  family: string;
  id: string;
  kind: "artifact";
  name: string;
  number: number;
  once: boolean;
  text: string;
  words: Sentence;
}

export interface Celestial {
  attack: number[];
  counter: string;
  each: number;
  family: string;
  id: string;
  kind: "celestial";
  name: string;
  number: number;
  overpower: Instruction[];
  overpower_text: Sentence;
  per: string;
  rates: number[];
  start: string;
  text: string;
  words: Sentence;
}

export interface AdversaryCard {
  does: Instruction[];
  family: string;
  id: string;
  kind: "adversary";
  name: string;
  number: number;
  text: string;
  words: Sentence;
}

export interface Board {
  ability_spaces: number;
  abysses: Abyss[];
  adversary_ascended: number;
  ascended: number;
  celestials: string[];
  colours: ("brown" | "grey" | "orange" | "teal")[];
  cores: string[];
  directions: Direction[];
  market_prices: number[];
  most: number;
  names: Record<string, string>;
  pieces: Pieces;
  player_board: Instruction[];
  priced: Priced;
  resources: string[];
  sectors: string[];
  spaces: Space[];
  starts: Record<string, string>;
  texts: Record<string, Sentence>;
  track_end: number;
  tracks: string[];
  voids: Void[];
}

export interface Abyss {
  at: [number, number];
  bridges: string[];
  called: string;
  name: string;
  ref: string;
}

export interface Direction {
  name: string;
  step: [number, number];
}

export interface Pieces {
  gateway: number;
  sanctum: number;
  throne: number;
}

/** What switches decide, under each of their choices. */
export interface Priced {
  movement_costs: Record<string, MovementCosts>;
  movement_track: Record<string, MovementTrack>;
  structure_costs: Record<string, StructureCosts>;
  throne_values: Record<string, ThroneValues>;
}

export interface MovementCosts {
  basic: [number, number, number];
  loop: [number, number, number];
  void: [number, number, number];
}

export interface MovementTrack {
  movement_track: number;
}

export interface StructureCosts {
  gateway: [number, number, number];
  sanctum: [number, number, number];
  throne: [number, number, number];
}

export interface ThroneValues {
  throne_value: number[];
}

export interface Space {
  abyss: string;
  across: string[];
  area: string;
  at: [number, number];
  links: string[];
  name: string;
  ref: string;
  sector: number;
}

export interface Void {
  artifact: boolean;
  between: [string, string];
  void: number;
}

export interface Events {
  acquired_token: [];
  adversary_ascended: [number];
  adversary_built: [number];
  adversary_card: [string];
  adversary_gained: [[number, number, number]];
  adversary_moved: [number];
  adversary_recruited: [string];
  adversary_turn: [number];
  ascended: [number];
  attacked: [string];
  augmented: [number, number];
  built_gateway: [number];
  built_sanctum: [number];
  built_throne: [number];
  called_off: [string];
  chose: [string];
  core: [number];
  defeated: [string];
  discarded: [string];
  discovered: [number];
  drew: [number];
  drew_cards: [string[]];
  end_triggered: [number];
  ended: [];
  entity_came: [string];
  found: [string];
  gained: [[number, number, number]];
  gained_power: [string];
  gained_tokens: [number];
  harvested: [number];
  laid_token: [number];
  lapsed: [];
  looped: [];
  moved: [number, number];
  moved_structure: [number, number];
  over: [];
  overpowered: [number];
  paid: [[number, number, number]];
  placed: [string, number];
  played: [string];
  power_came: [string];
  recruited: [string];
  relocated: [number, number];
  reshuffled: [];
  sent: [string];
  teleported: [number, number];
  trashed: [string];
  turn: [number];
  upgraded: [number, number];
  used: [string];
  visited: [number];
  weighed: [number, number];
}

export interface Seen {
  acting: number;
  adversary: AdversaryView | null;
  artifact_deck: number;
  artifact_voids: number[];
  ask: Question | null;
  attack_tokens: number;
  discovered: boolean[];
  entity_deck: number;
  final: number;
  free_slots: string[];
  market: string[];
  market_deck: number;
  players: PlayerView[];
  round: number;
  row: string[];
  slots: string[];
  start: number;
  structures: (StructureView | null)[];
  tiles: string[];
  trashed: string[];
  waiting_for: number[];
  ways_to_pay: Record<string, [number, number, number]>;
}

export interface View extends AtTable, Seen {
  game: "laniakea";
}

export type Thing = Tile | Power | Entity | Chaos | Artifact | Celestial | AdversaryCard;

export interface Content {
  game: "laniakea";
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
    laniakea: Sent;
  }
}
