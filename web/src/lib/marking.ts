/** Motions that stay in their place: a ring, a mark, a turn round the board. */
import { spot, zone } from "./finding";
import { BOTH, boxOf, LONG, middle, moved, once, put, SHORT, SLOW, type Start } from "./layer";

/** What meets its opposite thins to a ring. */
export function burst(at: string, art: string[]): Start[] {
  const box = boxOf(at);
  if (!box) return [];
  const [x, y] = middle(box);
  return [
    (delay, slowness) => {
      const timing = { duration: LONG * slowness, delay };
      art
        .slice(0, 4)
        .forEach((one, i, all) =>
          once(
            put("icon", one),
            [
              { transform: moved(x + (i - (all.length - 1) / 2) * 20, y, 1.3), opacity: 1, easing: BOTH },
              { transform: moved(x, y, 0.5), opacity: 0, offset: 0.6 },
              { opacity: 0 },
            ],
            timing,
          ),
        );
      once(
        put("burst", ""),
        [
          { transform: moved(x, y, 0.2), opacity: 0 },
          { transform: moved(x, y, 0.6), opacity: 1, offset: 0.4 },
          { transform: moved(x, y, 1.3), opacity: 0 },
        ],
        timing,
      );
    },
  ];
}

/** A mark that is drawn and not seen, but for this moment. */
export function tick(at: string): Start[] {
  const mark = spot(at);
  if (!mark) return [];
  return [
    (delay, slowness) => {
      mark.animate([{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
        duration: SLOW * slowness,
        delay: delay + SHORT * slowness,
      });
    },
  ];
}

/** A brass ring, once round the board. */
export function sweep(): Start[] {
  const box = zone("board")?.getBoundingClientRect();
  if (!box?.width) return [];
  return [
    (delay, slowness) => {
      const ring = put(
        "sweep",
        `<svg width="${box.width}" height="${box.height}" viewBox="0 0 ${box.width} ${box.height}">` +
          `<ellipse cx="${box.width / 2}" cy="${box.height / 2}" rx="${box.width / 2 - 8}" ` +
          `ry="${box.height / 2 - 8}" pathLength="100" fill="none" stroke="var(--brass)" stroke-width="4" ` +
          `stroke-linecap="round" stroke-dasharray="34 66" stroke-dashoffset="25"/></svg>`,
      );
      ring.style.left = `${box.x}px`;
      ring.style.top = `${box.y}px`;
      const timing = { duration: SLOW * slowness, delay, fill: "both" as const };
      ring
        .querySelector("ellipse")!
        .animate([{ strokeDashoffset: 25 }, { strokeDashoffset: -75 }], { ...timing, easing: BOTH });
      once(ring, [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], timing);
    },
  ];
}
