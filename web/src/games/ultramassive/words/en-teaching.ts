/** ULTRAMASSIVE for those who learn it: what it is about, a first round that is led, and lessons. */

export const overview = {
  motto: "Feed the hole.",
  aim: {
    title: "The aim: most Solar Mass",
    text:
      "You are the black hole. Stars travel along your blue and your pink Channel; each Orbit moves a Channel " +
      "one space inward. What passes the last space falls in: its number is your Solar Mass.",
    said: "A black hole with two Channels; a star falls in and gives 3 Solar Mass",
  },
  end: {
    title: "The end: after six rounds",
    text:
      "The heaviest wins. At 20 and at 50 Solar Mass your hole grows over its inner spaces: what lies there " +
      "falls in at once, and you take one of your three Cores.",
    said: "A black hole in three sizes, growing at 20 and at 50 Solar Mass",
    sizes: ["Primordial", "Stellar", "Supermassive"],
  },
  turn: {
    title: "One round, three steps",
    steps: [
      ["Draft", "one option of each set, then use both"],
      ["Discover", "an Anomaly for Discovery Counters, if you like"],
      ["Act", "play up to two cards, use Anomalies and Wormholes"],
    ] as [string, string][],
    said: "Draft two options, discover an Anomaly, play two cards",
    words: ["draft", "discover", "act"],
  },
  legend: {
    title: "What you will see on the board",
    said: "Stars on a Channel: an Orbit moves them inward, a Wormhole lets them jump",
    orbit: "Orbit: one space inward",
    jump: "Wormhole: jump to its twin",
    falls: "falls in: +3",
  },
  signs: {
    bg: ["Blue Giant", "2 Solar Mass"],
    sg: ["Supergiant", "3 Solar Mass"],
    pbh: ["Primordial Black Hole", "4 Solar Mass"],
    amaj: ["Major Antimatter", "destroys Matter; gives 4 Counters"],
    amin: ["Minor Antimatter", "destroys Matter; gives 1 Counter"],
    mass: ["Solar Mass", "what wins"],
    dc: ["Discovery Counter", "buys Anomalies; two are 1 Solar Mass"],
    orbit: ["Orbit", "one Channel moves inward"],
    siphon: ["Siphon", "take one thing from its track"],
    wormhole: ["Wormhole", "a stack jumps to its twin"],
    once: ["Once", "works once each turn"],
    passive: ["Always", "works by itself"],
    core: ["Core", "yours when you grow"],
    card: ["Card", "up to two a turn, then draw to three"],
    cycle: ["Cards", "swap cards for new ones"],
    start: ["Start", "who begins the round"],
  } as Record<string, [string, string]>,
};

export const opening = {
  warp:
    "Before the first round: two pairs of Wormholes. A stack on one end can jump to its twin. Take the quick " +
    "setup: one end far out, one close to the hole.",
  draftStars: "Draft: take one option of each set. Two stars first: a Supergiant, worth 3, and a Blue Giant, worth 2.",
  draftOrbits: "Set 2: a Discovery Counter to buy an Anomaly with, and two Orbits to move your stars.",
  blue: "Use what you drafted, in the order you like. The Blue Giant first.",
  blueTo: "New stars enter at the outer end of a Channel. Put it on the pink one.",
  useOrbits: "Now the Orbits. The Supergiant is not there yet: so only the Blue Giant moves, and that is what we want.",
  pink: "Orbit the pink Channel: everything on it moves inward, towards your hole.",
  again: "Once more: every Orbit is one Channel, one space.",
  giant: "Now the Supergiant.",
  giantTo: "Put it on B1. A Wormhole lies there: its twin is on B5, close to the hole.",
  discover:
    "Discovery Counters buy Anomalies, one a round. Spin-Up costs none: an Orbit once each turn, for the rest of " +
    "the game. Early ones pay most.",
  jump: "Your turn to act. Send the Supergiant through the Wormhole: from B1 to B5 in one jump.",
  spin: "Use Spin-Up: an Orbit, once a turn.",
  closer: "Orbit the blue Channel: the Supergiant moves to B6, the last space before the hole.",
  sling: "Slingshot: Orbit twice, two spaces each.",
  fallIn: "The blue Channel first: the Supergiant passes the last space and falls in. That is 3 Solar Mass.",
  rest: "Nothing is left on blue, so the second Orbit brings the Blue Giant closer: it falls in another round.",
  flare: "A second card: Radiant Flare gives 3 Solar Mass at once.",
  end: "7 Solar Mass in the first round. End your actions: you draw back to three cards.",
};

export const lessons = {
  start:
    "You are a black hole. Stars travel along your blue and your pink Channel, fall in, and add Solar Mass. " +
    "After six rounds the heaviest wins.",
  warp:
    "Wormholes come in pairs. Later you can send a stack from one end to the other, " +
    "so put one end far out and its twin close to the hole. The quick setup is a good start.",
  draft:
    "Everybody takes one option of each set, in reverse order for set 2. Nothing is gained until all have chosen. " +
    "Stars need Orbits to reach you, so take some of both.",
  resolve:
    "Use what you drafted in the order you like. Place stars first and Orbit afterwards, and the Orbit moves " +
    "them too.",
  place:
    "New tokens enter at the first space of a Channel. Matter may share a space up to 8 Solar Mass. " +
    "Matter and Antimatter on one space destroy each other.",
  orbit:
    "An Orbit moves every stack of one Channel one space inward. What passes the last space falls in and is " +
    "yours when the effect is over.",
  discover:
    "Discovery Counters buy Anomalies, one a round. They last all game, so an early one pays most. " +
    "A cheap Orbit or Matter Anomaly is a sound first choice.",
  play:
    "Play up to two cards a turn, in any order with your other actions. You draw back to three afterwards, so " +
    "there is no need to save them.",
  use:
    "An Anomaly with a ringed 1 works once each turn. Use it before you end your actions; unused, it is lost for " +
    "this round.",
  activate:
    "This stack can jump to the other end of its pair. The pair closes behind it and opens again after rounds 2 " +
    "and 4.",
  siphon: "A Siphon gives one thing from the Siphon Track. Larger black holes choose from more rows.",
  exchange:
    "Two Discovery Counters are worth 1 Solar Mass at any time. In the last round turn all you have left: " +
    "counters score nothing.",
  grows:
    "Soon you reach 20 Solar Mass, marked on the ring. Your hole then grows over its innermost spaces: what " +
    "lies there falls in at once, the way gets shorter, and you take a Core.",
  pick_core:
    "Growing covers your inner spaces, which makes the way shorter, and gives you one of your three secret " +
    "Cores for the rest of the game.",
  lift: "All Wormholes are open again and may move. Put an entrance where your next stacks will stand.",
  last:
    "The last round. What still lies on your board when it ends is worth nothing, so bring in what you can, and " +
    "exchange the counters that you have left.",
};
