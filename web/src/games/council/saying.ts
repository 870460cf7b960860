/** What there is to say of a position, for those who hear the table and for hovering. How it is said is the
 *  catalogue's. */
import { foundIn } from "../../lib/ofgame";
import { plain } from "../../lib/sentence";
import type { Content, View } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { COLOURS, PER_TILE, emblemOf, facts, found, most, printed, seen, seenAt, standing } from "./types";
import type { Card, PlayerView } from "./wire";
import { w, type Who } from "./words";

export const who = (table: Table, seat: number): Who => (seat === table.seat ? null : (table.view.names[seat] ?? ""));
export const names = (table: Table, refs: string[]): string[] => refs.map((ref) => table.thing(ref).name);
export const galaxyOf = (table: Table, field: number): string => facts(table).fields[field]?.galaxy ?? "";

export function planetSaid(table: Table, planet: number): string {
  const view = seenAt(table),
    field = Math.floor(planet / PER_TILE),
    spot = planet % PER_TILE,
    ref = view.fields[field],
    cubes = new Map<number, number>();
  if (!ref) return "";
  for (const seat of view.planets[planet] ?? []) cubes.set(seat, (cubes.get(seat) ?? 0) + 1);
  const tile = printed(table, "tile", ref),
    galaxy = table.thing(galaxyOf(table, field)).name;
  return w.board.planet(
    tile.name,
    tile.planets[spot] ?? 0,
    spot + 1,
    tile.planets.length,
    galaxy,
    [...cubes].map(([seat, n]) => [who(table, seat), n]),
  );
}
/** The number of a field within its galaxy. */
const numberOf = (table: Table, field: number): number =>
  printed(table, "galaxy", galaxyOf(table, field)).fields.indexOf(field) + 1;
/** A field is called by the system on it. */
export function fieldNamed(table: Table, field: number): string {
  const system = found(table, "tile", seenAt(table).fields[field] ?? "");
  return system?.name ?? w.board.fieldNamed(numberOf(table, field), table.thing(galaxyOf(table, field)).name);
}
/** What a place is called at a table: a field by the system on it, a planet by its land. */
export function placeNamed(view: View, content: Content, ref: string): string {
  const [kind, id] = ref.split(":"),
    at = kind === "planet" ? Math.floor(Number(id) / PER_TILE) : Number(id),
    tile = foundIn("council", content, "tile", seen(view).fields[at] ?? "");
  if (!tile || (kind !== "planet" && kind !== "field")) return "";
  return kind === "field" ? tile.name : w.board.planetNamed(tile.name, tile.planets[Number(id) % PER_TILE] ?? 0);
}
export function fieldSaid(table: Table, field: number): string {
  const galaxy = printed(table, "galaxy", galaxyOf(table, field)),
    tile = found(table, "tile", seenAt(table).fields[field] ?? "");
  if (!tile) return w.board.noSystem(fieldNamed(table, field), galaxy.parsec);
  const planets = COLOURS.map((_, colour) => tile.planets.filter((p) => p === colour).length);
  return w.board.system(tile.name, numberOf(table, field), galaxy.name, tile.gems, tile.energy, planets);
}
export function galaxySaid(table: Table, ref: string): string {
  const counts = standing(table, ref),
    top = most(counts),
    built = seenAt(table).stations[ref];
  const cubes = counts.flatMap((n, seat): [Who, number][] => (n ? [[who(table, seat), n]] : []));
  const station = built && { name: table.thing(built.station).name, of: who(table, built.seat) };
  return w.board.galaxy(printed(table, "galaxy", ref), cubes, top >= 0 ? who(table, top) : undefined, station);
}
export const cardSaid = (card: Card): string =>
  w.card.said(card.name, card.consumption, plain(card.words), card.ai ? card.cost : null);
export const toLevel = (p: PlayerView): string =>
  p.energy >= p.consumption ? w.track.reached(p.level + 1) : w.track.missing(p.consumption - p.energy, p.level + 1);
export const emblemAt = (table: Table, seat: number): number => emblemOf(seenAt(table), seat);
