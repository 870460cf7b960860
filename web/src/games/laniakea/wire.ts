/** Written by web/wire.py from the server's description of the wire: change that, not this. */

import type { AtTable, Question } from "../../wire";

export interface View extends AtTable {
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
