/** Whether the mouse itself has moved, rather than the table beneath it. */

/** pixels from which on a mouse is meant to move */
const A_MOVEMENT = 4;

export class Mouse {
  /** the table has changed beneath it, and it lies still since */
  resting = false;
  #rests: [number, number] = [0, 0];
  #version = -1;

  /** Whether it points at something, at a table of this version. */
  moved({ clientX, clientY }: PointerEvent, version: number): boolean {
    if (version !== this.#version) {
      this.#version = version;
      this.resting = true;
      this.#rests = [clientX, clientY];
    }
    const [x, y] = this.#rests;
    if (Math.hypot(clientX - x, clientY - y) >= A_MOVEMENT) this.resting = false;
    return !this.resting;
  }
}
