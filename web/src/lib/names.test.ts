import { expect, test } from "vitest";
import { after, calledAs, labelled, spoken } from "./names";
import type { Option } from "./protocol";

const option = (...label: string[]) => ({ label }) as unknown as Option;

test("what cannot be chosen is said as it is", () => {
  expect(spoken([], "Nova, a star", "Nova")).toBe("Nova, a star");
});

test("what choosing does comes first, and a name that is in it is not said again", () => {
  expect(spoken([option("Buy Nova")], "Nova, costs 3", "Nova")).toBe("Buy Nova. Costs 3");
  expect(spoken([option("Move here")], "Nova, costs 3", "Nova")).toBe("Move here. Nova, costs 3");
  expect(spoken([option("Buy Nova")], "Nova", "Nova")).toBe("Buy Nova");
});

test("several options are said one after another", () => {
  expect(spoken([option("Buy"), option("Sell")], "Nova", "Sun")).toBe("Buy, or Sell. Nova");
});

test("a name that a label begins with is not said again", () => {
  expect(after("Nova, a star: bright", "Nova")).toBe("a star: bright");
  expect(after("A star: bright", "Nova")).toBe("A star: bright");
});

test("the label of an element is the present one", () => {
  const element = {} as Element;
  let now = "Nova";
  labelled(() => ({ name: "", label: now }))(element);
  now = "Sun";
  expect(calledAs(element)).toEqual({ name: "", label: "Sun" });
  expect(calledAs({} as Element).label).toBe("");
  expect(calledAs(null).label).toBe("");
});
