/** Parts of the pictures that tell what a game is about: small cards, arrows, numbered steps. */
import { cardArt } from "./cards";
import { T } from "./glow";
import { stars } from "./sky";

export const heavens = (id: string): string =>
  `<rect width="290" height="206" fill="#080d1b"/>${stars(290, 206, 48, id, 0.75)}`;

export const smallCard = (id: string, family: string, x: number, y: number, turn: number, k = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">` +
  `<rect x="-24" y="-34" width="48" height="68" rx="6" fill="#141c2f"` +
  ` stroke="#62749f" stroke-width="1.2"/><g transform="translate(-22 -32)">` +
  `${cardArt(id, 44, 30, family).replace('<svg class="art"', "<svg")}</g>` +
  `<path d="M-17 6H12M-17 14H17M-17 22H6" stroke="#62749f" stroke-width="2.5"/></g>`;

/** Cards with their backs up, as a fan. */
export const backs = (x: number, y: number, n = 5): string =>
  Array.from(
    { length: n },
    (_, i) =>
      `<g transform="translate(${x + (i - (n - 1) / 2) * 7} ${y}) rotate(${(i - (n - 1) / 2) * 6})">` +
      `<rect x="-18" y="-27" width="36" height="54" rx="5" fill="#172038" stroke="#8fa3d8"/>` +
      `<g fill="none" stroke="var(--brass)" stroke-opacity=".8"><circle r="8"/>` +
      `<ellipse rx="8" ry="3" transform="rotate(-24)"/></g></g>`,
  ).join("");

export const arrow = (x: number, y: number, length = 16, turn = 0): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0h${length}m-7-7 7 7-7 7" stroke="var(--brass)" ` +
  `stroke-width="2.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The number of a step, and its word. */
export const numbered = (n: number, word: string, x: number, top = 30, foot = 182): string =>
  `<circle cx="${x}" cy="${top}" r="13" fill="var(--brass)"/>` +
  T(x, top + 5, 15, n, { c: "#1a1204", w: 700 }) +
  T(x, foot, 13, word, { c: "#c3cde2" });

/** Words beside what they name, light on the dark of a picture. */
export const caption = (x: number, y: number, text: string, strong = false): string =>
  T(x, y, strong ? 13.5 : 12.5, text, { c: strong ? "#f3f6ff" : "#c3cde2", w: strong ? 600 : 400 });
/** The same as a pill of brass: what is gained. */
export const gained = (x: number, y: number, text: string): string =>
  `<rect x="${x - 8 - text.length * 3.8}" y="${y - 12}" width="${16 + text.length * 7.6}" height="24" rx="12" ` +
  `fill="var(--brass)"/>${T(x, y + 5, 13.5, text, { c: "#1a1204", w: 700 })}`;
