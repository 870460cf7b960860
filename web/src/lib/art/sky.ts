/** The sky: stars, brass rulers, galaxies and planets. */
import { f1, hash, pol, rng, TAU } from "./maths";

export function stars(w: number, h: number, n: number, seed: string | number, o = 1): string {
  const r = rng(seed);
  let s = "";
  for (let i = 0; i < n; i++) {
    const m = r();
    s +=
      `<circle cx="${f1(r() * w)}" cy="${f1(r() * h)}" r="${f1(0.5 + m * m * 1.2)}" ` +
      `fill="${r() > 0.8 ? "#ffe2b0" : "#cfe0ff"}" opacity="${f1((0.15 + m * 0.55) * o * 10) / 10}"/>`;
  }
  return s;
}

/** A graduated circle. */
export function ring(
  cx: number,
  cy: number,
  r: number,
  n: number,
  major: number,
  c = "var(--brass)",
  o = 0.5,
  inward = 1,
): string {
  let s =
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${c}" stroke-opacity="${o * 0.8}" ` +
    `stroke-width="1"/>`;
  for (let i = 0; i < n; i++) {
    const a = (TAU * i) / n - TAU / 4,
      length = i % major ? 4 : 9;
    const [x1, y1] = pol(cx, cy, r, a),
      [x2, y2] = pol(cx, cy, r - inward * length, a);
    s += `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${c}" stroke-opacity="${o}" stroke-width="1"/>`;
  }
  return s;
}

export function spiralArm(a0: number, r0: number, r1: number, turn: number, n = 26): string {
  let d = "";
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      [x, y] = pol(0, 0, r0 + (r1 - r0) * t, a0 + turn * t);
    d += `${i ? "L" : "M"}${x} ${y}`;
  }
  return d;
}

export function galaxyArt(id: string | number, R: number, o = 1): string {
  const r = rng(`g${id}`),
    hue = Math.floor(r() * 360),
    a0 = r() * TAU,
    turn = (r() > 0.5 ? 1 : -1) * (3.4 + r() * 1.6),
    arms = r() > 0.55 ? 3 : 2,
    sq = 0.62 + r() * 0.38,
    rot = Math.floor(r() * 180);
  const c = `hsl(${hue} 70% 72%)`,
    c2 = `hsl(${(hue + 40) % 360} 80% 62%)`;
  let s = `<g transform="rotate(${rot}) scale(1 ${f1(sq * 100) / 100})" opacity="${o}">`;
  for (let i = 0; i < arms; i++) {
    const d = spiralArm(a0 + (TAU * i) / arms, R * 0.12, R * 0.95, turn);
    s +=
      `<path d="${d}" stroke="${c2}" stroke-opacity=".2" stroke-width="${f1(R * 0.3)}" fill="none" ` +
      `stroke-linecap="round"/><path d="${d}" stroke="${c}" stroke-opacity=".5" stroke-width="${f1(R * 0.08)}" ` +
      `fill="none" stroke-linecap="round"/>`;
  }
  for (let i = 0; i < 9; i++) {
    const [x, y] = pol(0, 0, R * (0.25 + r() * 0.7), r() * TAU);
    s += `<circle cx="${x}" cy="${y}" r="${f1(0.5 + r() * 0.8)}" fill="#fff" opacity="${f1(0.4 + r() * 0.5)}"/>`;
  }
  return (
    `${s}<circle r="${f1(R * 0.26)}" fill="${c}" opacity=".35"/>` +
    `<circle r="${f1(R * 0.13)}" fill="#fff8e8" opacity=".95"/></g>`
  );
}

/** Light, body and shadow of each kind of planet. */
const PLANETS = {
  blue: ["#9fd2ff", "#2f7fe0", "#0c2b66"],
  brown: ["#fbe2b4", "#cf9a58", "#5a3818"],
  red: ["#ff9a76", "#cf3420", "#3d0906"],
  gray: ["#e6ecf8", "#8b97b0", "#262e42"],
  violet: ["#e2ccff", "#8d5be0", "#26104f"],
  teal: ["#b8fff0", "#22a994", "#06382f"],
  gold: ["#ffefc0", "#d6a23c", "#4d3208"],
} satisfies Record<string, [string, string, string]>;
export type PlanetKind = keyof typeof PLANETS;
export const PLANET_KINDS: PlanetKind[] = ["blue", "brown", "red", "gray", "violet", "teal", "gold"];

/** Never by colour alone: cloud bands, dunes, cracks or craters. */
function surface(kind: PlanetKind, r: number, q: () => number): string {
  let d = "";
  if (kind === "blue" || kind === "teal") {
    for (let i = 0; i < 4; i++) {
      const y = -r * 0.7 + i * r * 0.45 + q() * 2;
      d +=
        `<path d="M${-r} ${f1(y)} q${f1(r * 0.5)} ${f1(-r * 0.3)} ${r} 0 t${r} 0" stroke="#eaf6ff" ` +
        `stroke-opacity=".5" stroke-width="${f1(r * 0.11)}" fill="none"/>`;
    }
  } else if (kind === "brown" || kind === "gold") {
    for (let i = 0; i < 5; i++)
      d +=
        `<path d="M${-r} ${f1(-r * 0.8 + i * r * 0.4)} H${r}" stroke="${i % 2 ? "#ffe3b5" : "#3b1f08"}" ` +
        `stroke-opacity=".42" stroke-width="${f1(r * 0.14)}" fill="none"/>`;
  } else if (kind === "red") {
    d =
      `<path d="M${-r} ${f1(-r * 0.2)} L${f1(-r * 0.4)} ${f1(r * 0.1)} L${f1(-r * 0.1)} ${f1(-r * 0.4)} ` +
      `L${f1(r * 0.3)} ${f1(r * 0.15)} L${r} ${f1(-r * 0.3)} M${f1(-r * 0.4)} ${f1(r * 0.1)} ` +
      `L${f1(-r * 0.2)} ${r} M${f1(r * 0.3)} ${f1(r * 0.15)} L${f1(r * 0.45)} ${r}" stroke="#ffd27a" ` +
      `stroke-width="${f1(Math.max(1.2, r * 0.12))}" fill="none" stroke-linejoin="round"/>`;
  } else {
    d =
      `<circle cx="${-r * 0.3}" cy="${-r * 0.1}" r="${r * 0.22}" fill="#000" opacity=".25"/>` +
      `<circle cx="${r * 0.3}" cy="${r * 0.3}" r="${r * 0.16}" fill="#000" opacity=".25"/>`;
  }
  return d;
}

export function planet(kind: PlanetKind, x: number, y: number, r: number, id: string | number = "0"): string {
  const u = kind + hash(id + kind + f1(x) + f1(y)),
    [light, body, shadow] = PLANETS[kind],
    ringed = kind === "brown" || kind === "gold";
  const back = ringed
    ? `<ellipse rx="${f1(r * 1.5)}" ry="${f1(r * 0.42)}" transform="rotate(-18)" fill="none" stroke="#f0cf9a" ` +
      `stroke-opacity=".75" stroke-width="${f1(Math.max(1, r * 0.13))}"/>`
    : "";
  const front = ringed
    ? `<path d="M${f1(-r * 1.5)} 0 A${f1(r * 1.5)} ${f1(r * 0.42)} 0 0 0 ${f1(r * 1.5)} 0" ` +
      `transform="rotate(-18)" fill="none" stroke="#ffe0ae" stroke-width="${f1(Math.max(1, r * 0.15))}"/>`
    : "";
  return (
    `<g transform="translate(${f1(x)} ${f1(y)})">${back}<defs>` +
    `<radialGradient id="${u}" cx=".32" cy=".28" r=".85"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset=".5" stop-color="${body}"/><stop offset="1" stop-color="${shadow}"/></radialGradient>` +
    `<clipPath id="c${u}"><circle r="${r}"/></clipPath></defs><circle r="${r}" fill="url(#${u})"/>` +
    `<g clip-path="url(#c${u})">${surface(kind, r, rng(`p${id}${kind}`))}` +
    `<circle cx="${f1(r * 0.55)}" cy="${f1(r * 0.5)}" r="${f1(r * 1.08)}" fill="none" stroke="#02040a" ` +
    `stroke-opacity=".35" stroke-width="${f1(r * 0.5)}"/></g>` +
    `<circle r="${r}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width=".8"/>${front}</g>`
  );
}
