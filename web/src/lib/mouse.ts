/** Whether the mouse itself has moved, rather than the table beneath it. */

/** pixels from which on a mouse is meant to move */
const A_MOVEMENT = 4;
const near = ([x, y]: [number, number], toX: number, toY: number) => Math.hypot(toX - x, toY - y) < A_MOVEMENT;

export class Mouse {
  /** the table has changed beneath it, and it lies still since */
  resting = false;
  #rests: [number, number] = [0, 0];
  #question = -1;
  #slid: [number, number] | null = null;

  /** A click has made things slide beneath it: until it moves it points at none of them. */
  slid({ clientX, clientY }: MouseEvent): void {
    this.resting = true;
    this.#rests = this.#slid = [clientX, clientY];
  }
  /** Whether what is clicked has come there by a click on something else. */
  slidUnder({ clientX, clientY }: MouseEvent): boolean {
    return this.#slid !== null && near(this.#slid, clientX, clientY);
  }

  /** Whether it points at something, at a table where this question is asked. */
  moved({ clientX, clientY }: PointerEvent, question: number): boolean {
    if (question !== this.#question) {
      this.#question = question;
      this.resting = true;
      this.#rests = [clientX, clientY];
    }
    if (!near(this.#rests, clientX, clientY)) {
      this.resting = false;
      this.#slid = null;
    }
    return !this.resting;
  }
}
