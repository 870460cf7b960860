/** Sentences come in parts: words, and words that name something. Where only words will do, this joins them. */
import type { Sentence } from "./protocol";

export const plain = (sentence: Sentence): string =>
  sentence.map((part) => (typeof part === "string" ? part : part.name)).join("");
export const refsIn = (sentence: Sentence): string[] =>
  sentence.flatMap((part) => (typeof part === "string" ? [] : [part.ref]));
