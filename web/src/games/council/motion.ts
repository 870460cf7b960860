/** What is seen to move in Council of Shadows: pieces that come and go by themselves, and the rest event by event. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { Motion } from "../../lib/flights";
import { ms, type Happening } from "../../lib/motion.svelte";
import { isTold } from "../../lib/ofgame";
import { familyOf } from "../../lib/things";
import { art } from "./draw";
import { GEMS, seen } from "./types";
import { ri, type Resource } from "./resources";

export function motions({ event, before, after, table, source }: Happening): Motion[] {
  if (!isTold("council", table, event)) return [];
  const { seat } = event,
    panel = String(seat),
    was = seen(before),
    is = seen(after);
  /** A system is pointed at by its field. */
  const place = (ref: string) => (ref.startsWith("tile:") ? `field:${is.fields.indexOf(ref)}` : ref);
  const flies = (kind: Resource, n: number, from: string): Motion[] =>
    n > 0 ? [{ kind: "fly", art: ri(kind, 22), n, from: [from, "prompt", panel], to: [`${seat} ${kind}`, panel] }] : [];
  const gems = (all: number[], from: string) => GEMS.flatMap((gem, kind) => flies(gem, all[kind] ?? 0, from));
  const card = (ref: string, to: string[], glides = false): Motion => ({
    kind: "card",
    art: art(ref, 88, 66, familyOf(table.thing(ref))),
    from: [ref, panel],
    to,
    glides,
  });
  switch (event.event) {
    case "collected":
      return gems(event.details[1], place(event.details[0]));
    case "gained_gems":
    case "gift":
      return gems(event.details[0], place(source));
    case "gained_energy":
      return flies("E", event.details[0], place(source));
    case "acts":
      return [card(event.details[0], ["prompt", "question"])];
    case "bought": {
      const [what] = event.details;
      return what.startsWith("card:")
        ? [card(what, [...(seat === table.seat ? [what] : []), `${seat} ai`, panel], true)]
        : [];
    }
    case "planned":
      return [{ kind: "glide", what: event.details[0] }];
    case "slid":
      return seat === table.seat
        ? (was.players[seat]?.slots.at(-1) ?? []).map((ref) => card(ref, [ref, panel], true))
        : [];
    case "took_card":
    case "took_tech":
      return [card(event.details[0], [`${seat} ${event.event === "took_card" ? "ai" : "darktech"}`, panel])];
    case "rose":
      return [{ kind: "sweep" }, { kind: "tick", at: `threshold ${seat}` }];
    case "throne":
    case "won":
    case "shared":
      return [{ kind: "sweep" }];
    default:
      return [];
  }
}

/** A cube drops onto its planet, those of a tower one after the other. */
export const drop = (_: Element, delay: number): TransitionConfig =>
  later(delay, (t) => `transform: translateY(${-14 * (1 - t)}px); opacity: ${t}`);
/** Its shadow tightens, and is covered. */
export const tighten = (_: Element, delay: number): TransitionConfig =>
  later(delay, (t) => `transform: scale(${2 - t}); opacity: ${t * 0.6}`);
/** The waiting is a part of the movement, so that whoever skips one skips both. */
const later = (delay: number, css: (t: number) => string): TransitionConfig => ({
  duration: ms(220 + delay),
  css: (t) => css(cubicOut(Math.max(0, t * (220 + delay) - delay) / 220)),
});
/** A cube that leaves rises and fades. */
export const lift = (_: Element): TransitionConfig => ({
  duration: ms(380),
  css: (t, u) => `transform: translateY(${-18 * u}px); opacity: ${t}`,
});
/** A tile turns over on its horizontal diameter. */
export const turn = (_: Element): TransitionConfig => ({
  duration: ms(380),
  easing: cubicOut,
  css: (t) => `transform: scaleY(${t}); opacity: ${Math.min(1, t * 2)}`,
});
