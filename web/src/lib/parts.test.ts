import { afterEach, expect, test, vi } from "vitest";
import { partsAndContent, partsOf } from "./parts";
import type { TableInfo } from "./protocol";

afterEach(() => vi.unstubAllGlobals());

test("a game without drawings gets the plain table", async () => {
  const parts = await partsOf("a game nobody has drawn");
  expect(parts.Board).toBeDefined();
  expect(parts.lessons).toEqual([]);
});

test("what is printed is asked for under the settings of the table", async () => {
  const content = { board: { names: {} }, things: {} };
  const fetched = vi.fn((_path: string) => Promise.resolve({ ok: true, json: () => Promise.resolve(content) }));
  vi.stubGlobal("fetch", fetched);
  const info = { game: "toy", settings: { start: "low bid", open: "yes" } } as unknown as TableInfo;
  expect((await partsAndContent(info))[1]).toEqual(content);
  expect(fetched.mock.calls[0]![0]).toBe("/api/games/toy/content?start=low+bid&open=yes");
});
