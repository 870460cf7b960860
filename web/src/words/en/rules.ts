/** The rulebook, hints and keys. */
import { count } from "./grammar";

export const rules = {
  rulesOf: (title: string) => `Rules of ${title}`,
  searchRules: "Search the rules",
  rulesFound: (n: number) => count(n, "rule"),
  noRule: "No rule has all these words.",
  linkToRule: (id: string) => `Link to rule ${id}`,
  chapters: "Chapters",
  playToLearn: "Learn by playing",
  playToLearnHint: "A first game with hints, against an easy bot.",
  lessonSkip: "No more hints",
  lesson: (n: number, of: number) => `Hint ${n} of ${of}`,
  keyTable: [
    ["Tab", "next place that can be chosen"],
    ["← ↑ → ↓", "move over the board"],
    ["Enter, Space", "choose"],
    ["1–9", "card or option of that number"],
    ["E", "end the phase or turn"],
    ["U, Shift+U", "undo, redo"],
    ["?", "what is this, why not"],
    ["I", "whole card"],
    ["H, M, P, L", "hand, market, players, log"],
    [", .", "previous, next event"],
    ["+ − 0", "zoom in, out, whole board"],
    ["R", "rules"],
    ["Esc", "close"],
  ] as [string, string][],
};
