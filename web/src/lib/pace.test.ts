import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "./pace";
import type { GameEvent, TableState } from "./protocol";

let shown: { version: number; rate: number; moves: number[]; since: number | null }[];
let pace: Pace;
const page = document as { hidden: boolean };

const state = (version: number, events = 1, more: Partial<TableState> = {}) =>
  ({
    version,
    since: version - 1,
    fresh: false,
    events: Array.from({ length: events }, () => ({ move: version }) as GameEvent),
    ...more,
  }) as TableState;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = new Pace(
    ({ version, events, since }, rate) =>
      shown.push({ version, rate, moves: events.map((event) => event.move), since }),
    () => 1,
  );
});
afterEach(() => {
  page.hidden = false;
  vi.useRealTimers();
});
const versions = () => shown.map((one) => one.version);

test("the first state is shown at once, the next when it has been seen", () => {
  pace.take(state(1));
  pace.take(state(2));
  expect(versions()).toEqual([1]);
  vi.advanceTimersByTime(379);
  expect(versions()).toEqual([1]);
  vi.advanceTimersByTime(2);
  expect(versions()).toEqual([1, 2]);
});

test("much to tell takes longer, but never longer than the most", () => {
  pace.take(state(1, 50));
  pace.take(state(2));
  vi.advanceTimersByTime(899);
  expect(versions()).toEqual([1]);
  vi.advanceTimersByTime(2);
  expect(versions()).toEqual([1, 2]);
});

test("a backlog is played twice as fast, a long one is jumped over", () => {
  for (let version = 1; version <= 6; version++) pace.take(state(version));
  vi.advanceTimersByTime(381);
  expect(shown[1]).toMatchObject({ version: 2, rate: 2 });
  for (let version = 7; version <= 30; version++) pace.take(state(version));
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toMatchObject({ version: 30, rate: 0 });
});

test("a skip shows the present with all that was told on the way", () => {
  for (const version of [1, 2, 3]) pace.take(state(version));
  expect(pace.skip()).toBe(true);
  expect(shown.at(-1)).toEqual({ version: 3, rate: 0, moves: [2, 3], since: 1 });
  expect(pace.skip()).toBe(false);
});

test("what was taken back on the way is not told", () => {
  pace.take(state(1));
  pace.take(state(2));
  pace.take(state(3, 0, { since: 1 }));
  pace.skip();
  expect(shown.at(-1)).toEqual({ version: 3, rate: 0, moves: [], since: 1 });
});

test("nobody waits for a fresh state, nor in a page that is not looked at", () => {
  pace.take(state(1));
  pace.take(state(2, 1, { fresh: true }));
  expect(versions()).toEqual([1, 2]);
  page.hidden = true;
  pace.take(state(3));
  expect(versions()).toEqual([1, 2, 3]);
});
