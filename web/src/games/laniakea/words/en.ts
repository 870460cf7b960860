/** Laniakea in English, by what is drawn. */
import { count, list } from "../../../words/en";
import type { Held } from "../types";
import { board } from "./en-board";
import { deeds, milestone } from "./en-deeds";
import { lessons, sources } from "./en-lessons";
import { opening, overview } from "./en-teaching";
import {
  abilities,
  capital,
  entitySpaces,
  entityTypes,
  priced,
  resources,
  sectors,
  stones,
  structures,
  who,
} from "./en-names";

const permanent = "Permanent",
  used = "used this turn";
const entityNames = (names: string[]) => `Entities: ${list(names) || "none"}`;

export const en = {
  counted: {
    V: "Voyage Stone",
    F: "Forge Stone",
    A: "Aether",
  },
  ...board,
  abilities,
  capital,
  deeds,
  entitySpaces,
  milestone,
  lessons,
  opening,
  overview,
  sources,
  structures,
  who,
  vp: "VP",
  points: (n: number) => `${n} VP`,
  rise: (n: number) => `+${n} VP`,
  victoryPoints: "Victory points",
  attack: "Attack",
  attackTokens: "Attack tokens",
  permanent,
  free: "free",
  entities: "Entities",
  /** a label that says first what can be chosen here */
  steps: {
    celestials: "Celestials",
    firstTurn: "First turn",
    adversary: "Adversary",
    powers: "Cosmic Powers",
    upkeep: "Upkeep",
  },
  /** the last round is known when it is above 0 */
  when: (round: number, last: number) => (last ? `Round ${round}, the last is ${last}` : `Round ${round}`),

  seat: {
    brief: (name: string) => name.replace(/^.*, the /, ""),
    open: (name: string) => `Open the board of ${name}`,
    whole: "Whole board",
    level: (level: number, end: number) => `Ascension level ${level} of ${end}`,
    hand: (n: number) => `${count(n, "card")} in hand`,
    sanctums: (n: number) => count(n, "Sanctum"),
    gateways: (n: number) => count(n, "Gateway"),
    thrones: (n: number) => count(n, "Throne"),
    entities: (n: number) => count(n, "Entity", "Entities"),
    artifacts: (n: number) => count(n, "Artifact"),
    tokens: (n: number) => count(n, "attack token"),
  },
  purse: {
    choose: (n: number, resource: number) => `${n} ${stones[resource]}`,
    holds: (n: number, resource: number) => `${stones[resource]}: ${n} of 10`,
    tokens: (n: number) => `Attack tokens: ${n}`,
  },
  costs: {
    said: (costs: [name: string, held: Held][]) =>
      `Costs: ${costs.map(([name, held]) => `${priced[name] ?? name} ${resources(held)}`).join("; ")}`,
    movements: "Basic · Void · Loop",
    of: (name: string) => priced[name] ?? name,
  },
  tracks: {
    movement: "Movement",
    movementAt: (on: number, end: number) => `Movement Tracker at ${on} of ${end}`,
    ability: "Ability",
    abilityAttacks: (space: number, more: string) => `Celestial Ability Track on space ${space} of 4: ${more} attack`,
    abilityScores: (space: number, rate: string, per: string) =>
      `Celestial Ability Track on space ${space} of 4: ${rate} VP per ${per}`,
  },
  entityBoard: {
    taken: (n: number) => `${n} of 8`,
    on: (name: string, space: number, text: string) => `${name}, on space S${space}. ${text}`,
    free: (does: string, space: number) => `${does}, free space S${space} of your board`,
  },
  adversary: {
    name: "The Adversary",
    said: (level: number, end: number, sanctums: number, names: string[]) =>
      `The Adversary: level ${level} of ${end}, ${count(sanctums, "Sanctum")}, ${entityNames(names)}`,
    level: (end: number) => `Ascension level; ${end} calls the end`,
    sanctums: "Sanctums",
    entities: entityNames,
    deck: "Cards in its deck",
    playedLast: "Played last",
  },
  /** the dialog with all of one player's board */
  dialog: {
    of: (name: string) => `Board of ${name}`,
    close: "Close",
    overpower: "Overpower:",
    scoreSoFar: "Score so far",
    together: "Together",
    artifacts: "Artifacts",
    defeated: "Chaos defeated",
    discards: (n: number) => `Discard pile, ${n}`,
    known: (hand: number, deck: number) => `Hand of ${hand} and deck of ${deck}: all cards known to be among them`,
    seen: (n: number) => (n > 1 ? `${n} in hand, seen by all` : "in hand, seen by all"),
  },
  celestial: {
    said: (name: string, letter: string, text: string, taken: string) =>
      `${name}, starts at ${letter}. ${text}${taken ? ` Taken by ${taken}.` : ""}`,
    scores: (rates: number[], per: string) => `${rates.join(" / ")} VP per ${per}.`,
    /** where there is room for two words, by the letter of the start */
    brief: (letter: string): string | undefined =>
      ({
        A: "sectors you build in",
        B: "your Artifacts",
        C: "Chaos you beat",
        D: "sectors you control",
        E: "your Entities",
        F: "what you have left",
        G: "how high you rise",
        H: "cards you gained",
      })[letter],
    attack: (more: number[]) => `+${more.join(" / ")} attack.`,
    overpower: "Overpower",
    gentle: "good for a first game",
    counts: "At the end you score for each",
    each: "VP each",
    andAttack: (more: number) => `VP, +${more} attack`,
    track: "Ability track: you begin on its first space",
    climbs: "This is your Ability track. You begin on its first space; each Upgrade moves you on, for 1 ",
    onTheLast: "an Upgrade on the last space lets you do this:",
    starts: (letter: string, sector: string) =>
      `You start on the galaxy marked ${letter} on the map, in the ${sectors[sector] ?? sector} sector.`,
  },

  hand: {
    said: (n: number) => `Your hand, ${count(n, "card")}`,
    empty: "No cards in hand.",
    later: "Your hand of five is drawn when all have chosen.",
    watching: "You are watching this table.",
    movesLeft: (n: number) => `${count(n, "movement")} left`,
    inPlay: "In play",
    attacks: "Attacks",
    fought: "Has fought",
    discarded: "Discarded",
    toDiscard: "on your discard pile",
    trashed: "out of your deck",
    /** a Seraph has no attack */
    card: (name: string, words: string, attack: number | null, lasts: boolean, note: string) =>
      [
        `${name}. ${words}`,
        ...(attack === null ? [] : [`Attack ${attack}.`]),
        ...(lasts ? [`${permanent}.`] : []),
        ...(note ? [note] : []),
      ].join(" "),
  },
  choices: { all: "Choices", trade: "Trade either way" },
  artifacts: {
    own: "Your Artifacts",
    used,
    said: (name: string, text: string, spent: boolean) => `Artifact ${name}. ${text}${spent ? ` ${used}` : ""}`,
    once: "once",
    eachTurn: "each turn",
  },
  tray: {
    said: (name: string, strength: number, goal: number, tokens: number) =>
      `Attack on ${name}: ${strength} of ${goal} hit points reached, ${count(tokens, "attack token")} spent`,
    /** between two numbers with icons: strength, hit points */ of: "of",
    spent: (cards: number, tokens: number, held: number) =>
      `${count(cards, "card")}, ${tokens} of ${count(held, "token")}`,
  },
  piles: {
    said: (deck: number, discards: number) =>
      `Your deck has ${count(deck, "card")}, your discard pile ${discards}. Open your board`,
    /** small, beside a number */ deck: "deck",
    discards: (n: number) => (n === 1 ? "discard" : "discards"),
    defeated: "defeated",
    nextHarvest: "next harvest",
  },

  market: {
    powers: "Cosmic Powers",
    entitiesAndChaos: "Entities and Chaos",
    inDeck: (n: number) => `${n} in deck`,
    empty: "Empty place",
    later: "Galaxies and cards are laid out when all have chosen.",
    power: (name: string, price: number, words: string, attack: number) =>
      `${name}, costs ${price} Aether. ${words} Attack ${attack}.`,
    chaos: (name: string, hitPoints: number, text: string) =>
      `Chaos card ${name}: ${hitPoints} hit points against you. ${text}`,
    entity: (name: string, type: string, cost: Held, points: number, words: string) =>
      `${name}, ${entityTypes[type] ?? type}, costs ${resources(cost)}, ${points} VP. ${words}`,
    entityType: (type: string) => entityTypes[type] ?? type,
    needs: "Needs:",
    reward: "Reward:",
  },
  supply: {
    artifacts: (n: number) => count(n, "Artifact"),
    artifactsSaid: "Artifacts still lying in voids",
    tokens: (n: number) => count(n, "token"),
    tokensSaid: "Attack tokens in the supply",
    chaos: (n: number) => `${n} in the row`,
    chaosSaid: "Chaos cards in the row",
  },
};
