/** The Dark Tech card that adds an action field, while one does not have it. */
import type { Table } from "../../lib/table.svelte";
import { thingAt } from "./types";
import type { PlayerView, Tech } from "./wire";

export function gateOf(table: Table, me: PlayerView): Tech | undefined {
  for (const ref of Object.keys(table.content.things)) {
    const thing = thingAt(table, ref);
    if (thing?.kind === "tech" && !me.techs.includes(ref) && thing.does.some((step) => step.do === "add_field"))
      return thing;
  }
  return undefined;
}
