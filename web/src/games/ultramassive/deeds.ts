/** A round of ULTRAMASSIVE in deeds: a card is played, and what it brought stands beside it. */
import { again, great, type Deed, done, filled, gain, type Part, slight, type Tell } from "../../lib/deeds";
import { isTold } from "../../lib/ofgame";
import { SIZES } from "./model";
import { RES } from "./resources";
import { w } from "./words";

type Told = Record<string, [icon: string, text: string]>;
const { deeds: said } = w;
const CARDS = ["draw", "var(--text-2)", said.cards] as const;
/** what is done with a thing: what it brings is counted beside it */
const THINGS: Told = {
  drafted: ["draw", said.drafted],
  played: ["card", said.played],
  used: ["once", said.used],
  discovered: ["dc", said.discovered],
  discovered_core: ["core", said.discovered],
  no_room: ["whynot", said.noRoom],
};
const PLAIN: Told = {
  skipped: ["dc", said.skipped],
  stayed: ["move", said.stayed],
  opened: ["wormhole", said.opened],
  reopened: ["wormhole", said.opened],
  no_trade: ["trade", said.noTrade],
  over: ["flag", said.over],
};
/** what is counted beside a deed, whatever that was */
const CAUSES = new Set(["played", "used", "resolved", "captured", "absorbed", "orbited", "moved", "sent", "exchanged"]);
const SPACES = 6;

const token = (ref: string) => RES[ref.split(":")[1] ?? ""]!;
const placed = (deed: Deed, n: number): Deed => Object.assign(deed, { at: [...deed.at, `space:${n}`] });
const spaceName = (n: number) => w.spaceName(Math.floor(n / SPACES), (n % SPACES) + 1);

export const tell: Tell = (event, deed, table) => {
  if (!isTold("ultramassive", table, event)) return undefined;
  const first = event.details[0],
    thing = (ref: unknown) => ({ ref: String(ref), name: table.thing(String(ref)).name }),
    make = (icon: string, text: string, ...gaps: Part[]) => done(undefined, event, icon, text, ...gaps),
    /** the names of several, each once with its number */
    several = (refs: string[]) =>
      w.tokens(
        [...new Set(refs)].map((ref) => ({ n: refs.filter((one) => one === ref).length, name: thing(ref).name })),
      ),
    at = (n: number) => ({ ref: `space:${n}`, name: spaceName(n) }),
    cause = (): Deed =>
      deed && CAUSES.has(deed.kind) ? deed : Object.assign(make("gain", said.resolved), { kind: "resolved" });
  const ofThing = THINGS[event.event],
    plain = PLAIN[event.event];
  const made = ofThing ? make(...ofThing, thing(first)) : plain ? make(...plain) : undefined;
  switch (event.event) {
    case "warped":
    case "moved_wormhole": {
      const to = `space:${event.details.at(-1)}`,
        words = (n: number) => filled(event.event === "warped" ? said.warped(n) : said.movedWormholes(n));
      if (deed?.kind === event.event) return again(deed, event, words, [to]);
      return Object.assign(make("wormhole", ""), { said: words(1), at: [to] });
    }
    case "warped_quickly":
      return make("wormhole", said.warped(4));
    case "lost_resources":
      return make("whynot", said.lost, event.details[0].map((ref) => thing(ref).name).join(", "));
    case "gained":
      return gain(placed(cause(), event.details[1]), 1, token(event.details[0]));
    case "gave":
    case "gave_drafted":
      return gain(cause(), -1, token(event.details[0]));
    case "gained_discovery":
      return gain(cause(), event.details[0], RES.DC!);
    case "paid_discovery":
      return gain(cause(), -event.details[0], RES.DC!);
    case "gained_mass":
      return gain(cause(), event.details[0], RES.SM!);
    case "discovered":
      return gain(made!, -event.details[1], RES.DC!);
    case "siphoned":
      return deed && ["played", "used"].includes(deed.kind)
        ? deed
        : Object.assign(make("siphon", said.siphoned), { kind: "used" });
    case "annihilated":
      return make("annihilate", said.annihilated, several(event.details[0]), at(event.details[1]));
    case "orbited": {
      const [channel, by] = event.details,
        so = deed?.kind === "orbited" && deed.at[0] === `channel:${channel}` ? deed : undefined,
        made = so ?? Object.assign(make("orbit", ""), { at: [`channel:${channel}`], times: 0 });
      made.times += by;
      return Object.assign(made, { said: filled(said.orbited(said.channels[channel] ?? "", made.times)) });
    }
    case "absorbed":
      if (deed?.kind === "captured") return deed;
    // falls through: not every token falls in by an Orbit
    case "captured":
      return make("capture", event.event === "captured" ? said.captured : said.absorbed, several(event.details[0]));
    case "moved":
    case "sent": {
      const [stack, from, to] = event.details,
        made = make(event.event === "sent" ? "wormhole" : "move", said[event.event], several(stack), at(to));
      return Object.assign(made, { way: [`space:${from}`, `space:${to}`] });
    }
    case "expanded":
      return great(make("capture", said.grew, w.size[SIZES[event.details[0]] ?? "Primordial"]));
    case "exchanged":
      return deed?.kind === "exchanged" ? deed : make("trade", said.exchanged);
    case "discarded":
      if (deed?.kind === "discarded") return again(deed, event, (n) => filled(said.discarded(n)));
      return make("discard", said.discarded(1));
    case "ended":
      return slight(make("deck", said.upkeep(0)));
    case "drew":
      if (deed?.kind === "ended") return Object.assign(deed, { said: filled(said.upkeep(event.details[0])) });
      return gain(deed ?? make("draw", said.drew), event.details[0], CARDS);
    case "bonus":
      return gain(make("mass", said.bonus), event.details[0], RES.SM!);
    default:
      return made;
  }
};
