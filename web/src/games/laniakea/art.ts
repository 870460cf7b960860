/** Pictures of cards and rows of icons, each drawn once. */
import { cardArt, ic, ri } from "../../lib/art";
import type { Table } from "../../lib/table.svelte";
import type { Held } from "./types";
import { UNITS, units } from "./words";

const kept = new Map<string, string>();
export function picture(table: Table, ref: string, w: number, h: number): string {
  const key = `${ref} ${w} ${h}`, art = kept.get(key) ?? cardArt(ref, w, h, String(table.thing(ref).family));
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
