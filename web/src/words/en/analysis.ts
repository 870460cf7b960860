/** Hints, chances to win, analyses and puzzles. */
import { count } from "./grammar";

export const analysis = {
  /** what may still happen is not 0 */
  percent: (share: number) =>
    share > 0 && share < 0.005 ? "< 1 %" : share > 0.995 && share < 1 ? "> 99 %" : `${Math.round(100 * share)} %`,
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
  lapseMeans: "less, where nothing cost more",
  mistakeMeans: "mistake, 4 or more given away",
  blunderMeans: "blunder, surely 10 or more",
  luckMeans: "luck, 5 or more, good or bad",
  lookKinds: { lapse: "lapse", mistake: "mistake", blunder: "blunder", luck: "luck" } as Record<string, string>,
  lookSaid: (kind: string | undefined, move: number, name: string, text: string, change: string) =>
    `Move ${move}, ${kind} of ${name}: ${text} (${change})`,
  lookShort: (kind: string | undefined, name: string, text: string, change: string) =>
    `${name}, ${kind} ${change}: ${text}`,
  worthALook: "Worth a look",
  nthOf: (n: number, of: number) => (n ? `${n} of ${of} · next` : `${of} · next`),
  nothingToLook: "Nobody gave much away, and luck was even.",
  costMost: (name: string, you: boolean, moves: number) =>
    `What cost ${you ? "you" : name} most: ${moves > 1 ? "moves" : "move"}`,
  and: "and",
  goToMove: (move: number) => `Look at move ${move}`,
  insteadOf: (played: string, better: string) => `${played} (better: ${better})`,
  moveAndRound: (move: number, round: number) => `Move ${move} · ${round ? `round ${round}` : "setup"}`,
  youPlayed: "You played",
  whoPlayed: (name: string) => `${name} played`,
  better: "Better",
  noSource: "No single source of points is known to tell them apart.",
  thisTurn: "This turn:",
  becauseEnd: "Because, at the end of the game",
  againstEnd: "No single source speaks for it; against it:",
  forEnd: "No single source speaks against it; for it:",
  surely: (error: string) => `${error} at 95 %, both played on in 32 possible games.`,
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
    "Everybody begins with some chance to win. Luck is what came to light, against what was to be expected. Given " +
    "away is what one’s own choices kept less than the best ones would have.",
  sumHeads: ["Start", "Luck", "Given away", "All else", "Result"],
  restAbout:
    "All else is what the others gave away, and who played a little better than was expected, move by move, too " +
    "little each time for a mark.",
  reckoning: (n: number, of: number) => `Reckoning, move ${n} of ${of}.`,
  analysesBefore: (n: number) => `${count(n, "analysis", "analyses")} before this one.`,
  mayLeave: "You can look at the game meanwhile, or leave: it goes on, and is kept.",
  showChances: "Show the chances to win, at tables where players may see them",
  // puzzles
  train: "Train",
  trainAbout:
    "Find the better move: in positions from your own games, and once a day in one that is the same for everybody.",
  daily: "Puzzle of the day",
  dailyAbout: "From a game between bots; one choice is clearly best, also after ten times the thinking.",
  dailySolve: "Solve it",
  dailyFinding: (share: number) => `Looking for it: ${Math.round(100 * share)} %`,
  dailyWaiting: "Others are being worked on first",
  ownMistakes: "Your own mistakes, once more",
  noMistakes: "None yet. Analyse a game from its score sheet, and your mistakes of it come here.",
  puzzleOf: (title: string, round: number) => `${title}, ${round ? `round ${round}` : "setup"}`,
  puzzleWorth: (given: string) => `${given} to find`,
  solved: "solved",
  findBetter: "Find the better move",
  findAs: (name: string) => `You are ${name}. Somebody gave chances away here; what is better?`,
  findOwn: (name: string) => `You are ${name} again. Here you gave chances away; what is better?`,
  weighing: "Weighing your choice",
  right: "That is it.",
  asGood: "As good as what was looked for.",
  notYet: (given: string, error: string) => `Not yet: it gives away ${given} points (${error}). Try another.`,
  yourChoice: "Your choice",
  inTheGame: "In the game",
  showAnswer: "Show the answer",
  theAnswer: "The answer",
  tryAnother: "Try again",
  nextPuzzle: "Next puzzle",
  moreTraining: "More puzzles",
  toAnalysis: "The whole analysis",
  notInPuzzle: "That cannot be chosen here.",
  noPuzzle: "There is no puzzle at this address; choose one from the list.",
  // hints
  askHint: "Hint",
  /** good ones differ by less than a mistake */
  ideasTitle: (n: number, good: boolean) =>
    `${["Looking for", "One", "Two", "Three"][n] ?? n} ${good ? "good " : ""}idea${n === 1 ? "" : "s"}`,
  /** how many of the first ones would be no mistake, and whether that is known well */
  ideasAbout: (n: number, close: number, sure: boolean, lost: boolean) => {
    const ahead = close === 1 ? "The first is clearly ahead." : "The first two are close, the third falls behind.";
    const same = sure ? "All of them are fine." : "They cannot be told apart yet.";
    const alike = lost ? "You can hardly win any more, whatever you do." : same;
    return `${close < n ? ahead : alike} In percent: your chance to win. Point at one to see it on the board.`;
  },
  onlyIdea: "All else comes to the same, or to less.",
  ideaGoesOn: (n: number) => `Idea ${n} goes on`,
  ideaSaid: (n: number, label: string, chance: string, reason: string) =>
    `Idea ${n}: ${label}, ${chance} to win. ${reason}`,
  looking: "Looking for ideas",
  lookingOn: "Looking more deeply",
  playIdea: (n: number) => `Play idea ${n}`,
  playStep: "Play the next step",
  willThink: "I will think",
  /** labels begin with a verb */
  thenSteps: (labels: string[], more: number) =>
    `then ${labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join(", ")}` +
    (more > 0 ? ` and ${more} more` : ""),
  lookingWhy: "Reasons follow.",
  noReason: (behind: number) =>
    behind > 0
      ? `${behind} ${behind === 1 ? "point" : "points"} behind the first, by many small things.`
      : "Many small things speak for it, no single one stands out.",
  whyFirst: (n: number, other: number) => `Idea ${n} against idea ${other}, in the final score`,
  judges: { master: "Master", evaluation: "Rule of thumb" } as Record<string, string>,
  chanceOf: (seats: number) => `chance to win, ${seats} players`,
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
