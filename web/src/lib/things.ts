/** What is printed on a thing. Which facts there are is the game's to say; the shell needs only these. */
import type { Thing } from "./protocol";

const fact = (value: unknown): string => (typeof value === "string" ? value : "");

/** Decides the colours of its picture. */
export const familyOf = (thing: Thing): string => fact(thing.family);
/** In a few words, where the game has them, else in full. */
export const briefly = (thing: Thing): string => fact(thing.words) || thing.text;
