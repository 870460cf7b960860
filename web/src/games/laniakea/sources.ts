/** The rows of the score sheet. */
import type { Source } from "../../lib/game";
import { w } from "./words";

export const SOURCES: Record<string, Source> = {
  entities: { ...w.sources.entities, icon: "recruit" },
  chaos: { ...w.sources.chaos, icon: "chaos" },
  endgame: { ...w.sources.endgame, icon: "endgame" },
  celestial: { ...w.sources.celestial, icon: "core" },
  ascension: { ...w.sources.ascension, icon: "ascend" },
  sanctums: { ...w.sources.sanctums, icon: "sanctum" },
  gateways: { ...w.sources.gateways, icon: "gateway" },
  thrones: { ...w.sources.thrones, icon: "throne" },
  resources: { ...w.sources.resources, icon: "stone" },
};
