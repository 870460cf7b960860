/** A Black Hole board is a spiral of two arms. Everything is laid out in real pixels, so that words never shrink. */
import { f1, smooth } from "../../lib/art/maths";
import { LENGTH, OPEN } from "./model";
import type { Size } from "./model";

export type Point = [number, number];
export interface Frame {
  w: number;
  h: number;
  cx: number;
  cy: number;
  kx: number;
  ky: number;
  rx: number;
  ry: number;
  space: number;
  ribbon: number;
  narrow: boolean;
}

const RADIUS = [246, 224, 200, 166, 138, 84];
const ANGLE = [200, 224, 252, 286, 326, 378];
export const HOLE_RADIUS: Record<Size, number> = { Primordial: 54, Stellar: 104, Supermassive: 174 };

/** The Solar Mass ring fills the box and the arms keep their place within it; without a ring they have all of it. */
export function frame(w: number, h: number, ring = true): Frame {
  const narrow = w < 560;
  const [dx, dy] = narrow ? [15, 16] : [30, 24];
  const ry = Math.min(h / 2 - dy, (w / 2 - dx) * 1.2);
  const rx = Math.min(w / 2 - dx, ry * (narrow ? 1.9 : 1.56));
  const ky = (ry / 274) * (ring ? (narrow ? 1.05 : 1) : 1.22);
  const kx = (rx / 402) * 1.42 * (ring ? (narrow ? 0.98 : 1) : 1.14);
  const space = Math.max(narrow ? 21 : 23, Math.min(32, 29 * Math.min(ky, kx)));
  return { w, h, cx: w / 2, cy: h / 2, kx, ky, rx, ry, space, ribbon: space * 1.8, narrow };
}
export function mini(w: number, h: number): Frame {
  return {
    w,
    h,
    cx: w / 2,
    cy: h / 2,
    kx: w / 740,
    ky: h / 500,
    rx: w / 2,
    ry: h / 2,
    space: 9.5,
    ribbon: 7,
    narrow: true,
  };
}
function polar(f: Frame, radius: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [f1(f.cx + f.kx * radius * Math.cos(a)), f1(f.cy + f.ky * radius * Math.sin(a))];
}
export function spot(f: Frame, space: number): Point {
  const depth = space % LENGTH;
  return polar(f, RADIUS[depth]!, ANGLE[depth]! + (space < LENGTH ? 0 : 180));
}
/** From one space to another of its Channel, along the arm. */
export function along(f: Frame, from: number, to: number): Point[] {
  const channel = Math.floor(to / LENGTH) * 180,
    a = from % LENGTH,
    b = to % LENGTH,
    steps = Math.max(1, Math.abs(b - a) * 3);
  const between = (values: number[], depth: number) => {
    const low = Math.min(LENGTH - 2, Math.floor(depth));
    return values[low]! + (values[low + 1]! - values[low]!) * (depth - low);
  };
  return Array.from({ length: steps + 1 }, (_, i) => a + ((b - a) * i) / steps).map((depth) =>
    polar(f, between(RADIUS, depth), between(ANGLE, depth) + channel),
  );
}
/** So many spaces of a Channel, from beyond its first. */
function spaces(f: Frame, channel: number, many: number): Point[] {
  const before = polar(f, 252, ANGLE[0]! - (f.narrow ? 12 : 14) + channel * 180);
  return [before, ...Array.from({ length: many }, (_, depth) => spot(f, channel * LENGTH + depth))];
}
/** The arm of a Channel, to the centre. */
export const arm = (f: Frame, channel: number): string => smooth([...spaces(f, channel, LENGTH), [f.cx, f.cy]]);
/** As much of it as is seen: to the rim of the hole. */
export function armToHole(f: Frame, channel: number, size: Size): string {
  const [w, h] = holeOf(f, size),
    open = OPEN[size],
    innermost = channel * LENGTH + open - 1,
    [x, y] = spot(f, innermost);
  const onward =
    open < LENGTH
      ? along(f, innermost, innermost + 1).slice(1)
      : [0.25, 0.5, 0.75].map((t): Point => [x + (f.cx - x) * t, y + (f.cy - y) * t]);
  const seen = onward.filter(([u, v]) => Math.hypot((u - f.cx) / w, (v - f.cy) / h) > 1);
  return smooth([...spaces(f, channel, open), ...seen]);
}
/** Where a Solar Mass stands on the ring: 100 steps clockwise from the top. */
export function onRing(f: Frame, mass: number, out = 0): Point {
  const a = -Math.PI / 2 + (2 * Math.PI * mass) / 100;
  return [f1(f.cx + (f.rx + out) * Math.cos(a)), f1(f.cy + (f.ry + out) * Math.sin(a))];
}
/** Half the width and height of the hole. */
export function holeOf(f: Frame, size: Size): Point {
  return [f1(HOLE_RADIUS[size] * f.kx), f1(HOLE_RADIUS[size] * f.ky)];
}
/** Between two points: where an arrow sits, and how it is turned. */
export function between(a: Point, b: Point, t = 0.5): { x: number; y: number; turn: number } {
  return {
    x: f1(a[0] + (b[0] - a[0]) * t),
    y: f1(a[1] + (b[1] - a[1]) * t),
    turn: f1((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI),
  };
}
