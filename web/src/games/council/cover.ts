/** The cover of Council of Shadows: four galaxies of systems, planets and colonies. */
import { cube, hexPts, planet, pts, S3, stars, type PlanetKind, type Point } from "../../lib/art";

const R = 46,
  SIZE = [0, 0.36, 0.31, 0.26, 0.24];
const SPOTS: Point[][] = [
  [],
  [[0, -0.08]],
  [
    [-0.42, -0.14],
    [0.42, -0.14],
  ],
  [
    [-0.47, -0.36],
    [0.47, -0.36],
    [0, 0.1],
  ],
  [
    [-0.32, -0.48],
    [0.4, -0.44],
    [-0.5, 0.1],
    [0.5, 0.14],
  ],
];
/** galaxy: colour, place, systems: field, planets (b, n, r), cubes on each from below */
const GALAXIES: [string, Point, [Point, string, number[][]][]][] = [
  [
    "orange",
    [82, 52],
    [
      [[0, 0], "bbn", [[1], [], [2]]],
      [[0, 1], "bn", [[3], []]],
      [[1, 0], "bbrn", [[0], [], [], [3, 3]]],
      [[1, 1], "nn", [[0], []]],
    ],
  ],
  [
    "gray",
    [294, 44],
    [
      [[0, 0], "bn", [[0, 0], [1]]],
      [[0, 1], "br", [[2], []]],
    ],
  ],
  [
    "turquoise",
    [84, 294],
    [
      [[0, 0], "bb", [[], [2]]],
      [[0, 1], "nr", [[1], []]],
    ],
  ],
  [
    "blue",
    [226, 240],
    [
      [[0, 0], "bn", [[0, 0], []]],
      [[0, 1], "br", [[1], []]],
      [[1, 0], "bnr", [[], [3], []]],
      [[1, 1], "bbn", [[], [0], []]],
    ],
  ],
];
const KIND: Record<string, PlanetKind> = { b: "blue", n: "brown", r: "red" };

function council(): string {
  let out = `<rect width="900" height="600" fill="#0a1122"/>${stars(600, 420, 90, "pc")}`;
  for (const [colour, [ox, oy], systems] of GALAXIES) {
    const middle = ([q, r]: Point): Point => [ox + R * 1.5 * q, oy + R * S3 * (r + q / 2)];
    const fields = systems.map(([field]) => `<polygon points="${pts(hexPts(...middle(field), R, false))}"/>`).join("");
    out += `<g fill="#0c1224" stroke="var(--galaxy-${colour})" stroke-width="7" stroke-linejoin="round">${fields}</g>`;
    for (const [field, planets, cubes] of systems) {
      const [x, y] = middle(field),
        spots = SPOTS[planets.length]!;
      out += `<polygon points="${pts(hexPts(x, y, 43, false))}" fill="#18223f" stroke="#dfe8ff" stroke-opacity=".3"/>`;
      [...planets].forEach((letter, i) => {
        const px = x + spots[i]![0] * R,
          py = y + spots[i]![1] * R + 4;
        out +=
          planet(KIND[letter]!, px, py, R * SIZE[planets.length]! * 1.15, colour + x + i) +
          (cubes[i] ?? []).map((seat, h) => cube(seat, px, py - h * 9, 10)).join("");
      });
    }
  }
  return out;
}

export const cover = { box: "8 -6 336 432", draw: council };
