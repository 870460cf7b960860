import { expect, test } from "vitest";
import { kept } from "./kept";

test("what has not changed is the old object", () => {
  const old = { hand: [1, 2], purse: { gold: 3 } };
  expect(kept(old, { hand: [1, 2], purse: { gold: 3 } })).toBe(old);
});

test("what has changed is new, its unchanged parts are old", () => {
  const old = { hand: [1, 2], purse: { gold: 3 } };
  const now = kept(old, { hand: [1, 2], purse: { gold: 4 } });
  expect(now).not.toBe(old);
  expect(now).toEqual({ hand: [1, 2], purse: { gold: 4 } });
  expect(now.hand).toBe(old.hand);
});

test("a part that has gone, come or turned into a list is a change", () => {
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(kept({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(kept({ part: {} }, { part: [] })).toEqual({ part: [] });
  expect(kept(null, { a: 1 })).toEqual({ a: 1 });
});
