/** The sounds of the table, written down as notes: few, short, and each told apart with closed eyes. */
export type Sound = "turn" | "choice" | "gain" | "refusal" | "milestone";

export interface Note {
  /** seconds after the sound begins */ at: number;
  /** pitch in hertz, and where it slides to */ pitch: number;
  to?: number;
  /** seconds until it has died away */ lasts: number;
  /** of 1 */ loud: number;
  wave: OscillatorType;
}

/** A struck bell: the tone, and a fainter one far above it that dies sooner. */
const bell = (at: number, pitch: number, lasts: number, loud: number): Note[] => [
  { at, pitch, lasts, loud, wave: "sine" },
  { at, pitch: pitch * 2.76, lasts: lasts / 3, loud: loud / 5, wave: "sine" },
];

export const SOUNDS: Record<Sound, Note[]> = {
  turn: [...bell(0, 659.3, 0.7, 0.5), ...bell(0.16, 987.8, 1, 0.5)],
  choice: [{ at: 0, pitch: 520, to: 390, lasts: 0.07, loud: 0.35, wave: "triangle" }],
  gain: [
    { at: 0, pitch: 784, lasts: 0.16, loud: 0.25, wave: "triangle" },
    { at: 0.07, pitch: 1046.5, lasts: 0.28, loud: 0.25, wave: "triangle" },
  ],
  refusal: [
    { at: 0, pitch: 196, to: 185, lasts: 0.12, loud: 0.45, wave: "triangle" },
    { at: 0.11, pitch: 155.6, to: 146.8, lasts: 0.2, loud: 0.45, wave: "triangle" },
  ],
  milestone: [
    { at: 0, pitch: 130.8, lasts: 1.8, loud: 0.4, wave: "sine" },
    ...bell(0.05, 392, 1.6, 0.3),
    ...bell(0.2, 523.3, 1.6, 0.3),
    ...bell(0.35, 659.3, 1.6, 0.3),
    ...bell(0.5, 1046.5, 1.8, 0.3),
  ],
};

/** Seconds after which another sound can be told from it. */
export const room = (notes: Note[]): number => Math.max(...notes.map((note) => note.at)) + 0.2;
