/** The layer above the table on which things fly. */
import { spot } from "./finding";

export const SHORT = 220,
  LONG = 380,
  SLOW = 640;
export const OUT = "cubic-bezier(.2,.8,.2,1)",
  BOTH = "cubic-bezier(.6,0,.2,1)";
/** Sets a motion off, when everything has been measured. */
export type Start = (delay: number, slowness: number) => void;
let layer: HTMLElement | null = null;

export function boxOf(name: string): DOMRect | undefined {
  const box = spot(name)?.getBoundingClientRect();
  // where its picture would be
  return box && name === "question" ? new DOMRect(box.x + 14, box.y + box.height / 2 - 20, 44, 40) : box;
}
export const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
export const moved = (x: number, y: number, scale = 1) =>
  `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%) scale(${scale})`;

export function put(kind: string, art: string): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.body.appendChild(document.createElement("div"));
    layer.className = "flights";
    layer.ariaHidden = "true";
  }
  const element = layer.appendChild(document.createElement("div"));
  element.className = kind;
  element.innerHTML = art;
  return element;
}
export function once(element: HTMLElement, way: Keyframe[], timing: KeyframeAnimationOptions): void {
  const gone = () => element.remove();
  element.animate(way, { fill: "both", ...timing }).finished.then(gone, gone);
}
