import { beforeEach, expect, test, vi } from "vitest";
import type { Pointing } from "./input";
import { Keys } from "./keys";
import type { PanZoom } from "./panzoom.svelte";
import type { Option } from "./protocol";

const page = vi.hoisted(() => ({
  ref: "",
  typing: false,
  pressable: false,
}));
vi.mock("./finding", () => ({
  refOf: () => page.ref,
  typing: () => page.typing,
  pressable: () => page.pressable,
  zone: () => null,
}));
const gone = vi.hoisted(() => vi.fn());
vi.mock("./router.svelte", () => ({ go: gone }));

const option = (key: string, ends = false) => ({ key, target: "", ends, label: [key] }) as unknown as Option;
const sitting = {
  ready: true,
  curtain: -1,
  menu: "",
  state: { table: { game: "toy" } },
  table: {
    options: [] as Option[],
    targets: new Map<string, Option[]>(),
    legal: (ref: string) => ref === "legal",
    refused: null,
  },
  skip: vi.fn(),
  choose: vi.fn(),
  undo: vi.fn(),
  redo: vi.fn(),
  whyNot: vi.fn(),
};
const ui = { keyed: false, drawer: false, undrawn: new Set<string>(), line: 0, open: vi.fn(), point: vi.fn() };
const pointing = { sitting, ui, act: vi.fn(), close: vi.fn(() => true) };
const eye = { near: vi.fn(), far: vi.fn(), all: vi.fn() };
let keys: Keys;

function offer(...options: Option[]): void {
  sitting.table.options = options;
  sitting.table.targets = new Map([["", options]]);
}
/** Whether the key did something. */
const press = (key: string, more: Partial<KeyboardEvent> = {}) => {
  const taken = vi.fn();
  keys.press({ key, target: {}, preventDefault: taken, ...more } as unknown as KeyboardEvent);
  return taken.mock.calls.length > 0;
};

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(page, { ref: "", typing: false, pressable: false });
  Object.assign(sitting, { ready: true, curtain: -1, menu: "" });
  Object.assign(ui, { keyed: false, line: 0 });
  offer();
  keys = new Keys(pointing as unknown as Pointing, eye as unknown as PanZoom);
});

test("keys are left alone while something is written, behind a curtain, and with Ctrl", () => {
  page.typing = true;
  expect(press("u")).toBe(false);
  page.typing = false;
  sitting.curtain = 1;
  expect(press("u")).toBe(false);
  sitting.curtain = -1;
  expect(press("u", { ctrlKey: true })).toBe(false);
  expect(sitting.undo).not.toHaveBeenCalled();
});

test("u takes back, and with Shift makes again", () => {
  expect(press("u")).toBe(true);
  press("U", { shiftKey: true });
  expect(sitting.undo).toHaveBeenCalledTimes(1);
  expect(sitting.redo).toHaveBeenCalledTimes(1);
  expect(ui.keyed).toBe(true);
});

test("e ends the turn, where it can be ended", () => {
  expect(press("e")).toBe(false);
  offer(option("build"), option("end", true));
  expect(press("e")).toBe(true);
  expect(sitting.choose).toHaveBeenCalledWith(sitting.table.options[1]);
});

test("? explains what can be chosen, says why not, or shows the keys", () => {
  press("?");
  page.ref = "legal";
  press("?");
  page.ref = "other";
  press("?");
  expect(ui.open.mock.calls).toEqual([["keys"], ["thing", "legal"]]);
  expect(sitting.whyNot).toHaveBeenCalledWith("other");
});

test("Enter chooses what has the focus, unless that is a button anyway", () => {
  page.ref = "legal";
  press("Enter");
  page.pressable = true;
  expect(press("Enter")).toBe(false);
  expect(pointing.act.mock.calls).toEqual([["legal"]]);
});

test("+, - and 0 move over the board", () => {
  for (const key of ["+", "-", "0"]) press(key);
  expect([eye.near, eye.far, eye.all].map((each) => each.mock.calls.length)).toEqual([1, 1, 1]);
});

test("r opens the rulebook of the game", () => {
  press("r");
  expect(gone).toHaveBeenCalledWith("/rules/toy");
});
