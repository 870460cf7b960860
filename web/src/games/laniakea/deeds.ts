/** A turn of Laniakea in deeds: a Move is its way and what it cost, a card what came of it. */
import { again, caused, type Deed, done, filled, gain, great, type Part, slight, type Tell } from "../../lib/deeds";
import { isTold } from "../../lib/ofgame";
import type { Table } from "../../lib/table.svelte";
import { ALONE, CAUSES, PLACES, PLAIN, THINGS } from "./deedwords";
import { stopsOf } from "./rates";
import { RES } from "./resources";
import { found, seen } from "./types";
import { w } from "./words";

const { deeds: said } = w;
const KINDS = [RES.V, RES.F, RES.A],
  TOKENS = ["attack", "var(--slot-rim)", said.tokens] as const,
  CARDS = ["draw", "var(--text-2)", said.cards] as const;
/** what was paid and brought nothing but resources */
const TRADE = { kind: "traded", icon: "xs", said: filled(said.traded), bare: false, sums: true };
const MOVES = new Set(["moved", "teleported", "relocated", "adversary_moved"]);
/** what a Move had cost, and was paid last: it may be for the Time Loop that ends it */
const lastPaid = new WeakMap<Deed, [gains: Deed["gains"], held: readonly number[]]>();
/** what a Seraph harvests, one galaxy after the other */
const fromAfar = new WeakSet<Deed>();
/** what goes on behind an announcement */
const interrupted = new WeakMap<Deed, Deed>();
/** belongs to the deed, and says nothing of its own */
const WITHIN = new Set(["sent", "weighed", "core", "placed"]);

/** A galaxy is called by the tile on it. */
const galaxy = (table: Table, n: number) => ({
  ref: `space:${n}`,
  name: found(table, "tile", seen(table).tiles[n] ?? "")?.name ?? table.thing(`space:${n}`).name,
});
const much = (deed: Deed, held: readonly number[], sign: number): Deed =>
  held.reduce((sum, n, kind) => gain(sum, sign * n, KINDS[kind]!), deed);

/** A cause that only what follows explains, and of which nothing has come yet. */
const waits = (deed: Deed): boolean => deed.bare && deed.gains.every((one) => one.n < 0);
export const tell: Tell = (event, before, table) => {
  if (!isTold("laniakea", table, event)) return undefined;
  const deed = ALONE.has(event.event) ? undefined : before && (interrupted.get(before) ?? before),
    [first, last] = [event.details[0], event.details.at(-1)],
    thing = (ref: unknown) => ({ ref: String(ref), name: table.thing(String(ref)).name }),
    make = (icon: string, text: string, ...gaps: Part[]) =>
      done(deed && waits(deed) ? deed : undefined, event, icon, text, ...gaps),
    /** what comes after a trade is no part of it */
    on = deed?.kind === "traded" ? undefined : deed;
  if (WITHIN.has(event.event)) return deed;
  const cause = CAUSES[event.event],
    ofThing = THINGS[event.event],
    atPlace = PLACES[event.event],
    plain = PLAIN[event.event];
  if (cause) return caused(event, ...cause, thing(first));
  if (ofThing) return make(...ofThing, thing(first));
  if (event.event === "harvested" && deed && fromAfar.has(deed))
    return again(deed, event, (n) => filled(said.harvestedMany(n)), [galaxy(table, Number(last)).ref]);
  if (atPlace) {
    const made = make(...atPlace, galaxy(table, Number(last)));
    if (event.event === "harvested" && deed?.kind === "ascended") fromAfar.add(made);
    return made;
  }
  if (plain) return make(...plain);
  switch (event.event) {
    case "discarded":
      if (deed?.kind === "ended") return Object.assign(deed, { times: deed.times + 1 });
      if (deed?.kind === "discarded" && deed.bare) return again(deed, event, (n) => filled(said.discardedMany(n)));
      return caused(event, "discard", said.discarded, thing(first));
    case "ended":
      return Object.assign(slight(make("deck", said.upkeep(0, 0))), { times: 0 });
    case "drew":
      if (deed?.kind !== "ended") return gain(on ?? make("draw", said.drew), event.details[0], CARDS);
      return Object.assign(deed, { said: filled(said.upkeep(deed.times, event.details[0])) });
    case "gained":
    case "adversary_gained":
      if (deed?.kind === "paid") return much(Object.assign(deed, TRADE), event.details[0], 1);
      return much(on ?? make("gain", said.gained), event.details[0], 1);
    case "paid":
      if (deed && MOVES.has(deed.kind)) lastPaid.set(deed, [deed.gains.map((one) => ({ ...one })), event.details[0]]);
      else if (!deed || !waits(deed)) return much(caused(event, "gain", said.paid), event.details[0], -1);
      return much(deed, event.details[0], -1);
    case "gained_tokens":
      return gain(on ?? make("gain", said.gained), event.details[0], TOKENS);
    case "moved":
    case "teleported":
    case "relocated":
    case "adversary_moved": {
      const to = galaxy(table, Number(last)),
        from = event.event === "adversary_moved" ? [] : [`space:${event.details[0]}`],
        further = deed && MOVES.has(deed.kind) ? deed : undefined,
        icon = event.event === "moved" ? "move" : "wormhole",
        made = further ?? Object.assign(make(icon, said.moved, to), { way: from });
      lastPaid.delete(made);
      return Object.assign(made, { said: filled(said.moved, to), at: [to.ref], way: [...made.way, to.ref] });
    }
    case "looped": {
      const paid = deed && lastPaid.get(deed);
      if (paid) deed.gains = paid[0];
      return much(make("timeloop", said.looped), paid?.[1] ?? [], -1);
    }
    case "augmented":
      return make("slot", said.augmented, galaxy(table, event.details[1]), KINDS[event.details[0]]![2]);
    case "visited":
      return make("gateway", said.visited, galaxy(table, event.details[0]));
    case "discovered":
      if (!deed || deed.bare) return make("harvest", said.discovered, galaxy(table, event.details[0]));
      if (deed.kind === "harvested") deed.said = filled(said.discovered, galaxy(table, event.details[0]));
      return deed;
    case "found":
      return make("artifact", said.found, thing(first));
    case "ascended":
    case "adversary_ascended": {
      const by = deed?.bare && deed.kind === "played" ? deed.said.find((part) => typeof part !== "string") : undefined;
      return great(make("ascend", by ? said.ascendedBy : said.ascended, String(first), by ?? ""));
    }
    case "end_triggered": {
      const made = make("flag", said.ending, String(first));
      if (before) interrupted.set(made, before);
      return made;
    }
    case "upgraded": {
      const [track, space] = event.details,
        celestial = found(table, "celestial", seen(table).players[event.seat]?.celestial ?? ""),
        counts = track ? celestial && stopsOf(celestial)[space - 1] : undefined;
      return make("upgrade", said.upgraded[track] ?? "", counts ?? String(space));
    }
    case "overpowered":
      return make("overpower", said.overpowered[event.details[0]] ?? "");
    case "built_throne":
      return Object.assign(make("throne", said.throne), { at: [`abyss:${event.details[0]}`] });
    case "power_came":
    case "entity_came":
      deed?.news.push(event.details[0]);
      return deed;
    default:
      return undefined;
  }
};
