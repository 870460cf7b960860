/** Looking at a table: what options mean and bring, which uses are barred, and why something cannot be chosen. */
import { sentence } from "./api";
import { foretoldNamed, refusedNamed } from "./naming";
import { Previews, UNTOLD } from "./previews";
import type { Foretold, Option, Refused, TableState } from "./protocol";
import { Watching } from "./watching.svelte";

type Barred = Refused["more"][number];

export class Looking extends Watching {
  /** several options on one element, waiting to be picked from */
  menu = $state("");
  /** a sentence that belongs to no element */
  notice = $state("");
  /** the option whose outcome is shown */
  previewed = $state("");
  /** uses of the thing whose options are open that are barred now */
  barred = $state.raw<Barred[]>([]);
  /** the options of a place that has several, with what each does */
  each = $state.raw<{ option: Option; told: Foretold }[]>([]);
  /** counts questions: the same one stands while others move */
  question = $state(0);
  /** the thing or place of which these are known */
  looked = $state("");

  #previews = new Previews(({ key }) => this.#foretell(key));

  /** A new position: what was foretold belonged to the old one. */
  protected forget(): void {
    this.#previews.forget();
  }
  /** What was open or pointed at belonged to the present, and would lie on what is told of the past. */
  override lookBack(state: TableState, seat: number, forward: boolean): void {
    if (!this.lookingBack) this.lookAway();
    super.lookBack(state, seat, forward);
  }
  /** Nothing is pointed at or open any more. */
  lookAway(): void {
    this.menu = this.looked = this.previewed = this.notice = "";
    this.barred = [];
    this.each = [];
    this.table.hovered = ""; // pointed at once more, it is told once more
    this.table.refused = null;
    this.table.preview = UNTOLD;
  }

  /** Somebody else has moved, and the question stands: what is looked at stays, and is told as it is now. */
  protected lookAgain(): void {
    const option = this.table.options.find((each) => each.key === this.previewed);
    if (option) void this.#retell(option);
  }

  /** Show what the option is certain to bring. */
  async foresee(option: Option): Promise<void> {
    this.previewed = option.key;
    this.table.preview = this.#previews.known(option) ?? UNTOLD;
    await this.#retell(option);
  }
  async #retell(option: Option): Promise<void> {
    const told = await this.outcome(option);
    if (this.previewed === option.key) this.table.preview = told;
  }
  /** What the option means and is certain to bring, asked once a position. */
  outcome(option: Option): Promise<Foretold> {
    return this.#previews.of(option);
  }

  async #foretell(key: string): Promise<Foretold> {
    const answer = await this.live?.ask({ do: "preview", seat: this.state.seat, key });
    return answer && "meaning" in answer ? foretoldNamed(answer, this.nameOf) : UNTOLD;
  }

  async #why(ref: string): Promise<Refused | undefined> {
    const answer = await this.live?.ask({ do: "why", seat: this.state.seat, ref });
    return answer && "words" in answer ? refusedNamed(answer, this.nameOf) : undefined;
  }
  async whyNot(ref: string): Promise<void> {
    this.menu = "";
    try {
      const answer = await this.#why(ref);
      if (answer) this.table.refused = { ref, answer };
    } catch (trouble) {
      this.notice = sentence(trouble);
    }
  }
  /** Which uses of a thing that can be chosen are barred, and why. */
  async lookForBarred(ref: string): Promise<void> {
    const { question } = this;
    const answer = await this.#why(ref).catch(() => undefined);
    if (question !== this.question || (this.menu || this.table.hovered) !== ref) return;
    this.barred = answer?.more ?? [];
    this.looked = ref;
  }
  /** What each of several options of a place does. */
  async lookAtEach(ref: string, options: Option[]): Promise<void> {
    const { question } = this;
    const each = await Promise.all(options.map(async (option) => ({ option, told: await this.outcome(option) })));
    if (question !== this.question || this.table.hovered !== ref) return;
    this.each = each;
    this.looked = ref;
  }
}
