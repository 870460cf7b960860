/** What the lobby knows: the games, a new table being laid, own tables. */
import { get, post } from "./api";
import type { Game, MyTable, TableInfo } from "./protocol";
import { go } from "./router.svelte";
import { ownName } from "./ownname";
import { settings } from "./settings.svelte";
import { words } from "../words";

export type Kind = "me" | "hot" | "friend" | "bot";
export interface Wish {
  id: number;
  kind: Kind;
  name: string;
  bot: string;
}
const EASY = "greedy",
  GOOD = "search:0.3",
  REFRESH = 6000;

export class Lobby {
  games = $state.raw<Game[]>([]);
  tables = $state.raw<MyTable[] | null>(null);
  chosen = $state("");
  seats = $state<Wish[]>([]);
  switches = $state<Record<string, string>>({});
  seed = $state("");
  trouble = $state("");
  busy = $state(false);
  #next = 1;

  get game(): Game | undefined {
    return this.games.find((game) => game.name === this.chosen);
  }
  get name(): string {
    return ownName();
  }

  async load(): Promise<void> {
    this.games = await get<Game[]>("/api/games");
    if (!this.chosen) this.pick(this.games[0]!.name);
  }
  async refresh(): Promise<void> {
    this.tables = await get<MyTable[]>("/api/tables").catch(() => this.tables);
  }
  /** Keeps the list of own tables fresh while somebody looks. */
  watch = () => {
    const look = () => {
      if (!document.hidden) void this.refresh();
    };
    look();
    const timer = setInterval(look, REFRESH);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  };

  pick(game: string): void {
    this.chosen = game;
    this.switches = {};
    this.seats = [this.wish("me"), ...Array.from({ length: this.#rivals(game) }, () => this.wish("bot"))];
  }
  wish(kind: Kind): Wish {
    return { id: this.#next++, kind, name: "", bot: GOOD };
  }
  add(kind: Kind): void {
    this.seats.push(this.wish(kind));
  }
  remove(id: number): void {
    this.seats = this.seats.filter((seat) => seat.id !== id);
  }
  /** One; more, or none, where the game has no place for two. */
  #rivals(game: string): number {
    const seats = this.games.find((one) => one.name === game)?.seats ?? [2];
    return (seats.includes(2) ? 2 : seats[0]!) - 1;
  }
  set(name: string, value: string): void {
    const written = this.game?.switches.find((one) => one.name === name)?.default;
    const { [name]: _, ...rest } = this.switches;
    this.switches = value === written ? rest : { ...rest, [name]: value };
  }

  /** You against a bot, at once. */
  play(game: string, bot = GOOD): Promise<void> {
    const others = Array.from({ length: this.#rivals(game) }, () => ({ kind: "bot", bot }));
    return this.#open(game, [{ kind: "me", name: this.name }, ...others], {});
  }
  learn(game: string): Promise<void> {
    settings.change({
      taught: { ...settings.kept.taught, [game]: [] },
      skipped: settings.kept.skipped.filter((one) => one !== game),
    });
    return this.play(game, EASY);
  }
  open(): Promise<void> {
    if (this.seed && !/^\d{1,19}$/.test(this.seed)) {
      this.trouble = words.seedWrong;
      return Promise.resolve();
    }
    const seats = this.seats.map(({ kind, name, bot }) =>
      kind === "bot"
        ? { kind, bot }
        : kind === "friend"
          ? { kind }
          : { kind: "me", name: kind === "me" ? this.name : name },
    );
    return this.#open(this.chosen, seats, this.switches, this.seed || undefined);
  }
  async #open(game: string, seats: object[], settings: Record<string, string>, seed?: string): Promise<void> {
    await this.try(async () =>
      go(`/t/${(await post<TableInfo>("/api/tables", { game, seats, settings, ...(seed ? { seed } : {}) })).id}`),
    );
  }
  async try(act: () => Promise<void>): Promise<void> {
    this.trouble = "";
    this.busy = true;
    try {
      await act();
    } catch (why) {
      this.trouble = why instanceof Error ? why.message : String(why);
    } finally {
      this.busy = false;
    }
  }
}
