import { expect, test } from "vitest";
import { asksTheSame, ending, loose } from "./asking";
import type { Option } from "./protocol";
import { Table } from "./table.svelte";

const option = (key: string, target = "", ends = false) => ({ key, target, ends }) as Option;
function asked(...options: Option[]): Table {
  const table = new Table();
  table.state = { view: { ask: { options } } } as typeof table.state;
  return table;
}
const keys = (options: Option[]) => options.map((one) => one.key);

test("options without a place are buttons, and what ends something is the last of them", () => {
  const table = asked(option("stop", "", true), option("a"), option("b", "space:1"), option("c", "card:x"));
  expect(keys(loose(table, new Set(["card:x"])))).toEqual(["a", "c", "stop"]);
});

test("E means what ends something, or the only thing there is", () => {
  expect(ending([option("a"), option("stop", "", true)])?.key).toBe("stop");
  expect(ending([option("a")])?.key).toBe("a");
  expect(ending([option("a"), option("b")])).toBeUndefined();
});

test("a question stands while others move, and another one with other options, or of another seat, does not", () => {
  const state = (seat: number, ...options: Option[]) => ({ ...asked(...options).state, seat });
  const before = state(0, option("a"), option("b"));
  expect(asksTheSame(before, state(0, option("a"), option("b")))).toBe(true);
  expect(asksTheSame(before, state(0, option("a")))).toBe(false);
  expect(asksTheSame(before, state(1, option("a"), option("b")))).toBe(false);
  expect(asksTheSame(undefined, before)).toBe(false);
  const quiet = { seat: 0, view: { ask: null } } as typeof before;
  expect(asksTheSame(quiet, quiet), "nobody is asked").toBe(false);
});

test("where nothing can be chosen there are no options", () => {
  const table = asked(option("a"));
  table.still = true;
  expect(loose(table, new Set())).toEqual([]);
  expect(table.legal("")).toBe(false);
});
