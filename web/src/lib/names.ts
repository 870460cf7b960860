/** What is said of something that can be chosen: what choosing does, then all the rest, and its name only once. */
import { words } from "../words";
import type { Option } from "./protocol";
import { plain } from "./sentence";

export function spoken(options: Option[], label: string, name: string): string {
  if (!options.length) return label;
  const does = words.orElse(options.map((option) => plain(option.label)));
  const rest =
    label.startsWith(name) && does.includes(name) ? label.slice(name.length).replace(/^[\s.,:;]+/, "") : label;
  return rest ? `${does}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}` : does;
}
