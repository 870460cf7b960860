import { expect, test } from "vitest";
import { Keeping, withGaps } from "./keeping";

test("a card that is played leaves its place, and the others stay where they lie", () => {
  const keeping = new Keeping();
  keeping.places("1", ["build", "move", "seraph"]);
  const places = keeping.places("1", ["build", "seraph"]);
  expect(withGaps(places, ["build", "seraph"])).toEqual([
    { ref: "build", gone: false },
    { ref: "move", gone: true },
    { ref: "seraph", gone: false },
  ]);
});

test("a card that is drawn meanwhile lies behind the others, and one that is taken back where it lay", () => {
  const keeping = new Keeping();
  keeping.places("1", ["build", "move"]);
  expect(keeping.places("1", ["build", "draw"])).toEqual(["build", "move", "draw"]);
  expect(keeping.places("1", ["build", "move"])).toEqual(["build", "move", "draw"]);
});

test("places close with the phase, and where none is played nothing is kept", () => {
  const keeping = new Keeping();
  keeping.places("1", ["build", "move"]);
  expect(keeping.places("2", ["move"])).toEqual(["move"]);
  keeping.places("", ["build", "move"]);
  expect(keeping.places("", ["build"])).toEqual(["build"]);
});

test("of two cards that are alike one goes", () => {
  expect(withGaps(["orbit", "orbit"], ["orbit"]).map(({ gone }) => gone)).toEqual([false, true]);
});
