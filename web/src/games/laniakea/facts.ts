/** The printed board as the server describes it, brought into the shape the drawings use. */
import type { Table } from "../../lib/table.svelte";
import { contentOf } from "./types";
import type { Board, MovementCosts, StructureCosts } from "./wire";

export interface Space {
  name: string;
  at: [number, number];
  area: string;
  sector: string;
}
export interface Abyss {
  called: string;
  at: [number, number];
  bridges: number[];
}
export interface BoardFacts extends Pick<Board, "starts" | "ascended" | "adversary_ascended" | "track_end"> {
  spaces: Space[];
  abysses: Abyss[];
  links: [number, number][];
  voids: [number, number][];
  costs: MovementCosts & StructureCosts;
  movement_track: number;
  /** what a Throne scores for each Structure, from how much Aether left on */
  throne_steps: [aether: number, points: number][];
}
const number = (ref: string) => Number(ref.split(":")[1]);
const made = new WeakMap<object, BoardFacts>();

/** One object for one board, so that what is drawn from it is drawn once. */
export function facts(table: Table): BoardFacts {
  const known = made.get(table.content.board);
  if (known) return known;
  const raw = contentOf(table).board;
  /** What a switch of the table decides. */
  const under = <T>(name: keyof Board["priced"], choices: Record<string, T>): T =>
    choices[table.view.settings[name] ?? ""] ?? Object.values(choices)[0]!;
  const { movement_costs, structure_costs, movement_track, throne_values } = raw.priced;
  const found: BoardFacts = {
    spaces: raw.spaces.map((s) => ({ name: s.name, at: s.at, area: s.area, sector: raw.sectors[s.sector] ?? "" })),
    abysses: raw.abysses.map((a) => ({ called: a.called, at: a.at, bridges: a.bridges.map(number) })),
    links: raw.spaces.flatMap((s, a) =>
      s.links
        .map(number)
        .filter((b) => a < b)
        .map((b): [number, number] => [a, b]),
    ),
    voids: raw.voids.map((v) => [number(v.between[0]), number(v.between[1])]),
    starts: raw.starts,
    ascended: raw.ascended,
    adversary_ascended: raw.adversary_ascended,
    track_end: raw.track_end,
    costs: { ...under("movement_costs", movement_costs), ...under("structure_costs", structure_costs) },
    movement_track: under("movement_track", movement_track).movement_track,
    throne_steps: under("throne_values", throne_values).throne_value.flatMap((points, aether, all) =>
      points === all[aether - 1] ? [] : [[aether, points] satisfies [number, number]],
    ),
  };
  made.set(table.content.board, found);
  return found;
}
/** What a place that can be chosen does. */
export const textOf = (table: Table, ref: string) => contentOf(table).board.texts[ref] ?? [];
