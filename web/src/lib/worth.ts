/** What deeds were worth: how much the totals changed while they were done. */
import type { Deed } from "./deeds";
import type { GameParts } from "./game";
import type { Since, View } from "./protocol";

/** Each deed with the points it brought, where the game does not count them beside it anyway: of several that were done
 *  with one choice the one that explains a gain best, or else the last. */
export function withWorth(
  deeds: Deed[],
  { first, totals }: Since,
  { worth, causes }: Pick<GameParts, "worth" | "causes">,
): Deed[] {
  if (!worth) return deeds;
  const rank = ({ kind }: Deed) => (causes.includes(kind) ? causes.indexOf(kind) : causes.length);
  for (let i = 1; i < totals.length; i++)
    for (const seat of totals[i]!.keys()) {
      const rise = totals[i]![seat]! - totals[i - 1]![seat]!,
        deed = deeds
          .filter((one) => one.seat === seat && one.first <= first + i && first + i <= one.last)
          .reduceRight<Deed | undefined>((best, one) => (best && rank(best) <= rank(one) ? best : one), undefined);
      if (!rise || !deed) continue;
      const known = deed.gains.find((gain) => !gain.icon);
      if (known) known.n += rise;
      else deed.gains.unshift({ n: rise, icon: "", tint: "", name: worth });
    }
  return deeds;
}

/** A score before and after, and the rise in words: nothing where nothing rose. */
export function changeOf(parts: GameParts, since: Since, now: View, seat: number) {
  const [before, after] = [since.totals[0]?.[seat] ?? 0, since.totals.at(-1)?.[seat] ?? 0],
    [was, is] = [since.before, now].map((view) => String(parts.score(view, seat).value));
  return { was: was ?? "", is: is ?? "", rise: after > before ? parts.rise(before, after) : "" };
}
