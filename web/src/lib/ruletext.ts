/** The text of a rule in pieces: emphasised words, links to other rules, and the words searched for. */
export interface Piece {
  text: string;
  rule?: string;
  strong?: boolean;
  hit?: boolean;
}

const STRONG = String.raw`\*[^*\s][^*]*\*`;
const RULE = String.raw`[A-Z]{3}-[A-Z0-9]+-\d+`;
/** The second of "LAN-TURN-03, -04 and -05". */
const NEXT = String.raw`(?<=${RULE}(?:(?:,| and| to) -\d+)*(?:,| and| to) )-\d+`;
const MARKS = new RegExp(`(${STRONG})|(${RULE})|(${NEXT})`, "g");

export function pieces(text: string, wanted: string[]): Piece[] {
  const found: Piece[] = [];
  let from = 0,
    family = "";
  for (const match of text.matchAll(MARKS)) {
    const [all, strong, rule] = match;
    found.push(...hits(text.slice(from, match.index), wanted));
    if (strong) found.push({ text: strong.slice(1, -1), strong: true });
    else if (rule) {
      family = rule.replace(/-\d+$/, "");
      found.push({ text: rule, rule });
    } else found.push({ text: all, rule: `${family}${all}` });
    from = match.index + all.length;
  }
  return [...found, ...hits(text.slice(from), wanted)];
}

function hits(text: string, wanted: string[]): Piece[] {
  if (!wanted.length) return [{ text }];
  const pattern = new RegExp(`(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text.split(pattern).map((part, i) => ({ text: part, hit: i % 2 === 1 }));
}
