/** Cards make room for each other; those that nobody sees, in a tab that is shut, have no place to slide to. */
import { flip } from "svelte/animate";
import { ms } from "./motion.svelte";

export const slide = (node: Element, way: { from: DOMRect; to: DOMRect }) =>
  way.from.width && way.to.width ? flip(node, way, { duration: ms(220) }) : { duration: 0 };
