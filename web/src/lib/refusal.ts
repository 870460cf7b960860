/** What the server refused to do, as the answer to a question why would say it. */
import { Failed, sentence } from "./api";
import type { Refused } from "./protocol";

export const refusalOf = (trouble: unknown, verb: string): Refused => ({
  words: [sentence(trouble)],
  rules: trouble instanceof Failed ? trouble.rules : [],
  verb,
  more: [],
});
