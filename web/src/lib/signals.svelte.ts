/** What the rest of the page learns from a table: its title, whose turn it is, how it ended, and whose colours come
 *  first. */
import { words } from "../words";
import { tellTurn } from "./notify";
import { plain } from "./sentence";
import { settings } from "./settings.svelte";
import { sounds } from "./sound";
import type { Sitting } from "./sitting.svelte";
import type { Ui } from "./ui.svelte";

/** To be called while a page is set up. */
export function signal(sitting: Sitting, ui: Ui): void {
  let hadTurn = false,
    wasOver: boolean | null = null;
  $effect(() => {
    if (!sitting.ready) return;
    const { view, table, yours } = sitting.state,
      turn = table.status === "running" && view && view.waiting_for.some((seat) => yours.includes(seat));
    document.title = turn ? words.turnTitle(table.title) : `${table.title} · ${words.brand}`;
    if (turn && !hadTurn) {
      tellTurn(table.title, plain(view.ask?.prompt ?? []));
      sounds.play("turn");
    }
    hadTurn = turn;
  });
  $effect(() => {
    if (!sitting.ready) return;
    const over = sitting.state.table.status === "over";
    if (over && wasOver === false) ui.open("scores");
    wasOver = over;
  });
  $effect(() => {
    if (!sitting.ready) return;
    const mine = settings.kept.colours === "mine" && sitting.state.seat > 0 ? sitting.state.seat + 1 : 0,
      root = document.documentElement;
    root.dataset.mine = mine ? String(mine) : "";
    return () => {
      root.dataset.mine = "";
    };
  });
}
