/** Hints, chances to win, analyses and puzzles. */
import { count, list } from "./grammar";

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
  // the analysis of a game
  analysis: "Analysis",
  analyse: "Analysis",
  chanceToWin: "Chance to win, in %",
  chanceShort: "Chance to win",
  chanceFromTo: (name: string, start: string, end: string) => `${name}: ${start} at the start, ${end} at the end.`,
  asTable: "As a table",
  moveHead: "Move",
  roundHead: "Round",
  roundShort: (n: number) => `R${n}`,
  mistakeMeans: "mistake, 4 or more given away",
  blunderMeans: "blunder, 10 or more",
  luckMeans: "luck, 5 or more, good or bad",
  lookKinds: { mistake: "mistake", blunder: "blunder", luck: "luck" } as Record<string, string>,
  lookSaid: (kind: string | undefined, move: number, name: string, text: string, change: string) =>
    `Move ${move}, ${kind} of ${name}: ${text} (${change})`,
  lookShort: (kind: string | undefined, name: string, text: string, change: string) =>
    `${name}, ${kind} ${change}: ${text}`,
  worthALook: "Worth a look",
  nthOf: (n: number, of: number) => (n ? `${n} of ${of} · next` : `${of} · next`),
  nothingToLook: "Nobody gave much away, and luck was even.",
  costMost: (name: string, you: boolean, moves: number[]) =>
    `What cost ${you ? "you" : name} most: ${moves.length > 1 ? "moves" : "move"} ${list(moves.map(String))}.`,
  moveAndRound: (move: number, round: number) => `Move ${move} · ${round ? `round ${round}` : "setup"}`,
  youPlayed: "You played",
  whoPlayed: (name: string) => `${name} played`,
  better: "Better",
  becauseEnd: "Because, at the end of the game",
  surely: (given: string, error: string) =>
    `${given} points of the chance to win, ${error} at 95 %, both ways played on in 32 games that could have been.`,
  tagPlayed: (chance: string) => `played · ${chance}`,
  tagBetter: (chance: string) => `better · ${chance}`,
  luckSaid: (name: string) => `Luck of ${name}, against what was to be expected`,
  botThought: (name: string) => `What ${name} thought`,
  thisMoment: "This moment",
  nextMark: "Next mark",
  markKeys: "next mark",
  lineKeys: "better line",
  showLine: "Show the better line",
  lineStep: (n: number, of: number) => `Better line: step ${n} of ${of}`,
  lineBack: "Back to the game",
  luckAndSkill: "Luck and skill",
  luckSkillShort: "Luck, skill",
  givenAway: "Given away",
  luck: "Luck",
  blunders: (n: number) => count(n, "blunder"),
  mistakes: (n: number) => count(n, "mistake"),
  addsUp: "How it adds up",
  inPoints: (moves: number, error: string) =>
    `In points of the chance to win, over ${count(moves, "choice")}; luck ${error} at 95 %.`,
  judgedFrom: "Judged by",
  judgedSeen: ", with only what each player could see.",
  sumAbout:
    "Everybody begins with some chance to win. Luck is what came to light, against what was to be expected; what " +
    "somebody gives away the others receive.",
  sumHeads: ["Start", "Luck", "Given away", "Received", "Rest", "Result"],
  restAbout: "The rest is neither: plans that met behind screens, and what was judged otherwise later.",
  reckoning: (n: number, of: number) => `Reckoning, move ${n} of ${of}.`,
  analysesBefore: (n: number) => `${count(n, "analysis", "analyses")} before this one.`,
  mayLeave: "You can look at the game meanwhile, or leave: it goes on, and is kept.",
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
