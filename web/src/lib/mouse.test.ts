import { expect, test } from "vitest";
import { Mouse } from "./mouse";

const at = (clientX: number, clientY = 0) => ({ clientX, clientY }) as PointerEvent;

test("what slides under the mouse by a click is neither pointed at nor clicked until the mouse moves", () => {
  const mouse = new Mouse();
  mouse.moved(at(0), 1);
  expect(mouse.moved(at(50), 1)).toBe(true);
  expect(mouse.slidUnder(at(50))).toBe(false);
  mouse.slid(at(50));
  expect(mouse.moved(at(51), 1)).toBe(false);
  expect(mouse.slidUnder(at(51))).toBe(true);
  expect(mouse.slidUnder(at(80))).toBe(false);
  expect(mouse.moved(at(56), 1)).toBe(true);
  expect(mouse.moved(at(50), 1)).toBe(true);
  expect(mouse.slidUnder(at(50))).toBe(false);
});
