/** What a game brings to the table: drawings only. They know refs and positions, never rules. */
import type { Component } from "svelte";
import type { Motion } from "./flights";
import type { Happening } from "./motion.svelte";
import type { Table } from "./table.svelte";
import type { Score, View } from "./protocol";

export interface Step {
  name: string;
  now: boolean;
}
export interface Lesson {
  /** verbs of the question at which it is said, or "" for the start */ verb: string;
  /** the element it points at */ ref?: string;
  text: string;
}

export interface Source {
  name: string;
  /** a word of explanation */ about: string;
  icon: string;
  /** nothing of the total: compared between those who are tied */ tie?: boolean;
  /** counted in another unit than the other sources */ alone?: boolean;
  show?(n: number): string;
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
  /** the steps of a round or turn for the bar, e.g. Draft, Discovery, Actions */
  steps(view: View): Step[];
  /** "Round 4 of 6" */
  when(view: View): string;
  /** the number beside a player's name, and its unit */
  score(view: View, seat: number): { value: number | string; unit: string };
  /** kinds of places that every player has: of a rival's, the element on the screen is not the one that is meant */
  own?: string[];
  /** what is seen to move for an event, beyond the pieces that slide by themselves */
  motions?(told: Happening): Motion[];
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
  moments: Record<string, string>;
  lessons: Lesson[];
}
