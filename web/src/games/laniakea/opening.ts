/** A first turn that is led: move, harvest, build, ascend. */
import type { Opening, OpeningStep } from "../../lib/game";
import { seenIn } from "./types";
import { w } from "./words";

const IRONBLOOM = 9;
const there: OpeningStep["when"] = (view, seat) => seenIn(view).players[seat]?.place === IRONBLOOM;
const built: OpeningStep["when"] = (view, seat) => seenIn(view).players[seat]?.sanctums.includes(IRONBLOOM) ?? false;

export const opening: Opening = {
  seed: "149",
  steps: [
    { key: "choose celestial:A", text: w.opening.celestial },
    { key: "play power:MOVE2", text: w.opening.move },
    { key: `step space:${IRONBLOOM}`, text: w.opening.step },
    { key: "play power:BUILD2", when: there, text: w.opening.build },
    { key: "play power:SERAPH2", when: built, text: w.opening.seraph },
    { key: `harvest space:${IRONBLOOM}`, text: w.opening.harvest },
    { key: `augment slot:${IRONBLOOM}`, text: w.opening.augment },
    { key: "fill resource:1", text: w.opening.fill },
    { key: "end", when: built, text: w.opening.end },
    { key: "keep", when: built, text: w.opening.keep },
  ],
};
