/** English, by where it is read. */
import { analysis } from "./en/analysis";
import { common } from "./en/common";
import { ending } from "./en/ending";
import { lab } from "./en/lab";
import { lobby } from "./en/lobby";
import { replay } from "./en/replay";
import { rules } from "./en/rules";
import { settings } from "./en/settings";
import { table } from "./en/table";
import { capital, count, list } from "./en/grammar";

export { count, list };
export const en = {
  ...common,
  ...lab,
  ...lobby,
  ...table,
  ...settings,
  ...ending,
  ...replay,
  ...rules,
  ...analysis,
  list,
  count,
  capital,
};
