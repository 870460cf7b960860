/** What is printed on the things of Council of Shadows, and what a view tells.
 *  What is allowed is the server's to say. */
import { contentOf, found as anyFound, printed as anyPrinted, viewOf, type Printed } from "../../lib/ofgame";
import type { View } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import type { Thing, View as CouncilView } from "./wire";

type Kind<K extends Thing["kind"]> = Printed<"council", K>;

export const PER_TILE = 4;
export const COLOURS = ["blue", "brown", "red"] as const;
export const GEMS = ["coal", "gold", "crystal"] as const;
const LEVELS = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

export const seen = (view: View) => viewOf("council", view);
export const seenAt = (table: Table) => seen(table.view);
export const facts = (table: Table) => contentOf("council", table).board;
/** A printed thing that is of this kind, with its facts. */
export const printed = <K extends Thing["kind"]>(table: Table, kind: K, ref: string): Kind<K> =>
  anyPrinted("council", table, kind, ref);
/** The same, if it is of this kind. */
export const found = <K extends Thing["kind"]>(table: Table, kind: K, ref: string): Kind<K> | undefined =>
  anyFound("council", table, kind, ref);
/** A printed thing of whatever kind. */
export const thingAt = (table: Table, ref: string): Thing | undefined => contentOf("council", table).things[ref];
export const levelName = (level: number): string => LEVELS[level] ?? String(level);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const emblemOf = (view: CouncilView, seat: number): number => (view.players[seat]?.automa ? 4 : seat);
export const verbs = (table: Table): Set<string> => new Set(table.options.map((option) => option.verb));
export const withStations = (table: Table): boolean => table.view.settings.stations === "yes";
/** Whose panel lies under the question: one's own, or for a spectator that of whoever is busy. */
export const mainSeat = (table: Table): number => {
  const { view, seat } = table,
    busy = view.waiting_for[0] ?? Math.max(0, view.acting);
  return seat >= 0 ? seat : seen(view).players[busy]?.automa ? 0 : busy;
};
/** Cubes of each seat in a galaxy, with those of colonizing stations, which count for the majority. */
export function standing(table: Table, ref: string): number[] {
  const view = seenAt(table),
    all = view.players.map(() => 0),
    built = view.stations[ref];
  for (const field of printed(table, "galaxy", ref).fields)
    for (let spot = 0; spot < PER_TILE; spot++)
      for (const seat of view.planets[field * PER_TILE + spot] ?? []) all[seat]!++;
  if (built && built.station === facts(table).station_cubes.station)
    all[built.seat]! += facts(table).station_cubes.cubes;
  return all;
}
/** The one who alone has the most, or -1. */
export function most(counts: number[]): number {
  const top = Math.max(...counts);
  return top > 0 && counts.filter((n) => n === top).length === 1 ? counts.indexOf(top) : -1;
}
/** The action field of this player whose card is being carried out, or -1. */
export const activeSlot = (view: CouncilView, seat: number): number => (view.acting === seat ? view.acting_field : -1);
