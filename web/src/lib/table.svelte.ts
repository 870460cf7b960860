/** One table as this browser sees it: the state, the targets, and what is hovered, chosen or refused. */
import { UNTOLD } from "./previews";
import type { Content, Foretold, Option, Refused, TableState, Thing } from "./protocol";

export class Table {
  state = $state.raw<TableState>() as TableState;
  content = $state.raw<Content>({ game: "", board: { names: {} }, things: {} });
  /** the element under the pointer or the focus */
  hovered = $state("");
  /** why-not: which element, and the answer */
  refused = $state<{ ref: string; answer: Refused } | null>(null);
  /** what the hovered option means and is certain to bring */
  preview = $state.raw<Foretold>(UNTOLD);
  /** pixels of the screen to one unit of the board's viewBox: games draw less detail as it falls */
  scale = $state(1);
  /** whose board lies in the middle, where everybody has one: one's own is -1 */
  eyes = $state(-1);
  /** nothing can be chosen here: a replay, or a curtain is drawn */
  still = $state(false);

  get view() {
    return this.state.view;
  }
  get seat() {
    return this.state.seat;
  }
  get options(): Option[] {
    return this.still ? [] : (this.state.view?.ask?.options ?? []);
  }
  /** by the element they point at; "" has those without a place */
  targets = $derived.by(() => {
    const by = new Map<string, Option[]>();
    for (const option of this.options) by.set(option.target, [...(by.get(option.target) ?? []), option]);
    return by;
  });
  legal(ref: string): boolean {
    return this.targets.has(ref);
  }
  /** it could only be given away for something else */
  spare(ref: string): boolean {
    return this.targets.get(ref)?.every((option) => option.spare) ?? false;
  }
  thing(ref: string): Thing {
    return (
      this.content.things[ref] ?? {
        kind: ref.split(":")[0] ?? "",
        id: ref,
        number: 0,
        name: this.content.board.names[ref] ?? ref,
        text: "",
        words: [],
      }
    );
  }
}
