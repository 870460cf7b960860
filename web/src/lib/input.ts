/** Pointing at things on the table: hovering shows, clicking chooses or says why not. Keys: keys.ts. */
import { elementOf, find, keyOf, refOf } from "./finding";
import { Mouse } from "./mouse";
import { UNTOLD } from "./previews";
import type { Option } from "./protocol";
import type { Sitting } from "./sitting.svelte";
import type { Ui } from "./ui.svelte";

const PREVIEW_AFTER = 90;

export class Pointing {
  #timer = 0;
  #mouse = new Mouse();
  /** it is the mouse that points: a question that takes the focus does not make it point at nothing */
  #byMouse = false;
  constructor(
    readonly sitting: Sitting,
    readonly ui: Ui,
  ) {}

  hover(ref: string, key = ""): void {
    const { sitting } = this,
      { table } = sitting;
    if (sitting.menu || (ref === table.hovered && key === sitting.previewed)) return;
    clearTimeout(this.#timer);
    if (ref && this.ui.touch) sitting.armed = "";
    table.hovered = ref;
    // nothing pointed at is not what has no place
    const options = key ? table.options.filter((option) => option.key === key) : (ref && table.targets.get(ref)) || [];
    if (ref && table.refused && table.refused.ref !== ref) table.refused = null;
    table.preview = UNTOLD;
    sitting.previewed = "";
    sitting.barred = [];
    sitting.each = [];
    sitting.looked = "";
    this.#timer = window.setTimeout(() => void this.#tell(ref, options), PREVIEW_AFTER);
  }

  /** First which uses are barred, then what the only option brings; of a place with several, what each does. */
  async #tell(ref: string, options: Option[]): Promise<void> {
    const { sitting } = this;
    if (options.length && sitting.table.content.things[ref]) await sitting.lookForBarred(ref);
    else if (options.length > 1) await sitting.lookAtEach(ref, options);
    if (options.length === 1 && sitting.table.hovered === ref) await sitting.foresee(options[0]!);
  }

  /** A click, Enter or a second tap on the element of this ref. */
  act(ref: string, touched = false): void {
    const { sitting } = this,
      { table } = sitting;
    const keys = () => (table.targets.get(ref) ?? []).map((option) => option.key).join(),
      meant = keys();
    if (sitting.skip() && (!meant || keys() !== meant)) return; // what was clicked belonged to the past
    const options = table.targets.get(ref) ?? [];
    sitting.notice = "";
    if (!options.length) {
      if (table.refused?.ref === ref) table.refused = null;
      else if (sitting.state.table.status === "running" && sitting.state.seat >= 0 && !table.still)
        void sitting.whyNot(ref);
      else this.ui.open("thing", ref);
      return;
    }
    table.refused = null;
    if (touched && (table.hovered !== ref || options.length > 1)) {
      this.hover(ref);
      if (options.length > 1 && !this.ui.narrow) sitting.menu = ref;
      return;
    }
    if (options.length === 1) void sitting.choose(options[0]!, { sure: touched });
    else {
      sitting.menu = sitting.menu === ref ? "" : ref;
      table.hovered = ref;
      if (sitting.menu && table.content.things[ref]) void sitting.lookForBarred(ref);
    }
  }

  close(): boolean {
    const { sitting } = this,
      { table } = sitting,
      open = Boolean(sitting.menu || table.refused || sitting.notice || table.hovered || sitting.armed);
    const at = sitting.menu;
    sitting.lookAway();
    sitting.armed = "";
    if (at) find(at)?.focus({ preventScroll: true });
    return open;
  }

  attach = (root: HTMLElement) => {
    let touched = false;
    const over = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || !this.#mouse.moved(event, this.sitting.question)) return;
      this.#byMouse = true;
      this.hover(refOf(event.target), keyOf(event.target));
    };
    const focus = (event: FocusEvent) => {
      const ref = refOf(event.target),
        key = keyOf(event.target);
      if (touched || (this.#byMouse && !ref && !key)) return;
      this.#byMouse = false;
      queueMicrotask(() => this.hover(ref, key));
    };
    const down = (event: PointerEvent) => {
      touched = event.pointerType === "touch";
      this.ui.touch = touched;
      this.ui.keyed = false;
    };
    const click = (event: MouseEvent) => {
      const clicked = event.target as Element,
        element = elementOf(clicked),
        control = clicked.closest<HTMLElement>("button, a, input, select, summary");
      if (event.detail > 0 && !touched) {
        if (control && "slides" in control.dataset) this.#mouse.slid(event);
        else if (element && this.#mouse.slidUnder(event)) return;
      }
      if (control && control !== element && (!element || element.contains(control))) return;
      if (!element) {
        this.sitting.skip();
        if (!clicked.closest(".pop")) this.close();
        return;
      }
      this.act(element.dataset.ref!, touched && event.detail > 0);
    };
    const press = (event: Event) => {
      const ref = refOf(event.target);
      if (touched && ref) {
        event.preventDefault();
        this.ui.open("thing", ref);
      }
    };
    const move = (event: PointerEvent) => {
      if (this.#mouse.resting) over(event);
    };
    root.addEventListener("pointerover", over);
    root.addEventListener("pointermove", move);
    root.addEventListener("focusin", focus);
    root.addEventListener("pointerdown", down, true);
    root.addEventListener("click", click);
    root.addEventListener("contextmenu", press);
    return () => clearTimeout(this.#timer);
  };
}
