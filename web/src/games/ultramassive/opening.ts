/** A first round that is led: a star jumps through a Wormhole and falls in. */
import type { Opening, OpeningStep } from "../../lib/game";
import { LENGTH, players } from "./model";
import { w } from "./words";

type When = NonNullable<OpeningStep["when"]>;
/** Where the pink Channel begins, and the last two spaces of the blue one. */
const P1 = LENGTH,
  B5 = 4,
  B6 = 5;
const occupied = (from: number, to = from + 1): When => {
  return (view, seat) => (players(view)[seat]?.spaces ?? []).slice(from, to).some((stack) => stack.length);
};
const onPink = occupied(P1, P1 + LENGTH);

export const opening: Opening = {
  seed: "10",
  steps: [
    { key: "quick", text: w.opening.warp },
    { key: "draft draft:D1-C", text: w.opening.draftStars },
    { key: "draft draft:D2-A", text: w.opening.draftOrbits },
    { key: "resolve resource:BG", text: w.opening.blue },
    { key: "place space:6", when: (view, seat) => !onPink(view, seat), text: w.opening.blueTo },
    { key: "resolve resource:orbit-2", text: w.opening.useOrbits },
    { key: "orbit channel:1", when: occupied(P1), text: w.opening.pink },
    { key: "orbit channel:1", when: occupied(P1 + 1), text: w.opening.again },
    { key: "resolve resource:SG", text: w.opening.giant },
    { key: "place space:0", text: w.opening.giantTo },
    { key: "discover anomaly:OR-01", text: w.opening.discover },
    { key: "activate wormhole:0", text: w.opening.jump },
    { key: "use anomaly:OR-01", text: w.opening.spin },
    { key: "orbit channel:0", when: occupied(B5), text: w.opening.closer },
    { key: "play card:AC-06", text: w.opening.sling },
    { key: "orbit channel:0", when: occupied(B6), text: w.opening.fallIn },
    { key: "orbit channel:1", text: w.opening.rest },
    { key: "play card:AC-12", text: w.opening.flare },
    { key: "end", text: w.opening.end },
  ],
};
