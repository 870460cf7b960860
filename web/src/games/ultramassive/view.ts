/** The shape of a view: the same as games/ultramassive/shape.py. */
import type { Seen } from "../../lib/protocol";

export type Size = "Primordial" | "Stellar" | "Supermassive";
export interface PlayerView {
  mass: number;
  hundreds: number;
  on_track: number;
  discovery: number;
  size: Size;
  spaces: string[][];
  wormholes: number[];
  open: boolean[];
  hand: string[] | number;
  cores: string[] | number;
  anomalies: string[];
  used: string[];
  played: string[];
  drafted: string[];
  pending: string[];
  captured: string[];
  gaining: number;
}
export interface UltramassiveView extends Seen {
  phase: "setup" | "draft" | "discovery" | "actions" | "bonus" | "end of round" | "over";
  start: number;
  deck: number;
  discard: string[];
  anomalies: Record<string, number>;
  players: PlayerView[];
}
