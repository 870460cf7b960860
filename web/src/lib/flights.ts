/** Motions that explain an event: each is drawn above the table by an animation of its own, plays once and is gone. */
import { boardWorld, spot } from "./finding";
import { card, fly, glide, hop } from "./flying";
import { boxOf, LONG, once, SHORT, type Start } from "./layer";
import { burst, sweep, tick } from "./marking";

/** Places are refs ("space:4") or names of what is marked with data-place ("0 V"); of several the first that is
 *  seen. */
export type Motion =
  | { kind: "fly"; /** one icon */ art: string; n: number; from: string[]; to: string[] }
  | {
      kind: "card";
      art: string;
      from: string[];
      to: string[];
      /** a star that grows into the card first */ star?: string;
      /** it glides rather than jumps */ glides?: boolean;
    }
  | { kind: "glide"; /** an element that is found again elsewhere */ what: string }
  | {
      kind: "hop";
      what: string;
      /** in units of its drawing, the last is where it stands */ path: { x: number; y: number }[];
    }
  | { kind: "burst"; at: string; art: string[] }
  | { kind: "tick"; at: string }
  | { kind: "sweep" };
export type Boxes = Map<string, DOMRect>;

/** More at once than anybody can follow. */
const MOST = 40;

/** Where things are before the position changes. */
export function measure(motions: Motion[]): Boxes {
  const boxes: Boxes = new Map();
  for (const name of motions.flatMap((motion) =>
    motion.kind === "glide" ? [motion.what] : "from" in motion ? motion.from : [],
  )) {
    const box = spot(name)?.getBoundingClientRect();
    if (box) boxes.set(name, box);
  }
  return boxes;
}

/** All is measured first and moved then, so that the page is laid out once. */
export function launch(motions: [number, Motion][], before: Boxes, slowness: number, rate: number): void {
  const drawn = motions
    .slice(0, MOST)
    .flatMap(([delay, motion]) => prepare(motion, before).map((start) => ({ delay, start })));
  for (const { delay, start } of drawn) start(delay * slowness, slowness);
  if (rate !== 1) for (const animation of document.getAnimations()) animation.playbackRate = rate;
}

/** Any input: the end of everything that moves, at once. */
export function finish(): void {
  for (const animation of document.getAnimations()) animation.finish();
}
addEventListener("pointerdown", finish, true);
addEventListener("keydown", finish, true);

/** The board as it was, fading from the board as it is. */
export function crossFade(): void {
  const world = boardWorld(),
    old = world?.cloneNode(true) as HTMLElement | undefined;
  if (!world || !old) return;
  old.inert = true;
  for (const one of old.querySelectorAll("[data-ref], [data-place]")) {
    one.removeAttribute("data-ref");
    one.removeAttribute("data-place");
  }
  world.after(old);
  once(old, [{ opacity: 1 }, { opacity: 0 }], { duration: 120 });
}

function prepare(motion: Motion, before: Boxes): Start[] {
  if (motion.kind === "sweep") return sweep();
  if (motion.kind === "burst") return burst(motion.at, motion.art);
  if (motion.kind === "tick") return tick(motion.at);
  if (motion.kind === "hop") return hop(motion.what, motion.path);
  if (motion.kind === "glide") return glide(motion.what, before.get(motion.what));
  const from = motion.from.map((name) => before.get(name) ?? boxOf(name)).find(Boolean),
    there = motion.to.find((name) => spot(name)),
    to = there && boxOf(there);
  if (!from || !to) return [];
  return motion.kind === "fly"
    ? fly(motion.art, motion.n, from, to, spot(there)!)
    : card(motion.art, from, to, motion.star, motion.glides ? LONG : SHORT);
}
