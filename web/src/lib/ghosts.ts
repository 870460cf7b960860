/** What is drawn over a board of things that did not happen: rings round places, numbers, ways, words. */
import type { Ahead, Sentence } from "./protocol";

export type Kind = "idea" | "dim" | "played" | "better" | "mark";
export interface Ghost {
  /** a thing or place; or the button of an option, where it has none */ ref: string;
  key?: string;
  /** who does it: of what several have, theirs is meant */ by: number;
  kind: Kind;
  n?: string;
  tag?: string;
  said?: Sentence;
  gain?: boolean;
  /** where it comes from */ from?: string[];
  ring?: boolean;
  /** only on the board: cards and buttons that come later are not ringed */ later?: boolean;
}

/** The thing or place an option points at: keys are a verb and that. */
export const targetOf = (key: string): string => (key.includes(" ") ? key.slice(key.indexOf(" ") + 1) : "");

/** Every place of a way, one after the other. */
export function along(keys: string[], by: number, kind: Kind): Ghost[] {
  const refs = keys.map(targetOf);
  return keys.map((key, i) => ({
    ref: refs[i]!,
    key,
    by,
    kind,
    ring: true,
    later: i > 0,
    from: refs.slice(0, i).slice(-1),
  }));
}
/** What a way is certain to bring, written where it happens. */
export const marksOf = (ahead: Ahead[], by: number): Ghost[] =>
  ahead.flatMap(({ told }) =>
    told.marks.map((mark) => ({
      ref: mark.at,
      by,
      kind: "mark" as const,
      said: mark.words,
      gain: mark.gain,
      from: mark.origins,
    })),
  );
