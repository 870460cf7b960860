/** The rows of the score sheet: the level decides, then Energy, then cubes; and what a hint says of a rival. */
import type { Source } from "../../lib/game";
import { levelName } from "./types";
import { w } from "./words";

export const SOURCES: Record<string, Source> = {
  level: { ...w.sources.level, icon: "darktech", alone: true, show: levelName },
  energy: { ...w.sources.energy, icon: "energy", alone: true },
  panel: { ...w.sources.panel, icon: "settle", tie: true },
  rival: { ...w.sources.rival, icon: "darktech" },
};
