/** The shape of a view: the same as games/council/shape.py. */
import type { Seen } from "../../lib/protocol";

export interface StationView {
  seat: number;
  station: string;
}
export interface TechPile {
  count: number;
  cards: string[] | null;
}
export interface LightPile {
  count: number;
  known: string[];
}
export interface AutomaView {
  card: string | null;
  piles: number[];
  used: string[][];
}
export interface BonusCount {
  light: number;
  dark: number;
}
export interface PlayerView {
  civilization: string;
  automa: boolean;
  energy: number;
  consumption: number;
  spent: number;
  level: number;
  gems: [number, number, number];
  hand: string[];
  slots: string[][];
  plan: (string | null)[] | null;
  ranges: number[];
  upgrades: string[];
  adapted: ("blue" | "brown" | "red")[];
  stacks: boolean;
  techs: string[];
  leader: string | null;
  panel: number;
  ai_cards: number;
  bonuses: BonusCount;
  cards: string[] | null;
  returned: string[] | number;
}
export interface CouncilView extends Seen {
  phase: "setup" | "leaders" | "buy" | "planning" | "actions" | "assessment" | "automa" | "over";
  acting_field: number;
  order: number[];
  throne: number;
  solo: boolean;
  galaxies: string[];
  fields: (string | null)[];
  planets: Record<string, number[]>;
  stations: Record<string, StationView>;
  piles: Record<string, (string | null)[]>;
  drawn: (string | null)[];
  display: (string | null)[];
  deck: number;
  discard: string[];
  dark_tech: TechPile[];
  light: LightPile;
  leaders: string[];
  automa: AutomaView | null;
  players: PlayerView[];
}
