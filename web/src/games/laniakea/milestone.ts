/** Ascending: the clock of the game moves on. */
import type { GameParts } from "../../lib/game";
import { isTold } from "../../lib/ofgame";
import { facts } from "./facts";
import { w } from "./words";

export const milestone: GameParts["milestone"] = ({ event, table }, who) => {
  if (!isTold("laniakea", table, event) || event.event !== "ascended") return undefined;
  const [level] = event.details;
  return {
    seat: event.seat,
    icon: "ascend",
    title: w.milestone.title(who, level),
    text: w.milestone.text(level, facts(table).ascended),
    why: w.milestone.why,
  };
};
