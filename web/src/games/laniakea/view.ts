/** The shape of a view: the same as games/laniakea/shape.py. */
import type { Seen } from "../../lib/protocol";

export type Held = [number, number, number];
export type Owner = number | "adversary";
export interface StructureView {
  kind: "sanctum" | "gateway";
  owner: Owner;
}
/** A Resource Slot token: on its owner's board, waiting to be placed, or on a galaxy. */
export interface TokenView {
  on: "board" | "hand" | "galaxy";
  space: number;
  stone: string;
}
export interface AttackView {
  on: string;
  strength: number;
  sent: string[];
  tokens: number;
  aids: string[];
}
export interface MoveView {
  left: number;
  purse: Held;
}
export interface PlayerView {
  colour: "teal" | "orange" | "brown" | "grey";
  celestial: string;
  place: number;
  held: Held;
  level: number;
  movement: number;
  ability: number;
  hand: string[] | number;
  deck: string[] | number;
  hand_and_deck: string[];
  seen: string[];
  discard: string[];
  playing: string;
  entities: string[];
  defeated: string[];
  artifacts: string[];
  flipped: string[];
  used: string[];
  attack_tokens: number;
  token: TokenView;
  sanctums: number[];
  gateways: number[];
  thrones: number[];
  fought: string[];
  doubling: boolean;
  prices: number[];
  hit_points: Record<string, number>;
  attack: AttackView | null;
  move: MoveView | null;
  score: Record<string, number>;
}
export interface AdversaryView {
  celestial: string;
  place: number;
  held: Held;
  level: number;
  deck: number;
  discard: string[];
  entities: string[];
  sanctums: number[];
  score: Record<string, number>;
}
export interface LaniakeaView extends Seen {
  start: number;
  final: number;
  tiles: string[];
  discovered: boolean[];
  structures: (StructureView | null)[];
  slots: string[];
  free_slots: string[];
  artifact_voids: number[];
  market: string[];
  market_deck: number;
  row: string[];
  entity_deck: number;
  artifact_deck: number;
  attack_tokens: number;
  trashed: string[];
  ways_to_pay: Record<string, Held>;
  players: PlayerView[];
  adversary: AdversaryView | null;
}
