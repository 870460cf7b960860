import { expect, test } from "vitest";
import { deedsOf } from "../../lib/deeds";
import type { GameEvent } from "../../lib/protocol";
import { plain } from "../../lib/sentence";
import type { Table } from "../../lib/table.svelte";
import { tell } from "./deeds";

const table = {
  content: { game: "council", things: {} },
  view: { game: "council" },
  thing: (ref: string) => ({ name: ref.split(":")[1] }),
} as unknown as Table;
const event = (event: string, ...details: unknown[]) => ({ event, seat: 1, move: 1, details }) as unknown as GameEvent;

test("Energy that a Dark Tech card pays is no part of what was done before", () => {
  const events = [
    event("acts", "card:Collect gemstones", 2),
    event("gained_gems", [2, 1, 0]),
    event("slid"),
    event("pays", "tech:Empire"),
    event("gained_energy", 9),
    event("assessed", "galaxy:Azure Drift", 8),
    event("gained_energy", 8),
  ];
  const told = deedsOf(events, tell, table).map(({ said, gains }) => [
    plain(said),
    gains.map(({ n, name }) => `${n} ${name}`).join(),
  ]);
  expect(told.map(([, gains]) => gains)).toEqual([expect.not.stringContaining("Energy"), "9 Energy", "8 Energy"]);
  expect(told[1]![0]).toBe("Was paid by Empire");
});
