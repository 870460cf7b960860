/** Rings of what can be chosen, is hovered or was refused; words in drawings; the mark. */
import { f1 } from "./maths";

const core = (hot: boolean) => `stroke="${hot ? "var(--picked)" : "var(--legal)"}" stroke-width="${hot ? 3.5 : 2.5}"`;
export const glowC = (x: number, y: number, r: number, hot = false): string =>
  `<g class="glow"><circle cx="${x}" cy="${y}" r="${r + 5}" fill="none" stroke="var(--legal-glow)" ` +
  `stroke-opacity=".22" stroke-width="10"/><circle cx="${x}" cy="${y}" r="${r + 2.5}" fill="none" ` +
  `stroke="var(--legal-glow)" stroke-opacity=".5" stroke-width="5"/>` +
  `<circle cx="${x}" cy="${y}" r="${r + 1.5}" fill="none" ${core(hot)}/></g>`;
export const glowP = (p: string, hot = false): string =>
  `<g class="glow" fill="none" stroke-linejoin="round">` +
  `<polygon points="${p}" stroke="var(--legal-glow)" stroke-opacity=".22" stroke-width="12"/>` +
  `<polygon points="${p}" stroke="var(--legal-glow)" stroke-opacity=".5" stroke-width="6"/>` +
  `<polygon points="${p}" ${core(hot)}/></g>`;
export const refuseC = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r + 2}" fill="none" stroke="var(--refused)" stroke-width="2.500" ` +
  `stroke-dasharray="5 4"/>`;

export interface TextLook {
  a?: "start" | "middle" | "end";
  c?: string;
  w?: number;
  halo?: 1 | string;
  ls?: string;
}
const halo = (colour: string) => `stroke="${colour}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"`;
export const T = (x: number, y: number, s: number, txt: string | number, o: TextLook = {}): string =>
  `<text x="${f1(x)}" y="${f1(y)}" font-size="${s}" text-anchor="${o.a || "middle"}" ` +
  `fill="${o.c || "var(--text)"}" font-weight="${o.w || 500}" ` +
  `${o.halo ? halo(o.halo === 1 ? "#0b101d" : o.halo) : ""} ` +
  `${o.ls ? `letter-spacing="${o.ls}"` : ""}>${txt}</text>`;
export const logo = (s = 28): string =>
  `<svg width="${s}" height="${s}" viewBox="-20 -20 40 40" aria-hidden="true">` +
  `<g fill="none" stroke="var(--brass)"><circle r="18" stroke-width="1.400"/>` +
  `<ellipse rx="18" ry="7" stroke-width="1.200" transform="rotate(-24)"/>` +
  `<circle r="10.500" stroke-opacity=".55"/></g><circle r="4.500" fill="var(--brass)"/>` +
  `<circle cx="15.500" cy="-9" r="3" fill="var(--seat-1)"/>` +
  `<circle cx="-8.500" cy="-6" r="2.300" fill="var(--seat-2)"/>` +
  `<circle cx="-5" cy="16.800" r="2.600" fill="var(--seat-4)"/></svg>`;
