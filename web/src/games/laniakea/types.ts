/** What the server says of Laniakea: the fields of a view (games/laniakea/view.py) and of its content. */
import type { Ask, Thing } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { w } from "./words";

export type Held = [number, number, number];
/** A player's name; null is the Adversary. */
export type Who = string | null;
export interface Attack {
  on: string;
  strength: number;
  sent: string[];
  tokens: number;
  aids: string[];
}
export interface Player {
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
  token: number;
  sanctums: number[];
  gateways: number[];
  thrones: number[];
  fought: string[];
  doubling: boolean;
  score: Record<string, number>;
  prices: number[];
  hit_points: Record<string, number>;
  attack: Attack | null;
  move: { left: number; purse: Held } | null;
}
export interface Adversary {
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
export interface LaniakeaView {
  moves: number;
  names: string[];
  round: number;
  acting: number;
  ask: Ask | null;
  start: number;
  final: number;
  tiles: string[];
  discovered: boolean[];
  structures: number[];
  slots: number[];
  free_slots: number[];
  artifact_voids: number[];
  market: string[];
  market_deck: number;
  row: string[];
  entity_deck: number;
  artifact_deck: number;
  attack_tokens: number;
  trashed: string[];
  players: Player[];
  adversary: Adversary | null;
}
export interface Tile extends Thing {
  top: Held;
  bottom: Held;
  ability: string;
  points: number;
}
export interface Power extends Thing {
  words?: string;
  family: string;
  attack: number;
  permanent: boolean;
  seraph: boolean;
}
export interface Entity extends Thing {
  words: string;
  type: string;
  cost: Held;
  points: number;
}
export interface Chaos extends Thing {
  hit_points: number;
  points: number;
  needs: string;
  harms: string;
  gives: string;
}
export interface Artifact extends Thing {
  words: string;
  once: boolean;
  attack: number;
}
export interface Celestial extends Thing {
  rates: number[];
  attack: number[];
  per: string;
  overpower_text: string;
}

export const seen = (table: Table) => table.view as unknown as LaniakeaView;
/** A printed thing with its facts. */
export const printed = <T extends Thing>(table: Table, ref: string) => table.thing(ref) as T;

/** What a card says; a Seraph, whose words depend on the rulings, says its text. */
export const wordsOf = (thing: Thing) =>
  typeof thing.words === "string" ? thing.words : thing.text.replace(w.told.permanent, "");
export const ADVERSARY = 4,
  TOKEN_SLOTS = 49;
export const ownerAt = (code: number) => (code ? (code - 1) >> 1 : -1);
export const kindAt = (code: number) => (code % 2 ? "sanctum" : "gateway");
export const whose = (view: LaniakeaView, seat: number): Who => (seat === ADVERSARY ? null : (view.names[seat] ?? ""));
export const total = (score: Record<string, number>) => Object.values(score).reduce((sum, n) => sum + n, 0);
export const count = (pile: string[] | number) => (typeof pile === "number" ? pile : pile.length);
