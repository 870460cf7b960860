/** A first round that is led: two colonies, a new system, and two galaxies that pay. */
import type { Opening } from "../../lib/game";
import { w } from "./words";

export const opening: Opening = {
  seed: "6",
  steps: [
    { key: "buy card:K22", text: w.opening.buy },
    { key: "stop_buying", text: w.opening.stop },
    { key: "plan card:K22", text: w.opening.planSeed },
    { key: "plan card:S5", text: w.opening.planGems },
    { key: "plan card:S4", text: w.opening.planDiscover },
    { key: "settle planet:4", text: w.opening.settle },
    { key: "explore pile:1", text: w.opening.explore },
    { key: "keep tile:P1-10", text: w.opening.keep },
    { key: "place field:4", text: w.opening.place },
    { key: "settle planet:17", text: w.opening.settleNew },
    { key: "assess galaxy:G01", text: w.opening.assess },
    { key: "assess galaxy:G02", text: w.opening.assessAgain },
    { key: "stop_assessing", text: w.opening.end },
  ],
};
