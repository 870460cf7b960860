/** Laniakea for those who learn it: what it is about, and a first turn that is led. */

export const overview = {
  motto: "Cross dark space, build, ascend.",
  aim: {
    title: "The aim: most victory points",
    text:
      "Build on galaxies for their white number. A Throne in an abyss scores every Structure you have in the " +
      "sectors at its bridges. Entities, beaten Chaos, your level and your Celestial add to it.",
    said: "A Throne in an abyss, with bridges to galaxies on which two Sanctums and a Gateway stand",
  },
  end: {
    title: "The end: somebody reaches level 8",
    text:
      "Each Seraph you play lifts you one level. When a player stands on level 8 the round is finished, " +
      "everybody has one more turn, and points are counted.",
    said: "The Ascension track, with level 8 in brass",
    rise: "Seraph: one level up",
  },
  turn: {
    title: "One turn, three steps",
    steps: [
      ["Play cards", "as many as you like, one after the other"],
      ["Stop with two or more", "in hand; keep or discard them"],
      ["Draw", "until you hold five"],
    ] as [string, string][],
    said: "Play cards, stop with two or more, draw up to five",
    words: ["play", "stop", "draw"],
  },
  legend: {
    title: "What you will see on the map",
    said: "A galaxy before and after it is discovered",
    points: "victory points",
    harvest: "harvest",
    before: ["Undiscovered", "gives its top half"],
    after: ["Discovered, for good", "gives its bottom half"],
  },
  signs: {
    voyage: ["Voyage Stone", "moves you"],
    forge: ["Forge Stone", "builds"],
    aether: ["Aether", "buys cards, upgrades"],
    sanctum: ["Sanctum", "built where you stand"],
    gateway: ["Gateway", "was a Sanctum; you jump between them"],
    throne: ["Throne", "in an abyss with a bridge to you"],
    void: ["Void", "dearer to cross"],
    artifact: ["Artifact", "first to cross takes it"],
    chaos: ["Chaos", "binds all until it is beaten"],
    slot: ["Slot", "fill it once, it pays for ever"],
    wormhole: ["Wormhole", "jump to another"],
    lock: ["Lock", "bottom half not yet open"],
    seraph: ["Seraph", "one level up, harvests what you built"],
    attack: ["Attack", "beats Chaos"],
    recruit: ["Entity", "stays with you and helps"],
    ascend: ["Level", "on the Ascension track"],
  } as Record<string, [string, string]>,
};

export const opening = {
  celestial:
    "First your Celestial: your own way to score. Point at one, or touch it, to read what it counts. Ordovane is " +
    "good for a first game: it wants Structures in many sectors. You start on the galaxy marked A.",
  move: "This is your turn, and these are your cards. Play a Move: it takes you to a galaxy next to yours.",
  step:
    "Go to Gossamer Field. A step costs a Voyage Stone; where the Move ends you harvest: the top half gives two " +
    "back, and a Forge Stone. Its white 3 is what it is worth to whoever builds there.",
  build: "Gossamer Field turned over: it is discovered. Now Build: a Sanctum makes it yours, 3 points for good.",
  seraph:
    "Ordovane will count this sector too, once its ability is upgraded. Now the Seraph. It harvests what you " +
    "built, and lifts you a level. Levels are the clock: whoever reaches level 8 calls the end of the game.",
  harvest: "Harvest Gossamer Field from afar: now its bottom half, which was locked before.",
  end:
    "Two cards must stay, so your turn ends here, with 4 points: 3 by the Sanctum, 1 by your level. You may keep " +
    "cards or throw them away, then you draw up to five.",
  keep:
    "This time keep both: Upgrade moves you on your Ability track, so that sectors count, and Gain a Cosmic Power " +
    "buys a better card for your deck. Later, throw away what does not fit your next turn.",
};
