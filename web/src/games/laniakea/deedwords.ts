/** What the deeds of Laniakea are called, and their icons, by the event that gives them their words. */
import { w } from "./words";

const { deeds: said } = w;

type Told = Record<string, [icon: string, text: string]>;
/** what is done with a thing, and what comes of it follows */
export const CAUSES: Told = {
  played: ["card", said.played],
  used: ["core", said.used],
  adversary_card: ["card", said.revealed],
  attacked: ["attack", said.attacked],
};
/** what is done with or to a thing */
export const THINGS: Told = {
  chose: ["core", said.chose],
  trashed: ["trash", said.trashed],
  gained_power: ["gain", said.gainedPower],
  recruited: ["recruit", said.recruited],
  adversary_recruited: ["recruit", said.recruited],
  defeated: ["attack", said.beat],
  called_off: ["attack", said.calledOff],
};
/** what is done at a galaxy, the last that is told */
export const PLACES: Told = {
  moved_structure: ["move", said.movedStructure],
  harvested: ["harvest", said.harvested],
  laid_token: ["slot", said.laid],
  built_sanctum: ["sanctum", said.sanctum],
  adversary_built: ["sanctum", said.sanctum],
  built_gateway: ["gateway", said.gateway],
};
/** what stands for itself, whatever came before */
export const ALONE = new Set(["found", "visited", "ended", "end_triggered", "overpowered", "over"]);
export const PLAIN: Told = {
  lapsed: ["move", said.lapsed],
  acquired_token: ["slot", said.acquired],
  over: ["flag", said.over],
};
