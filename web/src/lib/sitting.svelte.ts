/** Sitting at a table: what is done there, and what is seen of it before. */
import { words } from "../words";
import { Failed, sentence } from "./api";
import { Choices } from "./choices";
import type { Live } from "./live";
import { Previews } from "./previews";
import type { Option, Refused, TableState } from "./protocol";
import { plain } from "./sentence";
import { refusalOf } from "./refusal";
import { settings } from "./settings.svelte";
import { Watching } from "./watching.svelte";

export class Sitting extends Watching {
  /** a choice is on its way */
  busy = $state(false);
  /** several options on one element, waiting to be picked from */
  menu = $state("");
  /** an option that could not be taken back: it is asked once more */
  armed = $state("");
  /** a sentence that belongs to no element */
  notice = $state("");
  /** the option whose outcome is shown */
  previewed = $state("");
  /** the verb of the choice made last */
  did = $state("");

  #previews = new Previews(({ key }) => this.#lines(key));
  #choices = new Choices();

  protected override moved(state: TableState): void {
    this.#clear();
    this.#previews.forget();
    this.notice = state.notice;
  }
  #clear(): void {
    this.menu = this.armed = "";
    this.table.refused = null;
    this.table.preview = [];
    this.previewed = "";
    this.notice = "";
  }

  final(option: Option): boolean {
    return this.state.finals.includes(option.key);
  }
  /** Whether to ask once more: not where there is nothing else to do anyway. */
  #unsure(option: Option): boolean {
    return (
      settings.kept.confirm &&
      this.armed !== option.key &&
      this.final(option) &&
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
    this.table.hovered = "";
    this.busy = true;
    const { seat, view } = this.state;
    try {
      await this.live?.ask({ do: "choose", seat, key: option.key, version: view.version }, true);
      this.#choices.made(option.key, again);
      this.did = option.verb;
    } catch (trouble) {
      // an answer that was lost is no refusal: what became of the choice is seen when the line is back
      if (trouble instanceof Failed && !trouble.status) this.notice = sentence(trouble);
      else this.#refuse(option.target, refusalOf(trouble, option.verb));
    } finally {
      this.busy = false;
    }
  }

  #refuse(ref: string, answer: Refused): void {
    if (ref) this.table.refused = { ref, answer };
    else this.notice = plain(answer.words);
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
    if (!option) {
      this.notice = words.nothingToRedo;
      return;
    }
    void this.choose(option, { again: true });
  }

  /** Show what the option is certain to bring. */
  async foresee(option: Option): Promise<void> {
    this.previewed = option.key;
    this.table.preview = this.#previews.known(option) ?? [];
    const lines = await this.outcome(option);
    if (this.previewed === option.key) this.table.preview = lines;
  }
  /** What the option is certain to bring, asked once a position. */
  outcome(option: Option): Promise<string[]> {
    return this.#previews.of(option);
  }

  async #lines(key: string): Promise<string[]> {
    const answer = await this.live?.ask({ do: "preview", seat: this.state.seat, key });
    return answer && "lines" in answer ? answer.lines.map(plain) : [];
  }

  async whyNot(ref: string): Promise<void> {
    this.menu = "";
    try {
      const answer = await this.live?.ask({ do: "why", seat: this.state.seat, ref });
      if (answer && "words" in answer) this.table.refused = { ref, answer };
    } catch (trouble) {
      this.notice = sentence(trouble);
    }
  }
}
