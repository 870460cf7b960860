/** What a view holds, as rows of words: for games whose board is not drawn. */
import type { Table } from "../lib/table.svelte";

export type Row = [name: string, said: string];
/** told elsewhere at every table */
const SHELL = new Set([
  "game",
  "version",
  "moves",
  "names",
  "settings",
  "round",
  "acting",
  "players",
  "ask",
  "waiting_for",
]);

export function common(table: Table): Row[] {
  const seen = Object.entries(table.view).filter(([name]) => !SHELL.has(name));
  return seen.map(([name, value]) => [spelled(name), said(table, value)]);
}
export function own(table: Table, seat: number): Row[] {
  const players = table.view.players;
  return Object.entries(players[seat] ?? {}).map(([name, value]) => [spelled(name), said(table, value)]);
}

const spelled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

function said(table: Table, value: unknown): string {
  if (typeof value === "string") return table.thing(value).name || "–";
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.length ? value.map((one) => said(table, one)).join(", ") : "–";
  if (typeof value === "object" && value) {
    const parts = Object.entries(value).map(([name, one]) => `${table.thing(name).name}: ${said(table, one)}`);
    return parts.join("; ") || "–";
  }
  return "–";
}
