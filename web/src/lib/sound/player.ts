/** Plays sounds with the browser's audio graph. A page may not sound before somebody has touched it: until then nothing
 *  is made, and what would have sounded is lost. */
import { room, SOUNDS, type Note, type Sound } from "./notes";

/** as much of an AudioContext as is used */
export type Graph = Pick<AudioContext, "currentTime" | "state" | "destination" | "resume"> & {
  createGain(): GainNode;
  createOscillator(): OscillatorNode;
};

const ATTACK = 0.008,
  /** what has to wait longer than this tells of the past */
  LATEST = 0.9,
  SILENCE = 0.0001;

export class SoundPlayer {
  #graph: Graph | null = null;
  #free = 0;

  constructor(
    readonly make: () => Graph,
    /** 0 to 1; 0 is silent */
    readonly volume: () => number,
  ) {}

  /** To be called by the first gesture; a browser that gives no graph stays silent. */
  wake = (): void => {
    if (!this.volume()) return;
    try {
      this.#graph ??= this.make();
      if (this.#graph.state === "suspended") void this.#graph.resume().catch(() => undefined);
    } catch {
      this.#graph = null;
    }
  };

  /** One after the other: two at once are none. */
  play(sound: Sound): void {
    const graph = this.#graph,
      volume = this.volume();
    if (!graph || !volume || graph.state !== "running") return;
    const start = Math.max(graph.currentTime, this.#free);
    if (start - graph.currentTime > LATEST) return;
    this.#free = start + room(SOUNDS[sound]);
    for (const note of SOUNDS[sound]) strike(graph, note, start, volume);
  }
}

function strike(graph: Graph, { at, pitch, to, lasts, loud, wave }: Note, start: number, volume: number): void {
  const begins = start + at,
    ends = begins + lasts,
    tone = graph.createOscillator(),
    swell = graph.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, begins);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, ends);
  swell.gain.setValueAtTime(SILENCE, begins);
  // ears hear loudness as powers: half of the way is half as loud
  swell.gain.exponentialRampToValueAtTime(Math.max(SILENCE, loud * volume ** 2), begins + ATTACK);
  swell.gain.exponentialRampToValueAtTime(SILENCE, ends);
  tone.connect(swell);
  swell.connect(graph.destination);
  tone.start(begins);
  tone.stop(ends + 0.02);
}
