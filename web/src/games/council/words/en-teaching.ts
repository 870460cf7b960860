/** Council of Shadows for those who learn it: what it is about, a first round that is led, and lessons. */

export const overview = {
  motto: "Settle, gather Energy, rise.",
  aim: {
    title: "The aim: the highest level",
    text:
      "Your Energy chases your own Consumption. When it catches up you rise a level: that much Energy is spent, " +
      "the rest stays. The highest level wins; between equals, the most Energy.",
    said: "Two tracks: Energy reaches the marker of Consumption, and a level is gained",
    rises: "level up",
  },
  end: {
    title: "The end: somebody reaches level III",
    text:
      "That round is the last, and is played to its end. Then gemstones, AI cards and bonus cards give Energy " +
      "once more, and may still lift you.",
    said: "Levels from 0 to III, with the Throne on level III",
  },
  turn: {
    title: "One round, three steps",
    steps: [
      ["Buy", "AI cards and upgrades with gemstones, up to three"],
      ["Plan", "a card on each field; their flames raise your Consumption, the highest sum acts first"],
      ["Act and assess", "cards act from left to right, then galaxies pay Energy"],
    ] as [string, string][],
    said: "Gemstones buy cards, cards are laid on three fields, cubes settle on planets",
    words: ["buy", "plan", "act"],
  },
  legend: {
    title: "What you will see on the map",
    said: "A galaxy with two systems: their planets, a cube, what they yield, and what the galaxy pays",
    pays: ["with the most cubes 7,", "with fewer 2"],
    yields: ["a cube collects", "what its system yields"],
  },
  signs: {
    energy: ["Energy", "yellow marker; lifts you"],
    consumption: ["Consumption", "what your cards use; the mark to reach"],
    coal: ["Coal", "buys"],
    gold: ["Gold", "buys more"],
    crystal: ["Crystal", "buys most"],
    settle: ["Cube", "your colony on a planet"],
    tower: ["Tower", "two cubes on one planet"],
    discover: ["Discover", "a new system for the map"],
    collect: ["Collect", "what your systems yield"],
    refine: ["Refine", "a better gemstone"],
    range: ["Range", "how far a field reaches: Parsec 1 to 3"],
    order: ["Order", "the highest sum of flames acts first"],
    majority: ["Majority", "most cubes: the higher number"],
    minority: ["Minority", "any cube: the lower number"],
    light: ["Bonus card", "Energy at the end"],
    darktech: ["Dark Tech", "a card with levels I and II"],
  } as Record<string, [string, string]>,
};

export const opening = {
  buy:
    "First you buy. Seed Pod costs a coal and a gold and settles a planet, and its flame is only 1: flames add up to " +
    "your Consumption, the mark your Energy has to reach. Bought cards join your hand at once.",
  stop: "Nothing is left to buy with. On to planning, which all do at the same time.",
  planSeed:
    "Lay three cards, from left to right: they act in that order. Seed Pod first. You always see the sum of the " +
    "flames, and who would act first.",
  planGems: "Then Collect gemstones: 3 coal for the next round.",
  planDiscover: "And Discover: a new system, with a cube on it at once. The plan is then revealed with 6.",
  settle:
    "Your cards act. Seed Pod: put a cube on this planet of Parvus Corta. With the only cube there you have the " +
    "majority.",
  explore: "Discover: look at two systems of the near pile and keep one.",
  keep: "Juno's Rest: it has planets that you can live on.",
  place: "Put it into Ember Reach, a galaxy that pays 8 to whoever has most cubes.",
  settleNew: "And a cube on it, so Ember Reach is yours too.",
  assess: "Now galaxies pay. Assess Parvus Corta: you have the majority, so 7 Energy. It costs you the cube there.",
  assessAgain: "And Ember Reach for 8: 15 Energy in the first round.",
  end:
    "Your turn ends, and your cards slide one field to the right; what lay on the last comes back to your hand. " +
    "A card left lying acts again next round, from another field.",
};

export const lessons = {
  start:
    "You lead a civilization that wants a seat on the Council. " +
    "When your Energy reaches your own Consumption you rise a level; level III calls the last round, and the " +
    "highest level wins.",
  lead: "Leaders help in every round, but start you at a higher Consumption. Breish is the gentlest beginning.",
  buy:
    "Gemstones buy AI cards, which join your hand at once, and upgrades of your panel: three purchases a round. " +
    "The flame is what a card adds to Consumption each time it is used.",
  upgrade:
    "Upgrades last all game. " +
    "The dots above a field raise its range to Parsec 2 and 3; Desert and Volcano open more planets; " +
    "projects give Energy once.",
  plan:
    "Lay a card on each empty field, from left to right. They act in that order. " +
    "The sum of the flames raises your Consumption, but whoever spends most acts first.",
  settle:
    "Put a cube on a glowing planet. Cubes collect what their system yields, and the most cubes in a galaxy " +
    "earn its higher number.",
  settleTwo: "A tower of two stands on one planet and counts as two colonies. Click a planet and pick how many cubes.",
  collect: "Each of your cubes collects its system's yield once per card: gemstones to buy with, or Energy.",
  explore:
    "Discover: choose a pile in range, see two tiles, keep one. Nearer piles have blue planets for " +
    "everybody; farther ones yield more.",
  place:
    "The new system goes on any free field of that range. A galaxy where you already have cubes makes a " +
    "majority easier.",
  assess:
    "Assess as many galaxies as you like: the first number with more cubes than anybody else, the second without. " +
    "Each costs you one cube there, so keep enough to lead again.",
  slide:
    "When your turn ends the cards slide one field to the right, and what lies on the last comes back to your " +
    "hand. A card left lying acts again, from another field.",
  leave: "This field still shows a card, and it will act again. Leave it, or lay a better one on top.",
  near:
    "You are close to a level. When Energy reaches Consumption, Consumption is taken from it and the rest " +
    "stays: the number falls, the level rises.",
  tech: "You have risen a level. You see all cards that are left and keep one for the rest of the game.",
  bonus:
    "Bonus cards are secret aims: each gives Energy when the game ends, often enough for a level more. " +
    "Look at yours before you decide where to settle.",
  giveUp:
    "Four bonus cards are the most you can hold. They give Energy at the end: give up the one that fits your " +
    "plans least.",
  last:
    "Somebody has reached level III: this round is the last. Then all bonus cards, gemstones and AI cards give " +
    "Energy, and the highest level wins.",
};
