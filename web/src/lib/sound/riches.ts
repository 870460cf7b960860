/** Whether one has more of something than before. */
export const richer = (before: number[], after: number[]): boolean => after.some((n, i) => n > (before[i] ?? n));
