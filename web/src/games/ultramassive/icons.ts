/** Symbols of the game by name: icon, colour, and what it is called. */
import { RES } from "./resources";
import { w } from "./words";

const OTHERS: Record<string, [icon: string, color: string]> = {
  orbit: ["orbit", "var(--symbol)"],
  siphon: ["siphon", "var(--discovery)"],
  cycle: ["cycle", "var(--symbol)"],
  draw: ["draw", "var(--symbol)"],
  wormhole: ["wormhole", "var(--wormhole)"],
  move: ["move", "var(--symbol)"],
  trade: ["trade", "var(--symbol)"],
  matter: ["any", "var(--supergiant)"],
  massx: ["massx", "var(--mass)"],
  dcx: ["dcx", "var(--discovery)"],
  card: ["card", "var(--symbol)"],
  core: ["core", "var(--brass)"],
  Siphon: ["siphon", "var(--discovery)"],
  Matter: ["sg", "var(--supergiant)"],
  Orbit: ["orbit", "var(--channel-blue)"],
  Core: ["core", "var(--brass)"],
  once: ["once", "var(--text-2)"],
  passive: ["passive", "var(--text-2)"],
  start: ["start", "var(--brass)"],
  place: ["place", "var(--wormhole)"],
};
export function iconOf(name: string): [icon: string, color: string, words: string] {
  const [icon, color] = OTHERS[name] ?? RES[name] ?? ["help", "var(--text-2)"];
  return [icon, color, w.symbol[name] ?? name];
}

/** What stands for a name in a sentence: its icon, and whether the name stays beside it. */
const SYMBOLS: Record<string, string> = { mass: "SM", discovery: "DC" };
const BESIDE = new Set(["orbit", "siphon", "wormhole"]);
export function symbolOf(ref: string): { icon: string; beside: boolean } {
  const [kind, id = ""] = ref.split(":");
  if (kind === "token") return { icon: id, beside: false };
  return { icon: kind === "symbol" ? (SYMBOLS[id] ?? id) : "", beside: BESIDE.has(id) };
}
/** Long words may break where it looks best. */
export const soft = (name: string) => name.replace(/\b(\w{6})(\w{4,})/g, "$1\u00ad$2");
