/** Rising a level: what it cost is why Energy falls. */
import type { GameParts } from "../../lib/game";
import { isTold } from "../../lib/ofgame";
import { levelName, seen } from "./types";
import { w } from "./words";

export const milestone: GameParts["milestone"] = ({ event, before, after, table }, who) => {
  if (!isTold("council", table, event) || event.event !== "rose") return undefined;
  const [level] = event.details,
    left = seen(after).players[event.seat]?.energy ?? 0,
    consumption = seen(before).players[event.seat]?.consumption ?? 0;
  return {
    seat: event.seat,
    icon: level > 2 ? "throne" : "darktech",
    title: w.milestone.title(who, levelName(level)),
    text: level > 2 ? w.milestone.throne : w.milestone.text(left + consumption, consumption, left),
    why: w.milestone.why,
  };
};
