/** What a game brings to the table: drawings only. They know refs and positions, never rules. */
import type { Component } from "svelte";
import type { Table } from "./table.svelte";
import type { View } from "./protocol";

export interface Step { name: string; now: boolean }
export interface Lesson { /** verbs of the question at which it is said, or "" for the start */ verb: string; /** the element it points at */ ref?: string; text: string }

export interface GameParts {
  name: string;
  /** the board in the middle: one SVG with a fixed viewBox */
  Board: Component<{ table: Table }>;
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
  /** words for the sources of the score sheet */
  sources: Record<string, string>;
  lessons: Lesson[];
}
