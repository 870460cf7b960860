import { expect, test } from "vitest";
import { again, became, begun, deedsOf, filled, gain, type Tell } from "./deeds";
import type { GameEvent } from "./protocol";
import { plain } from "./sentence";
import type { Table } from "./table.svelte";

const event = (name: string, move: number, seat = 1) => ({ event: name, move, seat }) as GameEvent;
const COIN = ["gold", "", "gold"] as const;
/** a small game: a card is played, what it does takes its place, coins belong to what was done last */
const tell: Tell = (event, deed) => {
  const told = { icon: event.event, said: [event.event] };
  if (event.event === "card") return begun(event, told, true);
  if (event.event === "coin") return deed && gain(deed, 1, COIN);
  if (event.event === "step" && deed?.kind === "step") return again(deed, event, (n) => [`${n} steps`], ["c"]);
  return event.event === "noise" ? undefined : became(deed, event, { ...told, at: ["b"] });
};
const deeds = (...events: GameEvent[]) => deedsOf(events, tell, {} as Table);

test("what came of a card takes its place and keeps what it cost", () => {
  const [deed, more] = deeds(event("card", 3), event("coin", 3), event("noise", 4), event("step", 5));
  expect(more).toBeUndefined();
  expect(deed).toMatchObject({ kind: "step", first: 3, last: 5, seat: 1, at: ["b"], bare: false });
  expect(deed!.gains).toEqual([{ n: 1, icon: "gold", tint: "", name: "gold" }]);
});

test("the same again is one line, anything else another", () => {
  const found = deeds(event("step", 1), event("step", 2), event("coin", 2), event("coin", 3), event("build", 4));
  expect(found.map(({ said, first, last }) => [plain(said), first, last])).toEqual([
    ["2 steps", 1, 3],
    ["build", 4, 4],
  ]);
  expect(found[0]!.gains[0]!.n).toBe(2);
  expect(found[0]!.at).toEqual(["b", "c"]);
});

test("everybody is at a deed of their own, and what tells of nobody belongs to the last", () => {
  const found = deeds(event("card", 1, 1), event("card", 1, 2), event("step", 2, 1), event("build", 3, -1));
  expect(found.map(({ kind, seat }) => [kind, seat])).toEqual([
    ["step", 1],
    ["card", 2],
    ["build", 1],
  ]);
});

test("names stand in the gaps of a sentence", () => {
  const name = { ref: "space:3", name: "Saint's Wake" };
  expect(filled("Moved to {0}, level {1}", name, "7")).toEqual(["Moved to ", name, ", level ", "7"]);
});
