/** What a first game says at a question, and the options it speaks of. Rings follow the rules: they are drawn round
 *  what can be chosen now, or round a place on the table that the words name. */
import type { Lesson, Opening, OpeningStep } from "./game";
import type { Option, View } from "./protocol";

/** Something to draw a ring round: an option, by its button or its target, or a place. */
export interface Taught {
  key: string;
  ref: string;
}
const OPENING_ROUNDS = 1;

const said = (when: Lesson["when"], view: View, seat: number) => !when || when(view, seat);
const verbs = ({ verb }: Lesson) => verb.split(" ").filter(Boolean);
/** Said of the whole game, not of a question or a moment. */
export const isGeneral = (lesson: Lesson): boolean => !lesson.verb && !lesson.when;
export const speaksOf = (lesson: Lesson, verb: string): boolean => verbs(lesson).includes(verb);

export function stepAt(
  opening: Opening | undefined,
  options: Option[],
  view: View,
  seat: number,
): OpeningStep | undefined {
  if (!opening || view.round > OPENING_ROUNDS) return undefined;
  const keys = new Set(options.map((option) => option.key));
  return opening.steps.find((step) => keys.has(step.key) && said(step.when, view, seat));
}

export function lessonAt(
  lessons: Lesson[],
  options: Option[],
  view: View,
  seat: number,
  heard: string[],
  /** those that stood there and were neither done nor shut, the latest last: they make room for others */
  seen: string[] = [],
): Lesson | undefined {
  const open = lessons.filter(
    (one) =>
      !heard.includes(one.text) &&
      (!one.verb || options.some((option) => speaksOf(one, option.verb))) &&
      said(one.when, view, seat),
  );
  const since = (one: Lesson) => seen.lastIndexOf(one.text);
  return open.sort((a, b) => since(a) - since(b))[0];
}
/** It was the last that was said: anything else is better now. */
export const justSaid = (lesson: Lesson | undefined, seen: string[]): boolean =>
  lesson !== undefined && seen.at(-1) === lesson.text;

export const ringOfStep = (step: Pick<OpeningStep, "key">, options: Option[]): Taught[] =>
  options.filter((option) => option.key === step.key).map(({ key, target }) => ({ key, ref: target }));

export function ringsOf(lesson: Lesson, options: Option[], view: View, seat: number): Taught[] {
  if (lesson.at) return [{ key: "", ref: typeof lesson.at === "string" ? lesson.at : lesson.at(seat, view) }];
  const meant = options.filter((option) => speaksOf(lesson, option.verb));
  const places = new Map(meant.map(({ key, target }) => [target || key, { key, ref: target }]));
  return [...places.values()];
}
