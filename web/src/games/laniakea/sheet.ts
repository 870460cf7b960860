/** A player's whole board in a dialog of its own, wherever it was asked for. */
import { mount, unmount } from "svelte";
import type { Table } from "../../lib/table.svelte";
import PlayerSheet from "./PlayerSheet.svelte";

export function openSheet(table: Table, seat: number) {
  const sheet = mount(PlayerSheet, {
    target: document.body,
    props: { table, seat, onclose: () => void unmount(sheet) },
  });
}
