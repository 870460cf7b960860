/** What a game brings to the table: drawings only. They know refs and positions, never rules. */
import type { Component, Snippet } from "svelte";
import type { Counted } from "./art";
import type { Tell } from "./deeds";
import type { Motion } from "./flights";
import type { Happening } from "./motion.svelte";
import type { Table } from "./table.svelte";
import type { Content, Score, Sentence, View } from "./protocol";

export interface Step {
  name: string;
  now: boolean;
}
/** Said once, in a first game: at the first question that has one of its verbs. */
export interface Lesson {
  /** verbs of the question at which it is said, or "" for any */ verb: string;
  /** how things have to stand besides */ when?: (view: View, seat: number) => boolean;
  /** the place on the table that it speaks of, where that is not what can be chosen */
  at?: string | ((seat: number, view: View) => string);
  text: string;
}
/** A choice of a first turn that is led, shown wherever it can be made. */
export interface OpeningStep {
  /** the option: verb and target */ key: string;
  /** how things have to stand for its words to be true */ when?: (view: View, seat: number) => boolean;
  text: string;
}
/** A first turn in which something good happens: the deal in which it does, and its choices in their order. */
export interface Opening {
  seed: string;
  steps: OpeningStep[];
}

export interface Source {
  name: string;
  /** a word of explanation */ about: string;
  icon: string;
  /** nothing of the total: compared between those who are tied */ tie?: boolean;
  /** counted in another unit than the other sources */ alone?: boolean;
  show?(n: number): string;
}

/** So many of what is counted. */
export type Held = [n: number, of: Counted];

/** Something great: it is drawn for a moment, and explained the first time. */
export interface Milestone {
  seat: number;
  icon: string;
  title: string;
  /** what happened, with its numbers */ text: string;
  /** why it is so, said once */ why: string;
}

export interface GameParts {
  name: string;
  /** the board in the middle: one SVG with a fixed viewBox */
  Board: Component<{ table: Table }>;
  /** the board is no drawing but a list, which is all in sight: nothing to move over */
  listed?: true;
  /** what a player's panel in the left rail shows under the name (own panel first) */
  Seat: Component<{ table: Table; seat: number }>;
  /** an opponent whom the game itself plays, below the players */
  Guest?: Component<{ table: Table }>;
  /** own hand and own board, under the question */
  Hand: Component<{ table: Table }>;
  /** markets and tracks, in the right rail */
  Side: Component<{ table: Table }>;
  /** what a glance should tell under the question where the right rail is out of sight, or else `children`; `more`
   *  opens the rail */
  Glance?: Component<{ table: Table; more: () => void; children: Snippet }>;
  /** the steps of a round or turn for the bar, e.g. Draft, Discovery, Actions */
  steps(view: View): Step[];
  /** "Round 4 of 6" */
  when(view: View): string;
  /** the number beside a player's name, and its unit */
  score(view: View, seat: number): { value: number | string; unit: string };
  /** what one is glad to see more of, in a fixed order: a rise is heard */
  riches?(view: View, seat: number): number[];
  /** what a player has to spend, for where there is room for little more */
  holds?(view: View, seat: number): Held[];
  /** a sentence with the game's symbols in place of what they stand for */
  Words?: Component<{ said: Sentence }>;
  /** what a place is called at this table, where the server has only a code for it; "" otherwise */
  named?(view: View, content: Content, ref: string): string;
  /** kinds of places that every player has: of a rival's, the element on the screen is not the one that is meant */
  own?: string[];
  /** what is seen to move for an event, beyond the pieces that slide by themselves */
  motions?(told: Happening): Motion[];
  /** the events that head what follows in the log, where it is not only rounds */
  heads?: string[];
  /** which events make one deed, for the recap and while others play */
  tell?: Tell;
  /** the unit of the points that a deed was worth, where they are not counted beside it anyway */
  worth?: string;
  /** whether an event is a milestone; `who` is a name, or nothing for oneself */
  milestone?(told: Pick<Happening, "event" | "before" | "after" | "table">, who: string | null): Milestone | undefined;
  /** the rows of the score sheet, in this order */
  sources: Record<string, Source>;
  /** the foot of the score sheet, where the total is not a sum that says something */
  total?(score: Score): { value: string; unit: string };
  /** how much a total rose, in words */
  rise(before: number, after: number): string;
  /** totals to one step of the chart of the course */
  scale?: { per: number; unit: string };
  /** events that explain a gain, the best first */
  causes: string[];
  /** events worth finding again in a replay, the most important first, with their icons */
  landmarks: Record<string, string>;
  lessons: Lesson[];
  opening?: Opening;
}
