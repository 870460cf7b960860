/** The pictures of the lobby. */
import { planet, ring, stars } from "./sky";

export const lobbySky = (): string =>
  stars(1440, 900, 130, "lob2", 0.5) +
  [620, 470, 330].map((r) => ring(980, 150, r, 180, 10, "var(--brass)", 0.11)).join("");

/** The instrument itself: four planets on their arms. */
export const orrery = (): string =>
  `<g fill="none" stroke="var(--brass)"><ellipse rx="170" ry="56" stroke-opacity=".55"/>` +
  `<ellipse rx="176" ry="60" stroke-opacity=".25"/><ellipse rx="116" ry="38" stroke-opacity=".55"/>` +
  `<ellipse rx="66" ry="21" stroke-opacity=".6"/><path d="M0 0L-139 -32M0 0L101 -19M0 0L-40 17M0 14V70" ` +
  `stroke-opacity=".8" stroke-width="1.5"/><path d="M-34 74H34" stroke-width="3"/></g>` +
  `<circle r="17" fill="#3a2a10"/><circle r="13" fill="var(--brass)"/>` +
  `<circle cx="-4" cy="-4" r="5" fill="#fff3d6" opacity=".8"/>` +
  planet("blue", -139, -32, 15, "a") +
  planet("brown", 101, -19, 12, "b") +
  planet("red", -40, 17, 8, "c") +
  planet("gray", -115, -38, 4, "d");
