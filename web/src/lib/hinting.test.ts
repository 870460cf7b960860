import { expect, test, vi } from "vitest";
import { words } from "../words";
import { alike, close, hintAt, lost } from "./hinting";
import type { Idea } from "./protocol";
import type { Sitting } from "./sitting.svelte";

const ideas = (chances: number[], error = 0.01): Idea[] =>
  chances.map((chance) => ({ key: "", steps: [], chance, error, gains: [], reason: "" }));
const said = (all: Idea[]) => words.ideasAbout(all.length, close(all), alike(all), lost(all)).split(".")[0];

test("what is said of ideas is what their chances say", () => {
  expect(said(ideas([0.62, 0.61, 0.6]))).toBe("All of them are fine");
  expect(said(ideas([0.62, 0.62, 0.57]))).toBe("The first two are close, the third falls behind");
  expect(said(ideas([0.64, 0.5, 0.49]))).toBe("The first is clearly ahead");
  expect(said(ideas([0.23, 0.13, 0.13], 0.2))).toBe("They cannot be told apart yet");
  expect(said(ideas([0.012, 0.012, 0.01]))).toBe("You can hardly win any more, whatever you do");
});

test("nothing is thought about a question that is answered, though the next is not here yet", async () => {
  const asked = vi.fn(() => Promise.reject(new Error("not now")));
  vi.stubGlobal("fetch", asked);
  const at = (answered: number) => {
    const hints = { asking: { signal: new AbortController().signal } };
    return { id: "a", answered, hints, state: { seat: 0, version: 7 } } as unknown as Sitting;
  };
  expect(await hintAt(at(7), 0)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  await expect(hintAt(at(-1), 0)).rejects.toThrow();
  expect(asked).toHaveBeenCalled();
  vi.unstubAllGlobals();
});
