import { describe, expect, it } from "vitest";
import { along, marksOf, targetOf } from "./ghosts";
import { words } from "../words";
import { because, gainRows } from "./gains";
import { UNTOLD } from "./previews";

describe("ghosts", () => {
  it("finds the place that an option points at in its key", () => {
    expect(targetOf("place space:7")).toBe("space:7");
    expect(targetOf("pass")).toBe("");
  });
  it("joins the places of a way, each to the one before", () => {
    const [first, second, third] = along(["play card:A", "end", "place space:7"], 1, "idea");
    expect(first).toMatchObject({ ref: "card:A", from: [], later: false });
    expect(second).toMatchObject({ ref: "", from: ["card:A"], later: true });
    expect(third).toMatchObject({ ref: "space:7", from: [""], later: true, by: 1 });
  });
  it("writes what is certain where it happens", () => {
    const told = { ...UNTOLD, marks: [{ at: "space:7", gain: true, origins: ["space:1"], words: ["+6"] }] };
    expect(marksOf([{ key: "a", label: [], told, state: null }], 0)).toEqual([
      { ref: "space:7", by: 0, kind: "mark", said: ["+6"], gain: true, from: ["space:1"] },
    ]);
  });
});

describe("gains", () => {
  it("are called reasons only where one of them is", () => {
    const of = (...amounts: number[]) => amounts.map((amount) => ({ source: "a", amount, error: 1, worth: amount }));
    const said = (worse: boolean, ...amounts: number[]) => because(of(...amounts), { sources: {} }, worse);
    expect([said(false, 2, -3), said(true, 2, -3)]).toEqual([words.becauseEnd, words.becauseEnd]);
    expect([said(false, -3), said(true, 2)]).toEqual([words.againstEnd, words.forEnd]);
  });
  it("tell first what makes a way better, or worse", () => {
    const gains = [-9, 7, -2].map((amount, n) => ({ source: `${n}`, amount, error: 1, worth: amount }));
    const told = (worse: boolean) => gainRows(gains, { sources: {} }, worse).map((row) => row.amount);
    expect([told(false), told(true)]).toEqual([
      [7, -9, -2],
      [-9, -2, 7],
    ]);
  });
  it("calls what a rival gets no gain, and what a game names by its name", () => {
    const sources = { thrones: { name: "Thrones", about: "", icon: "" } };
    const rows = gainRows(
      [
        { source: "thrones", amount: 6.1, error: 1, worth: 6.1 },
        { source: "rival", amount: 2, error: 1, worth: 2 },
        { source: "rival", amount: -2, error: 1, worth: -2 },
        { source: "rounds", amount: 1, error: 0.5, worth: 0 },
      ],
      { sources },
    );
    expect(rows.map((row) => [row.name, row.good, row.bad])).toEqual([
      ["Thrones", true, false],
      ["Strongest rival", true, false],
      ["Strongest rival", false, true],
      ["Rounds to play", false, false],
    ]);
  });
});
