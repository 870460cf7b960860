/** Pictures of cards and rows of icons, each drawn once. */
import { cardArt, ic, ri } from "../../lib/art";
import type { Table } from "../../lib/table.svelte";
import { type Entity, type Held, type Power, printed } from "./types";
import { UNITS, units } from "./words";

const kept = new Map<string, string>();
const FAMILIES: Record<string, string> = { "Instant Action": "Instant", Enhancement: "Enhancement", "Endgame Scoring": "Endgame" };

export function familyOf(table: Table, ref: string): string {
  const [kind] = ref.split(":");
  if (kind === "power") return printed<Power>(table, ref).family.split(" ")[0] ?? "";
  if (kind === "entity") return FAMILIES[printed<Entity>(table, ref).type] ?? "Core";
  return kind === "chaos" ? "Chaos" : kind === "artifact" ? "Economy" : kind === "adversary" ? "Combat" : "Core";
}
/** Two copies of a card look alike. */
export function picture(table: Table, ref: string, w: number, h: number): string {
  const id = ref.replace(/^(power:)(P\d\d)[ab]$/, "$1$2").replace(/^(power:[A-Z]+)\d$/, "$1"), key = `${id} ${w} ${h}`;
  const art = kept.get(key) ?? cardArt(id, w, h, familyOf(table, ref));
  kept.set(key, art);
  return art;
}
/** The resources of a cost; from five on, numbers instead of a long row. */
export const costArt = (held: Held, size = 14): string => {
  if (!units(held).length) return "free";
  if (units(held).length < 6) return units(held).map((unit) => ri(unit, size)).join("");
  return held.flatMap((n, r) => (n ? [`<b>${n}</b>${ri(UNITS[r as 0 | 1 | 2], size)}`] : [])).join(" ");
};
export const stoneArt = (resource: number, size: number): string => ri(UNITS[resource as 0 | 1 | 2], size);
/** Words from the server as they are, with icons where they name a resource; number and full stop stay with their icon. */
export function parts(text: string): { before: string; icon: string; after: string }[] {
  return text.split(/((?:\d+ )?(?:Voyage Stones?|Forge Stones?|Aether)[.,;:]?)/).filter(Boolean).map((part) => {
    const [, before = "", name, after = ""] = /^(\d+ )?(Voyage|Forge|Aether)(?: Stones?)?([.,;:]?)$/.exec(part) ?? [];
    return name ? { before, icon: ri(name.charAt(0) as "V" | "F" | "A", 13), after } : { before: part, icon: "", after: "" };
  });
}
export const iconArt = (name: string, size = 16, colour?: string, label?: string): string => ic(name, size, colour, label);
