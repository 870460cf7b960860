/** Laniakea's words, by language. */
import { inLanguage } from "../../../words";
import { en } from "./en";

export type Words = typeof en;
export const w = inLanguage<Words>({ en });
