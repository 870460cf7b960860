/** A first round that is led: a star jumps through a Wormhole and falls in. */
import type { Opening, OpeningStep } from "../../lib/game";
import { LENGTH, players } from "./model";
import { w } from "./words";

/** Something lies on the blue Channel. */
const onBlue: OpeningStep["when"] = (view, seat) => {
  const channel = players(view)[seat]?.spaces.slice(0, LENGTH) ?? [];
  return channel.some((stack) => stack.length > 0);
};

export const opening: Opening = {
  seed: "10",
  steps: [
    { key: "quick", text: w.opening.warp },
    { key: "draft draft:D1-C", text: w.opening.draftStars },
    { key: "draft draft:D2-C", text: w.opening.draftOrbit },
    { key: "resolve resource:BG", text: w.opening.blue },
    { key: "place space:6", text: w.opening.blueTo },
    { key: "resolve resource:orbit-1", text: w.opening.useOrbit },
    { key: "orbit channel:0", when: onBlue, text: w.opening.blueChannel },
    { key: "orbit channel:1", text: w.opening.pink },
    { key: "resolve resource:SG", text: w.opening.giant },
    { key: "place space:0", text: w.opening.giantTo },
    { key: "discover anomaly:OR-01", text: w.opening.discover },
    { key: "activate wormhole:0", text: w.opening.jump },
    { key: "use anomaly:OR-01", text: w.opening.spin },
    { key: "play card:AC-06", text: w.opening.sling },
    { key: "play card:AC-12", text: w.opening.flare },
    { key: "end", text: w.opening.end },
  ],
};
