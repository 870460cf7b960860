import { expect, test } from "vitest";
import type { Lesson, Opening } from "./game";
import type { Option, View } from "./protocol";
import { justSaid, lessonAt, ringOfStep, ringsOf, stepAt } from "./teaching";

const option = (key: string) => ({ key, verb: key.split(" ")[0]!, target: key.split(" ")[1] ?? "" }) as Option;
const view = (round: number) => ({ round }) as View;
const play = ["play card:1", "play card:2", "end"].map(option);

const opening: Opening = {
  seed: "7",
  steps: [
    { key: "play card:2", when: (now) => now.round === 1, text: "play this" },
    { key: "end", text: "end here" },
  ],
};

test("a step is shown where its choice can be made and its words are true", () => {
  expect(stepAt(opening, play, view(1), 0)?.text).toBe("play this");
  expect(stepAt(opening, play, view(0), 0)?.text).toBe("end here");
  expect(stepAt(opening, [option("draw")], view(1), 0)).toBeUndefined();
});

test("a first turn is led in the first round alone", () => {
  expect(stepAt(opening, play, view(2), 0)).toBeUndefined();
  expect(stepAt(undefined, play, view(1), 0)).toBeUndefined();
});

test("a lesson is said once, at a question with one of its verbs, when things stand so", () => {
  const lessons: Lesson[] = [
    { verb: "build raise", text: "how to build" },
    { verb: "", when: (now) => now.round > 5, text: "the end is near" },
    { verb: "play", text: "how to play" },
  ];
  const said = (round: number, heard: string[] = []) => lessonAt(lessons, play, view(round), 0, heard)?.text;
  expect(said(1)).toBe("how to play");
  expect(said(6)).toBe("the end is near");
  expect(said(1, ["how to play"])).toBeUndefined();
  expect(lessonAt(lessons, [option("raise card:1")], view(1), 0, [])?.text).toBe("how to build");
});

test("a lesson that nobody shuts makes room for others", () => {
  const lessons: Lesson[] = [
    { verb: "play", text: "how to play" },
    { verb: "end", text: "how to end" },
  ];
  const said = (seen: string[]) => lessonAt(lessons, play, view(1), 0, [], seen)?.text;
  expect(said([])).toBe("how to play");
  expect(said(["how to play"])).toBe("how to end");
  expect(said(["how to play", "how to end"])).toBe("how to play");
  expect(said(["how to end", "how to play"])).toBe("how to end");
});

test("a lesson that was said just now is known to be", () => {
  const lesson: Lesson = { verb: "play", text: "how to play" };
  expect(justSaid(lesson, ["how to end", "how to play"])).toBe(true);
  expect(justSaid(lesson, ["how to play", "how to end"])).toBe(false);
  expect(justSaid(undefined, [])).toBe(false);
});

test("rings are drawn round what can be chosen, or round the place that is spoken of", () => {
  expect(ringOfStep(opening.steps[0]!, play)).toEqual([{ key: "play card:2", ref: "card:2" }]);
  const refs = (lesson: Lesson, options: Option[]) => ringsOf(lesson, options, view(3), 1).map((one) => one.ref);
  expect(refs({ verb: "play", text: "" }, play)).toEqual(["card:1", "card:2"]);
  expect(refs({ verb: "play raise", text: "" }, [...play, option("raise card:1")])).toEqual(["card:1", "card:2"]);
  expect(refs({ verb: "", at: "level 8", text: "" }, play)).toEqual(["level 8"]);
  expect(refs({ verb: "", at: (seat) => `gauge ${seat}`, text: "" }, play)).toEqual(["gauge 1"]);
  expect(refs({ verb: "", at: (_, now) => `row ${now.round}`, text: "" }, play)).toEqual(["row 3"]);
});
