/** Durations of the art direction, none at all for those who want no motion. */
const still = matchMedia("(prefers-reduced-motion: reduce)");
export const ms = (duration: number) => (still.matches ? 0 : duration);
