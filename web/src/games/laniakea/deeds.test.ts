import { expect, test } from "vitest";
import { deedsOf } from "../../lib/deeds";
import type { GameEvent } from "../../lib/protocol";
import { plain } from "../../lib/sentence";
import type { Table } from "../../lib/table.svelte";
import { tell } from "./deeds";

const table = {
  content: {
    game: "laniakea",
    things: {
      "tile:4": { kind: "tile", name: "Anvil Reach" },
      "celestial:A": { kind: "celestial", attack: [], rates: [0, 1, 2, 3] },
    },
  },
  view: { game: "laniakea", tiles: ["tile:4"], players: [{}, { celestial: "celestial:A" }] },
  thing: (ref: string) => ({ name: ref.split(":")[1] }),
} as unknown as Table;
/** What a rival did: each line with what it cost and brought. */
function told(...events: [string, ...unknown[]][]): string[] {
  const all = events.map(([event, ...details], move) => ({ event, seat: 1, move, details }) as unknown as GameEvent);
  return deedsOf(all, tell, table).map(({ said, gains }) =>
    [plain(said), ...gains.map(({ n, name }) => `${n > 0 ? "+" : ""}${n} ${name}`)].join(" "),
  );
}
const V = [1, 0, 0],
  F = [0, 1, 0];

test("a trade is a line of its own, whatever was done before and after it", () => {
  const trade: [string, ...unknown[]][] = [
    ["paid", [2, 0, 0]],
    ["gained", [0, 0, 1]],
  ];
  expect(told(["harvested", 0], ["gained", F], ...trade, ["drew", 2])).toEqual([
    "Harvested Anvil Reach +1 Forge Stone",
    "Traded -2 Voyage Stone +1 Aether",
    "Drew cards +2 cards",
  ]);
  expect(told(["harvested", 0], ...trade, ["ended"], ["discarded", "power:A"], ["drew", 3])).toEqual([
    "Harvested Anvil Reach",
    "Traded -2 Voyage Stone +1 Aether",
    "Discarded 1, drew 3",
  ]);
});

test("trades in a row are one line of what they came to", () => {
  const trades: [string, ...unknown[]][] = [
    ["paid", [0, 0, 1]],
    ["gained", [2, 0, 0]],
    ["paid", [0, 0, 1]],
    ["gained", [0, 2, 0]],
    ["paid", [1, 1, 0]],
    ["gained", [0, 0, 1]],
  ];
  expect(told(...trades, ["drew", 1], ...trades.slice(0, 2))).toEqual([
    "Traded -1 Aether +1 Voyage Stone +1 Forge Stone",
    "Drew cards +1 cards",
    "Traded -1 Aether +2 Voyage Stone",
  ]);
});

test("a Time Loop is told beside the harvest it enlarges", () => {
  expect(
    told(
      ["played", "power:Move"],
      ["paid", V],
      ["moved", 5, 0],
      ["paid", F],
      ["looped"],
      ["harvested", 0],
      ["gained", F],
    ),
  ).toEqual([
    "Moved to Anvil Reach -1 Voyage Stone",
    "Took a Time Loop for a larger harvest -1 Forge Stone",
    "Harvested Anvil Reach +1 Forge Stone",
  ]);
  expect(told(["played", "power:Move"], ["paid", V], ["moved", 5, 0], ["paid", F], ["moved", 0, 0])).toEqual([
    "Moved to Anvil Reach -1 Voyage Stone -1 Forge Stone",
  ]);
  const free = told(["played", "power:Move"], ["paid", V], ["moved", 5, 0], ["looped"]);
  expect(free).toEqual(["Moved to Anvil Reach -1 Voyage Stone", "Took a Time Loop for a larger harvest"]);
});

test("what a Seraph harvests is one line, and a harvest where one stands another", () => {
  const all = told(
    ["played", "power:Seraph"],
    ["ascended", 4],
    ["gained", V],
    ["harvested", 0],
    ["gained", V],
    ["harvested", 0],
    ["gained", F],
    ["discarded", "power:Omen"],
    ["harvested", 0],
    ["gained", F],
  );
  expect(all).toEqual([
    "Seraph: up to level 4 +1 Voyage Stone",
    "Harvested 2 galaxies +1 Voyage Stone +1 Forge Stone",
    "Harvested Anvil Reach +1 Forge Stone",
  ]);
});

test("what a Seraph brings stays its own when its level calls the end", () => {
  const all = told(
    ["played", "power:Seraph"],
    ["ascended", 8],
    ["end_triggered", 9],
    ["gained", V],
    ["harvested", 0],
    ["gained", V],
    ["harvested", 0],
    ["gained", F],
  );
  expect(all).toEqual([
    "Seraph: up to level 8 +1 Voyage Stone",
    "Round 9 will be the last",
    "Harvested 2 galaxies +1 Voyage Stone +1 Forge Stone",
  ]);
});

test("an upgrade tells the number that counts from then on, as the panel does", () => {
  expect(told(["upgraded", 1, 2], ["upgraded", 0, 2])).toEqual(["Ability up to 1", "Movement up to 2"]);
});

test("what a card brought stays its own when something else follows", () => {
  expect(told(["played", "power:Omen"], ["drew", 2], ["ended"], ["drew", 3])).toEqual([
    "Played Omen +2 cards",
    "Ended the turn, drew 3",
  ]);
  expect(told(["discarded", "power:Omen"], ["gained", V], ["paid", V], ["augmented", 0, 0])).toEqual([
    "Discarded Omen +1 Voyage Stone",
    "Put a Voyage Stone on the slot of Anvil Reach: harvests there give one more -1 Voyage Stone",
  ]);
  expect(told(["played", "power:Build"], ["paid", F], ["built_sanctum", 0])).toEqual([
    "Built a Sanctum on Anvil Reach -1 Forge Stone",
  ]);
});
