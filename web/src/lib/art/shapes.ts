/** All icons and families of cards: those of the shell, and those the games bring in `games/<game>/marks.ts`. */
import { ci, dot, fl, st } from "./strokes";

interface Marks {
  icons: Record<string, string>;
  families: Record<string, [number, string]>;
}
const brought = Object.values(import.meta.glob<Marks>("../../games/*/marks.ts", { eager: true }));

const OWN: Record<string, string> = {
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
  pen: st("M5 19l1-4.500L16.500 4l3.500 3.500L9.500 18zM14 6.500l3.500 3.500"),
  dice:
    `<rect x="4" y="4" width="16" height="16" rx="3" fill="none" stroke="currentColor" stroke-width="2"/>` +
    dot(9, 9, 1.5) +
    dot(15, 15, 1.5) +
    dot(12, 12, 1.5),
  idea: st("M9 16.500a6.500 6.500 0 1 1 6 0V18H9zM10 21h4"),
  chart: st("M4 20V4M4 20h16M8 16l4-5 3 2 5-7"),
};
export const ICONS = Object.assign({}, OWN, ...brought.map(({ icons }) => icons)) as typeof OWN;
/** Hue and icon of each family of cards. */
export const FAMILY = Object.assign({}, ...brought.map(({ families }) => families)) as Marks["families"];
