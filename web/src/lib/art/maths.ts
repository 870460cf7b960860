/** Numbers behind the drawings: everything is drawn from an id, the same on every screen. */
export type Point = [number, number];
export const TAU = Math.PI * 2;
export const S3 = Math.sqrt(3);

export function hash(text: string | number): number {
  let h = 2166136261;
  for (const c of String(text)) {
    h ^= c.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** Chance that is the same for the same seed (mulberry32). */
export function rng(seed: string | number): () => number {
  let a = hash(seed) || 1;
  return () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal is enough for a drawing. */
export const f1 = (n: number): number => Math.round(n * 10) / 10;
export const pol = (cx: number, cy: number, r: number, a: number): Point => [
  f1(cx + r * Math.cos(a)),
  f1(cy + r * Math.sin(a)),
];
export const hexPts = (cx: number, cy: number, s: number, pointy = true): Point[] =>
  Array.from({ length: 6 }, (_, i) => pol(cx, cy, s, TAU * (i / 6) + (pointy ? TAU / 12 : 0)));
export const pts = (points: Point[]): string => points.map((p) => p.join(",")).join(" ");
/** A smooth line through points (Catmull-Rom). */
export function smooth(p: Point[]): string {
  let d = `M${p[0]!.join()}`;
  for (let i = 0; i < p.length - 1; i++) {
    const a = p[Math.max(0, i - 1)]!,
      b = p[i]!,
      c = p[i + 1]!,
      e = p[Math.min(p.length - 1, i + 2)]!;
    d +=
      `C${f1(b[0] + (c[0] - a[0]) / 6)} ${f1(b[1] + (c[1] - a[1]) / 6)} ` +
      `${f1(c[0] - (e[0] - b[0]) / 6)} ${f1(c[1] - (e[1] - b[1]) / 6)} ${c[0]} ${c[1]}`;
  }
  return d;
}
