/** What things on the table are called, and what is said of them. */
import { words } from "../words";
import type { Option } from "./protocol";
import { plain } from "./sentence";

/** What is said of something that can be chosen: what choosing does, then all the rest, and its name only once. */
export function spoken(options: Option[], label: string, name: string): string {
  if (!options.length) return label;
  const does = words.orElse(options.map((option) => plain(option.label)));
  const rest = label.startsWith(name) && does.includes(name) ? after(label, name) : label;
  return rest ? `${does}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}` : does;
}

/** What a label says after a name it begins with. */
export const after = (label: string, name: string): string =>
  label.startsWith(name) ? label.slice(name.length).replace(/^[\s.,:;]+/, "") : label;

interface Called {
  /** "" where it is called as the server calls it */ name: string;
  label: string;
}
const NOTHING: Called = { name: "", label: "" };
const known = new WeakMap<Element, () => Called>();
/** Keeps how a drawn element is called and what is said of it, without what choosing it does. */
export const labelled = (called: () => Called) => (element: Element) => {
  known.set(element, called);
};
export const calledAs = (element: Element | null): Called => (element && known.get(element)?.()) ?? NOTHING;
