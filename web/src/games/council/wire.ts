/** Written by web/wire.py from the server's description of the wire: change that, not this. */

import type { AtTable, Question } from "../../wire";

export interface View extends AtTable {
  acting: number;
  acting_field: number;
  ask: Question | null;
  automa: AutomaView | null;
  dark_tech: TechPile[];
  deck: number;
  discard: string[];
  display: (string | null)[];
  drawn: (string | null)[];
  fields: (string | null)[];
  galaxies: string[];
  leaders: string[];
  light: LightPile;
  order: number[];
  phase: "actions" | "assessment" | "automa" | "buy" | "leaders" | "over" | "planning" | "setup";
  piles: Record<string, (string | null)[]>;
  planets: Record<string, number[]>;
  players: PlayerView[];
  round: number;
  solo: boolean;
  stations: Record<string, StationView>;
  throne: number;
  waiting_for: number[];
}

export interface AutomaView {
  card: string | null;
  piles: number[];
  used: string[][];
}

export interface TechPile {
  cards: string[] | null;
  count: number;
}

export interface LightPile {
  count: number;
  known: string[];
}

export interface PlayerView {
  adapted: ("blue" | "brown" | "red")[];
  ai_cards: number;
  automa: boolean;
  bonuses: BonusCount;
  cards: string[] | null;
  civilization: string;
  consumption: number;
  energy: number;
  gems: [number, number, number];
  hand: string[];
  leader: string | null;
  level: number;
  panel: number;
  plan: (string | null)[] | null;
  ranges: number[];
  returned: string[] | number;
  slots: string[][];
  spent: number;
  stacks: boolean;
  techs: string[];
  upgrades: string[];
}

export interface BonusCount {
  dark: number;
  light: number;
}

export interface StationView {
  seat: number;
  station: string;
}
