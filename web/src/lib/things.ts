/** What is printed on a thing. Which facts there are is the game's to say; the shell needs only these. */
import type { Thing } from "./protocol";
import { plain } from "./sentence";

/** Decides the colours of its picture. */
export const familyOf = (thing: Thing): string => thing.family ?? "";
/** In a few words: apart from what its picture shows. */
export const briefly = (thing: Thing): string => plain(thing.words);
