/** Symbols of the game by name: icon, colour, and what it is called. */
import { RES } from "../../lib/art";

const OTHERS: Record<string, [string, string, string]> = {
  orbit: ["orbit", "#dfe6f7", "Orbit"], siphon: ["siphon", "var(--discovery)", "Siphon"], cycle: ["cycle", "#dfe6f7", "Cards"], draw: ["draw", "#dfe6f7", "Draw a card"],
  wormhole: ["wormhole", "#b79bff", "Wormhole"], move: ["move", "#dfe6f7", "Move"], trade: ["trade", "#dfe6f7", "Change Channel"], matter: ["any", "var(--supergiant)", "any Matter"],
  massx: ["massx", "var(--mass)", "Solar Mass X"], dcx: ["dcx", "var(--discovery)", "Discovery Counter X"], card: ["card", "#dfe6f7", "Action Card"], core: ["core", "var(--brass)", "Core Anomaly"],
  Siphon: ["siphon", "var(--discovery)", "Siphon"], Matter: ["sg", "var(--supergiant)", "Matter"], Orbit: ["orbit", "var(--channel-blue)", "Orbit"], Core: ["core", "var(--brass)", "Core"],
  once: ["once", "var(--text-2)", "once per turn"], passive: ["passive", "var(--text-2)", "passive, always works"], start: ["start", "var(--brass)", "Starting Player"], place: ["place", "#b79bff", "may go on a Wormhole"],
};
export function iconOf(name: string): [icon: string, color: string, words: string] {
  return OTHERS[name] ?? (RES as unknown as Record<string, [string, string, string]>)[name] ?? ["help", "var(--text-2)", name];
}

/** A sentence cut at the things that have a symbol: words, and icons with the words they stand for. */
export type Bit = { words: string; icon?: string; /** the word follows */ before?: boolean };
const TERMS: [RegExp, string, boolean][] = [
  [/^(?:an? )?Primordial Black Hole/, "PBH", true], [/^(?:an? )?Blue Giant/, "BG", true], [/^(?:an? )?Supergiant/, "SG", true],
  [/^(?:an? )?Major Antimatter/, "AMAJ", true], [/^(?:an? )?Minor Antimatter/, "AMIN", true], [/^Solar Mass/, "SM", true], [/^Discovery Counters?/, "DC", true],
  [/^Orbit\b/, "orbit", false], [/^Siphon\b/, "siphon", false], [/^Wormholes?/, "wormhole", false],
];
const STARTS = /(?=\b(?:an? )?(?:Primordial Black Hole|Blue Giant|Supergiant|Major Antimatter|Minor Antimatter)|\bSolar Mass|\bDiscovery Counter|\bOrbit\b|\bSiphon\b|\bWormhole)/;
/** Long words may break where it looks best. */
export const soft = (name: string) => name.replace(/\b(\w{6})(\w{4,})/g, "$1\u00ad$2");

export function bits(text: string): Bit[] {
  return text.replace(/^(?:Once per turn|Always): /, "").split(STARTS).flatMap((piece): Bit[] => {
    for (const [term, icon, instead] of TERMS) {
      const hit = term.exec(piece);
      if (hit) return [{ words: hit[0], icon, before: !instead }, { words: piece.slice(hit[0].length) }];
    }
    return [{ words: piece }];
  }).filter((bit) => bit.words || bit.icon);
}
