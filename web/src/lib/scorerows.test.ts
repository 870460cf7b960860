import { expect, test } from "vitest";
import type { ScoreLine } from "./protocol";
import { linesOf, often, rowsOf, said, signed, type Scores } from "./scorerows";

const line = (source: string, points: number, more: Partial<ScoreLine> = {}): ScoreLine => ({
  source,
  points,
  ref: "",
  name: "",
  note: "",
  times: 1,
  each: 0,
  per: "",
  ...more,
});
const scores = [
  { seat: 0, parts: { thrones: 5, dust: 0 }, lines: [line("thrones", 2), line("thrones", 3)] },
  { seat: 1, parts: { thrones: 2 }, lines: [line("gifts", 4)] },
] as unknown as Scores;
const source = (name: string) => ({ name, about: "", icon: "vp" });

test("sources come in the order of the game, unknown ones behind, empty ones not at all", () => {
  const rows = rowsOf(scores, { dust: source("Dust"), moons: source("Moons"), thrones: source("Thrones") });
  expect(rows.map((row) => [row.source, row.values, row.best, row.least])).toEqual([
    ["thrones", [5, 2], 5, 2],
    ["gifts", [0, 4], 4, 0],
  ]);
  expect(rows.map((row) => row.opens)).toEqual([true, true]);
});

test("what a source is made of is told the most first", () => {
  expect(linesOf(scores[0]!, "thrones").map((one) => one.points)).toEqual([3, 2]);
});

test("a line says how often and what", () => {
  expect(often(line("a", 6, { times: 3, each: 2 }))).toBe("2 each, 3 times");
  expect(often(line("a", 10, { times: 10, each: 1, per: "Sanctum" }))).toBe("1 per Sanctum, 10 times");
  expect(often(line("a", 4, { each: 4, per: "Throne" }))).toBe("4 per Throne, once");
  expect(often(line("a", 6, { times: 3 }))).toBe("3 times");
  expect(often(line("a", 6))).toBe("");
  expect(said(line("a", 1, { name: "Nova", note: "twice" }), source("A"))).toBe("Nova, twice");
  expect(said(line("a", 1), source("A"))).toBe("A");
  expect(signed(-3)).toBe("−3");
});
