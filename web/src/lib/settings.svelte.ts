/** What this browser remembers about its player. */
export type Speed = "calm" | "normal" | "fast" | "off";
interface Kept {
  name: string;
  speed: Speed;
  patterns: "subtle" | "strong";
  colours: "seat" | "mine";
  motion: "system" | "reduced";
  notify: boolean;
  confirm: boolean;
  taught: Record<string, string[]>;
  skipped: string[];
}

const KEY = "orrery";
const FIRST: Kept = {
  name: "",
  speed: "normal",
  patterns: "subtle",
  colours: "seat",
  motion: "system",
  notify: false,
  confirm: true,
  taught: {},
  skipped: [],
};
const DURATIONS: Record<string, number> = { "--d-1": 120, "--d-2": 220, "--d-3": 380, "--d-4": 640 };
const SLOWNESS: Record<Speed, number> = { calm: 1.6, normal: 1, fast: 0.5, off: 0 };

function load(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  kept = $state<Kept>(load());
  still = $state(wantsStillness.matches);
  /** how much longer than written movements take; 0 is not at all */
  get slowness(): number {
    return this.still || this.kept.motion === "reduced" ? 0 : SLOWNESS[this.kept.speed];
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
    root.dataset.motion = this.slowness ? "" : "none";
  }
}
export const settings = new Settings();
wantsStillness.addEventListener("change", () => {
  settings.still = wantsStillness.matches;
  settings.apply();
});
addEventListener("storage", (event) => {
  if (event.key === KEY) {
    settings.kept = load();
    settings.apply();
  }
});
