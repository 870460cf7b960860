/** The cover of a game that brings none: a small orrery, whose planets follow from the game's name. */
import { f1, pol, planet, PLANET_KINDS, rng, ring, stars, TAU } from "../lib/art";
import type { Cover } from "../lib/cover";

const ORBITS = [56, 86, 116, 146],
  APART = 2.4, // radians from planet to planet: no two meet
  TILT = 0.76;

function instrument(game: string): string {
  const chance = rng(game),
    first = Math.floor(chance() * PLANET_KINDS.length),
    from = chance() * TAU;
  let rails = "",
    planets = "";
  ORBITS.forEach((far, n) => {
    const [x, y] = pol(0, 0, far, from + n * APART),
      kind = PLANET_KINDS[(first + n * 2) % PLANET_KINDS.length]!;
    rails +=
      `<ellipse rx="${far}" ry="${f1(far * TILT)}" stroke-opacity=".5"/>` +
      `<path d="M0 0L${x} ${f1(y * TILT)}" stroke-opacity=".7" stroke-width="1.5"/>`;
    planets += planet(kind, x, f1(y * TILT), f1(12 + n * 2 + chance() * 5), game);
  });
  return (
    `<rect x="-400" y="-300" width="800" height="600" fill="var(--space-2)"/>` +
    `<g transform="translate(-240 -220)">${stars(480, 440, 90, game, 0.9)}</g>` +
    ring(0, 0, 196, 120, 10, "var(--brass)", 0.22) +
    `<g transform="rotate(-24)"><g fill="none" stroke="var(--brass)">${rails}</g>` +
    `<circle r="40" fill="var(--brass-mist)"/><circle r="26" fill="var(--brass-3)"/>` +
    `<circle r="21" fill="var(--brass)"/><circle cx="-6" cy="-7" r="8" fill="var(--brass-bright)"/>${planets}</g>`
  );
}

export const cover = (game: string): Cover => ({ box: "-165 -212 330 424", draw: () => instrument(game) });
