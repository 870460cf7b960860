/** For unit tests: as much of a browser as the modules ask for when they are loaded. Nothing is drawn. */
import { vi } from "vitest";

const kept = new Map<string, string>();
const listening = new EventTarget();

vi.stubGlobal("window", globalThis);
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("location", { pathname: "/", search: "", hash: "", origin: "http://orrery.test" });
vi.stubGlobal("history", { pushState: vi.fn(), replaceState: vi.fn() });
vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false, getAnimations: () => [] }));
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal("addEventListener", listening.addEventListener.bind(listening));
vi.stubGlobal("removeEventListener", listening.removeEventListener.bind(listening));
vi.stubGlobal("dispatchEvent", listening.dispatchEvent.bind(listening));
vi.stubGlobal("innerWidth", 1000);
vi.stubGlobal("innerHeight", 700);
vi.stubGlobal("scrollTo", vi.fn());
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});
