import { expect, test } from "vitest";
import { popFor } from "./pop";
import { UNTOLD } from "./previews";
import type { Option } from "./protocol";
import type { Sitting } from "./sitting.svelte";
import { Table } from "./table.svelte";
import type { Ui } from "./ui.svelte";

const option = (key: string, target = "") => ({ key, target, label: [key] }) as unknown as Option;
function at(table: Partial<Table>, sitting: Partial<Sitting> = {}, ui: Partial<Ui> = {}) {
  const seen = new Table();
  seen.state = { view: { ask: { options: [option("go", "space:1"), option("stop")] } } } as typeof seen.state;
  Object.assign(seen, table);
  const there = { table: seen, curtain: -1, menu: "", armed: "", previewed: "", ...sitting } as Sitting;
  return popFor(there, { dialog: "", touch: false, narrow: false, undrawn: new Set(), ...ui } as unknown as Ui);
}

test("what is pointed at is told: what choosing brings, or only what it is", () => {
  expect(at({ hovered: "space:1" })).toEqual({ kind: "prev", anchor: "space:1", key: false });
  expect(at({ hovered: "space:9" })).toEqual({ kind: "name", anchor: "space:9", key: false });
  expect(at({})).toBeNull();
});

test("a menu comes before a refusal, a refusal before what is pointed at", () => {
  const refused = { ref: "space:9", answer: { words: [], rules: [], verb: "", more: [] } } as Table["refused"];
  expect(at({ hovered: "space:1", refused })?.kind).toBe("no");
  expect(at({ hovered: "space:1", refused }, { menu: "space:1" })?.kind).toBe("menu");
});

test("an option that is a button is told beside its button, once there is something to tell", () => {
  expect(at({ preview: { ...UNTOLD, meaning: ["Your turn is over."] } }, { previewed: "stop" })).toEqual({
    kind: "prev",
    anchor: "stop",
    key: true,
  });
  expect(at({ preview: UNTOLD }, { previewed: "stop" })).toBeNull();
});

test("nothing is told beneath a dialog, a curtain, or where the question tells it", () => {
  expect(at({ hovered: "space:1" }, {}, { dialog: "settings" })).toBeNull();
  expect(at({ hovered: "space:1" }, { curtain: 1 })).toBeNull();
  expect(at({ hovered: "space:1" }, { armed: "go" })).toBeNull();
  expect(at({ hovered: "space:1" }, {}, { touch: true, narrow: true })).toBeNull();
});
