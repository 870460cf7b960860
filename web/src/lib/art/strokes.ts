/** Icons: 24 x 24, drawn with currentColor; strokes 2 px, round. */
export const st = (d: string): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
export const fl = (d: string, o = 1): string => `<path d="${d}" fill="currentColor" fill-opacity="${o}"/>`;
export const dot = (x: number, y: number, r: number, o = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" fill-opacity="${o}"/>`;
export const ci = (x: number, y: number, r: number, fill = false, o = 1): string =>
  fill ? dot(x, y, r, o) : `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="2"/>`;
