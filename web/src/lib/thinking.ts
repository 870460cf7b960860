/** Who thinks, since when, and how far. */
export interface Thinking {
  seat: number;
  since: number;
  done: number;
  share: number;
}

/** News of the same thought leave its beginning as it was. */
export function thinkingOn(before: Thinking | null, { seat, done, share }: Omit<Thinking, "since">): Thinking {
  const since = before?.seat === seat && done ? before.since : performance.now();
  return { seat, done, share, since };
}
