/** What is seen to move in Laniakea, event by event. Structures drop and tiles turn by themselves. */
import { ic } from "../../lib/art";
import type { Motion } from "../../lib/flights";
import type { Happening } from "../../lib/motion.svelte";
import { UNITS, picture } from "./art";
import { facts } from "./facts";
import { type Point, layout } from "./geometry";
import { ADVERSARY, seenIn } from "./types";
import type { Held } from "./types";
import type { View as LaniakeaView } from "./wire";
import { ri } from "./resources";

const MOVES = ["moved", "teleported", "relocated", "adversary_moved"],
  FAR = 5;

export function motions({ event, events, before, after, table, source }: Happening): Motion[] {
  const first = event.details[0] as number,
    was = seenIn(before),
    is = seenIn(after),
    seat = event.seat < is.players.length ? event.seat : ADVERSARY;
  const from = [...(source ? [source, "prompt"] : []), `figure ${seat}`, String(seat)];
  if (MOVES.includes(event.event))
    return events.find((other) => MOVES.includes(other.event) && other.seat === event.seat) === event ? walk() : [];
  switch (event.event) {
    case "gained":
    case "adversary_gained":
      return (event.details[0] as Held).flatMap((n, r): Motion[] =>
        n > 0 ? [{ kind: "fly", art: ri(UNITS[r as 0 | 1 | 2], 22), n, from, to: [`${seat} ${r}`, String(seat)] }] : [],
      );
    case "gained_tokens":
      return first
        ? [
            {
              kind: "fly",
              art: ic("attack", 22, "var(--slot-rim)"),
              n: first,
              from,
              to: [`${seat} attack`, String(seat)],
            },
          ]
        : [];
    case "found":
      return [
        {
          kind: "card",
          art: picture(table, String(first), 88, 66),
          star: ic("artifact", 20, "var(--brass)"),
          from: [...gone(was, is).map((n) => `void ${n}`), `figure ${seat}`],
          to: [`${seat} artifact`, String(seat)],
        },
      ];
    case "played":
    case "adversary_card":
      return [
        {
          kind: "card",
          art: picture(table, String(first), 88, 66),
          from: [String(first), `${seat} card`, String(seat)],
          to: ["prompt", "question"],
        },
      ];
    case "gained_power":
    case "recruited":
    case "adversary_recruited":
      return [
        {
          kind: "card",
          art: picture(table, String(first), 88, 66),
          from: [String(first)],
          to: event.event === "recruited" ? [`${seat} recruit`, String(seat)] : [`${seat} card`, String(seat)],
        },
      ];
    case "ascended":
    case "adversary_ascended":
      return [{ kind: "sweep" }, { kind: "tick", at: `level ${first}` }];
    case "built_throne":
    case "end_triggered":
    case "over":
      return [{ kind: "sweep" }];
    default:
      return [];
  }

  /** All the way of a figure in one go, link by link. */
  function walk(): Motion[] {
    const board = facts(table),
      { spaces } = layout(board),
      figure = (view: LaniakeaView) => (seat === ADVERSARY ? view.adversary?.place : view.players[seat]?.place) ?? -1;
    const way = [figure(was)];
    for (const { event: how, details } of events.filter(
      (other) => other.seat === event.seat && MOVES.includes(other.event),
    )) {
      const to = details.at(-1) as number,
        here = way.at(-1)!;
      way.push(
        ...(how === "moved" || how === "adversary_moved" ? links([...board.links, ...board.voids], here, to) : [to]),
      );
    }
    return way[0]! < 0 || way.at(-1) !== figure(is)
      ? []
      : [{ kind: "hop", what: `figure ${seat}`, path: way.map((n) => spaces[n] as Point) }];
  }
}

const gone = (was: LaniakeaView, is: LaniakeaView) => was.artifact_voids.filter((n) => !is.artifact_voids.includes(n));

/** The spaces after the first on the shortest way; one leap where there is none. */
function links(all: [number, number][], from: number, to: number): number[] {
  let ways: number[][] = [[from]];
  for (let far = 0; far < FAR; far++) {
    const found = ways.find((way) => way.at(-1) === to);
    if (found) return found.slice(1);
    const been = new Set(ways.flat());
    ways = ways.flatMap((way) =>
      all
        .flatMap(([a, b]) => [
          [a, b],
          [b, a],
        ])
        .filter(([a, b]) => a === way.at(-1) && !been.has(b!))
        .map(([, b]) => [...way, b!]),
    );
  }
  return [to];
}
