/** What somebody did, deed by deed: events that belong together make one line. Which do is for the game to say. */
import type { GameEvent, Sentence } from "./protocol";
import type { Table } from "./table.svelte";

/** So much more or less of what has this icon. */
export interface Gain {
  n: number;
  icon: string;
  tint: string;
  name: string;
}
export interface Deed {
  seat: number;
  /** the event that gave it its words */ kind: string;
  icon: string;
  tint: string;
  said: Sentence;
  gains: Gain[];
  /** where it happened, the place that says most first */ at: string[];
  /** what came to the table after it */ news: string[];
  /** the places along which something went */ way: string[];
  /** it began and ended with these choices */ first: number;
  last: number;
  /** a cause of which only what follows says what came of it */ bare: boolean;
  /** how many alike it is made of */ times: number;
  /** hardly worth looking up for */ slight: boolean;
  /** a milestone, which takes its time */ great: boolean;
  /** several in a row are told as what they come to */ sums: boolean;
}
/** What one event makes of the deed its teller is at: the same, grown; another, or one before it that goes on; or
 *  nothing worth a line. */
export type Tell = (event: GameEvent, deed: Deed | undefined, table: Table) => Deed | undefined;

/** The deeds of all who are told of, each at its place in the story. */
export function deedsOf(events: GameEvent[], tell: Tell, table: Table): Deed[] {
  const deeds: Deed[] = [],
    open = new Map<number, Deed>();
  let teller = -1;
  for (const event of events) {
    if (event.seat >= 0) teller = event.seat;
    const seat = event.seat >= 0 ? event.seat : teller,
      deed = tell(event, open.get(seat), table);
    if (!deed) continue;
    if (deed !== open.get(seat)) {
      if (!deeds.includes(deed)) deeds.push(deed);
      deed.seat = seat;
      open.set(seat, deed);
    }
    deed.last = event.move;
  }
  return summed(deeds);
}
function summed(deeds: Deed[]): Deed[] {
  const told: Deed[] = [];
  for (const deed of deeds) {
    const before = told.at(-1);
    if (before?.sums && deed.sums && before.seat === deed.seat) add(before, deed);
    else told.push(deed);
  }
  return told;
}
function add(to: Deed, { gains, last, times }: Deed): void {
  for (const one of gains) {
    const known = to.gains.find(({ icon }) => icon === one.icon);
    if (known) known.n += one.n;
    else to.gains.push(one);
  }
  to.gains = to.gains.filter(({ n }) => n).sort((a, b) => a.n - b.n);
  to.last = last;
  to.times += times;
}

interface Told {
  icon: string;
  said: Sentence;
  at?: string[];
  tint?: string;
}
/** A deed begins. */
export const begun = (event: GameEvent, { icon, said, at = [], tint = "" }: Told, bare = false): Deed => ({
  seat: event.seat,
  kind: event.event,
  icon,
  tint,
  said,
  gains: [],
  at,
  news: [],
  way: [],
  first: event.move,
  last: event.move,
  bare,
  times: 1,
  slight: false,
  great: false,
  sums: false,
});
/** What came of a bare cause takes its place, and keeps what it cost; behind anything else it is a deed of its own. */
export function became(deed: Deed | undefined, event: GameEvent, told: Told): Deed {
  const made = begun(event, told);
  if (!deed?.bare) return made;
  return Object.assign(deed, { ...made, gains: deed.gains, first: deed.first, at: [...made.at, ...deed.at] });
}
/** The same where names stand in its gaps: they are where it happened. */
export const done = (deed: Deed | undefined, event: GameEvent, icon: string, text: string, ...gaps: Part[]): Deed =>
  became(deed, event, {
    icon,
    said: filled(text, ...gaps),
    at: gaps.flatMap((gap) => (typeof gap === "string" ? [] : [gap.ref])),
  });
/** A card was played, say: what comes of it is told next. */
export const caused = (event: GameEvent, icon: string, text: string, ...gaps: Part[]): Deed => ({
  ...done(undefined, event, icon, text, ...gaps),
  at: [],
  bare: true,
});
/** Nothing happened, or nothing but what always does. */
export const slight = (deed: Deed): Deed => Object.assign(deed, { slight: true });
export const great = (deed: Deed): Deed => Object.assign(deed, { great: true });
/** The same again: one line for all of them. */
export function again(deed: Deed, event: GameEvent, said: (times: number) => Sentence, at: string[] = []): Deed {
  deed.times += 1;
  deed.said = said(deed.times);
  deed.at.push(...at);
  deed.last = event.move;
  return deed;
}
/** More or less of something; the same twice is said once. */
export function gain(deed: Deed, n: number, [icon, tint, name]: readonly [string, string, string]): Deed {
  const known = deed.gains.find((one) => one.icon === icon && one.n > 0 === n > 0);
  if (known) known.n += n;
  else if (n) deed.gains.push({ n, icon, tint, name });
  return deed;
}

export type Part = Sentence[number];
/** A sentence of the catalogue, with names in its gaps. */
export const filled = (text: string, ...gaps: Part[]): Sentence =>
  text.split(/(\{\d\})/).flatMap((piece) => {
    const gap = /^\{(\d)\}$/.exec(piece);
    return gap ? [gaps[Number(gap[1])] ?? ""] : piece ? [piece] : [];
  });
