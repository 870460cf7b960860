/** What places are called at this very table: the server calls them by their codes, and a game may know better. */
import type { Foretold, GameEvent, Refused, Sentence, TableState } from "./protocol";
import { plain } from "./sentence";

/** "" where the server's own name is kept */
export type NameOf = (ref: string) => string;

export const renamed = (sentence: Sentence, nameOf: NameOf): Sentence =>
  sentence.map((part) => (typeof part === "string" ? part : { ...part, name: nameOf(part.ref) || part.name }));

export function eventsNamed<T extends GameEvent>(events: T[], nameOf: NameOf): T[] {
  return events.map((event) => {
    const parts = renamed(event.parts, nameOf);
    return { ...event, parts, text: plain(parts) };
  });
}

/** All that a table says of itself, in these names. */
export function stateNamed(state: TableState, nameOf: NameOf): TableState {
  const { view } = state,
    ask = view?.ask;
  if (!view) return state;
  const named = ask && {
    ...ask,
    prompt: renamed(ask.prompt, nameOf),
    options: ask.options.map((option) => ({ ...option, label: renamed(option.label, nameOf) })),
  };
  return { ...state, events: eventsNamed(state.events, nameOf), view: { ...view, ask: named ?? null } };
}

export const foretoldNamed = (told: Foretold, nameOf: NameOf): Foretold => ({
  ...told,
  meaning: renamed(told.meaning, nameOf),
  vain: renamed(told.vain, nameOf),
  events: eventsNamed(told.events, nameOf),
});

export const refusedNamed = (answer: Refused, nameOf: NameOf): Refused => ({
  ...answer,
  words: renamed(answer.words, nameOf),
  more: answer.more.map((other) => ({
    ...other,
    label: renamed(other.label, nameOf),
    words: renamed(other.words, nameOf),
  })),
});
