/** The choices of this visit, so that what was taken back can be made again. */
export class Choices {
  #made: string[] = [];
  #undone: string[] = [];

  /** `again`: it had been taken back, and what was taken back before it can still be made again. */
  made(key: string, again: boolean): void {
    this.#made.push(key);
    if (again) this.#undone.pop();
    else this.#undone = [];
  }
  takenBack(): void {
    const key = this.#made.pop();
    if (key) this.#undone.push(key);
  }
  get next(): string | undefined {
    return this.#undone.at(-1);
  }
}
