/** A new position comes to the table: whether it is seen to move, and what moves. */
import { tick } from "svelte";
import { crossFade, finish, launch, measure, type Boxes, type Motion } from "./flights";
import type { GameParts } from "./game";
import { kept } from "./kept";
import type { GameEvent, TableState, View } from "./protocol";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

/** What a game looks at to say what one event moves. */
export interface Happening {
  event: GameEvent;
  events: GameEvent[];
  before: View;
  after: View;
  table: Table;
  /** where it came from, if that is known: the thing told of before, or the cause of the question */ source: string;
}

const PER_EVENT = 220,
  SPREAD = 520;

class Motions {
  /** while a position is brought in that is seen to move */
  plays = false;
  /** where movement is not wanted, the places that have changed, until the next input */
  changed = $state.raw<string[]>([]);
  #turn = 0;

  /** Puts the state on the table. `rate`: 1, 2 in a hurry, 0 for none. */
  show(table: Table, state: TableState, parts: GameParts | null, rate: number): void {
    const before = table.state as TableState | undefined,
      known = before?.view && state.view && before.seat === state.seat && !state.fresh ? before.view : null;
    const on = known !== null && state.view.moves > known.moves,
      seen = rate > 0 && settings.slowness > 0 && !document.hidden;
    if (before?.view && state.view) state.view = kept(before.view, state.view);
    const motions = on && (seen || !settings.slowness) ? motionsOf(table, state, parts, known) : [];
    this.plays = on && seen;
    if (!this.plays) finish();
    this.changed =
      on && !settings.slowness
        ? [
            ...new Set([
              ...state.events.flatMap((event) => meant(event, state, parts)),
              ...motions.flatMap(([, motion]) => places(motion)),
            ]),
          ]
        : [];
    const boxes: Boxes = this.plays ? measure(motions.map(([, motion]) => motion)) : new Map<string, DOMRect>();
    if (known && !document.hidden && settings.slowness && state.view.moves < known.moves) crossFade();
    table.state = state;
    const plays = this.plays,
      turn = ++this.#turn;
    void tick().then(() => {
      if (plays) launch(motions, boxes, settings.slowness, rate);
      if (turn !== this.#turn) return; // another position has come in the same breath
      if (!plays) this.#still();
      this.plays = false;
    });
  }

  /** What slides by its style is where it belongs at once. (A rule for all elements would do it too, but style them
   *  all anew.) */
  #still(): void {
    for (const each of document.getAnimations())
      if (
        each instanceof CSSTransition ||
        (each instanceof CSSAnimation && Number.isFinite(each.effect?.getComputedTiming().endTime))
      )
        each.finish();
  }
}
export const motion = new Motions();
/** A duration at the speed of the settings; none for what is not to be seen moving. */
export const ms = (duration: number): number => (motion.plays ? duration * settings.slowness : 0);

/** A rival's space has the name of one's own: it is not on the screen. */
const meant = (event: GameEvent, state: TableState, parts: GameParts | null): string[] =>
  event.refs.filter((ref) => event.seat === state.seat || !parts?.own?.includes(ref.split(":")[0]!));
const places = (motion: Motion): string[] =>
  motion.kind === "fly" ? motion.to.slice(0, 1) : motion.kind === "hop" ? [motion.what] : [];

/** What moves, each with the milliseconds after which it sets off: events in their order, in at most half a second. */
function motionsOf(table: Table, state: TableState, parts: GameParts | null, before: View): [number, Motion][] {
  const sources = new Map<number, string>(),
    cause = before.ask?.because || state.view.ask?.because || "";
  const told = state.events.map((event) => {
    const found =
      parts?.motions?.({
        event,
        events: state.events,
        before,
        after: state.view,
        table,
        source: sources.get(event.seat) ?? cause,
      }) ?? [];
    const named = meant(event, state, parts)[0];
    if (named) sources.set(event.seat, named);
    return found;
  });
  const step = told.length > 1 ? Math.min(PER_EVENT, SPREAD / (told.length - 1)) : 0;
  return told.flatMap((found, i) => found.map((motion): [number, Motion] => [i * step, motion]));
}
