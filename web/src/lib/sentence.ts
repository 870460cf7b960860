/** Sentences come in parts: words, and words that name something. Where only words will do, this joins them. */
import type { Sentence } from "./protocol";

export const plain = (sentence: Sentence): string =>
  sentence.map((part) => (typeof part === "string" ? part : part.name)).join("");
export const refsIn = (sentence: Sentence): string[] =>
  sentence.flatMap((part) => (typeof part === "string" ? [] : [part.ref]));

/** Something named that has a symbol, with the number before it and the mark after it, which never part from it. */
export interface Cluster {
  before: string;
  ref: string;
  name: string;
  after: string;
}

export function clusters(sentence: Sentence): Cluster[] {
  const found: Cluster[] = [];
  for (const part of sentence) {
    const last = found.at(-1);
    if (typeof part !== "string") {
      const number = last && !last.ref ? (/\d+ $/.exec(last.before)?.[0] ?? "") : "";
      if (last && number) last.before = last.before.slice(0, -number.length);
      found.push({ before: number, ...part, after: "" });
    } else {
      const mark = last?.ref ? (/^[.,;:]/.exec(part)?.[0] ?? "") : "";
      if (last) last.after = mark;
      found.push({ before: part.slice(mark.length), ref: "", name: "", after: "" });
    }
  }
  return found.filter((one) => one.before || one.ref);
}
