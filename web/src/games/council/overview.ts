/** Council of Shadows in pictures. */
import type { Overview } from "../../lib/overview";
import { aim, end, legend, turn } from "./scenes";
import { w } from "./words";

const COLOURS: Record<string, string> = {
  energy: "var(--energy)",
  consumption: "var(--consumption)",
  coal: "var(--coal)",
  gold: "var(--gold)",
  crystal: "var(--crystal)",
  settle: "var(--seat-1)",
  tower: "var(--seat-1)",
  darktech: "var(--brass)",
};
const words = w.overview;

export const overview: Overview = {
  motto: words.motto,
  scenes: [
    { icon: "energy", ...words.aim, draw: aim },
    { icon: "flag", ...words.end, draw: end },
    { icon: "card", ...words.turn, draw: turn },
  ],
  legend: { ...words.legend, draw: legend },
  signs: Object.entries(words.signs).map(([icon, [name, about]]) => ({ icon, colour: COLOURS[icon], name, about })),
};
