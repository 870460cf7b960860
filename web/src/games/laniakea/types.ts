/** What is printed on the things of Laniakea, and where to find what a view tells. */
import { contentOf as content, found as anyFound, printed as anyPrinted, viewOf, type Printed } from "../../lib/ofgame";
import type { View } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import type { View as LaniakeaView, StructureView, Thing } from "./wire";

/** so much of each: Voyage Stones, Forge Stones, Aether */
export type Held = [number, number, number];
type Owner = StructureView["owner"];
/** A player's name; null is the Adversary. */
export type Who = string | null;
export type Tile = Kind<"tile">;
type Kind<K extends Thing["kind"]> = Printed<"laniakea", K>;

export const seenIn = (view: View) => viewOf("laniakea", view);
export const seen = (table: Table) => seenIn(table.view);
const UPKEEP = ["shed", "keep"];
/** What stays in hand is asked, not what is played. */
export const inUpkeep = (view: View) => Boolean(view.ask?.options.some((option) => UPKEEP.includes(option.verb)));
export const contentOf = (table: Table) => content("laniakea", table);
/** A printed thing that is of this kind, with its facts. */
export const printed = <K extends Thing["kind"]>(table: Table, kind: K, ref: string): Kind<K> =>
  anyPrinted("laniakea", table, kind, ref);
/** The same, if it is of this kind. */
export const found = <K extends Thing["kind"]>(table: Table, kind: K, ref: string): Kind<K> | undefined =>
  anyFound("laniakea", table, kind, ref);

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
