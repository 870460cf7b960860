/** What a game sends of its own: views and what is printed bear its name, and its drawings ask for theirs. */
import type { AnyContent, AnyView, GameEvent, Games, Thing } from "../wire";
import type { Table } from "./table.svelte";

type Name = keyof Games;
type ThingOf<G extends Name> = Games[G]["content"]["things"][string];
type KindOf<G extends Name> = ThingOf<G>["kind"];
/** A printed thing of this kind. */
export type Printed<G extends Name, K extends KindOf<G>> = Extract<ThingOf<G>, { kind: K }>;

const isView = <G extends Name>(game: G, view: AnyView): view is Games[G]["view"] => view.game === game;
const isContent = <G extends Name>(game: G, content: AnyContent): content is Games[G]["content"] =>
  content.game === game;
const isKind = <G extends Name, K extends KindOf<G>>(thing: Thing, kind: K): thing is Printed<G, K> =>
  thing.kind === kind;

export function viewOf<G extends Name>(game: G, view: AnyView): Games[G]["view"] {
  if (isView(game, view)) return view;
  throw new Error(`${view.game} / ${game}`);
}
export function contentOf<G extends Name>(game: G, table: Table): Games[G]["content"] {
  if (isContent(game, table.content)) return table.content;
  throw new Error(`${table.content.game} / ${game}`);
}
/** A table tells the events of its game. */
export const isTold = <G extends Name>(game: G, table: Table, _event: GameEvent): _event is Games[G]["event"] =>
  table.content.game === game;

/** A printed thing, if it is of this kind. */
export function found<G extends Name, K extends KindOf<G>>(
  game: G,
  table: Table,
  kind: K,
  ref: string,
): Printed<G, K> | undefined {
  return foundIn(game, contentOf(game, table), kind, ref);
}
/** The same where there is no table yet. */
export function foundIn<G extends Name, K extends KindOf<G>>(
  _game: G,
  content: AnyContent,
  kind: K,
  ref: string,
): Printed<G, K> | undefined {
  const thing: Thing | undefined = content.things[ref];
  return thing && isKind<G, K>(thing, kind) ? thing : undefined;
}
/** A printed thing that is of this kind. */
export function printed<G extends Name, K extends KindOf<G>>(
  game: G,
  table: Table,
  kind: K,
  ref: string,
): Printed<G, K> {
  const thing = found(game, table, kind, ref);
  if (thing) return thing;
  throw new Error(`${ref} / ${kind}`);
}
