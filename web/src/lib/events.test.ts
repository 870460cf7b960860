import { expect, test } from "vitest";
import { asSeenBy, logWith } from "./events";
import type { GameEvent, TableState } from "./protocol";

const event = (move: number, seat = 0, refs: string[] = []) =>
  ({ move, seat, refs, parts: refs.map((ref) => ({ ref, name: ref.toUpperCase() })) }) as unknown as GameEvent;
const state = (more: Partial<TableState>) => more as TableState;

test("a rival's places are named and not pointed at, one's own are", () => {
  const [theirs, mine] = asSeenBy(0, [event(1, 1, ["space:3", "card:a"]), event(1, 0, ["space:3"])], ["space"]);
  expect(theirs!.refs).toEqual(["card:a"]);
  expect(theirs!.parts).toEqual(["SPACE:3", { ref: "card:a", name: "CARD:A" }]);
  expect(mine!.refs).toEqual(["space:3"]);
});

test("what was taken back leaves the log, what is new comes to it", () => {
  const log = [event(1), event(2), event(3)];
  const moves = (more: Partial<TableState>) => logWith(log, state(more)).map((one) => one.move);
  expect(moves({ since: 3, events: [event(4)] })).toEqual([1, 2, 3, 4]);
  expect(moves({ since: 1, events: [] })).toEqual([1]);
  expect(moves({ since: 3, fresh: true, events: [event(7)] })).toEqual([7]);
  expect(moves({ since: null, events: [event(7)] })).toEqual([7]);
});
