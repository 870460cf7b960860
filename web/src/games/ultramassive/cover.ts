/** The cover of ULTRAMASSIVE: a Black Hole with its two Channels. */
import { f1, pol, smooth, stars, T, TAU, type Point } from "../../lib/art";

const U = [246, 224, 200, 166, 138, 84],
  ANGLES = [200, 224, 252, 286, 326, 378],
  K = 0.74,
  WIDE = 0.78;
const spot = (unit: number, degrees: number): Point => [
  f1(WIDE * K * unit * Math.cos((degrees * Math.PI) / 180)),
  f1(K * unit * Math.sin((degrees * Math.PI) / 180)),
];
const space = (pink: boolean, n: number): Point => spot(U[n - 1]!, ANGLES[n - 1]! + (pink ? 180 : 0));

function token(kind: string, [x, y]: Point): string {
  const r = 23,
    star = Array.from(
      { length: 16 },
      (_, i) => (i ? "L" : "M") + pol(0, 0, i % 2 ? r * 0.74 : r * 1.08, (TAU * i) / 16).join(" "),
    ).join("");
  const body: Record<string, string> = {
    BG:
      `<path d="${star}z" fill="var(--blue-giant)" stroke="#060912" stroke-width="2"/>` +
      `<circle r="${r * 0.62}" fill="#eaf5ff"/>`,
    SG:
      `<circle r="${r}" fill="#8a2f0c" stroke="#060912" stroke-width="2"/>` +
      `<circle r="${r * 0.86}" fill="var(--supergiant)"/><circle r="${r * 0.62}" fill="#ffe9d2"/>`,
    PBH:
      `<circle r="${r}" fill="#05030c" stroke="var(--primordial)" stroke-width="${r * 0.2}"/>` +
      `<ellipse rx="${r * 1.25}" ry="${r * 0.34}" fill="none" stroke="var(--primordial)" stroke-width="1.5" ` +
      `transform="rotate(-18)"/><circle r="${r * 0.6}" fill="#05030c"/>`,
    AM:
      `<path d="M0 ${-r * 1.15}L${r * 1.1} ${r * 0.8}H${-r * 1.1}z" fill="var(--antimatter)" stroke="#060912" ` +
      `stroke-width="2.2" stroke-linejoin="round"/>`,
  };
  const value = { BG: 2, SG: 3, PBH: 4, AM: 4 }[kind] ?? "",
    base = kind === "AM" ? r * 0.5 : r * 0.3 + 0.8,
    colour = kind === "PBH" ? "#f0eaff" : "#0a0e1a";
  return `<g transform="translate(${x} ${y})">${body[kind]}${T(0, base, r * 0.8, value, { c: colour, w: 700 })}</g>`;
}

function ultramassive(): string {
  const R = 104 * K;
  const channel = (pink: boolean) => {
    const d = smooth([spot(252, 188 + (pink ? 180 : 0)), ...U.map((_, i) => space(pink, i + 1)), [0, 0]]),
      colour = `var(--channel-${pink ? "pink" : "blue"})`;
    return (
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="34" stroke-opacity=".3" ` +
      `stroke-linecap="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="2" ` +
      `stroke-dasharray="${pink ? "2 6" : "10 6"}"/>`
    );
  };
  const arcs = [1.32, 1.5, 1.68]
    .map(
      (m, i) =>
        `<path d="M${f1(-R * m * WIDE)} 0A${f1(R * m * WIDE)} ${f1(R * 0.46 * m)} 0 0 0 ${f1(R * m * WIDE)} 0" ` +
        `fill="none" stroke="#ffb969" stroke-opacity="${0.5 - i * 0.15}" ` +
        `stroke-width="${f1((5 - i * 1.5) * K)}" transform="rotate(-12)"/>`,
    )
    .join("");
  const tokens = (
    [
      [false, 1, "BG"],
      [false, 3, "SG"],
      [false, 4, "PBH"],
      [true, 2, "SG"],
      [true, 3, "BG"],
      [true, 4, "AM"],
    ] as [boolean, number, string][]
  )
    .map(([pink, n, kind]) => token(kind, space(pink, n)))
    .join("");
  return (
    `<defs><radialGradient id="cov-sky"><stop offset="0" stop-color="#4a2233"/>` +
    `<stop offset="1" stop-color="#0b0c1c"/></radialGradient><radialGradient id="cov-hole">` +
    `<stop offset=".72" stop-color="#000"/><stop offset=".8" stop-color="#3a1c08"/>` +
    `<stop offset=".86" stop-color="#ffb45e"/><stop offset=".9" stop-color="#fff1d6"/>` +
    `<stop offset=".94" stop-color="#ff9a4a" stop-opacity=".55"/>` +
    `<stop offset="1" stop-color="#ff7a2e" stop-opacity="0"/></radialGradient></defs>` +
    `<rect x="-400" y="-300" width="800" height="600" fill="url(#cov-sky)"/>` +
    `<g transform="translate(-210 -210)">${stars(420, 420, 110, "pu")}</g>` +
    `${channel(true)}${channel(false)}<ellipse rx="${f1(R * WIDE * 1.16)}" ry="${f1(R * 1.16)}" ` +
    `fill="url(#cov-hole)"/>${arcs}${tokens}`
  );
}

export const cover = { box: "-165 -212 330 424", draw: ultramassive };
