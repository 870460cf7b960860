/** The rows of the score sheet. */
import type { Source } from "../../lib/game";

export const SOURCES: Record<string, Source> = {
  entities: { name: "Entities", about: "victory points printed on them", icon: "recruit" },
  chaos: { name: "Chaos", about: "defeated cards", icon: "chaos" },
  endgame: { name: "Endgame Entities", about: "for what they count", icon: "endgame" },
  celestial: { name: "Celestial", about: "what it counts, by its ability track", icon: "core" },
  ascension: { name: "Ascension", about: "level reached", icon: "ascend" },
  sanctums: { name: "Sanctums", about: "worth of their galaxies", icon: "sanctum" },
  gateways: { name: "Gateways", about: "worth of their galaxies", icon: "gateway" },
  thrones: { name: "Thrones", about: "Structures beyond the bridges, by Aether left", icon: "throne" },
  resources: { name: "Resources", about: "left over", icon: "stone" },
};
