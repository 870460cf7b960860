/** A first turn that is led: move, harvest, build, ascend. */
import type { Opening, OpeningStep } from "../../lib/game";
import { seenIn } from "./types";
import { w } from "./words";

const GOSSAMER = 9; // the space on which Gossamer Field lies in this deal
const there: OpeningStep["when"] = (view, seat) => seenIn(view).players[seat]?.place === GOSSAMER;
const built: OpeningStep["when"] = (view, seat) => seenIn(view).players[seat]?.sanctums.includes(GOSSAMER) ?? false;

export const opening: Opening = {
  seed: "396",
  steps: [
    { key: "choose celestial:A", text: w.opening.celestial },
    { key: "play power:MOVE1", text: w.opening.move },
    { key: `step space:${GOSSAMER}`, text: w.opening.step },
    { key: "play power:BUILD1", when: there, text: w.opening.build },
    { key: "play power:SERAPH1", when: built, text: w.opening.seraph },
    { key: `harvest space:${GOSSAMER}`, text: w.opening.harvest },
    { key: "end", when: built, text: w.opening.end },
    { key: "keep", when: built, text: w.opening.keep },
  ],
};
