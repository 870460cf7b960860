import { expect, test } from "vitest";
import type { Option, View } from "./protocol";
import { Guide } from "./guide.svelte";
import type { Sitting } from "./sitting.svelte";

const asks = (...keys: string[]) => keys.map((key) => ({ key, verb: key, target: "" }) as unknown as Option);
const table = { options: asks("move", "build"), seat: 0 };
const sitting = {
  id: "t",
  mine: true,
  lookingBack: false,
  hints: { offered: false, open: false },
  parts: {
    lessons: [
      { verb: "move", text: "how one moves" },
      { verb: "build", text: "how one builds" },
    ],
  },
  state: { table: { game: "any" }, view: {} as View, seat: 0, version: 1 },
  table,
};

test("a lesson waits for whoever looks back, and makes room for another at the next question", () => {
  const guide = new Guide(sitting as unknown as Sitting);
  guide.saw();
  expect(guide.text).toBe("how one moves");
  Object.assign(sitting, { mine: false, lookingBack: true });
  Object.assign(table, { options: [] });
  guide.saw();
  expect(guide.text).toBe("");
  Object.assign(sitting, { mine: true, lookingBack: false });
  Object.assign(table, { options: asks("move", "build") });
  guide.saw();
  expect(guide.text).toBe("how one moves");
  Object.assign(table, { options: asks("move", "build", "end") });
  guide.saw();
  expect(guide.text).toBe("how one builds");
});
