/** The pictures of what ULTRAMASSIVE is about, made of the parts of its board. */
import { arrow, caption, gained, heavens, ico, numbered, smallCard, T, type Point } from "../../lib/art";
import { token } from "./draw";
import { arm, frame, holeOf, spot } from "./geometry";
import { w } from "./words";

const words = w.overview;
const GAS =
  `<defs><radialGradient id="um-scene"><stop offset=".72" stop-color="#000"/><stop offset=".8" stop-color="#3a1c08"/>` +
  `<stop offset=".86" stop-color="#ffb45e"/><stop offset=".9" stop-color="#fff1d6"/>` +
  `<stop offset=".94" stop-color="#ff9a4a" stop-opacity=".55"/>` +
  `<stop offset="1" stop-color="#ff7a2e" stop-opacity="0"/>` +
  `</radialGradient></defs>`;
const hole = ([x, y]: Point, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#um-scene)"/>`;
const channel = (d: string, colour: string, dashes: string, width = 26) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity=".28" stroke-width="${width}" ` +
  `stroke-linecap="round"/>` +
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-dasharray="${dashes}"/>`;
const lies = (kind: string, [x, y]: Point, r = 12) =>
  `<g transform="translate(${x} ${y})">${token(`token:${kind}`, r)}</g>`;

export function aim(): string {
  const f = frame(290, 206, false),
    [rx, ry] = holeOf(f, "Stellar");
  return (
    `${GAS}${heavens("um-aim")}${channel(arm(f, 0), "var(--channel-blue)", "8 5")}` +
    `${channel(arm(f, 1), "var(--channel-pink)", "2 5")}${hole([f.cx, f.cy], rx * 1.2, ry * 1.2)}` +
    `${lies("BG", spot(f, 0))}${lies("PBH", spot(f, 2))}${lies("SG", spot(f, 4))}${lies("BG", spot(f, 7))}` +
    `${lies("SG", spot(f, 9))}${lies("AMIN", spot(f, 6), 10)}` +
    gained(f.cx, f.cy, "+3")
  );
}

export function end(): string {
  const sizes: [number, number, string][] = [
    [44, 25, ""],
    [124, 38, "20"],
    [230, 54, "50"],
  ];
  return (
    GAS +
    heavens("um-end") +
    sizes
      .map(
        ([x, r, mass], i) =>
          hole([x, 92], r, r * 0.78) +
          (mass ? T(x, 98, 18, mass, { c: "var(--mass)", w: 700 }) : T(x, 97, 14, "1", { c: "var(--mass)", w: 700 })) +
          caption(x, 154, words.end.sizes[i]!),
      )
      .join("") +
    arrow(70, 92, 13) +
    arrow(163, 92, 12) +
    [0, 1, 2, 3, 4, 5]
      .map(
        (n) =>
          `<circle cx="${95 + n * 20}" cy="182" r="8" fill="${n === 5 ? "var(--brass)" : "#141c2f"}" ` +
          `stroke="var(--brass-2)"/>` +
          T(95 + n * 20, 186.5, 12, n + 1, { c: n === 5 ? "#1a1204" : "#c3cde2", w: 600 }),
      )
      .join("")
  );
}

export function turn(): string {
  const option = (y: number, icons: [string, string][]) =>
    `<rect x="16" y="${y - 17}" width="76" height="34" rx="8" fill="#141c2f" stroke="#62749f"/>` +
    icons.map(([name, colour], i) => ico(name, 40 + i * 28, y, 20, colour)).join("");
  return (
    heavens("um-turn") +
    option(84, [
      ["sg", "var(--supergiant)"],
      ["bg", "var(--blue-giant)"],
    ]) +
    option(126, [
      ["dc", "var(--discovery)"],
      ["orbit", "#dfe6f7"],
    ]) +
    arrow(101, 104, 16) +
    smallCard("an", "Orbit", 152, 104, 0, 1.05) +
    ico("once", 168, 80, 16, "#dfe6f7") +
    arrow(183, 104, 15) +
    smallCard("c1", "Matter", 233, 106, -7, 1) +
    smallCard("c2", "Siphon", 258, 103, 8, 1) +
    [54, 152, 246].map((x, i) => numbered(i + 1, words.turn.words[i]!, x)).join("")
  );
}

/** A stretch of a Channel: a star jumps, another moves on, a third falls in. */
export function legend(): string {
  const x = (n: number) => 30 + n * 58,
    y = 112,
    space = (n: number) =>
      `<circle cx="${x(n)}" cy="${y}" r="20" fill="#0a1122" stroke="var(--channel-blue)" stroke-width="1.6"/>`;
  return (
    `${GAS}${channel(`M6 ${y}H290`, "var(--channel-blue)", "8 5", 46)}${hole([322, y], 56, 52)}` +
    `${[0, 1, 2, 3, 4].map(space).join("")}` +
    `<circle cx="${x(0)}" cy="${y}" r="24" fill="none" stroke="var(--wormhole)" stroke-width="3"/>` +
    `<circle cx="${x(3)}" cy="${y}" r="24" fill="none" stroke="var(--wormhole)" stroke-width="3"/>` +
    `<path d="M${x(0)} ${y - 30}Q${x(1.5)} 40 ${x(3) - 6} ${y - 32}m-9-4 9 4 1-10" fill="none" ` +
    `stroke="var(--wormhole)" stroke-width="2.5"/>${lies("SG", [x(0), y], 14)}${lies("BG", [x(1), y], 14)}` +
    `${lies("SG", [x(4), y], 14)}${arrow(x(1) + 22, y, 14)}${arrow(x(4) + 22, y, 16)}` +
    T(x(1.5), 44, 12.5, words.legend.jump, { c: "var(--wormhole)", w: 600 }) +
    T(x(1.5), 170, 12.5, words.legend.orbit, { c: "var(--text-2)" }) +
    T(290, 46, 12.5, words.legend.falls, { c: "var(--mass)", w: 600 })
  );
}
