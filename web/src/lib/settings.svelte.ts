/** What this browser remembers about its player. */
import type { Reading } from "./following";

export type Speed = "calm" | "normal" | "fast" | "off";
interface Kept {
  name: string;
  speed: Speed;
  patterns: "subtle" | "strong";
  colours: "seat" | "mine";
  motion: "system" | "reduced";
  theme: "system" | "dark" | "light";
  letters: keyof typeof LETTERS;
  volume: number;
  muted: boolean;
  notify: boolean;
  confirm: boolean;
  /** what others did opens by itself when it is one's turn again */
  recap: boolean;
  /** chances to win beside the players, where they may be seen */
  chances: boolean;
  taught: Record<string, string[]>;
  /** puzzles that were solved, by their addresses */
  solved: string[];
  /** the table that was opened to learn its game */
  guided: string;
  skipped: string[];
}

const KEY = "orrery";
const FIRST: Kept = {
  name: "",
  speed: "normal",
  patterns: "subtle",
  colours: "seat",
  motion: "system",
  theme: "dark",
  letters: "normal",
  volume: 0.6,
  muted: false,
  notify: false,
  confirm: true,
  recap: true,
  chances: false,
  solved: [],
  taught: {},
  guided: "",
  skipped: [],
};
const LETTERS = { normal: 1, large: 1.1, larger: 1.2 };
const DURATIONS: Record<string, number> = { "--d-1": 120, "--d-2": 220, "--d-3": 380, "--d-4": 640 };
const SLOWNESS: Record<Speed, number> = { calm: 1.6, normal: 1, fast: 0.5, off: 0 };
/** What others do stays until it can be read. */
const READING: Record<Speed, Reading | null> = {
  calm: { least: 1600, letter: 50 },
  normal: { least: 1100, letter: 36 },
  fast: { least: 550, letter: 18 },
  off: null,
};

function load(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)"),
  wantsDay = matchMedia("(prefers-color-scheme: light)");

class Settings {
  kept = $state<Kept>(load());
  still = $state(wantsStillness.matches);
  /** how much longer than written movements take; 0 is not at all */
  get slowness(): number {
    return this.still || this.kept.motion === "reduced" ? 0 : SLOWNESS[this.kept.speed];
  }

  /** how much larger than drawn everything is but the board */
  get size(): number {
    return LETTERS[this.kept.letters] ?? 1;
  }
  get day(): boolean {
    return this.kept.theme === "light" || (this.kept.theme === "system" && wantsDay.matches);
  }

  /** somebody learns here: others take their turns calmly, unless another pace was chosen */
  calm = $state(false);
  /** how long a line about others stays; not at all where they are to be at once where they end */
  get reading(): Reading | null {
    return READING[this.calm && this.kept.speed === FIRST.speed ? "calm" : this.kept.speed];
  }

  change(some: Partial<Kept>): void {
    Object.assign(this.kept, some);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing still plays
    }
    this.apply();
  }
  apply(): void {
    const root = document.documentElement;
    for (const [name, ms] of Object.entries(DURATIONS))
      root.style.setProperty(name, `${Math.round(ms * this.slowness)}ms`);
    root.style.setProperty("--pattern", this.kept.patterns === "strong" ? ".65" : ".3");
    root.style.setProperty("--text-size", String(this.size));
    root.toggleAttribute("data-large", this.size > 1);
    root.toggleAttribute("data-day", this.day);
    root.dataset.motion = this.slowness ? "" : "none";
  }
}
export const settings = new Settings();
wantsStillness.addEventListener("change", () => {
  settings.still = wantsStillness.matches;
  settings.apply();
});
wantsDay.addEventListener("change", () => settings.apply());
addEventListener("storage", (event) => {
  if (event.key === KEY) {
    settings.kept = load();
    settings.apply();
  }
});
