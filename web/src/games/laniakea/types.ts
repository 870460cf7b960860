/** What is printed on the things of Laniakea, and where to find what a view tells. */
import { viewOf, type Sentence, type Thing, type View } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import type { View as LaniakeaView, StructureView } from "./wire";

/** so much of each: Voyage Stones, Forge Stones, Aether */
export type Held = [number, number, number];
type Owner = StructureView["owner"];
/** A player's name; null is the Adversary. */
export type Who = string | null;
export interface Tile extends Thing {
  top: Held;
  bottom: Held;
  ability: string;
  points: number;
}
export interface Power extends Thing {
  family: string;
  attack: number;
  permanent: boolean;
  seraph: boolean;
}
export interface Entity extends Thing {
  type: string;
  cost: Held;
  points: number;
}
export interface Chaos extends Thing {
  hit_points: number;
  points: number;
  requirement: string;
  needs: Sentence;
  harms: Sentence;
  gives: Sentence;
}
export interface Artifact extends Thing {
  once: boolean;
  attack: number;
}
export interface Celestial extends Thing {
  rates: number[];
  attack: number[];
  per: string;
  overpower_text: Sentence;
}

export const seenIn = (view: View) => viewOf<LaniakeaView>(view);
export const seen = (table: Table) => seenIn(table.view);
/** A printed thing with its facts. */
export const printed = <T extends Thing>(table: Table, ref: string) => table.printed<T>(ref);

export const TOKEN_SLOTS = 49;
/** The Adversary is drawn in the emblem and the colour after those of the four players. */
export const ADVERSARY = 4;
export const drawnAs = (owner: Owner): number => (owner === "adversary" ? ADVERSARY : owner);
export const whose = (view: LaniakeaView, owner: Owner): Who =>
  owner === "adversary" ? null : (view.names[owner] ?? "");
/** The stone on a slot; a Resource Slot token is a slot too. */
export const stoneAt = (view: LaniakeaView, slot: number): string =>
  (slot < TOKEN_SLOTS ? view.slots[slot] : view.players[slot - TOKEN_SLOTS]?.token.stone) ?? "";
/** The number of a ref such as `resource:1`; -1 where there is none. */
export const numberOf = (ref: string): number => (ref ? Number(ref.split(":")[1]) : -1);
export const total = (score: Record<string, number>) => Object.values(score).reduce((sum, n) => sum + n, 0);
export const count = (pile: string[] | number) => (typeof pile === "number" ? pile : pile.length);
