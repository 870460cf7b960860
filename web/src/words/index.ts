/** All words that are read or heard, by language. A new language is a file like en.ts here and in `words/` of each
 *  game, named beside it. */
import { en } from "./en";

/** The catalogue of the reader's language; English where there is none yet. */
export const inLanguage = <T>(languages: { en: T } & Record<string, T>): T =>
  languages[navigator.language.slice(0, 2)] ?? languages.en;

export type Words = typeof en;
export const words = inLanguage<Words>({ en });
