import { beforeEach, expect, test, vi } from "vitest";
import { alongLog, numbered } from "./counting";
import type { Pointing } from "./input";
import type { Option } from "./protocol";

const page = vi.hoisted(() => ({ hand: [] as object[], menu: [] as object[] }));
vi.mock("./finding", () => ({ menuItems: () => page.menu }));
vi.mock("./places", () => ({ inHand: () => page.hand }));

const option = (key: string) => ({ key, target: "", label: [key] }) as unknown as Option;
const sitting = {
  menu: "",
  hints: { open: false, ideas: [{}, {}, {}], press: vi.fn(() => true) },
  log: [
    { refs: ["space:1"], seat: 0 },
    { refs: ["space:2"], seat: 1 },
  ],
  table: { options: [] as Option[], targets: new Map<string, Option[]>() },
  choose: vi.fn(),
};
const ui = { undrawn: new Set<string>(), line: 0, point: vi.fn() };
const act = vi.fn(),
  pointing = { sitting, ui, act } as unknown as Pointing;

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(page, { hand: [], menu: [] });
  sitting.menu = "";
  sitting.hints.open = false;
});

test("while a hint is open its numbers are its ideas, and others stay what they are", () => {
  sitting.hints.open = true;
  page.hand = [{}, {}, {}, { focus: vi.fn(), dataset: { ref: "card:d" } }];
  numbered(pointing, 3, true);
  expect(sitting.hints.press).toHaveBeenCalledWith(2);
  expect(act).not.toHaveBeenCalled();
  numbered(pointing, 4, true);
  expect(act).toHaveBeenCalledWith("card:d");
});

test("a number first shows the cards' numbers, then plays the card", () => {
  const focus = vi.fn();
  page.hand = [{ focus, dataset: { ref: "card:a" } }];
  numbered(pointing, 1, false);
  expect(focus).toHaveBeenCalled();
  expect(act).not.toHaveBeenCalled();
  numbered(pointing, 1, true);
  expect(act).toHaveBeenCalledWith("card:a");
});

test("a number picks from an open menu", () => {
  const click = vi.fn();
  sitting.menu = "space:1";
  page.menu = [{}, { click }];
  numbered(pointing, 2, true);
  expect(click).toHaveBeenCalled();
});

test("without cards numbers are the options, where each has a button", () => {
  const options = [option("a"), option("b")];
  sitting.table = { options, targets: new Map([["", options]]) };
  expect(numbered(pointing, 2, true)).toBe(true);
  expect(sitting.choose).toHaveBeenCalledWith(options[1]);
});

test("steps through the log stop at its ends", () => {
  for (const step of [1, 1, 1, -1]) alongLog(pointing, step);
  expect(ui.point.mock.calls).toEqual([
    [["space:2"], 1],
    [["space:1"], 0],
    [["space:1"], 0],
    [["space:2"], 1],
  ]);
});
