/** What is seen to move in Laniakea, event by event. Structures drop and tiles turn by themselves. */
import { ic } from "../../lib/art";
import type { Motion } from "../../lib/flights";
import type { Happening } from "../../lib/motion.svelte";
import { picture, stoneArt } from "./art";
import { facts } from "./facts";
import { type Point, layout } from "./geometry";
import { isTold } from "../../lib/ofgame";
import { ADVERSARY, seenIn } from "./types";
import type { Event, View as LaniakeaView } from "./wire";

const FAR = 5;
type Move = Extract<Event, { event: "moved" | "teleported" | "relocated" | "adversary_moved" }>;
const isMove = (event: Event): event is Move =>
  ["moved", "teleported", "relocated", "adversary_moved"].includes(event.event);

export function motions({ event, events, before, after, table, source }: Happening): Motion[] {
  if (!isTold("laniakea", table, event)) return [];
  const was = seenIn(before),
    is = seenIn(after),
    seat = event.seat < is.players.length ? event.seat : ADVERSARY;
  const from = [...(source ? [source, "prompt"] : []), `figure ${seat}`, String(seat)];
  const card = (ref: string, way: { from: string[]; to: string[]; star?: string }): Motion => ({
    kind: "card",
    art: picture(table, ref, 88, 66),
    ...way,
  });
  if (isMove(event)) return steps()[0] === event ? walk() : [];
  switch (event.event) {
    case "gained":
    case "adversary_gained":
      return event.details[0].flatMap((n, r): Motion[] =>
        n > 0 ? [{ kind: "fly", art: stoneArt(r, 22), n, from, to: [`${seat} ${r}`, String(seat)] }] : [],
      );
    case "gained_tokens": {
      const [n] = event.details,
        art = ic("attack", 22, "var(--slot-rim)");
      return n ? [{ kind: "fly", art, n, from, to: [`${seat} attack`, String(seat)] }] : [];
    }
    case "found":
      return [
        card(event.details[0], {
          star: ic("artifact", 20, "var(--brass)"),
          from: [...gone(was, is).map((n) => `void ${n}`), `figure ${seat}`],
          to: [`${seat} artifact`, String(seat)],
        }),
      ];
    case "played":
    case "adversary_card": {
      const [ref] = event.details;
      return [card(ref, { from: [ref, `${seat} card`, String(seat)], to: ["prompt", "question"] })];
    }
    case "gained_power":
    case "recruited":
    case "adversary_recruited": {
      const [ref] = event.details,
        pile = event.event === "recruited" ? "recruit" : "card";
      return [card(ref, { from: [ref], to: [`${seat} ${pile}`, String(seat)] })];
    }
    case "ascended":
    case "adversary_ascended":
      return [{ kind: "sweep" }, { kind: "tick", at: `level ${event.details[0]}` }];
    case "built_throne":
    case "end_triggered":
    case "over":
      return [{ kind: "sweep" }];
    default:
      return [];
  }

  /** The movements of the same figure. */
  function steps(): Move[] {
    return events
      .filter((other) => isTold("laniakea", table, other))
      .filter(isMove)
      .filter((o) => o.seat === event.seat);
  }
  /** All the way of a figure in one go, link by link. */
  function walk(): Motion[] {
    const board = facts(table),
      { spaces } = layout(board),
      figure = (view: LaniakeaView) => (seat === ADVERSARY ? view.adversary?.place : view.players[seat]?.place) ?? -1;
    const way = [figure(was)];
    for (const step of steps()) {
      const to = step.event === "adversary_moved" ? step.details[0] : step.details[1],
        linked = step.event === "moved" || step.event === "adversary_moved";
      way.push(...(linked ? links([...board.links, ...board.voids], way.at(-1)!, to) : [to]));
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
