/** Drawings that never change, made once: strings for {@html}. Nothing a player wrote ever goes into them. */
import { TAU, cardArt, f1, pol, stars, T } from "../../lib/art";

const made = new Map<string, string>();
function once(key: string, make: () => string): string {
  let drawing = made.get(key);
  if (drawing === undefined) made.set(key, (drawing = make()));
  return drawing;
}

const VALUE: Record<string, number> = { BG: 2, SG: 3, PBH: 4, AMAJ: 4, AMIN: 1 };
const INK = "#060912";

/** A token at the origin, radius 1 times r: star, banded disc, dark disc with a ring, filled or hollow triangle;
 *  always with its number. */
export const token = (ref: string, r: number): string =>
  once(`${ref}:${f1(r)}`, () => {
    const kind = ref.slice("token:".length);
    const number = (y: number, color: string) =>
      T(0, y, Math.max(12, r * 0.85), VALUE[kind] ?? 0, { c: color, w: 700 });
    if (kind === "BG") {
      const star = Array.from(
        { length: 16 },
        (_, i) => (i ? "L" : "M") + pol(0, 0, i % 2 ? r * 0.76 : r * 1.1, (TAU * i) / 16).join(),
      ).join("");
      return (
        `<path d="${star}z" fill="var(--blue-giant)" stroke="${INK}" stroke-width="2"/>` +
        `<circle r="${f1(r * 0.64)}" fill="#eaf5ff"/>${number(r * 0.3 + 0.8, "#0a0e1a")}`
      );
    }
    if (kind === "SG")
      return (
        `<circle r="${f1(r)}" fill="#8a2f0c" stroke="${INK}" stroke-width="2"/>` +
        `<circle r="${f1(r * 0.87)}" fill="var(--supergiant)"/>` +
        `<circle r="${f1(r * 0.64)}" fill="#ffe9d2"/>${number(r * 0.3 + 0.8, "#0a0e1a")}`
      );
    if (kind === "PBH" && r < 14)
      return (
        `<circle r="${f1(r)}" fill="#05030c" stroke="${INK}" stroke-width="2"/>` +
        `<circle r="${f1(r * 0.86)}" fill="#05030c" stroke="var(--primordial)" ` +
        `stroke-width="${f1(r * 0.22)}"/>${number(r * 0.3 + 0.8, "#f0eaff")}`
      );
    if (kind === "PBH")
      return (
        `<circle r="${f1(r)}" fill="#05030c" stroke="var(--primordial)" stroke-width="${f1(r * 0.2)}"/>` +
        `<ellipse rx="${f1(r * 1.25)}" ry="${f1(r * 0.34)}" fill="none" stroke="var(--primordial)" ` +
        `stroke-width="1.5" transform="rotate(-18)"/><circle r="${f1(r * 0.62)}" ` +
        `fill="#05030c"/>${number(r * 0.3 + 0.8, "#f0eaff")}`
      );
    const major = kind === "AMAJ";
    return (
      `<path d="M0 ${f1(-r * 1.2)}L${f1(r * 1.15)} ${f1(r * 0.84)}H${f1(-r * 1.15)}z" ` +
      `fill="${major ? "var(--antimatter)" : "#0d1a08"}" stroke="${major ? INK : "var(--antimatter)"}" ` +
      `stroke-width="2.2" stroke-linejoin="round"/>${number(r * 0.55, major ? "#0a0e1a" : "var(--antimatter)")}`
    );
  });

/** The sky behind every board, larger than any of them. */
export const sky = (): string => once("sky", () => stars(1600, 1000, 520, "ult", 0.8));

/** The ring of hot gas of radius 1; it is scaled to the size of the hole, so that it can grow. */
export const gas = (): string =>
  once(
    "gas",
    () =>
      `<radialGradient id="um-gas"><stop offset="0" stop-color="#000"/><stop offset=".74" stop-color="#000"/>` +
      `<stop offset=".81" stop-color="#3a1c08"/><stop offset=".86" stop-color="#ffb45e"/>` +
      `<stop offset=".895" stop-color="#fff1d6"/><stop offset=".93" stop-color="#ff9a4a" stop-opacity=".55"/>` +
      `<stop offset="1" stop-color="#ff7a2e" stop-opacity="0"/></radialGradient>` +
      `<radialGradient id="um-sky" cx=".5" cy=".5" r=".6"><stop offset="0" stop-color="#2b1a2e"/>` +
      `<stop offset=".45" stop-color="#121427"/><stop offset="1" stop-color="#060912"/></radialGradient>`,
  );

export const art = (id: string, w: number, h: number, family: string, big = true): string =>
  once(`art:${id}:${w}:${h}:${big}`, () => cardArt(id, w, h, family, big));
