/** Whether the mouse itself has moved, rather than the table beneath it. */

/** pixels from which on a mouse is meant to move */
const A_MOVEMENT = 4;

export class Mouse {
  /** the table has changed beneath it, and it lies still since */
  resting = false;
  #rests: [number, number] = [0, 0];
  #question = -1;

  /** Whether it points at something, at a table where this question is asked. */
  moved({ clientX, clientY }: PointerEvent, question: number): boolean {
    if (question !== this.#question) {
      this.#question = question;
      this.resting = true;
      this.#rests = [clientX, clientY];
    }
    const [x, y] = this.#rests;
    if (Math.hypot(clientX - x, clientY - y) >= A_MOVEMENT) this.resting = false;
    return !this.resting;
  }
}
