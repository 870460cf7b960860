import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "./pace";
import type { GameEvent, TableState } from "./protocol";

let shown: { version: number; rate: number; moves: number[]; since: number | null }[];
let pace: { take(state: TableState, ...lines: [string, number][]): void; skip(): boolean };
let said: (string | null)[];
let slowness: number;
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
  said = [];
  slowness = 1;
  const one = new Pace<string>(
    ({ version, events, since }, rate) =>
      shown.push({ version, rate, moves: events.map((event) => event.move), since }),
    (line) => said.push(line),
    () => slowness,
  );
  pace = {
    take: (state, ...lines) => one.take({ state, lines: lines.map(([line, ms]) => ({ line, ms })) }),
    skip: () => one.skip(),
  };
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

test("what others did is read line by line, however much of it waits", () => {
  pace.take(state(1), ["a", 1000], ["b", 2000]);
  for (let version = 2; version <= 9; version++) pace.take(state(version), ["c", 1000]);
  vi.advanceTimersByTime(999);
  expect([versions(), said]).toEqual([[1], ["a"]]);
  vi.advanceTimersByTime(2);
  expect(said).toEqual(["a", "b"]);
  vi.advanceTimersByTime(2000);
  expect([versions(), said.at(-1)]).toEqual([[1, 2], "c"]);
  vi.advanceTimersByTime(3000);
  expect(shown.at(-1)).toMatchObject({ version: 5, rate: 1 });
});

test("what was read is over, whether anything comes after it or not", () => {
  pace.take(state(1), ["a", 1000]);
  vi.advanceTimersByTime(999);
  expect(said.at(-1)).toBe("a");
  vi.advanceTimersByTime(2);
  expect(said.at(-1)).toBeNull();
  pace.take(state(2), ["b", 1000]);
  expect(pace.skip()).toBe(false);
  expect(said.at(-1)).toBeNull();
});

test("one key skips all that is still to be read", () => {
  pace.take(state(1), ["a", 1000], ["b", 1000]);
  pace.take(state(2), ["c", 1000]);
  expect(pace.skip()).toBe(true);
  expect(shown.at(-1)).toMatchObject({ version: 2, rate: 0 });
  expect(said.at(-1)).toBeNull();
});

test("without motion there is still time to read", () => {
  slowness = 0;
  pace.take(state(1), ["a", 1000]);
  pace.take(state(2));
  expect(versions()).toEqual([1]);
  vi.advanceTimersByTime(1001);
  expect(versions()).toEqual([1, 2]);
  pace.take(state(3));
  expect(versions()).toEqual([1, 2, 3]);
});
