/** The cover of Laniakea: a cutting of its map of galaxies, abysses and bridges. */
import { f1, figure, galaxyArt, hexPts, ico, piece, pts, S3, SEAT, spiralArm, type Point } from "../../lib/art";

const S = 46,
  R = S * 0.775,
  SECTORS = ["white", "blue", "pink", "green", "gold", "red", "violet"];
const at = (q: number, r: number): Point => [S3 * S * (q + r / 2), 1.5 * S * r];
const abyss = (q: number, r: number) => (q - r + 12) % 3 === 1 && (q + 2 * r + 12) % 3 === 1;
const sector = (q: number, r: number) =>
  SECTORS[(Math.floor((Math.atan2(r, q + r / 2) / Math.PI + 1) * 3) + (Math.hypot(q + r / 2, r) < 1.2 ? 0 : 1)) % 7]!;

function laniakea(): string {
  let land = "",
    lines = "",
    tiles = "",
    holes = "";
  for (let r = -4; r <= 4; r++)
    for (let q = -6; q <= 6; q++) {
      const [x, y] = at(q, r),
        colour = `var(--sector-${sector(q, r)})`;
      if (Math.abs(x) > 260 || Math.abs(y) > 300) continue;
      if (abyss(q, r)) {
        holes +=
          `<g transform="translate(${f1(x)} ${f1(y)})"><polygon points="${pts(hexPts(0, 0, S * 0.92))}" ` +
          `fill="#05060e" stroke="#3a4567" stroke-opacity=".7"/>` +
          `<path d="${spiralArm(q + r, 4, S * 0.6, 5.5)}" fill="none" stroke="#7f8db8" stroke-opacity=".28" ` +
          `stroke-width="2"/>${ico("throne", 0, 0, S * 0.4, "#8e9bc2", 0.8)}</g>`;
        for (const [dq, dr] of [
          [1, 0],
          [-1, 1],
          [0, -1],
        ] as Point[]) {
          const [u, v] = at(q + dq, r + dr),
            length = Math.hypot(u - x, v - y),
            ux = (u - x) / length,
            uy = (v - y) / length;
          const rail = (side: number) =>
            `M${f1(x + ux * S * 0.46 + uy * side)} ${f1(y + uy * S * 0.46 - ux * side)}` +
            `L${f1(u - ux * R + uy * side)} ${f1(v - uy * R - ux * side)}`;
          holes +=
            `<path d="${rail(0)}" stroke="#070b16" stroke-width="11"/>` +
            `<path d="${rail(3.2)}${rail(-3.2)}" stroke="${colour}" stroke-width="2.2"/>` +
            `<path d="${rail(0)}" stroke="${colour}" stroke-width="6.5" stroke-dasharray="1.6 4.2" ` +
            `stroke-opacity=".8"/>`;
        }
        continue;
      }
      land +=
        `<polygon points="${pts(hexPts(x, y, S - 2))}" fill="${colour}" fill-opacity=".2" stroke="${colour}" ` +
        `stroke-opacity=".75" stroke-width="2"/>`;
      lines +=
        `<path d="M${f1(x)} ${f1(y)}L${f1(at(q + 1, r)[0])} ${f1(y)}" stroke="${colour}" stroke-opacity=".4" ` +
        `stroke-width="2.5"/>`;
      tiles +=
        `<g transform="translate(${f1(x)} ${f1(y)})"><circle r="${f1(R)}" fill="#0e1730" stroke="#dfe8ff" ` +
        `stroke-opacity=".5"/><g ` +
        `transform="scale(${f1((R / 34) * 100) / 100})">${galaxyArt(`${q},${r}`, 33, 0.9)}</g></g>`;
    }
  const [bx, by] = at(1, -2),
    [gx, gy] = at(-2, 2),
    built = (x: number, y: number, kind: string, seat: number) =>
      `<circle cx="${f1(x - R * 0.62)}" cy="${f1(y - R * 0.52)}" r="${S * 0.3}" fill="#060912" ` +
      `fill-opacity=".85" stroke="${SEAT[seat]}" ` +
      `stroke-width="2"/>${piece(kind, seat, x - R * 0.62, y - R * 0.52, S * 0.38)}`;
  return (
    `<rect x="-400" y="-300" width="800" height="600" fill="#0a1022"/>${land}${lines}${holes}${tiles}` +
    built(bx, by, "sanctum", 0) +
    built(gx, gy, "gateway", 1) +
    figure(0, at(1, 0)[0] + 30, at(1, 0)[1] + 30, 46) +
    figure(1, at(-2, 1)[0] + 20, at(-2, 1)[1] + 34, 46)
  );
}

export const cover = { box: "-165 -212 330 424", draw: laniakea };
