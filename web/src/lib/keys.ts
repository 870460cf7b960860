/** The whole game by keyboard: the table of keys in words. */
import { ending, loose } from "./asking";
import { Cursor } from "./cursor";
import { dialogs } from "./dialogs.svelte";
import { pressable, refOf, typing, zone, zoneOf } from "./finding";
import type { Pointing } from "./input";
import { alongLog, numbered } from "./counting";
import { explain, openRules } from "./lookup";
import type { PanZoom } from "./panzoom.svelte";
import type { Direction } from "./places";

const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export class Keys {
  /** keys were in use before this one: the numbers of the hand were on the screen */
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
    const reading = Boolean(this.#sitting.telling);
    if (reading && (event.key === " " || event.key === "Escape")) {
      event.preventDefault();
      this.#sitting.skip();
      return;
    }
    if (!reading) this.#sitting.skip();
    this.#seen = this.#ui.keyed;
    if (!this.#handle(event, event.target as Element)) return;
    event.preventDefault();
    this.#ui.keyed = true;
  };

  #handle({ key, shiftKey }: KeyboardEvent, focused: Element): boolean {
    const ref = refOf(focused),
      menu = Boolean(this.#sitting.menu);
    if (key === "Escape") return this.#leave();
    if (menu && (key === "ArrowDown" || key === "ArrowUp")) return this.cursor.along(key === "ArrowDown" ? 1 : -1);
    if (key === "Enter" && this.#sitting.armed && !this.#aimedAt(focused)) return this.#confirm();
    if (key in ARROWS) return this.cursor.go(ARROWS[key]!, focused);
    if (key === "Tab") return this.cursor.tab(shiftKey, focused);
    if ((key === "Enter" || key === " ") && ref && !pressable(focused)) {
      this.pointing.act(ref);
      return true;
    }
    if (key === " " && this.#sitting.recap.open && !pressable(focused)) {
      this.#sitting.recap.play();
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
        return explain(this.pointing, ref);
      case "i":
        if (ref) ui.open("thing", ref);
        return Boolean(ref);
      case "r":
        return openRules(this.pointing);
      case "t":
        return this.#sitting.hints.toggle();
      case "h":
        return this.cursor.to("hand", "board");
      case "m":
        ui.drawer = ui.middling;
        return this.cursor.to("side", "side");
      case "p":
        ui.unfolded = !ui.unfolded;
        return this.cursor.to("players", "players");
      case "l":
        return this.cursor.to("log", "log");
      case ",":
      case ".":
        return this.#along(key === "," ? -1 : 1);
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

  /** Through the turns of the others where there were some, else through the log. */
  #along(by: number): boolean {
    const { recap } = this.#sitting;
    if (!recap.there) return alongLog(this.pointing, -by);
    recap.along(by);
    return true;
  }

  #leave(): boolean {
    const { recap, hints } = this.#sitting;
    if (hints.open) hints.shut();
    else if (recap.step) recap.now();
    else if (!this.pointing.close()) {
      if (recap.open) recap.shut();
      zone("prompt")?.focus();
    }
    if (this.#ui.drawer) this.#ui.drawer = false;
    return true;
  }

  /** Whether Enter is meant for this button: it is of the question, or keys led there, not the mouse. */
  #aimedAt(focused: Element): boolean {
    return pressable(focused) && (this.#seen || zoneOf(focused) === "prompt");
  }

  /** What is asked once more, wherever the focus is. */
  #confirm(): boolean {
    const option = this.#sitting.table.options.find((each) => each.key === this.#sitting.armed);
    if (option) void this.#sitting.choose(option, { sure: true });
    return Boolean(option);
  }

  #end(): boolean {
    const option = ending(loose(this.#sitting.table, this.#ui.undrawn));
    if (option) void this.#sitting.choose(option);
    return Boolean(option);
  }
}
