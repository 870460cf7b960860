import { describe, expect, it } from "vitest";
import { R, spots } from "./chart";
import { costliest, looksOf, loser, summed, unknown } from "./looks";
import type { Analysis, Fate, Idea, Slip } from "./protocol";

const idea = (label: string): Idea => ({
  key: `do ${label}`,
  steps: [{ key: label, label: [label] }],
  chance: 0.4,
  error: 0,
  gains: [],
  reason: "",
});
const slip = (move: number, seat: number, given: number): Slip => ({
  move,
  seat,
  kind: given < 0.1 ? "mistake" : "blunder",
  given,
  error: 0.01,
  played: idea(`played ${move}`),
  better: idea("better"),
});

describe("what is worth a look", () => {
  it("looks at a slip before it and at luck after it, in the order of the game", () => {
    const found = looksOf([slip(9, 0, 0.12), slip(4, 1, 0.05)], [{ move: 4, seat: 0, luck: 0.08, words: "drawn" }]);
    expect(found.map(({ at, kind, change }) => [at, kind, change])).toEqual([
      [3, "mistake", -0.05],
      [4, "luck", 0.08],
      [8, "blunder", -0.12],
    ]);
    expect(found[2]?.text).toBe("played 9");
  });
  it("says what somebody did without", () => {
    const passed = { ...slip(4, 0, 0.05), played: { ...idea("Do without"), key: "pass" } },
      placed = { ...slip(4, 0, 0.05), played: { ...idea("Take it"), key: "take card:1" } };
    expect(looksOf([passed], [])[0]?.text).toBe("Do without (better: better)");
    expect(looksOf([placed], [])[0]?.text).toBe("Take it");
  });
  it("knows the two moves that cost somebody most", () => {
    const all = [slip(3, 0, 0.05), slip(5, 0, 0.2), slip(6, 1, 0.3), slip(9, 0, 0.1)];
    expect(costliest(all, 0).map((one) => one.move)).toEqual([5, 9]);
  });
});

describe("whose mistakes are looked at first", () => {
  const fates = [
    [1, 0.3],
    [0, 0.1],
    [0, 0.2],
  ].map(([result, given], seat) => ({ seat, result, given }) as Fate);
  it("are one's own, whether one has won or not", () => {
    expect([0, 1, 2].map((seat) => loser(fates, [seat]))).toEqual([0, 1, 2]);
  });
  it("are those of who lost where several seats are one's own, or none is", () => {
    expect(loser(fates, [0, 1])).toBe(1);
    expect(loser(fates, [])).toBe(2);
    expect(loser([], [1])).toBe(1);
  });
});

describe("marks on the graph", () => {
  it("lie on the line of whom they concern, and never on each other where there is room", () => {
    const slips = [10, 10.5, 11, 11.5].map((move) => slip(move, 0, 0.05));
    const chances = Array.from({ length: 20 }, () => [0.5, 0.5]);
    const frame = { x: (move: number) => move * 4, y: (chance: number) => 150 - 140 * chance, top: 10, low: 140 };
    const found = spots(looksOf(slips, []), chances, frame);
    expect(found).toHaveLength(4);
    for (const [i, one] of found.entries())
      for (const other of found.slice(i + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * R);
    expect(found.every(({ y }) => y >= 10 && y <= 140)).toBe(true);
  });
});

it("what others could have done better is unknown to one seat of a running game", () => {
  const seen = (seat: number) => [0, 1].map((of) => unknown({ seat } as Analysis, of));
  expect(seen(-1)).toEqual([false, false]);
  expect(seen(0)).toEqual([false, true]);
});
it("a sum is told in whole points that add up, each the same as elsewhere", () => {
  const fate = { start: 0.334, luck: 0.034, given: 0.134, rest: -0.234, result: 0 } as Partial<Fate> as Fate;
  const told = summed(fate).map((part) => Math.round(100 * part));
  expect(told).toEqual([33, 3, -13, -23]);
  expect(told.reduce((sum, n) => sum + n, 0)).toBe(0);
});
