/** Sitting at a table: what is done there, and what is seen of it before. */
import { words } from "../words";
import { Failed, sentence } from "./api";
import { asksTheSame } from "./asking";
import { Choices } from "./choices";
import { Hints } from "./hints.svelte";
import type { Live } from "./live";
import { Looking } from "./looking.svelte";
import type { Option, TableState } from "./protocol";
import { plain } from "./sentence";
import { Recap } from "./recap.svelte";
import { refusalOf } from "./refusal";
import { settings } from "./settings.svelte";

export class Sitting extends Looking {
  /** a choice is on its way */
  busy = $state(false);
  /** an option by which something would be given up: it is asked once more */
  armed = $state("");
  /** the verb of the choice made last */
  did = $state("");

  /** the version whose question is answered: nobody thinks about that any more, though the next is not here yet */
  answered = -1;
  /** by seat: how often somebody asked for hints while one looked on */
  hintsAsked = $state.raw<number[]>(Array<number>(16).fill(0));

  recap = new Recap(this, this.positions);
  hints = new Hints(this);

  #choices = new Choices();

  protected override moved(state: TableState, before: TableState | undefined): void {
    this.forget();
    this.answered = -1;
    const stands = asksTheSame(before, state);
    if (stands) this.lookAgain();
    else {
      this.question++;
      this.#clear();
    }
    this.notice = state.notice;
    this.recap.turn(state);
    this.hints.moved(stands);
  }
  protected override hinted(seat: number): void {
    this.hintsAsked = this.hintsAsked.with(seat, this.hintsAsked[seat]! + 1);
  }
  #clear(): void {
    this.armed = "";
    this.lookAway();
  }

  final(option: Option): boolean {
    return this.state.finals.includes(option.key);
  }
  /** Whether to ask once more: where something is given up for good, and there is something else to do. */
  #unsure(option: Option): boolean {
    return (
      settings.kept.confirm &&
      this.armed !== option.key &&
      this.state.losses.includes(option.key) &&
      (this.table.options.length > 1 || this.state.undo.can)
    );
  }
  #arm(option: Option): void {
    this.#clear();
    this.armed = option.key;
    void this.foresee(option);
  }

  async choose(option: Option, { again = false, sure = false } = {}): Promise<void> {
    if (this.busy || this.table.still) return;
    // what was clicked belonged to the past
    if (this.skip() && !this.table.options.some((each) => each.key === option.key)) return;
    if (!sure && this.#unsure(option)) return this.#arm(option);
    this.#clear();
    this.recap.shut();
    this.hints.chose(option.key);
    this.busy = true;
    const { seat, view, version } = this.state;
    this.answered = version;
    try {
      await this.live?.ask({ do: "choose", seat, key: option.key, version: view.version }, true);
      this.#choices.made(option.key, again);
      this.did = option.verb;
    } catch (trouble) {
      this.answered = -1;
      // an answer that was lost is no refusal: what became of the choice is seen when the connection is back
      const answer = refusalOf(trouble, option.verb);
      if (trouble instanceof Failed && !trouble.status) this.notice = sentence(trouble);
      else if (option.target) this.table.refused = { ref: option.target, answer };
      else this.notice = plain(answer.words);
    } finally {
      this.busy = false;
    }
  }

  async undo(): Promise<void> {
    if (!this.state.undo.can) {
      this.notice = this.state.undo.why || words.nothingToUndo;
      return;
    }
    try {
      await this.live?.ask({ do: "undo", seat: this.state.seat });
      this.#choices.takenBack();
    } catch (trouble) {
      this.notice = sentence(trouble);
    }
  }
  /** Ask the others to let it be taken back, or answer such a request. */
  async plead(): Promise<void> {
    this.notice = "";
    await this.#say({ do: "plead", seat: this.state.seat });
  }
  async agree(seat: number, yes: boolean): Promise<void> {
    await this.#say({ do: "agree", seat, yes });
  }
  async #say(what: Parameters<Live["ask"]>[0]): Promise<void> {
    try {
      await this.live?.ask(what);
    } catch (trouble) {
      this.notice = sentence(trouble);
    }
  }
  redo(): void {
    const option = this.table.options.find((each) => each.key === this.#choices.next);
    if (option) void this.choose(option, { again: true });
    else this.notice = words.nothingToRedo;
  }
}
