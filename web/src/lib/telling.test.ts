import { expect, test } from "vitest";
import { UNTOLD } from "./previews";
import type { Foretold, GameEvent, Option } from "./protocol";
import { linesOf, toldOf } from "./telling";

const option = { label: ["Take ", { ref: "draft:a", name: "Cards" }] } as Option,
  told = (...texts: string[]): Foretold => ({
    ...UNTOLD,
    meaning: ["Discard up to 3 cards."],
    events: texts.map((text) => ({ text }) as GameEvent),
  });

test("what only repeats the button is not said again", () => {
  const left = [{ text: "You gain 2 Solar Mass." }];
  expect(linesOf(told("You draft Cards.", "You gain 2 Solar Mass."), option)).toEqual(left);
  expect(linesOf(told("You gain 2 Solar Mass."), option)).toEqual(left);
});

test("the meaning comes first", () => {
  expect(toldOf(told("You draft Cards.", "You end the round."), option)).toBe(
    "Discard up to 3 cards. You end the round.",
  );
});
