/** The rows of the table of scores: one a source that brought something to somebody. */
import { words } from "../words";
import type { GameParts, Source } from "./game";
import type { ScoreLine, ScoreSheet } from "./protocol";

export type Scores = ScoreSheet["scores"];
export interface Row extends Source {
  source: string;
  /** by seat */ values: number[];
  best: number;
  least: number;
  /** it can be opened to what it is made of */ opens: boolean;
}

/** Known sources in the order of the game, others behind them. */
export function rowsOf(scores: Scores, sources: GameParts["sources"]): Row[] {
  const met = new Set(
    scores.flatMap((score) => [...Object.keys(score.parts), ...score.lines.map((one) => one.source)]),
  );
  const known = Object.keys(sources).filter((source) => met.has(source)),
    others = [...met].filter((source) => !sources[source]);
  return [...known, ...others]
    .map((source) => {
      const values = scores.map((score) => valueOf(score, source));
      const about = sources[source] ?? { name: words.settingName(source), about: "", icon: "vp" };
      const opens = scores.some((score) => score.lines.some((line) => line.source === source));
      return { source, ...about, values, best: Math.max(...values), least: Math.min(...values), opens };
    })
    .filter((row) => row.best > 0);
}

const valueOf = (score: Scores[number], source: string): number =>
  score.parts[source] ?? score.lines.reduce((sum, line) => sum + (line.source === source ? line.points : 0), 0);

/** What a source is made of for one player, the most first. */
export const linesOf = (score: Scores[number], source: string): ScoreLine[] =>
  score.lines.filter((line) => line.source === source).sort((a, b) => b.points - a.points);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const often = (line: ScoreLine): string =>
  line.times < 2 && !line.per
    ? ""
    : line.each
      ? words.timesEach(line.times, line.each, line.per)
      : words.timesOnly(line.times);
export const said = (line: ScoreLine, row: Source): string =>
  [line.name, line.note].filter(Boolean).join(", ") || row.name;
