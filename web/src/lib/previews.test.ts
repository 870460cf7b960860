import { expect, test, vi } from "vitest";
import { Previews } from "./previews";
import type { Option } from "./protocol";

const option = { key: "a" } as Option;

test("a preview is asked for once a position", async () => {
  const ask = vi.fn(() => Promise.resolve(["Gain Nova"]));
  const previews = new Previews(ask);
  expect(await previews.of(option)).toEqual(["Gain Nova"]);
  expect(await previews.of(option)).toEqual(["Gain Nova"]);
  expect(previews.known(option)).toEqual(["Gain Nova"]);
  expect(ask).toHaveBeenCalledTimes(1);
  previews.forget();
  expect(previews.known(option)).toBeUndefined();
});

test("an answer that comes too late says nothing of the new position", async () => {
  let answer: (found: string[]) => void = () => undefined;
  const previews = new Previews(
    () =>
      new Promise((done) => {
        answer = done;
      }),
  );
  const late = previews.of(option);
  previews.forget();
  answer(["old"]);
  expect(await late).toEqual(["old"]);
  expect(previews.known(option)).toBeUndefined();
});

test("a preview that does not come is no trouble", async () => {
  expect(await new Previews(() => Promise.reject(new Error("gone"))).of(option)).toEqual([]);
});
