/** Moving over the board: wheel, drag, pinch and keys. The board fills its frame at zoom 1. */
const MOST = 4,
  DRAG = 6,
  STEP = 1.35,
  NEAR = 2;

export class PanZoom {
  zoom = $state(1);
  /** 1 for a board that is not to be moved over */
  most = $state(MOST);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  dragging = $state(false);
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = 0;

  /** Zoom about a point of the frame, keeping what lies there. */
  by(factor: number, px = this.width / 2, py = this.height / 2): void {
    const zoom = Math.min(this.most, Math.max(1, this.zoom * factor)),
      real = zoom / this.zoom;
    this.x = px - (px - this.x) * real;
    this.y = py - (py - this.y) * real;
    this.zoom = zoom;
    this.#hold();
  }
  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#hold();
  }
  all(): void {
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
  }
  near(): void {
    this.by(STEP);
  }
  far(): void {
    this.by(1 / STEP);
  }
  /** Bring a box of the screen near, in the middle of the frame. */
  approach(box: DOMRect, frame: DOMRect): void {
    const x = (box.x + box.width / 2 - frame.left - this.x) / this.zoom,
      y = (box.y + box.height / 2 - frame.top - this.y) / this.zoom;
    this.zoom = Math.min(this.most, NEAR);
    this.x = this.width / 2 - x * this.zoom;
    this.y = this.height / 2 - y * this.zoom;
    this.#hold();
  }
  /** Bring a box of the screen into the frame. */
  reveal(box: DOMRect, frame: DOMRect): void {
    if (this.zoom === 1) return;
    const edge = 40;
    this.pan(
      Math.max(0, frame.left + edge - box.left) - Math.max(0, box.right + edge - frame.right),
      Math.max(0, frame.top + edge - box.top) - Math.max(0, box.bottom + edge - frame.bottom),
    );
  }
  #hold(): void {
    this.x = Math.min(0, Math.max(this.width * (1 - this.zoom), this.x));
    this.y = Math.min(0, Math.max(this.height * (1 - this.zoom), this.y));
  }

  attach = (frame: HTMLElement) => {
    const at = (event: PointerEvent | WheelEvent) => {
      const box = frame.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    /** what lies over the board and scrolls keeps its wheel */
    const scrolls = (from: EventTarget | null): boolean => {
      for (let one = from as Element | null; one && one !== frame; one = one.parentElement)
        if (one.scrollHeight > one.clientHeight + 2 && /auto|scroll/.test(getComputedStyle(one).overflowY)) return true;
      return false;
    };
    const wheel = (event: WheelEvent) => {
      if (scrolls(event.target)) return;
      event.preventDefault();
      const { x, y } = at(event);
      this.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), x, y);
    };
    const down = (event: PointerEvent) => {
      if (!this.#fingers.size) this.#moved = 0;
      this.#fingers.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent) => {
      const before = this.#fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
      this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
      if (other) {
        const far = Math.hypot(now.x - other.x, now.y - other.y),
          was = Math.hypot(before.x - other.x, before.y - other.y);
        if (was > 0) this.by(far / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
      }
      if (this.zoom > 1 && this.#moved > DRAG) {
        this.dragging = true;
        this.pan((now.x - before.x) / (other ? 2 : 1), (now.y - before.y) / (other ? 2 : 1));
      }
      this.#fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => {
      this.#fingers.delete(event.pointerId);
      if (!this.#fingers.size) this.dragging = false;
    };
    /** a drag ends in no choice */
    const click = (event: MouseEvent) => {
      if (this.#moved > DRAG && (this.zoom > 1 || this.#moved > 60)) {
        event.stopPropagation();
        event.preventDefault();
      }
      this.#moved = 0;
    };
    frame.addEventListener("wheel", wheel, { passive: false });
    frame.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    frame.addEventListener("click", click, true);
    const size = new ResizeObserver(([entry]) => {
      this.width = entry!.contentRect.width;
      this.height = entry!.contentRect.height;
      this.#hold();
    });
    size.observe(frame);
    return () => {
      size.disconnect();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };
}
