import { expect, test, vi } from "vitest";
import { Previews, UNTOLD } from "./previews";
import type { Foretold, Option } from "./protocol";

const option = { key: "a" } as Option,
  nova = { ...UNTOLD, meaning: ["Gain Nova."] };

test("a preview is asked for once a position", async () => {
  const ask = vi.fn(() => Promise.resolve(nova));
  const previews = new Previews(ask);
  expect(await previews.of(option)).toEqual(nova);
  expect(await previews.of(option)).toEqual(nova);
  expect(previews.known(option)).toEqual(nova);
  expect(ask).toHaveBeenCalledTimes(1);
  previews.forget();
  expect(previews.known(option)).toBeUndefined();
});

test("an answer that comes too late says nothing of the new position", async () => {
  let answer: (found: Foretold) => void = () => undefined;
  const previews = new Previews(
    () =>
      new Promise((done) => {
        answer = done;
      }),
  );
  const late = previews.of(option);
  previews.forget();
  answer(nova);
  expect(await late).toEqual(nova);
  expect(previews.known(option)).toBeUndefined();
});

test("a preview that does not come is no trouble", async () => {
  expect(await new Previews(() => Promise.reject(new Error("gone"))).of(option)).toBe(UNTOLD);
});
