/** Hints, chances to win, analyses and puzzles. */
import { count } from "./grammar";

export const analysis = {
  percent: (share: number) => `${Math.round(100 * share)} %`,
  /** points of the chance to win */
  points: (change: number) => {
    const n = Math.round(100 * change);
    return n < 0 ? `−${-n}` : `+${n}`;
  },
  plusMinus: (error: number) => `± ${Math.max(1, Math.round(100 * error))}`,
  amount: (n: number) => {
    const size = Math.abs(n) < 1.95 ? Math.abs(n).toFixed(1) : String(Math.round(Math.abs(n)));
    return `${n < 0 ? "−" : "+"}${size}`;
  },
  // hints
  askHint: "Hint",
  ideasTitle: (n: number) => ["", "One good idea", "Two good ideas", "Three good ideas"][n] ?? "Ideas",
  ideasAbout: "All of them are fine. Point at one to see it on the board.",
  onlyIdea: "All else comes to the same, or to less.",
  ideaGoesOn: (n: number) => `Idea ${n} goes on`,
  ideaNumber: (n: number) => `Idea ${n}`,
  ideaSaid: (n: number, label: string, chance: string, reason: string) =>
    `Idea ${n}: ${label}, ${chance} to win. ${reason}`,
  looking: "Looking for ideas",
  lookingOn: "Looking more deeply",
  playIdea: (n: number) => `Play idea ${n}`,
  playStep: "Play the next step",
  willThink: "I will think",
  thenSteps: (labels: string[], more: number) => `then ${labels.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
  noReason: "Nothing sets it clearly apart.",
  whyFirst: (n: number, other: number) => `By the end, idea ${n} against idea ${other}`,
  judgedBy: (level: string) => level,
  judges: { master: "Master", evaluation: "Rule of thumb" } as Record<string, string>,
  chanceOf: (seats: number) => `chance to win of ${seats}`,
  hintsHere: "Hints at this table",
  hintsAsked: (n: number) => `${n} asked`,
  hintsSeen: "Everybody sees that you asked, not what you were told.",
  rivalGain: "Strongest rival",
  roundsGain: "Rounds to play",
  hintsTag: (n: number) => count(n, "hint"),
  hintsAgreed: "Hints and chances to win for everybody",
  hintsAgreedAbout: "Whoever sits down agrees to it.",
  hintsOn: "At this table everybody may ask for hints and see the chances to win. Whoever sits down agrees to it.",
  teacherIdea: "A good idea now",
  teacherSays: (label: string, reason: string) => `${label}.${reason ? ` ${reason}` : ""}`,
  threeIdeas: "Three ideas",
};
