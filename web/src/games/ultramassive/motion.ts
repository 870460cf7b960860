/** What is seen to move in ULTRAMASSIVE: tokens that come and go by themselves, and the rest event by event. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { ic } from "../../lib/art";
import type { Motion } from "../../lib/flights";
import { ms, type Happening } from "../../lib/motion.svelte";
import { isTold } from "../../lib/ofgame";
import { familyOf } from "../../lib/things";
import { art, token } from "./draw";
import { iconOf } from "./icons";
import { HOLE, mainSeat, players } from "./model";

type At = { x: number; y: number; still: boolean };
const STEPS = [20, 50, 100];

export function motions({ event, before, after, table, source }: Happening): Motion[] {
  if (!isTold("ultramassive", table, event)) return [];
  const { seat } = event,
    here = seat === mainSeat(table),
    panel = String(seat);
  switch (event.event) {
    case "gained_discovery":
      return flies("DC", event.details[0], [source, "prompt", panel], [`${seat} DC`, panel]);
    case "gained_mass":
    case "bonus": {
      const was = players(before)[seat]?.mass ?? 0,
        is = players(after)[seat]?.mass ?? 0;
      const ticks = STEPS.filter((step) => was % 100 < step && Math.floor(was / 100) * 100 + step <= is).map(
        (step): Motion => ({ kind: "tick", at: `mass ${step % 100}` }),
      );
      return [...(here ? flies("SM", event.details[0], [`space:${HOLE}`], [`${seat} score`, panel]) : []), ...ticks];
    }
    case "annihilated":
      return here
        ? [
            {
              kind: "burst",
              at: `space:${event.details[1]}`,
              art: event.details[0].map(
                (ref) => `<svg width="32" height="32" viewBox="-16 -16 32 32">${token(ref, 13)}</svg>`,
              ),
            },
          ]
        : [];
    case "played":
      return [card(event.details[0], [event.details[0], `${seat} card`, panel], ["prompt", "question"])];
    case "discovered":
    case "discovered_core":
      return [card(event.details[0], [event.details[0], panel], [`${seat} core`, panel])];
    case "over":
      return [{ kind: "sweep" }];
    default:
      return [];
  }
  function card(ref: string, from: string[], to: string[]): Motion {
    return { kind: "card", art: art(ref, 88, 66, familyOf(table.thing(ref))), from, to };
  }
}
const flies = (name: string, n: number, from: string[], to: string[]): Motion[] => [
  { kind: "fly", art: ic(iconOf(name)[0], 22, iconOf(name)[1]), n, from, to },
];

/** A gained token drops onto its space. */
export function drop(_: Element, { x, y, still }: At): TransitionConfig {
  return {
    duration: still ? 0 : ms(220),
    easing: cubicOut,
    css: (t) => `transform: translate(${x}px, ${y - 14 * (1 - t)}px); opacity: ${t}`,
  };
}
/** A token that left the board falls to the rim of the hole, or thins out where it stood. */
export function leave(
  _: Element,
  { x, y, still, into }: At & { into: [cx: number, cy: number, rx: number, ry: number] | null },
): TransitionConfig {
  const duration = still ? 0 : ms(380);
  if (!into) return { duration, css: (t) => `transform: translate(${x}px, ${y}px) scale(${t}); opacity: ${t}` };
  const [cx, cy, rx, ry] = into,
    far = Math.hypot((x - cx) / rx, (y - cy) / ry) || 1,
    u = cx + (x - cx) / far,
    v = cy + (y - cy) / far;
  return {
    duration,
    easing: fall,
    css: (t, f) =>
      `transform: translate(${x + (u - x) * f}px, ${y + (v - y) * f}px) rotate(${f * 90}deg) ` +
      `scale(${0.15 + t * 0.85}); opacity: ${Math.min(1, t * 4)}`,
  };
}
/** Slow at first, like something that falls. An outro runs backwards. */
const fall = (t: number) => 1 - (1 - t) ** 2.6;
