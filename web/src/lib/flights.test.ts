import { beforeEach, expect, test, vi } from "vitest";
import { launch, measure, type Motion } from "./flights";

const { places, put } = vi.hoisted(() => ({
  places: new Map<string, { x: number }>(),
  put: vi.fn<(what: string, way: Keyframe[], timing: KeyframeAnimationOptions) => void>(),
}));
const animated = { finished: new Promise(() => undefined), effect: null };

/** Places lie where the test puts them; nothing is drawn. */
vi.mock("./finding", () => ({
  spot: (name: string) =>
    places.has(name)
      ? {
          name,
          getBoundingClientRect: () => ({ y: 0, width: 20, height: 20, ...places.get(name) }),
          getAnimations: () => [],
          animate: (way: Keyframe[], timing: KeyframeAnimationOptions) => {
            put(`moves ${name}`, way, timing);
            return animated;
          },
        }
      : null,
  boardWorld: () => null,
  zone: () => null,
}));
vi.stubGlobal("document", {
  getAnimations: () => [],
  body: { appendChild: (one: unknown) => one },
  createElement: () => ({
    isConnected: true,
    appendChild: (one: unknown) => one,
    remove: () => undefined,
    animate(this: { className: string }, way: Keyframe[], timing: KeyframeAnimationOptions) {
      put(this.className, way, timing);
      return animated;
    },
  }),
});

const at = (delay: number, motion: Motion): [number, Motion] => [delay, motion];
const started = () => put.mock.calls.map(([what, , timing]) => [what, timing.delay]);
const flight = (n: number, from = ["0 V"], to = ["1 V"]): Motion => ({ kind: "fly", art: "", n, from, to });

beforeEach(() => {
  put.mockClear();
  places.clear();
  places.set("0 V", { x: 0 }).set("1 V", { x: 100 }).set("space:4", { x: 50 });
});

test("before the position changes it is measured where things start", () => {
  const boxes = measure([flight(1), { kind: "glide", what: "space:4" }, { kind: "tick", at: "1 V" }]);
  expect([...boxes.keys()]).toEqual(["0 V", "space:4"]);
});

test("what is no longer there starts from where it was", () => {
  const motions = [flight(1)],
    before = measure(motions);
  places.delete("0 V");
  launch([at(0, motions[0]!)], before, 1, 1);
  expect(started()).toEqual([["icon", 0]]);
});

test("from nowhere or to nowhere nothing flies", () => {
  launch([at(0, flight(1, ["nowhere"])), at(0, flight(1, ["0 V"], ["nowhere"]))], new Map(), 1, 1);
  expect(started()).toEqual([]);
});

test("of several places the first that is seen is meant", () => {
  launch([at(0, flight(1, ["nowhere", "0 V"], ["nowhere", "1 V"]))], new Map(), 1, 1);
  expect(started()).toEqual([["icon", 0]]);
});

test("a large gain is at most five icons, one after the other, at the table's own pace", () => {
  launch([at(100, flight(12))], new Map(), 2, 1);
  expect(started()).toEqual([0, 1, 2, 3, 4].map((i) => ["icon", 200 + i * 120]));
});

test("a piece hops over every link of its way and ends where it stands", () => {
  const path = [0, 10, 30].map((x) => ({ x, y: 0 }));
  launch([at(0, { kind: "hop", what: "space:4", path })], new Map(), 1, 1);
  const [what, way] = put.mock.calls[0]!;
  expect(what).toBe("moves space:4");
  expect(way.map((frame) => frame.translate)).toEqual([
    "-30px 0px",
    "-25px -4px",
    "-20px 0px",
    "-10px -4px",
    "0px 0px",
  ]);
});

test("what stays where it is does not glide", () => {
  const motion: Motion = { kind: "glide", what: "space:4" },
    before = measure([motion]);
  launch([at(0, motion)], before, 1, 1);
  expect(started()).toEqual([]);
  places.set("space:4", { x: 80 });
  launch([at(0, motion)], before, 1, 1);
  expect(started()).toEqual([["moves space:4", 0]]);
});
