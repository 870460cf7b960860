/** What is said of a place, for those who cannot see the drawing: everything that is drawn. */
import type { Content, View } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { type Abyss, type Space, facts } from "./facts";
import { found, numberOf, printed, seen, seenIn, whose } from "./types";
import { w } from "./words";

export function galaxyNamed(table: Table, n: number): string {
  const at = facts(table).spaces[n]?.name ?? "",
    tile = found(table, "tile", seen(table).tiles[n] ?? "");
  return tile?.name ?? w.galaxy.bare(at);
}
/** What a place is called at a table: a galaxy by the tile that was dealt to it. */
export function placeNamed(view: View, content: Content, ref: string): string {
  const [kind, id] = ref.split(":"),
    tile = content.things[seenIn(view).tiles[Number(id)] ?? ""]?.name ?? "";
  if (kind === "space") return tile;
  if (kind === "slot") return tile && w.slotOf(tile);
  return kind === "place" ? (w.entitySpaces[Number(id)] ?? "") : "";
}
export function galaxySaid(table: Table, n: number): string {
  const view = seen(table),
    { sector } = facts(table).spaces[n] as Space,
    letter = facts(table).starts[n];
  const start = letter ? [w.galaxy.start(letter)] : [],
    ref = view.tiles[n],
    lies = w.galaxy.lies(galaxyNamed(table, n), sector);
  if (!ref) return w.galaxy.all([lies, ...start]);
  const tile = printed(table, "tile", ref),
    said = [lies],
    stone = view.slots[n] ?? "";
  if (tile.ability === "wormhole") said.push(w.galaxy.wormhole);
  else
    said.push(
      view.discovered[n]
        ? w.galaxy.discovered(tile.bottom, tile.ability)
        : w.galaxy.undiscovered(tile.top, tile.bottom, tile.ability),
      w.galaxy.worth(tile.points),
    );
  return w.galaxy.all([
    ...said,
    ...(stone ? [w.galaxy.slotHolds(numberOf(stone))] : []),
    ...start,
    ...guests(table, n),
  ]);
}

/** Structure, tokens and figures on a galaxy. */
function guests(table: Table, n: number): string[] {
  const view = seen(table),
    it = view.structures[n];
  const said = [it ? w.galaxy.structure(it.kind, whose(view, it.owner)) : w.galaxy.noStructure];
  view.players.forEach((p, seat) => {
    if (p.token.space === n) said.push(tokenSaid(table, seat));
  });
  view.players.forEach((p, seat) => {
    if (p.place === n) said.push(w.galaxy.figure(whose(view, seat)));
  });
  if (view.adversary?.place === n) said.push(w.galaxy.figure(whose(view, "adversary")));
  return said;
}

export const tokenNamed = (table: Table, seat: number): string => w.tokenNamed(whose(seen(table), seat));
const tokenSaid = (table: Table, seat: number): string =>
  w.slot(tokenNamed(table, seat), numberOf(seen(table).players[seat]?.token.stone ?? ""));

export function abyssSaid(table: Table, n: number): string {
  const view = seen(table),
    abyss = facts(table).abysses[n] as Abyss;
  const bridges = abyss.bridges.map((end) => {
    return { sector: (facts(table).spaces[end] as Space).sector, at: galaxyNamed(table, end) };
  });
  return w.abyss(
    abyss.called,
    bridges,
    view.players.flatMap((p, seat) => (p.thrones.includes(n) ? [whose(view, seat)] : [])),
  );
}
