/** Finding what is drawn: the only place that searches the document. It is asked where things lie on the screen, where
 *  the focus goes and what an event was about; what they are and can do is known by the table. */
export type Drawn = HTMLElement | SVGElement;

const LEGAL = '[data-ref][aria-disabled="false"]';
const named = (attribute: string, value: string) => `[${attribute}="${CSS.escape(value)}"]`;
const all = (within: ParentNode, selector: string): Drawn[] => [...within.querySelectorAll<Drawn>(selector)];

/** Not in a part of the page that is shut, and within the window. */
export function visible(element: Element): boolean {
  if (element.closest("[inert]")) return false;
  const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/** The parts of the table, named by data-zone: prompt, board, hand, side, players, log. */
export const zone = (name: string): HTMLElement | null => document.querySelector(named("data-zone", name));
export const zones = (): Drawn[] => all(document, "[data-zone]");
export const zoneOf = (element: Element): string => element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";

export const drawnIn = (within: ParentNode): Drawn[] => all(within, "[data-ref]");
/** The same, and what is written between. */
export const writtenIn = (within: ParentNode): Drawn[] => all(within, "[data-ref], [data-written]");
/** Where the names that are written on the board lie. */
export const platesOf = (): DOMRect[] =>
  all(document, "[data-zone=board] [data-plate]")
    .filter(visible)
    .map((plate) => plate.getBoundingClientRect());
export const legalIn = (within: ParentNode): Drawn[] => all(within, LEGAL);
/** What slides by itself within a part of the table. */
export const slidingIn = (within: ParentNode): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>("[data-slides]"),
];
export const isLegal = (element: Element): boolean => element.matches(LEGAL);

/** A thing by its ref: the drawing that is seen, if there are several. */
export function find(ref: string): Drawn | null {
  const drawings = all(document, named("data-ref", ref));
  return drawings.find(visible) ?? drawings[0] ?? null;
}
/** A thing by its ref, or a place by the name it is marked with, if it is seen. */
export function spot(name: string): Drawn | null {
  return all(document, named(name.includes(":") ? "data-ref" : "data-place", name)).find(visible) ?? null;
}
/** The button of an option, in a menu or beside the question, if it is seen. */
export const buttonOf = (key: string): Drawn | null =>
  (key ? all(document, named("data-key", key)).find(visible) : null) ?? null;
/** Of several drawings of one thing the one that is meant: what others have or do never lies in one's own hand. */
export function spotOf(ref: string, by: number, own: number): Drawn | null {
  if (by < 0 || by === own || !ref.includes(":")) return spot(ref);
  const seen = all(document, named("data-ref", ref)).filter(visible);
  return (
    seen.find((one) => one.closest(`[data-seat="${by}"]`)) ??
    seen.find((one) => !one.closest(`[data-zone=hand], [data-seat="${own}"]`)) ??
    null
  );
}

/** What is seen of the column of markets that it lies in: ideas stay at its head, and the rest slides under them. */
export function columnOf(element: Element): [top: number, bottom: number] | null {
  const column = element.closest("[data-zone=side]:not([inert])"),
    { top = 0, bottom = 0 } = column?.getBoundingClientRect() ?? {};
  const head = column?.querySelector("[data-hint]")?.getBoundingClientRect().bottom ?? top;
  return column && [Math.max(top, head), Math.min(bottom, innerHeight)];
}
export const drawingsOf = (ref: string): Drawn[] => all(document, named("data-ref", ref));

/** Where something lies on the screen, as far as the hand that holds it has not slid over it. */
export function inSight(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect(),
    held = element.closest("[data-zone=hand]")?.getBoundingClientRect();
  if (!held) return box;
  const left = Math.max(box.left, held.left),
    width = Math.min(box.right, held.right) - left;
  return width > 0 ? new DOMRect(left, box.y, width, box.height) : null;
}

export interface Ribbon {
  path: SVGPathElement;
  d: string;
  /** how it lies in the window */ at: DOMMatrix;
  width: number;
}
/** What is no box but a ribbon. */
export function ribbonIn(element: Element): Ribbon | null {
  const path = element.querySelector<SVGPathElement>("path[pointer-events=stroke], path[data-ribbon]"),
    at = path?.getScreenCTM();
  return path && at ? { path, d: path.getAttribute("d")!, at, width: Number(path.getAttribute("stroke-width")) } : null;
}
const PIECES = 24;
/** What something covers in the window: a box, or those along a ribbon. */
export function boxesOf(element: Element): DOMRect[] {
  const ribbon = ribbonIn(element);
  if (!ribbon) return [element.getBoundingClientRect()];
  const { path, at, width } = ribbon,
    side = width * at.a,
    length = path.getTotalLength();
  return Array.from({ length: PIECES + 1 }, (_, i) => {
    const { x, y } = path.getPointAtLength((length * i) / PIECES).matrixTransform(at);
    return new DOMRect(x - side / 2, y - side / 2, side, side);
  });
}

/** What an event is about: a thing, or an option. */
export const elementOf = (at: EventTarget | null): HTMLElement | null =>
  at instanceof Element ? at.closest<HTMLElement>("[data-ref]") : null;
export const refOf = (at: EventTarget | null): string => elementOf(at)?.dataset.ref ?? "";
export const keyOf = (at: EventTarget | null): string =>
  (at instanceof Element ? at.closest<HTMLElement>("[data-key]") : null)?.dataset.key ?? "";
/** Whether keys belong to what has the focus: something is written or chosen there. */
export const typing = (at: EventTarget | null): boolean =>
  at instanceof Element && at.matches("input, textarea, select");
export const pressable = (at: EventTarget | null): boolean => at instanceof Element && at.closest("button, a") !== null;

export const optionButton = (key: string): Drawn | null => document.querySelector(named("data-key", key));
export const menuItems = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role=menu] button")];
export const menuItem = (key: string): Drawn | null => document.querySelector(`[role=menu] ${named("data-key", key)}`);
export const buttonsIn = (within: ParentNode): Drawn[] => all(within, "button:not(:disabled)");
export const focusable = (within: ParentNode): Drawn | null =>
  within.querySelector("button:not(:disabled), a, [tabindex='0']");
export const drawerHandle = (): Drawn | null => document.querySelector("[data-handle]");
/** A game's own place for what is pointed at: then nothing has to be said beside it. */
export const inspectorShown = (): boolean => document.querySelector("[data-inspect]")?.checkVisibility() ?? false;
/** What a popover leaves free. */
export const neverCovered = (): Drawn[] => [
  ...document.querySelectorAll<Drawn>(
    ".is-legal, .legal, [data-zone=prompt], [data-inspect], [data-ghost], [data-handle]",
  ),
];
export const playerPanels = (): Drawn[] => all(document, "section[data-seat]");
/** Markets and log. */
export const beyondTheBoard = (): Drawn[] => all(document, "[data-zone=side], [data-zone=log]");
export const recapCard = (): Drawn[] => all(document, "[data-recap]");
export const drawingIn = (frame: ParentNode): SVGSVGElement | null => frame.querySelector("svg[viewBox]");
/** The board as it is drawn, without its frame. */
export const boardWorld = (): HTMLElement | null => document.querySelector("[data-zone=board] .world");
