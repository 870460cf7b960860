/** The single motions from place to place: what each needs is measured first, and given back as what sets it off. */
import { spot } from "./finding";
import { BOTH, LONG, middle, moved, once, OUT, put, SHORT, SLOW, type Start } from "./layer";

const STAGGER = 60,
  ICONS = 5;

export function fly(art: string, n: number, from: DOMRect, to: DOMRect, counter: Element): Start[] {
  const [x, y] = middle(from),
    [u, v] = middle(to),
    shown = Math.min(n, ICONS),
    wide = Math.min(from.width / 3, 14),
    rolls = counter.getAnimations({ subtree: true });
  return Array.from({ length: shown }, (_, i) => (delay, slowness) => {
    // it counts what has arrived
    if (!i) for (const roll of rolls) roll.effect?.updateTiming({ delay: delay + LONG * 0.9 * slowness });
    const aside = (i - (shown - 1) / 2) * wide;
    once(
      put("icon", art),
      [
        { transform: moved(x + aside, y, 0.6), opacity: 0 },
        { transform: moved(x + aside, y - 8, 1.25), opacity: 1, offset: 0.18, easing: BOTH },
        { transform: moved(u, v, 0.8), opacity: 1, offset: 0.94 },
        { transform: moved(u, v, 0.5), opacity: 0 },
      ],
      { duration: LONG * slowness, delay: delay + i * STAGGER * slowness },
    );
  });
}

export function card(art: string, from: DOMRect, to: DOMRect, star = "", short = SHORT): Start[] {
  const [x, y] = middle(from),
    [u, v] = middle(to),
    small = Math.max(0.2, Math.min(1, to.width / 88)),
    large = Math.min(1.2, Math.max(0.4, from.width / 88));
  return [
    (delay, slowness) => {
      const way: Keyframe[] = star
        ? [
            { transform: moved(x, y, 0.2), opacity: 0 },
            { transform: moved(x, y - 34, 1.15), opacity: 1, offset: 0.42, easing: OUT },
            { transform: moved(x, y - 34, 1.15), opacity: 1, offset: 0.6, easing: BOTH },
            { transform: moved(u, v, 0.3), opacity: 1, offset: 0.94 },
            { transform: moved(u, v, 0.3), opacity: 0 },
          ]
        : [
            { transform: moved(x, y, large), opacity: 0.9, easing: BOTH },
            { transform: moved(u, v, small), opacity: 1, offset: 0.9 },
            { transform: moved(u, v, small), opacity: 0 },
          ];
      const timing = { duration: (star ? SLOW : short) * slowness, delay };
      once(put("card", art), way, timing);
      if (star)
        once(
          put("icon", star),
          [
            { transform: moved(x, y, 1) },
            { transform: moved(x, y - 34, 2.4), opacity: 1, offset: 0.3, easing: OUT },
            { transform: moved(x, y - 34, 3), opacity: 0, offset: 0.5 },
            { opacity: 0 },
          ],
          timing,
        );
    },
  ];
}

export function glide(what: string, from: DOMRect | undefined): Start[] {
  const element = spot(what),
    to = element?.getBoundingClientRect();
  if (!element || !from || !to || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) return [];
  return [
    (delay, slowness) => {
      element.animate(
        [
          {
            transformOrigin: "0 0",
            transform:
              `translate(${from.x - to.x}px, ${from.y - to.y}px) ` +
              `scale(${from.width / to.width}, ${from.height / to.height})`,
            zIndex: 9,
          },
          { transformOrigin: "0 0", transform: "none", zIndex: 9 },
        ],
        { duration: LONG * slowness, delay, easing: BOTH, fill: "backwards" },
      );
    },
  ];
}

/** One hop a link, lifted between. */
export function hop(what: string, path: { x: number; y: number }[]): Start[] {
  const piece = spot(what),
    end = path.at(-1),
    hops = path.length - 1;
  if (!piece || !end || hops < 1) return [];
  const at = (x: number, y: number) => `${x - end.x}px ${y - end.y}px`;
  const way = path.flatMap((p, i): Keyframe[] => {
    const next = path[i + 1];
    return [
      { translate: at(p.x, p.y), easing: "ease-in" },
      ...(next ? [{ translate: at((p.x + next.x) / 2, (p.y + next.y) / 2 - 4), easing: "ease-out" }] : []),
    ];
  });
  return [
    (delay, slowness) => {
      piece.animate(way, { duration: SHORT * hops * slowness, delay, fill: "backwards" });
    },
  ];
}
