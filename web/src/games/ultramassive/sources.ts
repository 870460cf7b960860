/** The rows of the score sheet: every way to Solar Mass, and what breaks a tie. */
import type { Source } from "../../lib/game";
import { w } from "./words";

export const SOURCES: Record<string, Source> = {
  blue_giants: { ...w.sources.blue_giants, icon: "bg" },
  supergiants: { ...w.sources.supergiants, icon: "sg" },
  primordials: { ...w.sources.primordials, icon: "pbh" },
  antimatter: { ...w.sources.antimatter, icon: "amaj" },
  cards: { ...w.sources.cards, icon: "card" },
  anomaly_effects: { ...w.sources.anomaly_effects, icon: "core" },
  siphon: { ...w.sources.siphon, icon: "siphon" },
  swapped: { ...w.sources.swapped, icon: "cycle" },
  exchange: { ...w.sources.exchange, icon: "trade" },
  bonus: { ...w.sources.bonus, icon: "mass" },
  start: { ...w.sources.start, icon: "start" },
  before: { ...w.sources.before, icon: "clock" },
  discovery: { ...w.sources.discovery, icon: "dc", tie: true },
  anomalies: { ...w.sources.anomalies, icon: "core", tie: true },
};
