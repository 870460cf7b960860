/** A first game, guided: said when the question is first of that kind. */
import type { Lesson } from "../../lib/game";

export const lessons: Lesson[] = [
  { verb: "", text: "You are a black hole. Stars travel along your blue and your pink Channel, fall in, and add Solar Mass. After six rounds the heaviest wins." },
  { verb: "warp", ref: "space:4", text: "Wormholes come in pairs. Later you can send a stack from one end to the other, so put one end far out and its twin close to the hole. The quick setup is a good start." },
  { verb: "draft", ref: "draft:D1-C", text: "Everybody takes one option of each set, in reverse order for set 2. Nothing is gained until all have chosen. Stars need Orbits to reach you, so take some of both." },
  { verb: "resolve", text: "Use what you drafted in the order you like. Place stars first and Orbit afterwards, and the Orbit moves them too." },
  { verb: "place", ref: "space:0", text: "New tokens enter at the first space of a Channel. Matter may share a space up to 8 Solar Mass. Matter and Antimatter on one space destroy each other." },
  { verb: "orbit", ref: "channel:0", text: "An Orbit moves every stack of one Channel one space inward. What passes the last space falls in and is yours when the effect is over." },
  { verb: "discover", text: "Discovery Counters buy Anomalies, one a round. They last all game, so an early one pays most. A cheap Orbit or Matter Anomaly is a sound first choice." },
  { verb: "play", text: "Play up to two cards a turn, in any order with your other actions. You draw back to three afterwards, so there is no need to save them." },
  { verb: "use", text: "An Anomaly with a ringed 1 works once each turn. Use it before you end your actions; unused, it is lost for this round." },
  { verb: "activate", ref: "wormhole:0", text: "This stack can jump to the other end of its pair. The pair closes behind it and opens again after rounds 2 and 4." },
  { verb: "siphon", ref: "siphon:SP-1", text: "A Siphon gives one thing from the Siphon Track. Larger black holes choose from more rows." },
  { verb: "exchange", text: "Two Discovery Counters are worth 1 Solar Mass at any time. In the last round turn all you have left: counters score nothing." },
  { verb: "pick_core", text: "Growing covers your inner spaces, which makes the way shorter, and gives you one of your three secret Cores for the rest of the game." },
  { verb: "lift", text: "All Wormholes are open again and may move. Put an entrance where your next stacks will stand." },
];
