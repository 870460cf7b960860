/** Fails where a line is longer than 120 letters or a file than 150 lines, or where a colour is written that no token
 *  names. */
import { readFileSync, readdirSync } from "node:fs";
import { extname, join, relative } from "node:path";

const LONGEST = 120;
const MOST = 150;
const HERE = import.meta.dirname;
const LOOKED_AT = new Set([".ts", ".svelte", ".css", ".js", ".mjs", ".json", ".html"]);
const SKIPPED = /^(node_modules|out|public|package-lock\.json)/;
const READ = /^src\/.*\.(?:ts|svelte)$/;
/** Catalogues of words are read entry by entry, and what is generated is not read. */
const LISTS = /^src\/(?:wire\/index|games\/\w+\/wire|(?:games\/\w+\/)?words\/.+)\.ts$/;
/** These name the colours of all that is laid out. */
const TOKENS = /^src\/(?:tokens|mine|day|games\/\w+\/(?:tokens|day))\.css$/;
/** Pictures mix their own paint: skies and planets, scenes of cards, faces of tiles, covers. */
const PICTURES = new RegExp(
  "^src/(?:lib/art/(?:cards|glow|orrery|scenes|seats|sky)|" +
    "games/\\w+/(?:cover|draw|faces|marks|scenes|territory))\\.ts$",
);
/** A hue that is passed on was chosen elsewhere. */
const VALUE = /(?<!&)#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])|\b(?:rgb|hsl)a?\((?!var|\$)/i;
const WORD = new RegExp(
  "(?:fill|stroke|color|background|border[-a-z]*|outline|shadow)[\"']?\\s*[:=][^;]*?(?<![-\\w.])" +
    "(?:aqua|black|blue|brown|crimson|cyan|gold|gr[ae]y|green|indigo|lime|magenta|maroon|navy|olive|orange|pink|" +
    "purple|red|salmon|silver|teal|tomato|turquoise|violet|white|yellow)(?![-\\w:])",
);

let found = 0;
function tell(file, line, what) {
  found += 1;
  console.log(`${file}:${line + 1}: ${what}`);
}

for (const entry of readdirSync(HERE, { recursive: true, withFileTypes: true })) {
  const file = relative(HERE, join(entry.parentPath, entry.name));
  if (!entry.isFile() || SKIPPED.test(file) || !LOOKED_AT.has(extname(file))) continue;
  const lines = readFileSync(join(HERE, file), "utf8").split("\n");
  const colours = file.startsWith("src/") && !TOKENS.test(file) && !PICTURES.test(file) && !LISTS.test(file);
  lines.forEach((line, i) => {
    if (line.length > LONGEST) tell(file, i, `${line.length} letters, ${LONGEST} are the most`);
    const colour = colours && (VALUE.exec(line) ?? WORD.exec(line));
    if (colour) tell(file, i, `a colour outside of the tokens: ${colour[0]}`);
  });
  if (READ.test(file) && !LISTS.test(file) && lines.length - 1 > MOST)
    tell(file, MOST, `${lines.length - 1} lines, ${MOST} are the most`);
}
if (found) {
  console.log(
    "Break lines that are too long, and split files by what they show. " +
      "Name new colours in a tokens.css and use var(--name).",
  );
  process.exit(1);
}
