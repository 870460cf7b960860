/** Icons: 24 x 24, drawn with currentColor; strokes 2 px, round. */
export const st = (d: string): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
export const fl = (d: string, o = 1): string => `<path d="${d}" fill="currentColor" fill-opacity="${o}"/>`;
export const dot = (x: number, y: number, r: number, o = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" fill-opacity="${o}"/>`;
export const ci = (x: number, y: number, r: number, fill = false, o = 1): string =>
  fill ? dot(x, y, r, o) : `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="2"/>`;

export const ICONS: Record<string, string> = {
  // shared
  undo: st("M9 6 4.5 10.5 9 15") + st("M5 10.5h8.5a5.5 5.5 0 0 1 0 11H11"),
  redo: st("M15 6l4.5 4.5L15 15") + st("M19 10.5h-8.5a5.5 5.5 0 0 0 0 11H13"),
  log: st("M5 5h14M5 10h14M5 15h10M5 20h7"),
  menu: dot(5, 12, 1.8) + dot(12, 12, 1.8) + dot(19, 12, 1.8),
  help: ci(12, 12, 9) + st("M9.5 9.5a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1.9-1.1 1.8") + dot(12, 17, 1.2),
  link:
    st("M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1") +
    st("M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1"),
  bot: st("M6 9h12v9H6zM12 9V5M9 21v-3M15 21v-3") + dot(12, 4, 1.5) + dot(9.5, 13, 1.3) + dot(14.5, 13, 1.3),
  person: ci(12, 8, 4) + st("M4.500 20.500c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500"),
  clock: ci(12, 12, 9) + st("M12 7v5l3.500 2"),
  play: fl("M7 4.500v15l12-7.500z"),
  pause: fl("M6 5h4v14H6zM14 5h4v14h-4z"),
  prev: st("M15 5l-7 7 7 7"),
  next: st("M9 5l7 7-7 7"),
  first: st("M18 5l-7 7 7 7M7 5v14"),
  last: st("M6 5l7 7-7 7M17 5v14"),
  fork: ci(6, 5, 2) + ci(18, 5, 2) + ci(12, 20, 2) + st("M6 7c0 5 6 4 6 11M18 7c0 5-6 4-6 11"),
  check: st("M5 12.500l4.500 4.500L19 7.500"),
  close: st("M6 6l12 12M18 6L6 18"),
  lock: fl("M5.500 11h13v9.500h-13z") + st("M8.500 11V8a3.500 3.500 0 0 1 7 0v3"),
  whynot: ci(12, 12, 9) + st("M6 6l12 12"),
  eye: st("M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z") + dot(12, 12, 2.8),
  card:
    `<rect x="6" y="3" width="12" height="18" rx="2.500" fill="none" stroke="currentColor" stroke-width="2"/>` +
    st("M9.500 8h5"),
  deck:
    `<rect x="8" y="3" width="11" height="15" rx="2" fill="none" stroke="currentColor" stroke-width="2"/>` +
    st("M5 7v12.500a1.500 1.500 0 0 0 1.500 1.500H15"),
  discard:
    `<rect x="8" y="3" width="11" height="15" rx="2" fill="currentColor" fill-opacity=".35" ` +
    `stroke="currentColor" stroke-width="2"/>` +
    st("M5 7v12.500a1.500 1.500 0 0 0 1.500 1.500H15"),
  seal:
    fl(
      "M12 2l2.600 2.600 3.700-.3.300 3.700L21.500 11l-2.400 2.900.2 3.700-3.600.8L13.500 22 12 20.500 10.500 " +
        "22l-2.200-3.600-3.600-.8.2-3.700L2.500 11l2.900-3 .3-3.700 3.700.3z",
      0.3,
    ) + st("M8.500 11.500l2.500 2.500 4.500-5"),
  share: ci(6, 12, 2.5) + ci(17.5, 5.5, 2.5) + ci(17.5, 18.5, 2.5) + st("M8.300 10.800l7-4M8.300 13.200l7 4"),
  vp: fl(
    "M12 2.500l2.900 6.200 6.600.8-4.900 4.600 1.300 6.700L12 17.500l-5.900 3.300 1.300-6.700-4.900-4.600 6.600-.8z",
  ),
  crown: fl("M3 7l4.500 4L12 4.500 16.500 11 21 7l-2 12H5z"),
  flag: st("M6 21V4") + fl("M6 4h12l-3 4 3 4H6z"),
  search: ci(10.5, 10.5, 6) + st("M15 15l5.500 5.500"),
  bell: st("M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10.500 21h3"),
  plus: st("M12 5v14M5 12h14"),
  dice:
    `<rect x="4" y="4" width="16" height="16" rx="3" fill="none" stroke="currentColor" stroke-width="2"/>` +
    dot(9, 9, 1.5) +
    dot(15, 15, 1.5) +
    dot(12, 12, 1.5),
  chart: st("M4 20V4M4 20h16M8 16l4-5 3 2 5-7"),
  // voyages, structures and powers
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
  // planets, gemstones and plans
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
  // black holes, tokens and channels
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
