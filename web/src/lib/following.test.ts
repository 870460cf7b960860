import { expect, test } from "vitest";
import { begun, type Tell } from "./deeds";
import { between, framesOf, readingTime } from "./following";
import type { GameEvent, TableState } from "./protocol";
import type { Table } from "./table.svelte";

const event = (move: number, seat = 1, name = "deed") => ({ event: name, move, seat }) as GameEvent;
const state = (events: GameEvent[], more: Partial<TableState> = {}) =>
  ({ version: 9, since: 3, fresh: false, yours: [0], events, view: { ask: {} }, ...more }) as TableState;
const tell: Tell = (event) => (event.event === "deed" ? begun(event, { icon: "", said: ["12345"] }) : undefined);
const past = (n: number) => Array.from({ length: n }, () => state([]));
const READING = { least: 100, letter: 30 };
const frames = (told: TableState, n: number, reading: typeof READING | null = READING) =>
  framesOf(told, past(n), tell, {} as Table, reading);

test("choices of others in one state are shown one by one, with what was asked of nobody yet", () => {
  const told = state([event(4), event(5), event(5), event(6)]);
  expect(between(told)).toEqual([4, 5]);
  const found = frames(told, 2);
  expect(found.map((frame) => [frame.state.version, frame.state.since, frame.state.events.length])).toEqual([
    [7, 3, 1],
    [8, 4, 2],
    [9, 5, 1],
  ]);
  expect(found.map((frame) => Boolean(frame.state.view.ask))).toEqual([false, false, true]);
  expect(found.map((frame) => frame.lines.length)).toEqual([1, 2, 1]);
});

test("what one did oneself needs no positions and no reading", () => {
  const told = state([event(4, 0), event(5, 0)]);
  expect(between(told)).toEqual([]);
  expect(frames(told, 0)[0]!.lines).toEqual([]);
});

test("history is not followed, nor what others did at once by one's wish", () => {
  expect(between(state([event(4), event(5)], { fresh: true }))).toEqual([]);
  expect(frames(state([event(4), event(5)]), 1, null).flatMap((frame) => frame.lines)).toEqual([]);
});

test("what belongs to a deed that was told before is told as part of it", () => {
  const grown: Tell = (event, deed) =>
    event.event === "more" && deed ? Object.assign(deed, { times: 2 }) : tell(event, deed, {} as Table);
  const [frame] = framesOf(state([event(5, 1, "more")]), [], grown, {} as Table, READING, [event(3), event(4)]);
  expect(frame!.lines.map(({ line }) => [line.first, line.times])).toEqual([[4, 2]]);
});

test("where positions are not to be had, all is read with the last", () => {
  const found = frames(state([event(4), event(5)]), 0);
  expect(found.map((frame) => frame.lines.length)).toEqual([2]);
});

test("a line stays as long as it takes to read", () => {
  const deed = begun(event(1), { icon: "", said: ["12345"] });
  expect(readingTime(deed, READING)).toBe(150);
  expect(readingTime(deed, { least: 400, letter: 30 })).toBe(400);
});
