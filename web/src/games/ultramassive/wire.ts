/** Written by web/wire.py from the server's description of the wire: change that, not this. */

import type { AtTable, Question } from "../../wire";

export interface View extends AtTable {
  acting: number;
  anomalies: Record<string, number>;
  ask: Question | null;
  deck: number;
  discard: string[];
  phase: "actions" | "bonus" | "discovery" | "draft" | "end of round" | "over" | "setup";
  players: PlayerView[];
  round: number;
  start: number;
  waiting_for: number[];
}

export interface PlayerView {
  anomalies: string[];
  captured: string[];
  cores: string[] | number;
  discovery: number;
  drafted: string[];
  gaining: number;
  hand: string[] | number;
  hundreds: number;
  mass: number;
  on_track: number;
  open: boolean[];
  pending: string[];
  played: string[];
  size: "Primordial" | "Stellar" | "Supermassive";
  spaces: string[][];
  used: string[];
  wormholes: number[];
}
