const THRONES =
  "Thrones stand in abysses at the end of a bridge. " +
  "Each scores for every Structure you have in the sectors its bridges lead to";

/** What an English first game says, by the question at which it is said, and the rows of its score sheet. */
export const lessons = {
  start:
    "You win with the most victory points: from galaxies you build on, Thrones, Entities, beaten Chaos and your " +
    "Celestial. The game ends when somebody reaches level 8 of the Ascension track; each Seraph played is one level.",
  choose:
    "Each Celestial scores in its own way. Its four numbers are points for each thing it counts: you begin with " +
    "the first, and each Upgrade moves you to the next. The letter says where it starts on the map.",
  play:
    "Your turn: play cards from your hand one after the other, in any order. Two cards must stay. " +
    "What glows can be clicked; click anything else to learn why not.",
  cash:
    "A card you do not need is never lost: discard it for a stone, or to harvest the galaxy you are on. Click " +
    "the card and pick from its menu.",
  step:
    "A Move takes you along the lines between galaxies, one Voyage Stone for each step. " +
    "Where the Move ends you harvest; on a new galaxy that is the upper half, and the tile turns over.",
  cross:
    "The dark lenses between sectors are voids. Crossing one costs a Forge Stone more, and a brass star in it " +
    "is an Artifact you keep.",
  land: "End the Move to harvest here. A Time Loop would double one kind of what you get.",
  loop:
    "A Time Loop doubles one kind of what you harvest where this Move ends. It costs a stone and one of the Move's " +
    "movements, and comes after a step, once in each Move.",
  sanctum:
    "A Sanctum makes this galaxy yours: its white number counts at the end, and each Seraph lets you harvest " +
    "it from afar. " +
    "Galaxies that yield little are worth most.",
  harvest:
    "A Seraph lifts you a level and harvests what you built: choose the galaxies, those with your Structures, " +
    "one after the other.",
  augment:
    "A hexagon with a question mark is a slot. A stone put in stays: each harvest there gives one like it from " +
    "now on.",
  gateway:
    "A Gateway replaces one of your Sanctums. You jump between Gateways and Wormholes for free, and others who " +
    "land on yours bring you Aether.",
  throne: `${THRONES}: 1 VP, with 8 or 9 Aether left at the end 2 VP, and with 10 Aether 3 VP.`,
  otherThrone: `${THRONES}, the more Aether you keep, the better.`,
  take:
    "New Cosmic Powers cost Aether: the price falls along the row, and the last one is free. They go to your " +
    "discards and come up when you shuffle.",
  recruit:
    "Entities cost resources and stay with you. A burst acts at once, a turning arrow helps for the rest of " +
    "the game, a flag scores at the end.",
  occupy:
    "Each of your eight spaces gives something once, when an Entity takes it. Keep the strong ones for when " +
    "they help most.",
  upgrade:
    "One Aether moves a marker on: more movements in each Move, or more points from your Celestial. " +
    "At the end of a track it triggers an Overpower instead.",
  chaos:
    "A Chaos card cannot be recruited, and many make life harder for all until somebody beats them. To attack one, " +
    "click it: the attack of cards in your hand and of tokens has to reach its hit points at once; the cards stay in " +
    "your hand, and its points and its reward are yours.",
  shed:
    "Upkeep: throw away what you do not want to keep, then your hand is filled to five. " +
    "Nobody has to keep cards, but a Build waiting for its stones can be worth it.",
  near:
    "Level 8 is near: with it the round is finished, and all have one last turn. Turn stones and Aether into " +
    "Structures and Entities.",
  last:
    "The end is called: all finish this round and have one last turn. Cards in your deck score nothing; " +
    "Structures, Entities and levels do.",
  lastTurn:
    "Your last turn: save nothing. Turn what you hold into Structures, Entities and levels; only Aether still " +
    "raises what Thrones score.",
};

export const sources = {
  entities: { name: "Entities", about: "victory points printed on them" },
  chaos: { name: "Chaos", about: "defeated cards" },
  endgame: { name: "Endgame Entities", about: "for what they count" },
  celestial: { name: "Celestial", about: "what it counts, by its ability track" },
  ascension: { name: "Ascension", about: "level reached" },
  sanctums: { name: "Sanctums", about: "worth of their galaxies" },
  gateways: { name: "Gateways", about: "worth of their galaxies" },
  thrones: { name: "Thrones", about: "Structures beyond the bridges, by Aether left" },
  resources: { name: "Resources", about: "left over" },
};
