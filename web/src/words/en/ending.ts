/** The end of a game: scores, turning points, the receipt. */
import { count, list } from "./grammar";

const timesSaid = (n: number) => (n === 1 ? "once" : count(n, "time"));

export const ending = {
  winsBy: (name: string, by: string) => `${name} wins${by ? ` by ${by}` : ""}`,
  share: (names: string[]) => `${list(names)} share the victory`,
  total: "Total",
  best: "best of the table",
  finishedAfter: (round: number, moves: number) => `Finished · ${count(round, "round")} · ${count(moves, "choice")}`,
  rematch: "Rematch",
  playOn: "Play on from here",
  branchTitle: "Play on from here",
  branchAbout:
    "This opens a branch: a table of its own that begins with this moment. The game you are looking at stays as it " +
    "was.",
  branchSeats: (you: string, others: string[], levels: string[]) =>
    `You play ${you}. ${list(others)} ${others.length > 1 ? "are" : "is"} played by a bot: ${list(levels)}.`,
  branchAlone: (you: string) => `You play ${you}, alone as before.`,
  branchOpen: "Open the branch",
  linkHere: "Link to this moment",
  aheadByRound: "Ahead of the average",
  toBoard: "Back to the board",
  source: "Where it came from",
  openRow: (name: string) => `${name}: what it is made of`,
  breaksTie: "Only between those who are tied",
  turningPoints: "Turning points",
  turningPoint: "Turning point",
  /** what brought the most of it, and how much */
  atOnce: (rise: string, cause: string) => `${rise} at once: ${cause}`,
  turnedIn: (round: number) => (round ? `Round ${round}` : "Setup"),
  noTurn: "Nobody ever drew ahead.",
  selectRow: "Select a row to see what it is made of",
  nothingHere: "nothing",
  opponent: "Opponent",
  /** `per` is what is counted, where anything is */
  timesEach: (times: number, each: number, per: string) =>
    `${each < 0 ? `−${-each}` : each} ${per ? `per ${per}` : "each"}, ${timesSaid(times)}`,
  timesOnly: timesSaid,
  receiptWords:
    "Seed and shuffle were fixed before the first choice. The commitment was shown from the start; the seal " +
    "closes the chain of all choices.",
  checking: "Replaying the game from its seed …",
  checked: (choices: number) => `Checked: every shuffle and choice is true (${count(choices, "choice")} replayed).`,
  checkYourself: "To check it without this server, download the file and run",
  commitment: "Commitment",
  seal: "Seal",
  seeded: "Whoever opened this table chose its seed, so its shuffle may be known to them.",
};
