/** What is told of a game, as one seat should read it. */
import type { GameEvent, TableState } from "./protocol";

/** A rival's places have the names of one's own, and are not on the screen: `own` are the kinds of such places. */
export function asSeenBy(seat: number, events: GameEvent[], own: string[]): GameEvent[] {
  const theirs = (event: GameEvent, ref: string) => event.seat !== seat && own.includes(ref.split(":")[0]!);
  return events.map((event) => ({
    ...event,
    refs: event.refs.filter((ref) => !theirs(event, ref)),
    parts: event.parts.map((part) => (typeof part !== "string" && theirs(event, part.ref) ? part.name : part)),
  }));
}

/** The log with a new state: what was taken back is gone, what has happened since is added. */
export function logWith(log: GameEvent[], { fresh, since, events }: TableState): GameEvent[] {
  return fresh || since === null ? events : [...log.filter((event) => event.move <= since), ...events];
}
