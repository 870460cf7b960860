/** The whole game by keyboard: the table of keys in words. */
import { ending, loose } from "./asking";
import type { Pointing } from "./input";
import type { PanZoom } from "./panzoom.svelte";
import { inHand, neighbour, reading, visible, type Way } from "./places";
import { go } from "./router.svelte";
import type { Tab } from "./ui.svelte";

const ARROWS: Record<string, Way> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
type Drawn = HTMLElement | SVGElement;

export class Keys {
  /** the numbers of the hand were on the screen before this key */
  #seen = false;
  constructor(
    readonly pointing: Pointing,
    readonly eye: PanZoom,
  ) {}

  get #sitting() {
    return this.pointing.sitting;
  }
  get #ui() {
    return this.pointing.ui;
  }
  #zone(name: string): HTMLElement | null {
    return document.querySelector(`[data-zone=${name}]`);
  }
  #refs(zone: string, legal = false): Drawn[] {
    const all = [...(this.#zone(zone)?.querySelectorAll<Drawn>("[data-ref]") ?? [])].filter(visible);
    return legal ? all.filter((one) => this.#sitting.table.legal(one.dataset.ref!)) : all;
  }

  press = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !this.#sitting.ready) return;
    if (
      document.querySelector("dialog[open]") ||
      this.#sitting.curtain >= 0 ||
      target.closest("input, textarea, select")
    )
      return;
    this.#sitting.skip();
    this.#seen = this.#ui.keyed;
    if (!this.#handle(event, target)) return;
    event.preventDefault();
    this.#ui.keyed = true;
  };

  #handle(event: KeyboardEvent, target: Element): boolean {
    const { key, shiftKey } = event,
      sitting = this.#sitting,
      ui = this.#ui,
      ref = target.closest<Drawn>("[data-ref]")?.dataset.ref ?? "";
    if (key === "Escape") {
      if (!this.pointing.close()) this.#zone("prompt")?.focus();
      if (ui.drawer) ui.drawer = false;
      return true;
    }
    if (sitting.menu && (key === "ArrowDown" || key === "ArrowUp")) return this.#along(key === "ArrowDown" ? 1 : -1);
    if (key in ARROWS) return this.#cursor(ARROWS[key]!, target);
    if (key === "Tab") return this.#tab(shiftKey, target);
    if ((key === "Enter" || key === " ") && ref && !target.closest("button, a")) {
      this.pointing.act(ref);
      return true;
    }
    if (/^[1-9]$/.test(key)) return this.#number(Number(key));
    switch (key.toLowerCase()) {
      case "e": {
        const end = ending(loose(sitting.table, ui.undrawn));
        if (end) void sitting.choose(end);
        return Boolean(end);
      }
      case "u":
        if (shiftKey) sitting.redo();
        else void sitting.undo();
        return true;
      case "?":
        if (!ref) ui.open("keys");
        else if (sitting.table.legal(ref)) ui.open("thing", ref);
        else void sitting.whyNot(ref);
        return true;
      case "i":
        if (ref) ui.open("thing", ref);
        return Boolean(ref);
      case "r":
        this.#rules();
        return true;
      case "h":
        return this.#to("hand", "board");
      case "m":
        ui.drawer = ui.middling;
        return this.#to("side", "side");
      case "p":
        return this.#to("players", "players");
      case "l":
        return this.#to("log", "log");
      case ",":
        return this.#event(1);
      case ".":
        return this.#event(-1);
      case "+":
      case "=":
        this.eye.near();
        return true;
      case "-":
        this.eye.far();
        return true;
      case "0":
        this.eye.all();
        return true;
    }
    return false;
  }

  /** The rulebook, at the rule of the last refusal. */
  #rules(): void {
    const { refused } = this.#sitting.table;
    const at = refused ? `#${refused.answer.rules[0] ?? ""}` : "";
    go(`/rules/${this.#sitting.state.table.game}${at}`);
  }

  #along(step: number): boolean {
    const items = [...document.querySelectorAll<HTMLElement>("[role=menu] button")],
      at = items.indexOf(document.activeElement as HTMLElement);
    items[(at + step + items.length) % items.length]?.focus();
    return true;
  }

  /** Arrows: the neighbour in that direction, among everything drawn in the same part of the table. */
  #cursor(way: Way, target: Element): boolean {
    const zone = target.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "board",
      refs = this.#refs(zone === "prompt" ? "board" : zone);
    const from = target.closest("[data-ref]");
    const next = from
      ? neighbour(
          from.getBoundingClientRect(),
          refs.filter((one) => one !== from && !one.contains(from)),
          way,
        )
      : (this.#refs("board", true)[0] ?? refs[0]);
    if (!next) return Boolean(from);
    if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
    next.focus({ preventScroll: zone === "board" });
    const frame = this.#zone("board");
    if (frame?.contains(next)) this.eye.reveal(next.getBoundingClientRect(), frame.getBoundingClientRect());
    return true;
  }

  /** Tab: from the question over the legal targets of board, hand and market in reading order, then on as usual. */
  #tab(back: boolean, target: Element): boolean {
    const zone = target.closest<HTMLElement>("[data-zone]")?.dataset.zone;
    const handle = document.querySelector<HTMLElement>("[data-handle]"),
      drawer = this.#ui.waiting.side && !this.#ui.drawer && handle ? [handle] : [];
    if (zone !== "prompt" && zone !== "board" && zone !== "hand" && zone !== "side" && target !== handle) return false;
    const buttons = [...(this.#zone("prompt")?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? [])];
    const stops: Drawn[] = [
      ...buttons,
      ...reading(this.#refs("board", true)),
      ...reading(this.#refs("hand", true)),
      ...drawer,
      ...reading(this.#refs("side", true)),
    ];
    const at = stops.findIndex((one) => one === target || (one.contains(target) && zone !== "prompt"));
    if (at < 0 && zone !== "prompt") return false;
    const next = stops[at + (back ? -1 : 1)];
    if (!next) {
      if (back) return false;
      const after = this.#zone("players")?.querySelector<HTMLElement>("button:not(:disabled), a, [tabindex='0']");
      (after ?? this.#zone("log"))?.focus();
      return true;
    }
    next.focus({ preventScroll: this.#zone("board")?.contains(next) ?? false });
    return true;
  }

  #number(n: number): boolean {
    const sitting = this.#sitting;
    if (sitting.menu) {
      document.querySelectorAll<HTMLElement>("[role=menu] button")[n - 1]?.click();
      return true;
    }
    const hand = inHand(),
      options = loose(sitting.table, this.#ui.undrawn),
      one = hand[n - 1];
    if (hand.length) {
      if (one) {
        one.focus();
        if (this.#seen) this.pointing.act(one.dataset.ref!);
      }
      return true;
    }
    const option = options.length > 1 && options.length === sitting.table.options.length ? options[n - 1] : undefined;
    if (option) void sitting.choose(option);
    return Boolean(option);
  }

  #to(zone: string, tab: Tab): boolean {
    if (this.#ui.narrow) this.#ui.tab = tab;
    const there = this.#zone(zone),
      first = this.#refs(zone, true)[0] ?? this.#refs(zone)[0];
    if (first && !first.hasAttribute("tabindex")) first.setAttribute("tabindex", "-1");
    (first ?? there)?.focus();
    return true;
  }

  /** , and . step through the log and ring what each line names. */
  #event(step: number): boolean {
    const { log } = this.#sitting,
      ui = this.#ui;
    ui.line = Math.min(Math.min(80, log.length), Math.max(0, ui.line + step));
    const event = ui.line ? log.at(-ui.line) : undefined;
    ui.point(event?.refs ?? [], event?.seat);
    return true;
  }
}
