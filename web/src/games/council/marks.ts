/** The icons of this game, and the families of its cards. */
import { ci, dot, fl, st } from "../../lib/art/strokes";

export const icons: Record<string, string> = {
  coal:
    fl("M6 5l7-3 7 5 1 8-6 7-8-1-4-7z") +
    `<path d="M6 5l5 6-1 10M11 11l10-4" stroke="#0a0e1a" stroke-width="1.600" fill="none" stroke-opacity=".6"/>`,
  gold: fl("M12 2l10 10-10 10L2 12z") + `<path d="M12 7l5 5-5 5-5-5z" fill="#2a1d00" fill-opacity=".42"/>`,
  crystal:
    fl("M12 1l6 6v10l-6 6-6-6V7z") +
    `<path d="M12 1v22M6 7l6 4 6-4" stroke="#04222b" stroke-width="1.600" fill="none" stroke-opacity=".6"/>`,
  energy: fl("M13.500 1.500 4.500 14H11l-1.500 8.500L19.500 9.500H13z"),
  consumption: fl(
    "M12 1.500c1 4 6.500 6.500 6.500 13A6.500 6.500 0 0 1 12 22a6.500 6.500 0 0 1-6.500-7.500C5.500 11 8 10 " +
      "8.500 6.500 10.500 8 11 9.500 11 11c1.500-2 2-5 1-9.500z",
  ),
  settle:
    fl("M12 3l8 4.500v9L12 21l-8-4.500v-9z", 0.9) +
    `<path d="M4 7.500l8 4.500 8-4.500M12 12v9" stroke="#0a0e1a" stroke-width="1.600" fill="none" ` +
    `stroke-opacity=".55"/>`,
  tower: fl("M12 1l6 3.300v5L12 12.500 6 9.300v-5z") + fl("M12 12l6 3.300v4.500L12 23l-6-3.200v-4.500z", 0.75),
  collect: st("M4 12v8h16v-8M12 3v11M7.500 10 12 14.500 16.500 10"),
  discover:
    ci(11, 11, 6.5) +
    st("M16 16l5 5") +
    fl("M11 7l1.200 2.800L15 11l-2.800 1.200L11 15l-1.200-2.800L7 11l2.800-1.200z"),
  refine: st("M5 20h14M12 20v-5") + fl("M12 2l5 5-5 7-5-7z"),
  gems: fl("M7 3l4 4-4 4-4-4z") + fl("M17 3l4 4-4 4-4-4z", 0.8) + fl("M12 12l4.500 4.500L12 21l-4.500-4.500z"),
  p1: ci(12, 12, 10) + st("M12 7.500v9"),
  p2: ci(12, 12, 10) + st("M9.500 7.500v9M14.500 7.500v9"),
  p3: ci(12, 12, 10) + st("M8 7.500v9M12 7.500v9M16 7.500v9"),
  any: ci(12, 12, 10) + fl("M12 5l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"),
  darktech:
    dot(12, 12, 10, 0.25) +
    st("M12 2.500v4M12 17.500v4M2.500 12h4M17.500 12h4") +
    fl("M12 7.500l4.500 4.500-4.500 4.500L7.500 12z"),
  light:
    `<rect x="5" y="2.500" width="14" height="19" rx="2.500" fill="currentColor" fill-opacity=".9"/>` +
    `<path d="M12 7l1.500 3.500L17 12l-3.500 1.500L12 17l-1.500-3.500L7 12l3.500-1.500z" fill="#0a0e1a"/>`,
  dark:
    `<rect x="5" y="2.500" width="14" height="19" rx="2.500" fill="none" stroke="currentColor" stroke-width="2"/>` +
    `<path d="M14.500 8a5 5 0 1 0 0 8 4 4 0 0 1 0-8z" fill="currentColor"/>`,
  station: dot(12, 12, 4) + st("M2.500 8v8M21.500 8v8M2.500 12h5.500M16 12h5.500"),
  majority: fl("M4 20V4l16 8z"),
  minority: st("M18 5 6 12l12 7"),
  ai:
    `<rect x="6" y="6" width="12" height="12" rx="2" fill="none" stroke="currentColor" stroke-width="2"/>` +
    dot(12, 12, 2.5) +
    st("M9 2.500V6M15 2.500V6M9 18v3.500M15 18v3.500M2.500 9H6M2.500 15H6M18 9h3.500M18 15h3.500"),
  order: st("M4 6h9M4 12h13M4 18h17"),
  range: st("M3 18a9 9 0 0 1 18 0M7 18a5 5 0 0 1 10 0") + dot(12, 18, 1.8),
  majoritysystem: st("M7.500 4h9l4.500 8-4.500 8h-9L3 12z") + fl("M8.500 16.500v-9l8 4.500z"),
  immediate: ci(12, 12, 10) + fl("M13 4.500 7 13h4l-1 6.500 7-9h-4.500z"),
  explorealways: ci(11, 11, 4.5) + st("M14.500 14.500 18 18M3 11a8 8 0 0 1 14-5M19 11a8 8 0 0 1-1 4"),
  assessalways: st("M12 4v16M7 20h10M5 7h14M5 7l-2.500 6h5zM19 7l-2.500 6h5z"),
  buyphase: ci(12, 12, 10) + fl("M12 6.500l5.500 5.500-5.500 5.500L6.500 12z"),
  planphase: ci(12, 12, 10) + fl("M9 6.500h6v11H9z"),
  consphase:
    ci(12, 12, 10) +
    fl(
      "M12 5.500c.6 2.500 4 4 4 7.500a4 4 0 0 1-8 0c0-2 1.500-2.700 1.700-4.700 1.200.8 1.500 1.700 1.500 " +
        "2.500.9-1 1.200-3 .8-5.300z",
    ),
};

/** Hue and icon of each family of cards. */
export const families: Record<string, [number, string]> = {
  Settle: [150, "settle"],
  Collect: [45, "collect"],
  Discover: [200, "discover"],
  Gems: [275, "gems"],
  Relief: [225, "consumption"],
  Energy: [50, "energy"],
};
