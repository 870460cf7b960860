/** Laniakea in pictures. */
import type { Overview } from "../../lib/overview";
import { aim, end, legend, turn } from "./scenes";
import { w } from "./words";

const COLOURS: Record<string, string> = {
  voyage: "var(--voyage)",
  forge: "var(--forge)",
  aether: "var(--aether)",
  sanctum: "var(--seat-1)",
  gateway: "var(--seat-1)",
  throne: "var(--seat-1)",
  artifact: "var(--brass)",
  chaos: "var(--chaos)",
  wormhole: "var(--aether)",
  seraph: "var(--brass)",
};
const words = w.overview;

export const overview: Overview = {
  motto: words.motto,
  scenes: [
    { icon: "vp", ...words.aim, draw: aim },
    { icon: "flag", ...words.end, draw: end },
    { icon: "card", ...words.turn, draw: turn },
  ],
  legend: { ...words.legend, draw: legend },
  signs: Object.entries(words.signs).map(([icon, [name, about]]) => ({ icon, colour: COLOURS[icon], name, about })),
};
