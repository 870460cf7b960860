import { count, list } from "../../../words/en";
import { levelName, signed } from "../types";
import type { Galaxy } from "../wire";
import { deeds, milestone } from "./en-deeds";
import { lessons, opening, overview } from "./en-teaching";

/** A player's name, or null for whoever reads or hears it. */
export type Who = string | null;
/** How many are whose. */
type Cubes = [Who, number][];
const who = (name: Who) => name ?? "you";

/** in the order in which they are counted */
const GEMS = ["coal", "gold", "crystal"],
  LANDS = ["blue", "desert", "volcanic"];
const RAILS = { consumption: "Consumption", energy: "Energy" };
const STATES = { now: "carried out now", next: "to be planned next", done: "done", "": "" };

const gem = (kind: number, n: number) => `${n} ${GEMS[kind]}`;
const gems = (all: number[]) => list(all.flatMap((n, kind) => (n ? [gem(kind, n)] : []))) || "nothing";
const yields = (all: number[], energy: number) =>
  list([...(all.some(Boolean) ? [gems(all)] : []), ...(energy ? [`${energy} Energy`] : [])]);
const field = (n: number, galaxy: string) => `field ${n} of ${galaxy}`;
const majority = (name: Who) => (name === null ? "you have the majority" : `${name} has the majority`);
const tower = (cubes: Cubes) =>
  `${count(
    cubes.reduce((sum, [, n]) => sum + n, 0),
    "cube",
  )}, ${list(cubes.map(([name, n]) => `${n} of ${who(name)}`))}`;
const action = (n: number, card: { name: string; consumption: number } | null, reach: number, now: boolean) =>
  `${n} ${card ? `${card.name}, Consumption ${signed(card.consumption)}` : "empty"}, ` +
  `range ${reach}${now ? `, ${STATES.now}` : ""}`;

export const en = {
  counted: {
    coal: "coal",
    gold: "gold",
    crystal: "crystal",
    E: "Energy",
    C: "Consumption",
  },
  deeds,
  milestone,
  // bar and score sheet
  steps: { leaders: "Leaders", buy: "Buy", planning: "Plan", actions: "Actions", assessment: "Assess" },
  setup: "Setup",
  round: (n: number) => `Round ${n}`,
  lastRound: (n: number) => `Round ${n}, the last`,
  ofHighest: "of III",
  energy: (n: number) => `${n} Energy`,
  levels: "levels",
  risenLevels: (n: number) => `+${count(n, "level")}`,
  risenEnergy: (n: number) => `+${n} Energy`,
  sources: {
    level: { name: "Dark Tech level", about: "the highest wins" },
    energy: { name: "Energy", about: "above the last level; more wins a tie" },
    panel: { name: "Cubes on the panel", about: "more wins what is still a tie" },
    rival: { name: "Strongest rival's level", about: "" },
  },
  lessons,
  opening,
  overview,

  gem,
  costs: (cost: number[]) => `Costs ${gems(cost)}`,
  gemstones: "Gemstones",
  /** a thing, and what the rules say of it */
  told: (name: string, text: string) => `${name}. ${text}`,

  board: {
    galaxies: (n: number) => `${n} galaxies in three ranges`,
    band: (parsec: number) => `PARSEC ${parsec}`,
    tab: (parsec: number) => `Parsec ${parsec}`,
    tabs: "Range shown",
    tabSaid: (parsec: number, tiles: number, toChoose: number) =>
      `Parsec ${parsec}, ${count(tiles, "tile")} in the pile${toChoose ? `, ${toChoose} to choose from` : ""}`,
    pileNamed: (parsec: number) => `The Parsec ${parsec} pile`,
    pile: (named: string, tiles: number, known: string[]) =>
      `${named}: ${count(tiles, "tile")}${known.length ? `; you know of ${known.join(", ")}` : ""}`,
    covered: (name: string, parsec: number) => `${name}, Parsec ${parsec}: covered, out of this game`,
    isOut: (name: string) => `${name} is out of this game`,
    majority: (name: Who) => (name === null ? "You have the majority" : `${name} has the majority`),
    galaxy: (g: Galaxy, cubes: Cubes, leads?: Who, station?: { name: string; of: Who }) =>
      [
        `${g.name}, Parsec ${g.parsec}: ${g.higher} Energy with the majority, ` +
          `else ${g.lower}${g.light ? ", and a light bonus card" : ""}`,
        cubes.length
          ? `Cubes: ${list(cubes.map(([name, n]) => `${who(name)} ${n}`))}` +
            (leads === undefined ? "" : `; ${majority(leads)}`)
          : "No cubes",
        ...(station ? [`${station.name} of ${who(station.of)}`] : []),
      ].join(". "),
    fieldNamed: (n: number, galaxy: string) => `Field ${n} of ${galaxy}`,
    planetNamed: (system: string, land: number) => `the ${LANDS[land]} planet of ${system}`,
    noSystem: (named: string, parsec: number) => `${named}, Parsec ${parsec}: no system yet`,
    /** planets: how many of each land */
    system: (name: string, n: number, galaxy: string, all: number[], energy: number, planets: number[]) =>
      `${name}, ${field(n, galaxy)}: yields ${yields(all, energy)}; ` +
      `planets: ${list(planets.flatMap((of, land) => (of ? [`${of} ${LANDS[land]}`] : [])))}`,
    planet: (system: string, land: number, n: number, of: number, galaxy: string, cubes: Cubes) =>
      `${system}, ${LANDS[land]} planet, ${n} of ${of}, in ${galaxy}: ${cubes.length ? tower(cubes) : "empty"}`,
  },
  track: {
    rails: RAILS,
    both: "Double track of Consumption and Energy",
    reached: (level: number) => `level ${levelName(level)} reached`,
    missing: (energy: number, level: number) => `${energy} to level ${levelName(level)}`,
    /** next: what the two above say */
    own: (consumption: number, energy: number, next: string) => `Consumption ${consumption}, Energy ${energy}: ${next}`,
    gauge: (energy: number, consumption: number, next: string) =>
      `Energy ${energy}, Consumption ${consumption}: ${next}`,
    marker: (rail: keyof typeof RAILS, name: Who, value: number) => `${RAILS[rail]} of ${who(name)}: ${value}`,
    markerSaid: (rail: keyof typeof RAILS, name: Who, value: number, level: number, next: string) =>
      `${RAILS[rail]} of ${who(name)}: ${value}; level ${levelName(level)}, ${next}`,
  },
  card: {
    said: (name: string, consumption: number, words: string, cost: number[] | null) =>
      `${name}. Consumption ${signed(consumption)}. ${words}${cost ? ` Costs ${gems(cost)}.` : ""}`,
    /** said: the sentences above */
    onField: (said: string, n: number) => `${said} On action field ${n}.`,
    covered: (said: string, n: number) => `${said} Covered on action field ${n}.`,
    onDisplay: (said: string, n: number) => `${said} Place ${n} of the display.`,
    planned: "planned",
    done: "done",
    empty: "empty",
    dark: "dark",
    light: "light",
    isDark: "Dark",
    isLight: "Light",
  },
  panel: {
    fields: "Action fields",
    layHere: "Lay a card here",
    leftEmpty: "left empty",
    stays: "stays",
    now: STATES.now,
    field: (n: number, parsec: number, cards: number, state: keyof typeof STATES) =>
      `Action field ${n}, range ` +
      `Parsec ${parsec}, ${cards ? count(cards, "card") : "empty"}${state && `, ${STATES[state]}`}`,
    fieldNamed: (n: number) => `Action field ${n}`,
    emptyField: (named: string, parsec: number) => `${named}, empty, reaches Parsec ${parsec}`,
    reaches: (parsec: number) => `Reaches Parsec ${parsec}`,
    stepBought: (name: string) => `${name}: bought`,
    stepCosts: (name: string, cost: number[]) => `${name}: costs ${gems(cost)}`,
    upgrades: "Upgrades",
    upgrade: (name: string, text: string, bought: boolean) => `${name}. ${text}${bought ? " Bought." : ""}`,
    /** where the whole name has no room */
    short: { U01: "Desert", U02: "Volcano", U03: "Stacking" } as Record<string, string>,
    hand: "Hand",
    handOf: (name: string) => `Hand of ${name}`,
    handSaid: (cards: number) => `Hand, ${count(cards, "card")}`,
    cards: (n: number) => count(n, "card"),
    laidAtPlanning: "laid at planning",
    noCards: "No cards in hand.",
    choices: {
      leader: "Leaders",
      tech: "Dark Tech",
      bonus: "Your bonus cards",
      tile: "Drawn tiles",
      payment: "Pay with",
    } as Record<string, string>,
  },
  plan: {
    title: "Your Consumption this round",
    empty: "empty",
    you: "You would be at",
    from: (now: number) => `from ${now}`,
    rival: (name: string) => `${name} at`,
    limit: (marker: number, sum: number) => `The marker stops at ${marker}; ${signed(sum)} counts for the order.`,
    order: "Who acts first",
    highestFirst: "The highest sum of this round. At a tie, Energy further along.",
    upTo: (name: string, most: number) => `if ${name} lays ${signed(most)} or less`,
    sum: "Sum",
    eachUpTo: (most: number) => `up to ${signed(most)}`,
    before: (name: string, marker: number, most: number) =>
      `${name} is at ${marker}, plus what ${name} lays: with ${signed(most)} or less you act first.`,
    glance: (sum: number, marker: number, rivals: string[]) =>
      `Your sum so far is ${signed(sum)}, you would be at ${marker}. ${rivals.join(" ")} Show the whole plan.`,
    from2: (least: number) => `with ${signed(least)} or more`,
    level: "Next level",
    of: (energy: number, marker: number) => `${energy} of ${marker}`,
    short: (after: number, before: number) => `${after} short after this plan, ${before} before.`,
    assessing: (galaxies: number, energy: number, short: number) =>
      `Assessing your ${count(galaxies, "galaxy", "galaxies")} as things stand would pay ${energy}` +
      `${energy < short ? `: ${short - energy} short.` : ": enough."}`,
    locks: "What the locks need",
    gate: (field: number, tech: string, level: number) =>
      `Field ${field}: ${tech}, a Dark Tech card of level ${levelName(level)}`,
    opens: (tech: string, level: number) => `Opens with ${tech}, a Dark Tech card of level ${levelName(level)}.`,
    boughtLater: "Upgrades are bought in the Buy phase, not now.",
    laidOn: (field: number) => `lies on field ${field}`,
    ghost: (sum: number) => (sum < 0 ? signed(sum) : `+${sum}`),
  },
  side: {
    aiCards: "AI cards",
    aiPile: (n: number) => `${n} in pile`,
    aiBuying: (n: number) => `up to 3 purchases · ${n} in pile`,
    automa: "The Automa",
    automaPile: (level: number, n: number) => `Level ${levelName(level)} · ${n} in pile`,
    silver: (card: string) => `${card}, silver`,
    instead: (does: string) => `or ${does.charAt(0).toLowerCase()}${does.slice(1)}`,
    clears: (places: number[]) => `Clears places ${places.join(", ")} of the display.`,
    assessesColonies: "Assesses every galaxy with a colony.",
    assessesMajorities: "Assesses every galaxy with its majority.",
    automaLater: "Its card is turned up when you have planned.",
    stations: "Space stations",
    builtIn: (galaxy: string) => `in ${galaxy}`,
    station: (name: string, text: string, galaxy: string) => `${name}. ${text}${galaxy ? ` Built in ${galaxy}.` : ""}`,
    bonusCards: "Bonus cards",
    bonusPile: (n: number) => `${n} in pile`,
    hidden: "Hidden until the end.",
    noneYet: "None yet.",
    darkTech: "Dark Tech",
    techsLeft: (level: number, n: number) => `${levelName(level)} · ${n} left`,
    noTech: "A card each on reaching levels I and II; level III takes the Throne.",
    techPile: (level: number, n: number, known: string[]) =>
      `Level ${levelName(level)}: ${count(n, "card")} left${known.length ? `: ${known.join(", ")}` : ""}`,
  },
  seat: {
    bonusCards: (n: number) => count(n, "bonus card"),
    aiCards: (n: number) => count(n, "AI card"),
    upgrades: (n: number) => count(n, "upgrade"),
    techs: (names: string[]) => `Dark Tech: ${names.join(", ")}`,
    throne: "Holds the Throne",
    turnTile: (n: number) => `Turn order tile ${n}`,
    /** behind the number */ inTurnOrder: "in turn order",
    open: (name: string) => `Open the panel of ${name}`,
    whole: "Whole panel",
    planning: "Behind the screen: still planning",
    planned: "Behind the screen: has planned",
    fields: (all: Parameters<typeof action>[]) => `Fields: ${all.map((one) => action(...one)).join("; ")}`,
  },
  dialog: {
    title: (name: string, level: number) => `${name}: level ${levelName(level)}`,
    under: (cards: string[]) => `under it: ${list(cards)}`,
    screened: "Plans behind the screen: what is laid now is seen when all have planned.",
    hand: "Hand",
    handOf: (cards: string[]) => list(cards) || "no cards",
    upgrades: "Upgrades",
    upgradesOf: (names: string[]) => list(names) || "none yet",
    station: (name: string, galaxy: string) => `${name} in ${galaxy}`,
    /** names: where they are known */
    bonuses: (light: number, dark: number, names: string[] | null) =>
      `${count(light, "light bonus card")}, ${dark} dark${names ? `: ${list(names)}` : ""}`,
  },
};
