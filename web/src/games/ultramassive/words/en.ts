/** ULTRAMASSIVE in English: what is drawn, from the board in the middle to the rails. */
import { count } from "../../../words/en";
import type { Category } from "../model";
import type { Size } from "../model";
import { deeds, milestone } from "./en-deeds";
import { lessons, opening, overview } from "./en-teaching";
import { sources, symbol } from "./en-texts";

/** a player's name, or null for whoever reads */
type Who = string | null;
interface Pair {
  letter: string;
  open: boolean;
}

const size: Record<Size, string> = { Primordial: "Primordial", Stellar: "Stellar", Supermassive: "Supermassive" };
const category: Record<Category, string> = { Siphon: "Siphon", Matter: "Matter", Orbit: "Orbit", Core: "Core" };
const CHANNELS = ["blue", "pink"];
const whose = (owner: Who) => (owner === null ? "Your" : `${owner}'s`);
const holeNamed = (owner: Who) => `${whose(owner)} Black Hole`;
const opened = (open: boolean) => (open ? "open" : "closed");
const grows = (next: Size, from: number) => `${size[next]} at ${from}`;
const cards = (n: number) => count(n, "card");
const counters = (n: number) => count(n, "Discovery Counter");
const state = {
  secret: "A Core only you know, until you expand.",
  used: "Used this turn.",
  once: "Once per turn.",
  always: "Always works.",
};

export const en = {
  counted: {
    SM: "Solar Mass",
    DC: "Discovery",
    BG: "Blue Giant",
    SG: "Supergiant",
    PBH: "Primordial Black Hole",
    AMAJ: "Major Antimatter",
    AMIN: "Minor Antimatter",
  },
  size,
  category,
  symbol,
  deeds,
  milestone,
  lessons,
  opening,
  overview,
  sources,
  /** 2 Blue Giant and 1 Supergiant */
  tokens: (counted: { n: number; name: string }[]) => counted.map(({ n, name }) => `${n} ${name}`).join(" and "),
  /** B1 to P6, as the log says it */
  spaceName: (channel: number, n: number) => `${"BP"[channel]}${n}`,
  /** a name of something printed, where there is little room */
  brief: (name: string) => name.replaceAll(/Discovery Counters?/g, "Discovery"),
  solarMass: "Solar Mass",
  sm: "SM",
  discoveryCounters: "Discovery Counters",
  anomalies: "Anomalies",
  siphonTrack: "Siphon Track",
  counters,

  steps: {
    setup: "Wormholes",
    draft: "Draft",
    discovery: "Discovery",
    actions: "Actions",
    bonus: "Bonus",
    "end of round": "End of round",
  },
  setup: "Setup",
  round: (n: number) => `Round ${n} of 6`,
  rise: (by: number) => `+${by} SM`,

  board: {
    label: (owner: Who, now: Size, mass: number) =>
      `${whose(owner)} Black Hole board: ${size[now]}, ${mass} Solar Mass`,
    channel: (channel: number) => `${CHANNELS[channel]} Channel`,
    channelToChoose: (channel: number, stacks: number) =>
      `The ${CHANNELS[channel]} Channel with ${count(stacks, "stack")}`,
    space: (
      name: string,
      n: number,
      channel: number,
      stack: { tokens: string; mass?: number; cap: number } | null,
      wormhole: Pair | null,
    ) =>
      [
        `${name}, space ${n} of the ${CHANNELS[channel]} Channel`,
        !stack
          ? "empty"
          : stack.mass === undefined
            ? stack.tokens
            : `${stack.tokens}, ${stack.mass} of at most ${stack.cap} Solar Mass`,
        ...(wormhole ? [`Wormhole of pair ${wormhole.letter}, ${opened(wormhole.open)}`] : []),
      ].join("; "),
    wormhole: (named: string, open: boolean) => `${named}, ${opened(open)}`,
    wormholeNamed: (letter: string, space: string) => `Wormhole of pair ${letter} on ${space}`,
    pair: (named: string, open: boolean, ends: string[]) => `${named}, on ${ends.join(" and ")}, ${opened(open)}`,
    pairNamed: (letter: string) => `Pair ${letter} of Wormholes`,
    opened,
  },
  hole: {
    named: holeNamed,
    label: (
      owner: Who,
      now: Size,
      mass: number,
      next: { name: Size; from: number } | undefined,
      captured: string,
      gaining: number,
    ) => {
      const taken = captured ? `; captured: ${captured}` : "",
        coming = gaining ? `; ${gaining} Solar Mass more when this effect is over` : "";
      return (
        `${holeNamed(owner)}: ${size[now]}, ${mass} Solar ` +
        `Mass${next ? `, ${grows(next.name, next.from)}` : ""}${taken}${coming}`
      );
    },
    grows,
  },
  ring: {
    label: "Solar Mass Track",
    from: (grown: Size, mass: number) => `${size[grown]} from ${mass} Solar Mass`,
    marker: (name: string, mass: number) => `${name}: ${mass} Solar Mass`,
  },

  hand: {
    watching: "You are watching. Hands are seen by their owners only.",
    cores: "Your Core Anomalies",
    grown: "Your Black Hole has grown. The Core you choose works from now on; the others stay secret.",
    label: (n: number) => `Your hand, ${count(n, "Action Card")}`,
    empty: "Your hand is empty; it is refilled when your actions are over.",
    anomalies: "Your Anomalies",
    gone: "played",
    playedTitle: "Action Cards played this turn",
    played: (n: number, of: number) => `${n} of ${of} played`,
  },
  own: {
    label: (name: string, kind: Category, text: string, how: keyof typeof state) =>
      `${name}, ${category[kind]} Anomaly. ${text} ${state[how]}`,
    used: "Used this turn",
  },
  exchange: {
    some: (paid: number, mass: number) => `${counters(paid)} for ${mass} Solar Mass`,
    label: (rate: number) => `Turn Discovery Counters into Solar Mass, ${rate} for 1`,
  },
  tray: {
    tokens: "Tokens to give up",
    giveUp: "Give up",
    resources: "Drafted Resources",
    drafted: "Drafted",
    resource: (name: string, n: number, text: string) => `${name}${n > 1 ? `, ${n} of them` : ""}. ${text}`,
  },

  seat: {
    show: (name: string, now: Size, stacks: number) =>
      `Show the board of ${name}: ${size[now]}, ${count(stacks, "stack")}`,
    anomalies: (n: number) => count(n, "Anomaly", "Anomalies"),
    inHand: (n: number) => `${count(n, "Action Card")} in hand`,
    cards: "Cards in hand",
  },
  rival: {
    title: (name: string, now: Size, mass: number) => `${name}: ${size[now]}, ${mass} Solar Mass`,
    label: (name: string) => `Black Hole board of ${name}`,
    inHand: (n: number) => `${cards(n)} in hand`,
    cores: (n: number) => count(n, "secret Core"),
    none: "None yet.",
    used: "used this turn",
    drafted: "Drafted this round",
    pending: "Still to be used",
    played: "Played this turn",
  },

  side: {
    draft: "Resource Draft",
    draftOf: (round: number) => `Draft · round ${round}`,
    siphons: "Siphon track",
    size: (yours: boolean, now: Size) => `${yours ? "your size" : "size"}: ${size[now]}`,
    anomalies: "Anomaly Board",
    oneARound: "one a round, in Discovery",
  },
  draft: {
    option: (set: number, text: string, by: string | undefined) =>
      `Draft set ${set}: ${text}${by === undefined ? "" : ` Taken by ${by}.`}`,
    set: (n: number) => `Set ${n}`,
    choose: "· choose one",
    rivalsMinor: ", rivals a Minor",
  },
  siphon: {
    option: (tier: Size, text: string, tooSmall: boolean) =>
      `Siphon Track, ${size[tier]}: ${text}${tooSmall ? " Your Black Hole is too small for it." : ""}`,
  },
  anomaly: {
    label: (name: string, kind: Category, cost: number, text: string, left: number, by: Who[]) => {
      const owners = by.length ? ` Discovered by ${by.map((who) => who ?? "you").join(", ")}.` : "";
      return (
        `${name}, ${category[kind]} Anomaly ` +
        `for ${counters(cost)}. ${text} ${left ? `${left} left.` : "Sold out."}${owners}`
      );
    },
    soldOut: "sold out",
    toSpend: (n: number) => `${n} to spend`,
    show: "Show the Anomalies",
    look: "Look at the board",
  },
  decks: {
    label: (deck: number, discard: number) =>
      `Action deck: ${cards(deck)}; discard pile: ${cards(discard)}. Show the discard pile`,
    deck: "deck",
    discard: "discard",
    title: (n: number) => `Discard pile, ${cards(n)}`,
    none: "Nothing has been discarded yet.",
    holds: (n: number) =>
      `The deck holds ${cards(n)}; when its last card is drawn the pile is shuffled into a new deck.`,
  },
};
