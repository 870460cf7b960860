/** Dialogs over the page: while one is open, keys and the focus are its own. */
import { untrack } from "svelte";

let open = $state(0);
export const dialogs = {
  get open(): boolean {
    return open > 0;
  },
};

/** Whoever opens a dialog does not wait for the number of dialogs to change. */
const count = (by: number) =>
  untrack(() => {
    open += by;
  });

/** Opens a dialog where it is drawn; a click beside it closes it, and the focus goes back to where it was. */
export function asDialog(node: HTMLDialogElement): () => void {
  const before = document.activeElement;
  node.showModal();
  count(1);
  node.addEventListener("click", (event) => {
    if (event.target === node) node.close();
  });
  return () => {
    count(-1);
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
  };
}
