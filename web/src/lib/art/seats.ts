/** Seats: an emblem is colour and shape; pieces carry it. */
import { f1, hexPts, pts, type Point } from "./maths";

/** The fifth is the solo opponent. */
export const SEAT = ["var(--seat-1)", "var(--seat-2)", "var(--seat-3)", "var(--seat-4)", "var(--seat-automa)"];

/** Disc, triangle, square, diamond; hexagon for the solo opponent. */
export function emblemPath(seat: number, r: number): string {
  switch (seat) {
    case 0:
      return `<circle r="${f1(r * 0.92)}"/>`;
    case 1:
      return `<path d="M0 ${f1(-r * 1.05)} L${f1(r)} ${f1(r * 0.8)} L${f1(-r)} ${f1(r * 0.8)}z"/>`;
    case 2:
      return (
        `<rect x="${f1(-r * 0.82)}" y="${f1(-r * 0.82)}" width="${f1(r * 1.64)}" height="${f1(r * 1.64)}" ` +
        `rx="${f1(r * 0.12)}"/>`
      );
    case 4:
      return `<polygon points="${pts(hexPts(0, 0, r, false))}"/>`;
    default:
      return `<path d="M0 ${f1(-r * 1.15)} L${f1(r * 1.05)} 0 L0 ${f1(r * 1.15)} L${f1(-r * 1.05)} 0z"/>`;
  }
}
export const emblem = (seat: number, x: number, y: number, r: number, w = 1.5): string =>
  `<g transform="translate(${f1(x)} ${f1(y)})" fill="${SEAT[seat]}" stroke="#060912" stroke-width="${w}" ` +
  `stroke-linejoin="round" paint-order="stroke">${emblemPath(seat, r)}</g>`;
export const em = (seat: number, s = 16): string =>
  `<svg class="ic" width="${s}" height="${s}" viewBox="-10 -10 20 20" aria-hidden="true">` +
  `<g fill="${SEAT[seat]}">${emblemPath(seat, 8)}</g></svg>`;

/** A silhouette in the seat's colour with an ink outline. */
export const piece = (kind: string, seat: number, x: number, y: number, s: number): string =>
  `<g transform="translate(${f1(x)} ${f1(y)})"><ellipse cx="0" cy="${f1(s * 0.46)}" rx="${f1(s * 0.5)}" ` +
  `ry="${f1(s * 0.14)}" fill="#000" opacity=".55"/>` +
  `<g style="color:#060912"><use href="#i-${kind}" x="${f1(-s / 2 - 2)}" y="${f1(-s / 2 - 2)}" ` +
  `width="${s + 4}" height="${s + 4}" stroke="#060912" stroke-width="3" stroke-linejoin="round"/></g>` +
  `<use href="#i-${kind}" x="${f1(-s / 2)}" y="${f1(-s / 2)}" width="${s}" height="${s}" ` +
  `style="color:${SEAT[seat]}"/></g>`;

export const figure = (seat: number, x: number, y: number, h: number): string =>
  `<g transform="translate(${f1(x)} ${f1(y)})"><ellipse cx="0" cy="${f1(h * 0.02)}" rx="${f1(h * 0.38)}" ` +
  `ry="${f1(h * 0.13)}" fill="#000" opacity=".6"/><g transform="translate(0 ${f1(-h * 0.5)})">` +
  `<path d="M0 ${-h * 0.5} a${h * 0.2} ${h * 0.2} 0 0 1 ${h * 0.12} ${h * 0.36} ` +
  `C${h * 0.2} ${-h * 0.02} ${h * 0.2} ${h * 0.2} ${h * 0.32} ${h * 0.5} H${-h * 0.32} ` +
  `C${-h * 0.2} ${h * 0.2} ${-h * 0.2} ${-h * 0.02} ${-h * 0.12} ${-h * 0.14} A${h * 0.2} ${h * 0.2} 0 0 1 ` +
  `0 ${-h * 0.5}z" fill="${SEAT[seat]}" stroke="#060912" stroke-width="2.500" paint-order="stroke"/>` +
  `<path d="M${-h * 0.06} ${-h * 0.44} a${h * 0.14} ${h * 0.14} 0 0 0 ${-h * 0.06} ${h * 0.16}" stroke="#fff" ` +
  `stroke-opacity=".7" stroke-width="1.500" fill="none"/>` +
  `<g transform="translate(0 ${f1(h * 0.26)})" fill="#060912" ` +
  `fill-opacity=".8">${emblemPath(seat, h * 0.12)}</g></g></g>`;

export function cube(seat: number, x: number, y: number, s: number): string {
  const w = s * 0.866,
    side = (points: Point[]) => points.map(([u, v]) => `${f1(x + u * w)},${f1(y + v * s)}`).join(" ");
  return (
    `<g stroke="#060912" stroke-width="1.200" stroke-linejoin="round"><polygon points="${side([
      [0, -1],
      [1, -0.5],
      [1, 0.5],
      [0, 1],
      [-1, 0.5],
      [-1, -0.5],
    ])}" fill="${SEAT[seat]}"/>` +
    `<polygon points="${side([
      [-1, -0.5],
      [0, 0],
      [0, 1],
      [-1, 0.5],
    ])}" fill="#000" fill-opacity=".22"/><polygon points="${side([
      [1, -0.5],
      [0, 0],
      [0, 1],
      [1, 0.5],
    ])}" fill="#000" fill-opacity=".45"/></g>` +
    `<g transform="translate(${f1(x)} ${f1(y - s * 0.5)}) scale(1 .58)" fill="#060912" ` +
    `fill-opacity=".78">${emblemPath(seat, s * 0.34)}</g>`
  );
}
