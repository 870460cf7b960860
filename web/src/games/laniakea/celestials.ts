/** The eight Celestials, and which of them is told of while one is chosen. */
import type { Table } from "../../lib/table.svelte";

export const CELESTIALS = [..."ABCDEFGH"].map((letter) => `celestial:${letter}`);
/** Its sentence needs no word that a newcomer has not met. */
export const GENTLE = "celestial:A";

/** The one that is pointed at, or the first that is still there. */
export const toldOf = (table: Table): string =>
  CELESTIALS.includes(table.hovered) ? table.hovered : (CELESTIALS.find((ref) => table.legal(ref)) ?? CELESTIALS[0]!);
