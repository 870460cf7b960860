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

/** A label begins with a name, and a mark ends it. */
export const nameIn = (label: string): string => label.split(/[,;:.]/)[0]!;
export const after = (label: string, name: string): string => label.slice(name.length).replace(/^[\s.,:;]+/, "");

const labels = new WeakMap<Element, () => string>();
/** Keeps the label of a drawn element, without what choosing it does. */
export const labelled = (label: () => string) => (element: Element) => {
  labels.set(element, label);
};
export const labelOf = (element: Element | null): string => (element && labels.get(element)?.()) ?? "";
