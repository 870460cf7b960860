/** The lab: reports, runs, and starting one. */
import { count, list } from "./grammar";

const MINUTE = 60,
  HOUR = 3600;

export const lab = {
  lab: "Lab",
  labHero: "What thousands of games say.",
  labLine: "Is a seat worth more, is a card dead, what would a change do? Bots play it out; a report tells.",
  labReports: "Reports",
  labNoReports: "No reports yet.",
  labHowTo: "The host makes one here, or in a terminal:",
  labCommands: (game: string) =>
    `orrery lab run ${game} --bots player --games 2000 --out runs/base\norrery lab report runs/base`,
  labPlaying: "At work",
  labGames: (n: number) => `${n.toLocaleString("en")} ${n === 1 ? "game" : "games"}`,
  labSeats: (seats: number[]) =>
    seats.length === 1 && seats[0] === 1 ? "alone" : `${list(seats.map(String))} players`,
  labRules: (version: number) => `rules ${version}`,
  labPlayed: (played: number, total: number) => `${played.toLocaleString("en")} of ${total.toLocaleString("en")} games`,
  labLeft: (seconds: number) =>
    seconds < MINUTE
      ? "less than a minute left"
      : seconds < HOUR
        ? `about ${count(Math.round(seconds / MINUTE), "minute")} left`
        : `about ${(seconds / HOUR).toFixed(1)} hours left`,
  labSoon: "the first games are being played",
  labReporting: "Writing the report",
  labStopped: "Stopped",
  labWhole: "Played; no report yet",
  labStop: "Stop",
  labResume: "Go on",
  labWrite: "Write the report",
  labRead: "Read the report",
  labVariant: (changes: number) => `variant: ${count(changes, "change")}`,
  labAgainst: "beside another run",
  labNew: "New run",
  labNewHint: "Only you can, at the server's own machine. Tables come first; you can stop it at any time.",
  labOnlyHost: "Only the host, at the server's own machine, can start runs. Reports are for everybody.",
  labGame: "Game",
  labBots: "Bots",
  labSeatsOf: "Players",
  labGamesOf: "Games for each number of players",
  labSeed: "Seed",
  labCompare: "Compare with",
  labCompareNone: "nothing",
  labStart: "Start",
  labTwo: "Two thousand games tell 3 points of win chance apart.",
  labLink: "Link to this report",
  labLinked: "Link copied",
  labNumbers: "Numbers as JSON",
  labFile: "Save the page",
  labReportOf: (title: string) => `Report of the lab: ${title}`,
  labNoReport: "There is no such report here; check the link, or look through all reports.",
};
