import { beforeEach, expect, test, vi } from "vitest";
import { SOUNDS, type Sound } from "./notes";
import { SoundPlayer, type Graph } from "./player";
import { richer } from "./riches";

interface Struck {
  pitch: number;
  at: number;
  loud: number;
}
let struck: Struck[], clock: { currentTime: number; state: string }, volume: number, made: number;
let player: SoundPlayer;

/** An audio graph that writes down what would be heard. */
function fake(): Graph {
  made += 1;
  return Object.assign(clock, {
    destination: {},
    resume: vi.fn(() => Promise.resolve()),
    createGain: () => ({
      connect: vi.fn(),
      gain: {
        setValueAtTime: vi.fn(),
        exponentialRampToValueAtTime: (loud: number) => {
          const last = struck.at(-1)!;
          last.loud = Math.max(last.loud, loud);
        },
      },
    }),
    createOscillator: () => {
      const one = { pitch: 0, at: 0, loud: 0 };
      struck.push(one);
      return {
        type: "sine",
        connect: vi.fn(),
        stop: vi.fn(),
        start: (at: number) => {
          one.at = at;
        },
        frequency: {
          setValueAtTime: (pitch: number) => {
            one.pitch = pitch;
          },
          exponentialRampToValueAtTime: vi.fn(),
        },
      };
    },
  }) as unknown as Graph;
}

beforeEach(() => {
  struck = [];
  clock = { currentTime: 5, state: "running" };
  volume = 0.5;
  made = 0;
  player = new SoundPlayer(fake, () => volume);
});

test("nothing is made or heard before the first gesture", () => {
  player.play("turn");
  expect([made, struck.length]).toEqual([0, 0]);
  player.wake();
  player.wake();
  player.play("turn");
  expect(made).toBe(1);
  expect(struck.length).toBe(SOUNDS.turn.length);
});

test("who has muted it hears nothing, and nothing is made", () => {
  volume = 0;
  player.wake();
  player.play("turn");
  expect([made, struck.length]).toEqual([0, 0]);
  volume = 0.5;
  player.wake();
  volume = 0;
  player.play("turn");
  expect(struck).toEqual([]);
});

test("louder is louder", () => {
  player.wake();
  player.play("choice");
  clock.currentTime += 10;
  volume = 1;
  player.play("choice");
  expect(struck[1]!.loud).toBeGreaterThan(struck[0]!.loud);
});

test("what comes together sounds one after the other, and what would come too late not at all", () => {
  player.wake();
  for (let i = 0; i < 20; i++) player.play("gain");
  const begins = struck.filter((note) => note.pitch === SOUNDS.gain[0]!.pitch).map((note) => note.at);
  expect(begins.length).toBeGreaterThan(1);
  expect(begins.length).toBeLessThan(8);
  for (const [i, at] of begins.slice(1).entries()) expect(at).toBeGreaterThan(begins[i]!);
});

test("a browser that gives no graph stays silent", () => {
  const silent = new SoundPlayer(
    () => {
      throw new Error("none");
    },
    () => 1,
  );
  silent.wake();
  silent.play("turn");
  expect(struck).toEqual([]);
});

test("a graph that sleeps is woken by the next gesture and plays nothing until then", () => {
  clock.state = "suspended";
  player.wake();
  player.play("turn");
  expect(struck).toEqual([]);
  clock.state = "running";
  player.play("turn");
  expect(struck.length).toBeGreaterThan(0);
});

test("no two sounds begin alike, and none is longer than two seconds or overdriven", () => {
  const all = Object.entries(SOUNDS) as [Sound, (typeof SOUNDS)[Sound]][];
  expect(new Set(all.map(([, notes]) => notes[0]!.pitch)).size).toBe(all.length);
  for (const [, notes] of all) {
    expect(Math.max(...notes.map((note) => note.at + note.lasts))).toBeLessThan(2.5);
    expect(Math.max(...notes.map((note) => note.loud))).toBeLessThanOrEqual(0.5);
  }
});

test("more of anything is a gain; less of all, or a first look, is none", () => {
  expect(richer([1, 5], [2, 3])).toBe(true);
  expect(richer([1, 5], [1, 4])).toBe(false);
  expect(richer([], [3])).toBe(false);
});
