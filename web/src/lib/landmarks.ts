/** What of a game is worth finding again. */
import type { GameEvent } from "./protocol";

/** The events of these kinds, each with the icon of its kind. */
export const landmarksIn = (story: GameEvent[], kinds: Record<string, string>) =>
  Object.entries(kinds).flatMap(([kind, icon]) =>
    story.filter((event) => event.event === kind && event.seat >= 0).map((event) => ({ ...event, icon })),
  );
/** The next of these moves from here, on or back. */
export const nextStart = (starts: number[], from: number, step: number): number | undefined =>
  step > 0 ? starts.find((move) => move > from) : starts.findLast((move) => move < from);
