import { expect, test } from "vitest";
import { Choices } from "./choices";

test("what was taken back can be made again, the last first", () => {
  const choices = new Choices();
  for (const key of ["a", "b", "c"]) choices.made(key, false);
  choices.takenBack();
  choices.takenBack();
  expect(choices.next).toBe("b");
  choices.made("b", true);
  expect(choices.next).toBe("c");
});

test("another choice is another way: nothing is left to make again", () => {
  const choices = new Choices();
  choices.made("a", false);
  choices.takenBack();
  choices.made("b", false);
  expect(choices.next).toBeUndefined();
});

test("what was chosen before this visit cannot be made again", () => {
  const choices = new Choices();
  choices.takenBack();
  expect(choices.next).toBeUndefined();
});
