/** The whole game by keyboard: the table of keys in words. */
import { ending, loose } from "./asking";
import { Cursor } from "./cursor";
import { dialogs } from "./dialogs.svelte";
import { pressable, refOf, typing, zone } from "./finding";
import type { Pointing } from "./input";
import { alongLog, numbered } from "./counting";
import type { PanZoom } from "./panzoom.svelte";
import type { Way } from "./places";
import { go } from "./router.svelte";

const ARROWS: Record<string, Way> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export class Keys {
  /** the numbers of the hand were on the screen before this key */
  #seen = false;
  readonly cursor: Cursor;
  constructor(
    readonly pointing: Pointing,
    readonly eye: PanZoom,
  ) {
    this.cursor = new Cursor(pointing.sitting.table, pointing.ui, eye);
  }

  get #sitting() {
    return this.pointing.sitting;
  }
  get #ui() {
    return this.pointing.ui;
  }

  press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !this.#sitting.ready) return;
    if (dialogs.open || this.#sitting.curtain >= 0 || typing(event.target)) return;
    this.#sitting.skip();
    this.#seen = this.#ui.keyed;
    if (!this.#handle(event, event.target as Element)) return;
    event.preventDefault();
    this.#ui.keyed = true;
  };

  #handle({ key, shiftKey }: KeyboardEvent, target: Element): boolean {
    const ref = refOf(target),
      menu = Boolean(this.#sitting.menu);
    if (key === "Escape") return this.#leave();
    if (menu && (key === "ArrowDown" || key === "ArrowUp")) return this.cursor.along(key === "ArrowDown" ? 1 : -1);
    if (key in ARROWS) return this.cursor.go(ARROWS[key]!, target);
    if (key === "Tab") return this.cursor.tab(shiftKey, target);
    if ((key === "Enter" || key === " ") && ref && !pressable(target)) {
      this.pointing.act(ref);
      return true;
    }
    if (/^[1-9]$/.test(key)) return numbered(this.pointing, Number(key), this.#seen);
    return this.#letter(key.toLowerCase(), shiftKey, ref);
  }

  #letter(key: string, shift: boolean, ref: string): boolean {
    const ui = this.#ui;
    switch (key) {
      case "e":
        return this.#end();
      case "u":
        if (shift) this.#sitting.redo();
        else void this.#sitting.undo();
        return true;
      case "?":
        return this.#explain(ref);
      case "i":
        if (ref) ui.open("thing", ref);
        return Boolean(ref);
      case "r":
        return this.#rules();
      case "h":
        return this.cursor.to("hand", "board");
      case "m":
        ui.drawer = ui.middling;
        return this.cursor.to("side", "side");
      case "p":
        return this.cursor.to("players", "players");
      case "l":
        return this.cursor.to("log", "log");
      case ",":
        return alongLog(this.pointing, 1);
      case ".":
        return alongLog(this.pointing, -1);
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

  #leave(): boolean {
    if (!this.pointing.close()) zone("prompt")?.focus();
    if (this.#ui.drawer) this.#ui.drawer = false;
    return true;
  }

  #end(): boolean {
    const option = ending(loose(this.#sitting.table, this.#ui.undrawn));
    if (option) void this.#sitting.choose(option);
    return Boolean(option);
  }

  #explain(ref: string): boolean {
    if (!ref) this.#ui.open("keys");
    else if (this.#sitting.table.legal(ref)) this.#ui.open("thing", ref);
    else void this.#sitting.whyNot(ref);
    return true;
  }

  /** The rulebook, at the rule of the last refusal. */
  #rules(): boolean {
    const { refused } = this.#sitting.table;
    const at = refused ? `#${refused.answer.rules[0] ?? ""}` : "";
    go(`/rules/${this.#sitting.state.table.game}${at}`);
    return true;
  }
}
