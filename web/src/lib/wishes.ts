/** Who is to sit at a new table. */
export type Kind = "me" | "hot" | "friend" | "bot";
export interface Wish {
  id: number;
  kind: Kind;
  name: string;
  bot: string;
}

/** A seat as the server is asked for it. */
export const asked = ({ kind, name, bot }: Wish, own: string): object =>
  kind === "bot" ? { kind, bot } : kind === "friend" ? { kind } : { kind: "me", name: kind === "me" ? own : name };

/** Several people would sit there: hints are a matter of all. */
export const severalIn = (seats: Wish[]): boolean => seats.filter((seat) => seat.kind !== "bot").length > 1;
