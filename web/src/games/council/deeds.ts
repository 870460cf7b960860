/** A round of Council of Shadows in deeds: a card is what came of it, assessing the cube it cost and what it paid. */
import { again, great, caused, type Deed, done, filled, gain, type Part, slight, type Tell } from "../../lib/deeds";
import { isTold } from "../../lib/ofgame";
import { RES } from "./resources";
import { GEMS, levelName } from "./types";
import { w } from "./words";

type Told = Record<string, [icon: string, text: string]>;
const { deeds: said } = w;
/** what is done with a thing, and what comes of it follows */
const CAUSES: Told = {
  acts: ["ai", said.acted],
  automa_card: ["ai", said.turnedUp],
  pays: ["energy", said.paid],
};
/** what is done with or to a thing */
const THINGS: Told = {
  leads: ["person", said.leads],
  bought: ["buyphase", said.bought],
  took_tech: ["darktech", said.tech],
  took_card: ["ai", said.free],
};
const PLAIN: Told = {
  gift: ["gems", said.gift],
  refreshed: ["cycle", said.refreshed],
  throne: ["throne", said.throne],
  won: ["crown", said.won],
  shared: ["crown", said.shared],
};
/** what stands for itself, whatever came before */
const ALONE = new Set(["bought", "built", "rose", "throne", "took_tech", "saved", "gift", "scored", "won", "shared"]);
/** belongs to the deed, and says nothing of its own */
const WITHIN = new Set(["kept_tile", "order"]);

const BONUS = ["light", "var(--bonus-light)", said.bonusCards] as const;
const gems = (deed: Deed, all: readonly number[], sign: number): Deed =>
  GEMS.reduce((sum, gem, kind) => gain(sum, sign * (all[kind] ?? 0), RES[gem]), deed);

export const tell: Tell = (event, before, table) => {
  if (!isTold("council", table, event)) return undefined;
  const deed = ALONE.has(event.event) ? undefined : before,
    first = event.details[0],
    thing = (ref: unknown) => ({ ref: String(ref), name: table.thing(String(ref)).name }),
    make = (icon: string, text: string, ...gaps: Part[]) => done(deed, event, icon, text, ...gaps);
  if (WITHIN.has(event.event)) return deed;
  const cause = CAUSES[event.event],
    ofThing = THINGS[event.event],
    plain = PLAIN[event.event];
  if (cause) return caused(event, ...cause, thing(first));
  const made = ofThing ? make(...ofThing, thing(first)) : plain ? make(...plain) : undefined;
  switch (event.event) {
    case "bought":
      return gems(made!, event.details[1], -1);
    case "collected":
    case "assessed": {
      const [icon, one, many] =
        event.event === "collected"
          ? (["collect", said.collected, said.collectedMany] as const)
          : (["assessalways", said.assessed, said.assessedMany] as const);
      const all =
        deed?.kind === event.event
          ? again(deed, event, (n) => filled(many(n)), [event.details[0]])
          : make(icon, one, thing(first));
      return event.event === "collected" ? gems(all, event.details[1], 1) : all;
    }
    case "drew_bonus":
      return gain(deed ?? make("light", said.bonus), 1, BONUS);
    case "gave_up_light":
    case "gave_up_dark":
      return gain(deed ?? make("light", said.gaveUp), -1, BONUS);
    case "gift":
      return gems(made!, event.details[0], 1);
    case "stopped_buying":
      return deed?.kind === "bought" ? undefined : slight(make("buyphase", said.boughtNothing));
    case "added_field":
      return make("range", said.addedField, String(first));
    case "built":
      return make("station", said.built, thing(first), thing(event.details[1]));
    case "plan": {
      const [head, ...rest] = event.details[0].map(thing);
      return Object.assign(make("planphase", said.planned, head ?? ""), {
        said: rest.reduce((all, part) => [...all, ", ", part], filled(said.planned, head ?? "")),
        at: [String(event.seat)],
      });
    }
    case "consumed":
      return deed && gain(deed, event.details[0], RES.C);
    case "settled": {
      const to = `planet:${event.details[1]}`;
      if (deed?.kind === "settled")
        return again(deed, event, () => filled(said.settled, thing(event.details[2])), [to]);
      const settled = make("settle", said.settled, thing(event.details[2]));
      return Object.assign(settled, { at: [to, ...settled.at] });
    }
    case "gained_gems":
      return gems(bareNoMore(deed ?? make("gems", said.took)), event.details[0], 1);
    case "gained_energy":
      return gain(bareNoMore(deed ?? make("energy", said.gained)), event.details[0], RES.E);
    case "refined":
      return make("refine", said.refined, thing(first), thing(event.details[1]));
    case "drew_tiles":
      return deed?.bare ? deed : caused(event, "discover", said.drew);
    case "discovered": {
      const found = make("discover", said.discovered, thing(first));
      return Object.assign(found, { at: [`field:${event.details[1]}`, ...found.at] });
    }
    case "removed":
      // the price of assessing once more
      if (deed?.kind === "assessed") return placed(deed, `planet:${event.details[0]}`);
      return Object.assign(caused(event, "settle", said.removed), { at: [`planet:${event.details[0]}`] });
    case "rose":
      return great(make("darktech", said.rose, levelName(event.details[0])));
    case "saved":
      return make("consumption", said.saved, String(first));
    case "scored":
      return gain(make("flag", said.scored), event.details[0] + event.details[1] + event.details[2], RES.E);
    case "shown":
      deed?.news.push(event.details[0]);
      return deed;
    default:
      return made;
  }
};
const placed = (deed: Deed, ref: string): Deed => Object.assign(deed, { at: [...deed.at, ref] });
/** What came of it is what it brought. */
const bareNoMore = (deed: Deed): Deed => Object.assign(deed, { bare: false });
