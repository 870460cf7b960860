/** The rows of the score sheet: the level decides, then Energy, then cubes. */
import type { Source } from "../../lib/game";
import { levelName } from "./types";

export const SOURCES: Record<string, Source> = {
  level: { name: "Dark Tech level", about: "the highest wins", icon: "darktech", alone: true, show: levelName },
  energy: { name: "Energy", about: "above the last level; more wins a tie", icon: "energy", alone: true },
  panel: { name: "Cubes on the panel", about: "more wins what is still a tie", icon: "settle", tie: true },
};
