/** What the lobby knows: the games, a new table being laid, own tables. */
import { get, post } from "./api";
import type { Game, MyTable, TableInfo } from "./protocol";
import { go } from "./router.svelte";
import { seedToLearn } from "./opening";
import { ownName } from "./ownname";
import { settings } from "./settings.svelte";
import { asked, type Kind, severalIn, type Wish } from "./wishes";
import { words } from "../words";

export type { Kind, Wish };
const REFRESH = 6000;

export class Lobby {
  games = $state.raw<Game[]>([]);
  tables = $state.raw<MyTable[] | null>(null);
  chosen = $state("");
  seats = $state<Wish[]>([]);
  switches = $state<Record<string, string>>({});
  seed = $state("");
  /** everybody may be helped */
  hints = $state(false);
  trouble = $state("");
  busy = $state(false);
  #next = 1;

  get game(): Game | undefined {
    return this.#game(this.chosen);
  }
  #game = (name: string): Game | undefined => this.games.find((game) => game.name === name);
  get company(): boolean {
    return severalIn(this.seats);
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

  /** Another game, the same company: as many of the seats as it has room for, and bots that know it. */
  pick(game: string): void {
    if (game === this.chosen) return;
    this.chosen = game;
    this.switches = {};
    const { seats = [2], bots = [], usual = "" } = this.game ?? {},
      knows = (bot: string) => bots.some(({ spec }) => spec === bot);
    const kept = this.seats
      .slice(0, seats.at(-1))
      .map((seat) => (seat.kind === "bot" && !knows(seat.bot) ? { ...seat, bot: usual } : seat));
    const least = kept.length ? seats[0]! : 1 + this.#rivals(game);
    while (kept.length < least) kept.push(this.wish(kept.length ? "bot" : "me"));
    this.seats = kept;
  }
  wish(kind: Kind): Wish {
    return { id: this.#next++, kind, name: "", bot: this.game?.usual ?? "" };
  }
  add(kind: Kind): void {
    this.seats.push(this.wish(kind));
  }
  remove(id: number): void {
    this.seats = this.seats.filter((seat) => seat.id !== id);
  }
  /** One; more, or none, where the game has no place for two. */
  #rivals(game: string): number {
    const seats = this.#game(game)?.seats ?? [2];
    return (seats.includes(2) ? 2 : seats[0]!) - 1;
  }
  set(name: string, value: string): void {
    const written = this.game?.switches.find((one) => one.name === name)?.default ?? "";
    const { [name]: _, ...rest } = this.switches;
    this.switches = value === written ? rest : { ...rest, [name]: value };
  }

  /** You against a bot, at once. */
  play(game: string): Promise<void> {
    return this.#open(game, this.#against(game, this.#game(game)?.usual), {});
  }
  #against(game: string, bot: string | undefined): object[] {
    return [
      { kind: "me", name: this.name },
      ...Array.from({ length: this.#rivals(game) }, () => ({ kind: "bot", bot })),
    ];
  }
  /** A game that is led, with a deal that teaches well. */
  async learn(game: string): Promise<void> {
    settings.change({
      taught: { ...settings.kept.taught, [game]: [] },
      skipped: settings.kept.skipped.filter((one) => one !== game),
    });
    await this.#open(game, this.#against(game, this.#game(game)?.teacher), {}, await seedToLearn(game), true);
  }
  open(): Promise<void> {
    if (this.seed && !/^\d{1,19}$/.test(this.seed)) {
      this.trouble = words.seedWrong;
      return Promise.resolve();
    }
    const seats = this.seats.map((wish) => asked(wish, this.name));
    return this.#open(this.chosen, seats, this.switches, this.seed || undefined);
  }
  async #open(
    game: string,
    seats: object[],
    switches: Record<string, string>,
    seed?: string,
    led = false,
  ): Promise<void> {
    await this.try(async () => {
      const hints = this.hints && this.company;
      const wanted = { game, seats, settings: switches, hints, ...(seed ? { seed } : {}) };
      const { id } = await post<TableInfo>("/api/tables", wanted);
      if (led) settings.change({ guided: id });
      go(`/t/${id}`);
    });
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
