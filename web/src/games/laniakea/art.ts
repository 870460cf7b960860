/** Pictures of cards and rows of icons, each drawn once. */
import { cardArt, ic } from "../../lib/art";
import type { Table } from "../../lib/table.svelte";
import { familyOf } from "../../lib/things";
import type { Held } from "./types";
import { w as words } from "./words";
import { ri } from "./resources";

export const UNITS = ["V", "F", "A"] as const;
/** One letter for each resource, as icons are drawn. */
export const units = (held: Held) =>
  held.flatMap((n, r) => Array<(typeof UNITS)[number]>(n).fill(UNITS[r as 0 | 1 | 2]));
/** The icon of an ability, by the code on a tile. */
export const ABILITIES: Record<string, string> = { X2: "x2", TR: "trash", XS: "xs", SL: "slot", DR: "draw" };

const kept = new Map<string, string>();
export function picture(table: Table, ref: string, w: number, h: number): string {
  const key = `${ref} ${w} ${h}`,
    art = kept.get(key) ?? cardArt(ref, w, h, familyOf(table.thing(ref)));
  kept.set(key, art);
  return art;
}
/** The resources of a cost; from five on, numbers instead of a long row. */
export const costArt = (held: Held, size = 14): string => {
  if (!units(held).length) return words.free;
  if (units(held).length < 6)
    return units(held)
      .map((unit) => ri(unit, size))
      .join("");
  return held.flatMap((n, r) => (n ? [`<b>${n}</b>${ri(UNITS[r as 0 | 1 | 2], size)}`] : [])).join(" ");
};
export const stoneArt = (resource: number, size: number): string => ri(UNITS[resource as 0 | 1 | 2], size);
export const iconArt = (name: string, size = 16, colour?: string, label?: string): string =>
  ic(name, size, colour, label);
