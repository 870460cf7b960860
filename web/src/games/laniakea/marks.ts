/** The icons of this game, and the families of its cards. */
import { ci, dot, fl, st } from "../../lib/art/strokes";

export const icons: Record<string, string> = {
  voyage:
    fl("M12 1.500 19.500 12 12 22.500 4.500 12z") +
    `<path d="M12 1.500 15 12l-3 10.500L9 12z" fill="#06140c" fill-opacity=".38"/>`,
  forge:
    fl("M7 3h10l5 9-5 9H7l-5-9z") +
    `<path d="M8.500 8h7l2.300 4-2.300 4h-7l-2.300-4z" fill="#200805" fill-opacity=".42"/>`,
  aether: dot(12, 12, 10) + `<circle cx="12" cy="12" r="5.800" fill="#160a26" fill-opacity=".62"/>` + dot(12, 12, 2.6),
  stone: fl("M12 2v20L4.500 12z") + fl("M13.500 4H18l4 8-4 8h-4.500z", 0.7),
  ascend: st("M5 13l7-7 7 7M5 20l7-7 7 7"),
  overpower: fl("M13 1.500 4 13.500h6.500L9 22.500 20 9.500h-7z"),
  slot:
    st("M7.500 4h9l4.500 8-4.500 8h-9L3 12z") +
    st("M9.800 10a2.300 2.300 0 1 1 3.200 2.100c-.7.3-1 .8-1 1.500") +
    dot(12, 16.5, 1.2),
  artifact: fl("M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"),
  chaos:
    fl(
      "M12 2c5 0 8.500 3.500 8.500 8.500 0 3-1.500 5-3 " +
        "6V20h-2.200v-2h-1.800v2.500h-3V18H8.700v2H6.500v-3.500c-1.500-1-3-3-3-6C3.500 5.500 7 2 12 2z",
    ) + `<circle cx="8.500" cy="11" r="2.300" fill="#180309"/><circle cx="15.500" cy="11" r="2.300" fill="#180309"/>`,
  core: ci(12, 12, 9) + dot(12, 12, 3.5) + st("M12 3v3M12 18v3M3 12h3M18 12h3"),
  instant: fl("M12 2l2 7 7-2-5 5 5 5-7-2-2 7-2-7-7 2 5-5-5-5 7 2z"),
  enhancement: st("M12 3a9 9 0 1 1-8 5") + st("M3.500 3v5h5") + dot(12, 12, 3),
  endgame: st("M6 21V3M6 4h12l-3.500 4L18 12H6") + dot(17, 18, 3.5),
  adjacent: fl("M4 8h6v8H4z") + fl("M14 8h6v8h-6z") + st("M10 12h4"),
  void:
    fl("M2 12C6 6 18 6 22 12 18 18 6 18 2 12z", 0.28) +
    st("M2 12C6 6 18 6 22 12 18 18 6 18 2 12z") +
    st("M12 3v3M12 18v3M12 10v4"),
  timeloop: st("M7 4h10M7 20h10M8 4c0 5 8 6 8 11v5M16 4c0 5-8 6-8 11v5"),
  sanctum: fl("M3 21v-8a9 9 0 0 1 18 0v8h-5v-6a4 4 0 0 0-8 0v6z") + fl("M11 1h2v4h-2z"),
  gateway: st("M5 21v-9a7 7 0 0 1 14 0v9") + st("M3 21h5M16 21h5") + dot(12, 13, 3),
  throne: fl("M6 2l2.500 3L12 2l3.500 3L18 2v12h2v8h-4v-4H8v4H4v-8h2z"),
  abyss: dot(12, 12, 9.5, 0.3) + st("M12 5a7 7 0 1 1-7 7c0-3 2.200-5 5-5s4 2 4 4-1.500 3-2.500 3"),
  wormhole:
    `<ellipse cx="12" cy="12" rx="10" ry="6" fill="none" stroke="currentColor" stroke-width="2"/>` +
    `<ellipse cx="12" cy="12" rx="5" ry="3" fill="currentColor"/>` +
    st("M12 2v2.500M12 19.500V22"),
  move: st("M4 20C4 12 9 8 18 8") + st("M13 3l5.500 5L14 13"),
  build: st("M4 21h16M7 21V11l5-4 5 4v10M10.500 21v-5h3v5") + st("M12 3v2"),
  recruit: ci(10, 8, 4) + st("M3 20.500c1-4 3.500-5.500 7-5.500 1.500 0 3 .3 4 1") + st("M18 14v7M14.500 17.500h7"),
  upgrade: st("M12 21V6M5.500 12 12 5l6.500 7") + st("M5 2.500h14"),
  gain: st("M12 3v10M7.500 9 12 13.500 16.500 9") + st("M4 14v6h16v-6"),
  seraph: fl(
    "M12 9c0-4 4-7 10-7 0 7-3 11-8 11 4 1 5 4 5 8-4-1-6-3-7-6-1 3-3 5-7 6 0-4 1-7 5-8C5 13 2 9 2 2c6 0 10 3 10 7z",
  ),
  draw:
    `<rect x="4" y="6" width="10" height="15" rx="2" fill="none" stroke="currentColor" stroke-width="2"/>` +
    st("M18.500 18V4M15 7.500 18.500 4 22 7.500"),
  trash: st("M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7"),
  x2: st("M3 8h14M13 4l4 4-4 4M21 16H7M11 12l-4 4 4 4") + dot(20, 6, 2),
  xs: st("M3 8h16M15 4l4 4-4 4M21 16H5M9 12l-4 4 4 4"),
  attack: st("M20 3 9 14M20 3h-5M20 3v5") + st("M5 14l5 5M7.500 16.500 3 21"),
  hp: fl("M12 21S2.500 15 2.500 8.500A5 5 0 0 1 12 6.500a5 5 0 0 1 9.500 2C21.500 15 12 21 12 21z"),
  permanent: st("M7 8c-6 0-6 8 0 8 4 0 6-8 10-8 6 0 6 8 0 8-4 0-6-8-10-8z"),
  figure: fl(
    "M12 1.500a4.500 4.500 0 0 1 2.600 8.200C17 11 17 15 18.500 19l1.500 3.500H4L5.500 19C7 15 7 11 9.400 " +
      "9.700A4.500 4.500 0 0 1 12 1.500z",
  ),
  harvest:
    st("M12 21V9") +
    fl(
      "M12 10C7 10 4.500 7.500 4.500 3 9.500 3 12 5.500 12 10zM12 14c0-4.500 2.500-7 7.500-7 0 4.500-2.500 7-7.500 7z",
    ),
};

/** Hue and icon of each family of cards. */
export const families: Record<string, [number, string]> = {
  Move: [190, "move"],
  Build: [28, "build"],
  Recruit: [320, "recruit"],
  Upgrade: [48, "upgrade"],
  Gain: [265, "gain"],
  Core: [210, "core"],
  Economy: [140, "x2"],
  Combat: [355, "attack"],
  Seraph: [52, "seraph"],
  Instant: [40, "instant"],
  Enhancement: [170, "enhancement"],
  Endgame: [280, "endgame"],
  Chaos: [348, "chaos"],
  // each Celestial has a sky of its own, and no emblem but its letter
  "celestial:A": [28, ""],
  "celestial:B": [190, ""],
  "celestial:C": [355, ""],
  "celestial:D": [320, ""],
  "celestial:E": [45, ""],
  "celestial:F": [140, ""],
  "celestial:G": [52, ""],
  "celestial:H": [265, ""],
};
