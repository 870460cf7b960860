/** Sentences for those who cannot see the drawing: each says everything that is drawn. */
import type { Table } from "../../lib/table.svelte";
import { type Abyss, type Space, facts } from "./facts";
import { ADVERSARY, type Held, STONES, type Tile, TOKEN_SLOTS, kindAt, ownerAt, printed, seen, whose } from "./types";

export const ABILITIES: Record<string, [icon: string, words: string]> = {
  X2: ["x2", "trade between stones and Aether"], TR: ["trash", "trash a Cosmic Power for 1 Aether"], XS: ["xs", "swap stones"],
  SL: ["slot", "Resource Slot"], DR: ["draw", "draw a card"],
};
export const join = (words: string[]) => (words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? ""));
export const amount = (n: number, resource: number) => `${n} ${STONES[resource]}${n !== 1 && resource < 2 ? "s" : ""}`;
export const resources = (held: Held) => join(held.flatMap((n, r) => (n ? [amount(n, r)] : []))) || "nothing";
export const UNITS = ["V", "F", "A"] as const;
/** One letter for each resource, as icons are drawn. */
export const units = (held: Held) => held.flatMap((n, r) => Array<(typeof UNITS)[number]>(n).fill(UNITS[r as 0 | 1 | 2]));
export const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Opal Threshold at 0b, blue sector, discovered: 2 Voyage Stones, Resource Slot, 2 victory points; Sanctum of Ann; Bruno's figure." */
export function galaxyWords(table: Table, n: number): string {
  const view = seen(table), space = facts(table).spaces[n] as Space, where = `${space.name}, ${space.sector} sector`, letter = facts(table).starts[n];
  const start = letter ? [`start of Celestial ${letter}`] : [];
  const ref = view.tiles[n];
  if (!ref) return [`Galaxy space ${where}`, ...start].join("; ");
  const tile = printed<Tile>(table, ref), said: string[] = [`${tile.name} at ${where}`];
  if (tile.ability === "wormhole") said.push("a Wormhole to travel through");
  else {
    const ability = ABILITIES[tile.ability]?.[1], extra = ability ? `, ${ability}` : "";
    said.push(view.discovered[n] ? `discovered: harvest ${resources(tile.bottom)}${extra}`
      : `undiscovered: harvest ${resources(tile.top)}; behind the lock ${resources(tile.bottom)}${extra}`, plural(tile.points, "victory point"));
  }
  return [...said, ...slotWords(table, n), ...start, ...guests(table, n)].join("; ");
}

function slotWords(table: Table, n: number): string[] {
  const view = seen(table), filled = view.slots[n] ?? 0;
  return filled ? [`its slot holds a ${STONES[(filled - 1) as 0 | 1]}`] : [];
}

/** Structure, tokens and figures on a galaxy. */
function guests(table: Table, n: number): string[] {
  const view = seen(table), code = view.structures[n] ?? 0, said: string[] = [];
  said.push(code ? `${capital(kindAt(code))} of ${whose(view, ownerAt(code))}` : "no Structure");
  view.players.forEach((p, seat) => { if (p.token === n) said.push(tokenWords(table, seat)); });
  view.players.forEach((p, seat) => { if (p.place === n) said.push(`figure of ${whose(view, seat)}`); });
  if (view.adversary?.place === n) said.push(`figure of ${whose(view, ADVERSARY)}`);
  return said;
}

export function tokenWords(table: Table, seat: number): string {
  const view = seen(table), filled = view.slots[TOKEN_SLOTS + seat] ?? 0;
  return `Resource Slot token of ${whose(view, seat)}, ${filled ? `with a ${STONES[(filled - 1) as 0 | 1]}` : "empty"}`;
}

export function abyssWords(table: Table, n: number): string {
  const view = seen(table), abyss = facts(table).abysses[n] as Abyss;
  const ends = abyss.bridges.map((end) => { const space = facts(table).spaces[end] as Space; return `${space.sector} to ${space.name}`; });
  const thrones = view.players.flatMap((p, seat) => (p.thrones.includes(n) ? [`Throne of ${whose(view, seat)}`] : []));
  return `Abyss ${abyss.name}; bridges ${join(ends)}; ${join(thrones) || "no Throne"}`;
}
