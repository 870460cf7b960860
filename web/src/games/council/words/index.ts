/** The words of Council of Shadows, by language. */
import { inLanguage } from "../../../words";
import { en } from "./en";

export type Words = typeof en;
export type { Who } from "./en";
export const w = inLanguage<Words>({ en });
