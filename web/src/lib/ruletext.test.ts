import { expect, test } from "vitest";
import { pieces } from "./ruletext";

test("emphasis and rules are cut out of the text", () => {
  expect(pieces("See *Draft* in ULT-DRAFT-02.", [])).toEqual([
    { text: "See " },
    { text: "Draft", strong: true },
    { text: " in " },
    { text: "ULT-DRAFT-02", rule: "ULT-DRAFT-02" },
    { text: "." },
  ]);
});

test("short forms belong to the family of the rule before them", () => {
  const rules = pieces("LAN-TURN-03, -04 and -05; 2 -1", []).flatMap((piece) => piece.rule ?? []);
  expect(rules).toEqual(["LAN-TURN-03", "LAN-TURN-04", "LAN-TURN-05"]);
});

test("searched words are marked wherever they stand, whatever they contain", () => {
  const marked = pieces("An orbit (Orbit) moves", ["orbit", "("]);
  expect(marked.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(["orbit", "(", "Orbit"]);
});
