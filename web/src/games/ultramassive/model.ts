/** The parts of a view of ULTRAMASSIVE, and where things stand. Positions only: what is allowed is the server's to
 *  say. */
import { contentOf, found as anyFound, printed as anyPrinted, viewOf, type Printed } from "../../lib/ofgame";
import type { View } from "../../lib/protocol";
import { refsIn } from "../../lib/sentence";
import type { Table } from "../../lib/table.svelte";
import type { Anomaly, PlayerView, SizeOfHole, Thing } from "./wire";
import { w } from "./words";

export type Size = PlayerView["size"];
export type Category = Anomaly["category"];
type Kind<K extends Thing["kind"]> = Printed<"ultramassive", K>;

export const LENGTH = 6;
export const HOLE = 12;
export const SIZES: Size[] = ["Primordial", "Stellar", "Supermassive"];
export const OPEN: Record<Size, number> = { Primordial: 6, Stellar: 5, Supermassive: 3 };
export const MASS: Record<string, number> = { "token:BG": 2, "token:SG": 3, "token:PBH": 4 };
export const TOKENS = ["token:BG", "token:SG", "token:PBH", "token:AMAJ", "token:AMIN"];
export const CHANNELS = ["blue", "pink"];
export const CATEGORIES: Category[] = ["Siphon", "Matter", "Orbit"];

export const seen = (view: View) => viewOf("ultramassive", view);
export const players = (view: View) => seen(view).players;
export const phase = (view: View) => seen(view).phase;
/** A printed thing that is of this kind, with its facts. */
export const printed = <K extends Thing["kind"]>(table: Table, kind: K, ref: string): Kind<K> =>
  anyPrinted("ultramassive", table, kind, ref);
/** The same, if it is of this kind. */
export const found = <K extends Thing["kind"]>(table: Table, kind: K, ref: string): Kind<K> | undefined =>
  anyFound("ultramassive", table, kind, ref);
export const board = (table: Table) => contentOf("ultramassive", table).board;
export const spaceName = (space: number) => w.spaceName(Math.floor(space / LENGTH), (space % LENGTH) + 1);
export const pairOf = (wormhole: number) => (wormhole < 2 ? "A" : "B");
export const isCovered = (p: PlayerView, space: number) => space % LENGTH >= OPEN[p.size];
export const massOf = (stack: string[]) => stack.reduce((sum, token) => sum + (MASS[token] ?? 0), 0);
export const isAntimatter = (token: string) => token.startsWith("token:AM");
export const held = (cards: string[] | number) => (typeof cards === "number" ? cards : cards.length);
export const shown = (cards: string[] | number) => (typeof cards === "number" ? [] : cards);

/** Whose Black Hole the middle of the table shows: one's own, or for a spectator that of whoever is busy. */
export function mainSeat(table: Table): number {
  const { view, seat, eyes } = table;
  if (eyes >= 0) return eyes;
  return seat >= 0 ? seat : (view.waiting_for[0] ?? Math.max(0, view.acting));
}
/** What passive Anomalies set for a player, or the printed number. */
export function power(table: Table, p: PlayerView, name: string, usual: number): number {
  return p.anomalies.reduce((value, ref) => printed(table, "anomaly", ref).passive[name] ?? value, usual);
}
export const rateOf = (table: Table, p: PlayerView) =>
  power(table, p, "rate", Number(table.view.settings.exchange_rate ?? 2));
/** The Solar Mass at which a Black Hole grows beyond its size, and what it is then. */
export function nextSize(table: Table, p: PlayerView): SizeOfHole | undefined {
  return board(table).sizes[SIZES.indexOf(p.size) + 1];
}
export const capOf = (table: Table, p: PlayerView) => power(table, p, "cap", board(table).cap);
export const verbs = (table: Table) => new Set(table.options.map((option) => option.verb));
export function namesOf(table: Table, tokens: string[]): string {
  return w.tokens(
    TOKENS.filter((t) => tokens.includes(t)).map((t) => ({
      n: tokens.filter((x) => x === t).length,
      name: table.thing(t).name,
    })),
  );
}
/** The token that is being placed: the question names it. */
export function placing(table: Table): string {
  const named = refsIn(table.view.ask?.prompt ?? []);
  return verbs(table).has("place") ? (TOKENS.find((token) => named.includes(token)) ?? "") : "";
}
