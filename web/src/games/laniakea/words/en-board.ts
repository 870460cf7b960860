/** The map in English: for those who cannot see the drawing each sentence says everything that is drawn. */
import { list } from "../../../words/en";
import type { Who } from "../types";
import type { Held } from "../types";
import { abilities, capital, resources, sectors, stones, structures, victoryPoints, who } from "./en-names";

interface Bridge {
  sector: string;
  at: string;
}
const sector = (name: string) => `${sectors[name] ?? name} sector`;
const after = (ability: string) => (abilities[ability] ? `, ${abilities[ability]}` : "");
const inside = (stone: number) => (stone < 0 ? "empty" : `with a ${stones[stone]}`);

export const board = {
  map: "Galaxy map: 49 galaxies in 7 sectors and 12 abysses",
  /** "Opal Threshold, blue sector; discovered: harvest 2 Voyage Stones, Resource Slot; 2 victory points;
   *  Sanctum of Ann; figure of Bruno" */
  galaxy: {
    all: (said: string[]) => said.join("; "),
    bare: (at: string) => `Galaxy space ${at}`,
    lies: (named: string, colour: string) => `${named}, ${sector(colour)}`,
    start: (letter: string) => `start of Celestial ${letter}`,
    wormhole: "a Wormhole to travel through",
    discovered: (bottom: Held, ability: string) => `discovered: harvest ${resources(bottom)}${after(ability)}`,
    undiscovered: (top: Held, bottom: Held, ability: string) =>
      `undiscovered: harvest ${resources(top)}; behind the lock ${resources(bottom)}${after(ability)}`,
    worth: victoryPoints,
    slotHolds: (stone: number) => `its slot holds a ${stones[stone]}`,
    structure: (kind: keyof typeof structures, owner: Who) => `${structures[kind]} of ${who(owner)}`,
    noStructure: "no Structure",
    figure: (owner: Who) => `figure of ${who(owner)}`,
  },
  /** a stone below 0 is none */
  slot: (named: string, stone: number) => `${named}, ${inside(stone)}`,
  slotNamed: (at: string) => `Resource Slot of ${at}`,
  slotOf: (galaxy: string) => `the slot of ${galaxy}`,
  tokenNamed: (owner: Who) => `Resource Slot token of ${who(owner)}`,
  abyss: (name: string, bridges: Bridge[], owners: Who[]) => {
    const ends = bridges.map((end) => `${sectors[end.sector] ?? end.sector} to ${end.at}`),
      thrones = owners.map((owner) => `Throne of ${who(owner)}`);
    return `${capital(name)}, an abyss; bridges ${list(ends)}; ${list(thrones) || "no Throne"}`;
  },
  ascension: {
    title: "ASCENSION",
    /** on two lines */ callsTheEnd: (level: number): [string, string] => [`Level ${level}`, "calls the end"],
    said: (climbers: { name: Who; at: number }[], end: number) =>
      `Ascension track. ${climbers.map(({ name, at }) => `${who(name)} on level ${at}`).join(", ")}. ` +
      `Level ${end} calls the end.`,
  },
  /** what lies under the pointer */
  inspect: {
    where: (colour: string) => capital(sector(colour)),
    wormhole: "A Wormhole: a passage to travel through.",
    was: "Was",
    yields: "Yields",
    then: "Then",
    inSlot: "in its slot",
    worth: "Worth",
    /** what stands before the bold words, these, and what stands after them */
    toOwner: (points: number): [string, string, string] => ["", `${points} VP`, " to its owner"],

    bridges: "A Throne here scores for Structures beyond each bridge:",
    /** from which Aether left on each Structure brings how much */
    throne: (steps: [aether: number, points: number][]) =>
      steps
        .map(([aether, points]) =>
          aether ? `${points} with ${aether}${aether < 10 ? " or more" : ""} Aether left` : `Each brings ${points} VP`,
        )
        .join(", "),
    bridge: ({ sector: colour, at }: Bridge) => `${capital(sector(colour))}, at ${at}`,
  },
};
