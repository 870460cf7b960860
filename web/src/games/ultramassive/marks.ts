/** The icons of this game, and the families of its cards. */
import { ci, dot, fl, st } from "../../lib/art/strokes";

export const icons: Record<string, string> = {
  bg: fl(
    "M12 0l1.800 6.200L20 4l-2.200 6.200L24 12l-6.200 1.800L20 20l-6.200-2.200L12 24l-1.800-6.200L4 " +
      "20l2.200-6.200L0 12l6.200-1.800L4 4l6.200 2.200z",
  ),
  sg: dot(12, 12, 9.5, 0.35) + dot(12, 12, 6.5),
  pbh: ci(12, 12, 9.5) + dot(12, 12, 5),
  amaj: fl("M12 1l11 19.500H1z") + `<path d="M12 8.500l5 8.700H7z" fill="#0a1604"/>`,
  amin: st("M12 5l8 14H4z"),
  mass: ci(12, 12, 9) + dot(12, 12, 3.5),
  dc: dot(12, 12, 9.5, 0.22) + st("M4 15.500 15 5l4 4.200L8 19z") + dot(18, 18, 2.2),
  orbit:
    st("M20.500 12A8.500 8.500 0 1 1 12 3.500c4 0 6.500 2.700 6.500 6.300S16 16 12.500 16 8 14 8 12") +
    st("M5.500 9.500 8 12l2.500-2.500"),
  massx: ci(9, 10, 7) + dot(9, 10, 2.5) + st("M16 15l6 6.500M22 15l-6 6.500"),
  dcx: st("M2.500 12 11 4l3.500 3.700L6 16z") + st("M15 14l6.500 7M21.500 14 15 21"),
  round: ci(12, 12, 9) + st("M12 3v4.500M12 12l4-3"),
  siphon: st("M4 4c8 0 3 9 8 9s0-9 8-9M12 13v5") + fl("M12 15.500l3.500 6h-7z"),
  once: ci(12, 12, 9) + st("M10 9l2.500-2v10"),
  passive: st("M7 8c-6 0-6 8 0 8 4 0 6-8 10-8 6 0 6 8 0 8-4 0-6-8-10-8z"),
  trade: st("M3 8h15M14 4l4 4-4 4M21 16H6M10 12l-4 4 4 4"),
  cycle:
    `<rect x="8" y="6" width="8" height="12" rx="1.500" fill="currentColor"/>` +
    st("M20 8a9 9 0 0 0-16 2M4 16a9 9 0 0 0 16-2M4 5v5h5M20 19v-5h-5"),
  capture: dot(12, 12, 5) + st("M2 12h3M19 12h3M12 2v3M12 19v3") + ci(12, 12, 9.5),
  annihilate: st("M4 4l16 16M20 4 4 20") + dot(12, 12, 3),
  place:
    `<ellipse cx="12" cy="17" rx="9.500" ry="4.500" fill="none" stroke="currentColor" stroke-width="2"/>` +
    st("M12 2v11M8 9.500l4 4 4-4"),
  start: fl("M12 2l3 7h7l-5.500 4.500L18.500 21 12 16.500 5.500 21l2-7.500L2 9h7z"),
};

/** Hue and icon of each family of cards. */
export const families: Record<string, [number, string]> = {
  Matter: [22, "sg"],
  Orbit: [215, "orbit"],
  Siphon: [172, "siphon"],
  Mass: [45, "mass"],
  Disc: [168, "dc"],
  Worm: [285, "wormhole"],
  Anti: [100, "amaj"],
};
