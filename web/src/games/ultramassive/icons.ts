/** Symbols of the game by name: icon, colour, and what it is called. */
import { RES } from "../../lib/art";
import { w } from "./words";

const OTHERS: Record<string, [icon: string, color: string]> = {
  orbit: ["orbit", "#dfe6f7"],
  siphon: ["siphon", "var(--discovery)"],
  cycle: ["cycle", "#dfe6f7"],
  draw: ["draw", "#dfe6f7"],
  wormhole: ["wormhole", "#b79bff"],
  move: ["move", "#dfe6f7"],
  trade: ["trade", "#dfe6f7"],
  matter: ["any", "var(--supergiant)"],
  massx: ["massx", "var(--mass)"],
  dcx: ["dcx", "var(--discovery)"],
  card: ["card", "#dfe6f7"],
  core: ["core", "var(--brass)"],
  Siphon: ["siphon", "var(--discovery)"],
  Matter: ["sg", "var(--supergiant)"],
  Orbit: ["orbit", "var(--channel-blue)"],
  Core: ["core", "var(--brass)"],
  once: ["once", "var(--text-2)"],
  passive: ["passive", "var(--text-2)"],
  start: ["start", "var(--brass)"],
  place: ["place", "#b79bff"],
};
export function iconOf(name: string): [icon: string, color: string, words: string] {
  const [icon, color] = OTHERS[name] ??
    (RES as unknown as Record<string, [string, string, string]>)[name] ?? ["help", "var(--text-2)"];
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
