/** ULTRAMASSIVE in English: the first game's lessons, the score sheet, the symbols and how card texts name them. */

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
    "Use what you drafted in the order you like. Place stars first and Orbit afterwards, and the Orbit moves them too.",
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
    "This stack can jump to the other end of its pair. The pair closes behind it and opens again after rounds 2 and 4.",
  siphon: "A Siphon gives one thing from the Siphon Track. Larger black holes choose from more rows.",
  exchange:
    "Two Discovery Counters are worth 1 Solar Mass at any time. In the last round turn all you have left: " +
    "counters score nothing.",
  pick_core:
    "Growing covers your inner spaces, which makes the way shorter, and gives you one of your three secret " +
    "Cores for the rest of the game.",
  lift: "All Wormholes are open again and may move. Put an entrance where your next stacks will stand.",
};

export const sources = {
  blue_giants: { name: "Blue Giants", about: "absorbed, 2 each" },
  supergiants: { name: "Supergiants", about: "absorbed, 3 each" },
  primordials: { name: "Primordial Black Holes", about: "absorbed, 4 each" },
  antimatter: { name: "Antimatter", about: "absorbed, as this table plays it" },
  cards: { name: "Action Cards", about: "what they give by themselves" },
  anomaly_effects: { name: "Anomalies", about: "used, or always in force" },
  siphon: { name: "Siphon Track", about: "Solar Mass taken there" },
  swapped: { name: "Cards swapped", about: "by the Cards symbol of the Draft" },
  exchange: { name: "Exchange", about: "paid with Discovery Counters" },
  bonus: { name: "Solar Mass Bonus", about: "3 for each larger rival, each round" },
  start: { name: "Start", about: "what everybody begins with" },
  before: { name: "Before this table", about: "gained before the story here begins" },
  discovery: { name: "Discovery Counters", about: "left over; more wins a tie" },
  anomalies: { name: "Anomalies owned", about: "more wins what is still a tie" },
};

export const symbol: Record<string, string> = {
  BG: "Blue Giant",
  SG: "Supergiant",
  PBH: "Primordial Black Hole",
  AMAJ: "Major Antimatter",
  AMIN: "Minor Antimatter",
  matter: "any Matter",
  SM: "Solar Mass",
  DC: "Discovery",
  massx: "Solar Mass X",
  dcx: "Discovery Counter X",
  card: "Action Card",
  core: "Core Anomaly",
  orbit: "Orbit",
  siphon: "Siphon",
  cycle: "Cards",
  draw: "Draw a card",
  wormhole: "Wormhole",
  move: "Move",
  trade: "Change Channel",
  Siphon: "Siphon",
  Matter: "Matter",
  Orbit: "Orbit",
  Core: "Core",
  once: "once per turn",
  passive: "passive, always works",
  start: "Starting Player",
  place: "may go on a Wormhole",
};
