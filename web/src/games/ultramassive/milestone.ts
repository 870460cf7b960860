/** An expansion: the hole grows over the innermost spaces. */
import type { GameParts } from "../../lib/game";
import { isTold } from "../../lib/ofgame";
import { players, SIZES } from "./model";
import { w } from "./words";

const COVERED = [0, 1, 3];

export const milestone: GameParts["milestone"] = ({ event, after, table }, who) => {
  if (!isTold("ultramassive", table, event) || event.event !== "expanded") return undefined;
  const [size] = event.details;
  return {
    seat: event.seat,
    icon: "capture",
    title: w.milestone.title(who, w.size[SIZES[size] ?? "Primordial"]),
    text: w.milestone.text(players(after)[event.seat]?.mass ?? 0, COVERED[size] ?? 0),
    why: w.milestone.why,
  };
};
