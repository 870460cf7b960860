/** On a phone the map is larger than the screen: it is dragged and pinched, and follows the question. */
import { Tween } from "svelte/motion";
import { cubicInOut } from "svelte/easing";
import { H, MID, W, type Point } from "./geometry";
import { ms } from "./motion";

const READABLE = 1.08, NARROW = 0.62, CLOSEST = 2.4;

export class Camera {
  width = $state(W);
  height = $state(H);
  /** the middle of the picture, and pixels per unit of the board */
  private eye = new Tween({ x: MID.x, y: MID.y, zoom: READABLE }, { easing: cubicInOut });
  readonly fit = $derived(Math.min(this.width / W, this.height / H) || 1);
  /** everything at once would be too small to read */
  readonly near = $derived(this.fit < NARROW);
  readonly whole = $derived(Math.min(this.width / 680, this.height / 600) || 1);
  readonly scale = $derived(this.near ? this.eye.current.zoom : this.fit);
  readonly box = $derived.by(() => {
    if (!this.near) return { x: 0, y: 0, w: W, h: H };
    const { x, y, zoom } = this.eye.current, w = this.width / zoom, h = this.height / zoom;
    return { x: x - w / 2, y: y - h / 2, w, h };
  });
  get viewBox() { const { x, y, w, h } = this.box; return `${x} ${y} ${w} ${h}`; }

  to(p: Point, zoom = this.eye.target.zoom, duration = 0) {
    const close = Math.min(CLOSEST, Math.max(this.whole, zoom)), edge = 330;
    const within = (v: number, mid: number) => Math.min(mid + edge, Math.max(mid - edge, v));
    void this.eye.set({ x: within(p.x, MID.x), y: within(p.y, MID.y), zoom: close }, { duration: ms(duration) });
  }
  by(dx: number, dy: number) { const { x, y, zoom } = this.eye.target; this.to({ x: x - dx / zoom, y: y - dy / zoom }); }
  /** Nearer or farther, the point under the fingers staying where it is. */
  pinch(factor: number, at: Point) {
    const { x, y, zoom } = this.eye.target, next = Math.min(CLOSEST, Math.max(this.whole, zoom * factor));
    const dx = at.x - this.width / 2, dy = at.y - this.height / 2;
    this.to({ x: x + dx / zoom - dx / next, y: y + dy / zoom - dy / next }, next);
  }
  toggle() { this.to(this.eye.target, this.scale > (this.whole + READABLE) / 2 ? this.whole : READABLE, 220); }
  /** Bring these into the picture, as near as they all fit. */
  follow(points: Point[]) {
    if (!this.near || !points.length) return;
    const xs = points.map((p) => p.x), ys = points.map((p) => p.y), left = Math.min(...xs), top = Math.min(...ys);
    const w = Math.max(...xs) - left, h = Math.max(...ys) - top, room = 90;
    const zoom = Math.min(READABLE, this.width / (w + room), this.height / (h + room));
    this.to({ x: left + w / 2, y: top + h / 2 }, zoom, 380);
  }
}

/** Fingers on the map. A drag is not a click. */
export function gestures(node: SVGSVGElement, camera: Camera) {
  const fingers = new Map<number, Point>();
  let dragged = 0;
  const spot = (e: PointerEvent) => ({ x: e.offsetX, y: e.offsetY });
  const down = (e: PointerEvent) => { if (!fingers.size) dragged = 0; fingers.set(e.pointerId, { x: e.clientX, y: e.clientY }); };
  const move = (e: PointerEvent) => {
    const was = fingers.get(e.pointerId);
    if (!was || !camera.near) return;
    const now = { x: e.clientX, y: e.clientY }, other = [...fingers].find(([id]) => id !== e.pointerId)?.[1];
    if (other) {
      const frame = node.getBoundingClientRect(), gap = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      camera.pinch(gap(now) / gap(was), { x: (now.x + other.x) / 2 - frame.left, y: (now.y + other.y) / 2 - frame.top });
    } else camera.by(now.x - was.x, now.y - was.y);
    dragged += Math.hypot(now.x - was.x, now.y - was.y);
    fingers.set(e.pointerId, now);
  };
  const up = (e: PointerEvent) => { fingers.delete(e.pointerId); };
  const click = (e: MouseEvent) => { if (dragged > 8) { e.stopPropagation(); e.preventDefault(); dragged = 0; } };
  const wheel = (e: WheelEvent) => { if (camera.near) { e.preventDefault(); camera.pinch(e.deltaY < 0 ? 1.15 : 0.87, spot(e as unknown as PointerEvent)); } };
  node.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return { destroy() { removeEventListener("pointermove", move); removeEventListener("pointerup", up); removeEventListener("pointercancel", up); } };
}
