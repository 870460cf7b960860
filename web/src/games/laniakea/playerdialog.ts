/** A player's whole board in a dialog of its own, wherever it was asked for. */
import { mount, unmount } from "svelte";
import type { Table } from "../../lib/table.svelte";
import PlayerDialog from "./PlayerDialog.svelte";

export function openPlayer(table: Table, seat: number) {
  const dialog = mount(PlayerDialog, {
    target: document.body,
    props: { table, seat, onclose: () => void unmount(dialog) },
  });
}
