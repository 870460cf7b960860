/** A first game, guided: said when the question is first of that kind. */
import type { Lesson } from "../../lib/game";

export const LESSONS: Lesson[] = [
  { verb: "", text: "You lead a civilization that wants a seat on the Council. When your Energy reaches your own Consumption you rise a level; level III calls the last round, and the highest level wins." },
  { verb: "lead", text: "Leaders help in every round, but start you at a higher Consumption. Breish is the gentlest beginning." },
  { verb: "buy", ref: "card:K01", text: "Gemstones buy AI cards, which join your hand at once, and upgrades of your panel: three purchases a round. The flame is what a card adds to Consumption each time it is used." },
  { verb: "upgrade", ref: "upgrade:U04", text: "Upgrades last all game. The dots above a field raise its range to Parsec 2 and 3; Desert and Volcano open more planets; projects give Energy once." },
  { verb: "plan", text: "Lay a card on each empty field, from left to right. They act in that order. The sum of the flames raises your Consumption, but whoever spends most acts first." },
  { verb: "leave", text: "After your turn the cards slide one field to the right, and what lies on the last comes back to your hand. A card left lying acts again, from another field." },
  { verb: "settle", text: "Put a cube on a glowing planet. Cubes collect what their system yields, and the most cubes in a galaxy earn its higher number." },
  { verb: "settle_two", text: "A tower of two stands on one planet and counts as two colonies. Click a planet and pick how many cubes." },
  { verb: "collect", text: "Each of your cubes collects its system's yield once per card: gemstones to buy with, or Energy." },
  { verb: "explore", text: "Discover: choose a pile in range, see two tiles, keep one. Nearer piles have blue planets for everybody; farther ones yield more." },
  { verb: "place", text: "The new system goes on any free field of that range. A galaxy where you already have cubes makes a majority easier." },
  { verb: "assess", text: "Assess as many galaxies as you like: the first number with more cubes than anybody else, the second without. Each costs you one cube there, so keep enough to lead again." },
  { verb: "tech", text: "You have risen a level. You see all cards that are left and keep one for the rest of the game." },
  { verb: "give_up", text: "Four bonus cards are the most you can hold. They give Energy at the end: give up the one that fits your plans least." },
];
