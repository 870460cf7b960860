/** English names of what Laniakea is made of, and what sentences are made with. */
import { count, list } from "../../../words/en";
import type { Who } from "../types";
import type { Held } from "../types";

export const stones: readonly string[] = ["Voyage Stone", "Forge Stone", "Aether"];
export const sectors: Record<string, string> = {
  white: "white",
  blue: "blue",
  pink: "pink",
  green: "green",
  gold: "gold",
  red: "red",
  violet: "violet",
};
export const structures = { sanctum: "Sanctum", gateway: "Gateway", throne: "Throne" };
export const entityTypes: Record<string, string> = {
  "Instant Action": "Instant Action",
  Enhancement: "Enhancement",
  "Endgame Scoring": "Endgame Scoring",
};
/** The spaces of an Entity board, by what they give once. */
export const entitySpaces: readonly string[] = [
  "the space of a Resource Slot",
  "the space of 2 Voyage Stones",
  "the space of 2 Forge Stones",
  "the space of 1 Aether",
  "the space of 2 cards",
  "the space of 2 attack tokens",
  "the space of an Upgrade",
  "the space of a harvest",
];
/** what movements and Structures are called where their costs stand */
export const priced: Record<string, string> = {
  basic: "basic",
  void: "void",
  loop: "loop",
  sanctum: "sanctum",
  gateway: "gateway",
  throne: "throne",
};
/** by the code on a tile */
export const abilities: Record<string, string> = {
  X2: "trade between stones and Aether",
  TR: "trash a Cosmic Power for 1 Aether",
  XS: "swap stones",
  SL: "Resource Slot",
  DR: "draw a card",
};

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const who = (name: Who) => name ?? "the Adversary";
export const victoryPoints = (n: number) => count(n, "victory point");
const amount = (n: number, resource: number) =>
  resource < 2 ? count(n, stones[resource] ?? "") : `${n} ${stones[resource]}`;
export const resources = (held: Held) => list(held.flatMap((n, r) => (n ? [amount(n, r)] : []))) || "nothing";
