/** ULTRAMASSIVE in pictures. */
import type { Overview } from "../../lib/overview";
import { iconOf } from "./icons";
import { aim, end, legend, turn } from "./scenes";
import { w } from "./words";

/** Symbols by the names they have in texts. */
const NAMES: Record<string, string> = {
  bg: "BG",
  sg: "SG",
  pbh: "PBH",
  amaj: "AMAJ",
  amin: "AMIN",
  mass: "SM",
  dc: "DC",
};
const words = w.overview;

export const overview: Overview = {
  motto: words.motto,
  scenes: [
    { icon: "mass", ...words.aim, draw: aim },
    { icon: "flag", ...words.end, draw: end },
    { icon: "round", ...words.turn, draw: turn },
  ],
  legend: { ...words.legend, draw: legend },
  signs: Object.entries(words.signs).map(([icon, [name, about]]) => ({
    icon,
    colour: iconOf(NAMES[icon] ?? icon)[1],
    name,
    about,
  })),
};
