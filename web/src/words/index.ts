/** All words of the shell, by language. A new language is a file like en.ts, named here. */
import { en } from "./en";

export type Words = typeof en;
const languages: Record<string, Words> = { en };
export const words: Words = languages[navigator.language.slice(0, 2)] ?? en;
