/** The printed board as the server describes it, brought into the shape the drawings use. */
import type { Sentence } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import type { Held } from "./types";

export interface Space {
  name: string;
  at: [number, number];
  area: string;
  sector: string;
}
export interface Abyss {
  name: string;
  at: [number, number];
  bridges: number[];
}
export interface BoardFacts {
  spaces: Space[];
  abysses: Abyss[];
  links: [number, number][];
  voids: [number, number][];
  starts: Record<string, string>;
  costs: Record<string, Held>;
  movement_track: number;
  ascended: number;
  adversary_ascended: number;
  track_end: number;
}
interface Raw {
  sectors: string[];
  spaces: { name: string; at: [number, number]; area: string; sector: number; links: string[] }[];
  abysses: { name: string; at: [number, number]; bridges: string[] }[];
  voids: { between: string[] }[];
  starts: Record<string, string>;
  ascended: number;
  adversary_ascended: number;
  track_end: number;
  texts: Record<string, Sentence>;
  priced: Record<string, Record<string, Record<string, unknown>>>;
}
const number = (ref: string) => Number(ref.split(":")[1]);
const made = new WeakMap<object, BoardFacts>();

/** One object for one board, so that what is drawn from it is drawn once. */
export function facts(table: Table): BoardFacts {
  const known = made.get(table.content.board);
  if (known) return known;
  const raw = table.board<Raw>(),
    settings = table.view.settings;
  const under = (name: string) => raw.priced[name]?.[settings[name] ?? ""] ?? {};
  const found: BoardFacts = {
    spaces: raw.spaces.map((s) => ({ name: s.name, at: s.at, area: s.area, sector: raw.sectors[s.sector] ?? "" })),
    abysses: raw.abysses.map((a) => ({ name: a.name, at: a.at, bridges: a.bridges.map(number) })),
    links: raw.spaces.flatMap((s, a) =>
      s.links
        .map(number)
        .filter((b) => a < b)
        .map((b): [number, number] => [a, b]),
    ),
    voids: raw.voids.map((v) => [number(v.between[0] ?? ""), number(v.between[1] ?? "")]),
    starts: raw.starts,
    ascended: raw.ascended,
    adversary_ascended: raw.adversary_ascended,
    track_end: raw.track_end,
    costs: { ...under("movement_costs"), ...under("structure_costs") } as Record<string, Held>,
    movement_track: Number(under("movement_track").movement_track ?? 4),
  };
  made.set(table.content.board, found);
  return found;
}
/** What a place that can be chosen does. */
export const textOf = (table: Table, ref: string) => table.board<Raw>().texts[ref] ?? [];
