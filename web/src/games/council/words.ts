/** Sentences for those who hear the table, and for hovering. */
import type { Table } from "../../lib/table.svelte";
import { COLOURS, GEMS, LANDS, PER_TILE, emblemOf, levelName, most, printed, seenAt, standing, type Card, type Galaxy, type Player, type Tile } from "./types";

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const list = (all: string[]): string => (all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all[all.length - 1]}`);
export const gemsSaid = (gems: number[]): string => list(gems.flatMap((n, kind) => (n ? [`${n} ${GEMS[kind]}`] : []))) || "nothing";
export const yieldSaid = (tile: Tile): string => list([...(tile.gems.some(Boolean) ? [gemsSaid(tile.gems)] : []), ...(tile.energy ? [`${tile.energy} Energy`] : [])]);
export const whose = (table: Table, seat: number): string => (seat === table.seat ? "you" : (table.view.names[seat] ?? ""));
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

function towers(table: Table, stack: number[]): string {
  const by = new Map<number, number>();
  for (const seat of stack) by.set(seat, (by.get(seat) ?? 0) + 1);
  return list([...by].map(([seat, n]) => `${n} of ${whose(table, seat)}`));
}
export const galaxyOf = (table: Table, field: number): string => table.content.board.galaxies ? ((table.content.board.fields as { galaxy: string }[])[field]?.galaxy ?? "") : "";

export function planetSaid(table: Table, planet: number): string {
  const view = seenAt(table), field = Math.floor(planet / PER_TILE), ref = view.fields[field], stack = view.planets[planet] ?? [];
  if (!ref) return "";
  const tile = printed<Tile>(table, ref), land = LANDS[tile.planets[planet % PER_TILE] ?? 0];
  return `${tile.name}, ${land} planet, ${(planet % PER_TILE) + 1} of ${tile.planets.length}, in ${table.thing(galaxyOf(table, field)).name}: ${stack.length ? `${count(stack.length, "cube")}, ${towers(table, stack)}` : "empty"}`;
}
export function fieldSaid(table: Table, field: number): string {
  const view = seenAt(table), ref = view.fields[field], galaxy = printed<Galaxy>(table, galaxyOf(table, field)), at = `field ${(galaxy.fields?.indexOf(field) ?? 0) + 1} of ${galaxy.name}`;
  if (!ref) return `${capital(at)}, Parsec ${galaxy.parsec}: no system yet`;
  const tile = printed<Tile>(table, ref), planets = COLOURS.flatMap((_, c) => { const n = tile.planets.filter((p) => p === c).length; return n ? [`${n} ${LANDS[c]}`] : []; });
  return `${tile.name}, ${at}: yields ${yieldSaid(tile)}; planets: ${list(planets)}`;
}
export function galaxySaid(table: Table, ref: string): string {
  const galaxy = printed<Galaxy>(table, ref), view = seenAt(table), counts = standing(table, ref), top = most(counts), built = view.stations[ref];
  const here = counts.flatMap((n, seat) => (n ? [`${whose(table, seat)} ${n}`] : []));
  return [
    `${galaxy.name}, Parsec ${galaxy.parsec}: ${galaxy.higher} Energy with the majority, else ${galaxy.lower}${galaxy.light ? ", and a light bonus card" : ""}`,
    here.length ? `Cubes: ${list(here)}${top >= 0 ? `; ${top === table.seat ? "you have" : `${table.view.names[top]} has`} the majority` : ""}` : "No cubes",
    ...(built ? [`${table.thing(built.station).name} of ${whose(table, built.seat)}`] : []),
  ].join(". ");
}
export const cardSaid = (card: Card): string => `${card.name}. Consumption ${signed(card.consumption)}. ${card.words ?? ""}${card.ai ? ` Costs ${gemsSaid(card.cost)}.` : ""}`;
export function toLevel(p: Player): string {
  return p.energy >= p.consumption ? `level ${levelName(p.level + 1)} reached` : `${p.consumption - p.energy} to level ${levelName(p.level + 1)}`;
}
export const emblemAt = (table: Table, seat: number): number => emblemOf(seenAt(table), seat);
