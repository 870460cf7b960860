/** Card art: a small scene composed from the id: sky, a body, orbit lines, an engraved emblem of the family. */
import { ico } from "./icons";
import { f1, hash, rng } from "./maths";
import { FAMILY } from "./shapes";
import { galaxyArt, planet, PLANET_KINDS, stars } from "./sky";

interface Scene {
  id: string;
  w: number;
  h: number;
  hue: number;
  px: number;
  py: number;
  pr: number;
}
const body = (id: string, n = 0) => PLANET_KINDS[(hash(id) + n) % 7]!;

function rays({ id, w, h, hue, px, pr }: Scene): string {
  let s = "";
  for (let i = 0; i < 7; i++) {
    const a = -2.7 + i * 0.38;
    s +=
      `<path d="M${f1(px)} ${f1(h * 1.05)} L${f1(px + Math.cos(a) * w)} ${f1(h + Math.sin(a) * w)} ` +
      `L${f1(px + Math.cos(a + 0.16) * w)} ${f1(h + Math.sin(a + 0.16) * w)}z" fill="hsl(${hue} 80% 75%)" ` +
      `opacity=".1"/>`;
  }
  return s + planet(body(id), px, h * 1.1, pr, id);
}
function orbits({ id, hue, px, py, pr }: Scene): string {
  let s = "";
  for (let i = 1; i < 4; i++)
    s +=
      `<ellipse cx="${f1(px)}" cy="${f1(py)}" rx="${f1(pr * (1 + i * 0.6))}" ry="${f1(pr * (0.3 + i * 0.2))}" ` +
      `fill="none" stroke="hsl(${hue} 80% 80%)" stroke-opacity=".4" transform="rotate(-16 ${f1(px)} ${f1(py)})"/>`;
  return (
    s + planet(body(id), px, py, pr * 0.7, id) + planet(body(id, 3), px - pr * 1.5, py + pr * 0.2, pr * 0.18, `${id}m`)
  );
}
const spiral = ({ id, px, py, pr }: Scene): string =>
  `<g transform="translate(${f1(px)} ${f1(py)})">${galaxyArt(id, pr * 1.5, 0.9)}</g>`;
function ridge({ w, h, hue, px, py, pr }: Scene): string {
  const disc = (r: number, fill: string) =>
    `<circle cx="${f1(px)}" cy="${f1(py)}" r="${f1(r)}" fill="hsl(${hue} ${fill}/>`;
  return (
    disc(pr * 1.3, '90% 70%)" opacity=".12"') +
    disc(pr * 0.95, '90% 72%)" opacity=".18"') +
    disc(pr * 0.55, '95% 82%)"') +
    `<path d="M0 ${f1(h * 0.86)} Q${f1(w * 0.3)} ${f1(h * 0.62)} ${f1(w * 0.55)} ${f1(h * 0.84)} ` +
    `T${w} ${f1(h * 0.76)} V${h} H0z" fill="hsl(${(hue + 30) % 360} 45% 8%)"/>`
  );
}
const SCENES = [rays, orbits, spiral, ridge];

export function cardArt(id: string, w: number, h: number, family: string, big = true): string {
  const r = rng(`c${id}`),
    [hue, icon] = FAMILY[id] ?? FAMILY[family] ?? [220, "core"],
    u = `k${hash(id + family + w)}`;
  const px = w * (0.62 + r() * 0.28),
    py = h * (0.5 + r() * 0.35),
    pr = h * (0.3 + r() * 0.28),
    scene = SCENES[Math.floor(r() * 4)]!;
  const emblem =
    big && icon
      ? `<g opacity=".95">${ico(icon, h * 0.5 + 3, h * 0.5, h * 0.62, "#fff", 0.16)}` +
        `${ico(icon, h * 0.5 + 2, h * 0.5, h * 0.46, `hsl(${hue} 90% 88%)`)}</g>`
      : "";
  return (
    `<svg class="art" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" ` +
    `aria-hidden="true"><defs><linearGradient id="${u}" x1="0" y1="0" x2="1" y2="1">` +
    `<stop offset="0" stop-color="hsl(${hue} 58% 30%)"/>` +
    `<stop offset=".6" stop-color="hsl(${(hue + 25) % 360} 55% 17%)"/>` +
    `<stop offset="1" stop-color="hsl(${(hue + 50) % 360} 50% 10%)"/></linearGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#${u})"/>` +
    `${stars(w, h, Math.floor((w * h) / 260), `${id}s`, 1.1)}${scene({ id, w, h, hue, px, py, pr })}${emblem}</svg>`
  );
}
