/** Fails where a line is longer than 120 letters, or where a colour is written that no token names. */
import { readFileSync, readdirSync } from "node:fs";
import { extname, join, relative } from "node:path";

const LONGEST = 120;
const HERE = import.meta.dirname;
const LOOKED_AT = new Set([".ts", ".svelte", ".css", ".js", ".mjs", ".json", ".html"]);
const SKIPPED = /^(node_modules|out|public|package-lock\.json)/;
/** The art mixes paint of its own; tokens.css and mine.css, and a game's own tokens.css, name all other colours. */
const ART = ["cover", "draw", "faces", "marks", "territory"].join("|");
const PAINTED = new RegExp(`^src/(?:(?:tokens|mine)\\.css|lib/art/|games/\\w+/(?:tokens\\.css|(?:${ART})\\.ts))`);
/** A hue that is passed on was chosen elsewhere. */
const COLOUR = /(?<!&)#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])|\b(?:rgb|hsl)a?\((?!var|\$)/i;

let found = 0;
function tell(file, line, what) {
  found += 1;
  console.log(`${file}:${line + 1}: ${what}`);
}

for (const entry of readdirSync(HERE, { recursive: true, withFileTypes: true })) {
  const file = relative(HERE, join(entry.parentPath, entry.name));
  if (!entry.isFile() || SKIPPED.test(file) || !LOOKED_AT.has(extname(file))) continue;
  const styled = file.startsWith("src/") && !PAINTED.test(file);
  readFileSync(join(HERE, file), "utf8")
    .split("\n")
    .forEach((line, i) => {
      if (line.length > LONGEST) tell(file, i, `${line.length} letters, ${LONGEST} are the most`);
      if (styled && COLOUR.test(line)) tell(file, i, `a colour outside of the tokens: ${COLOUR.exec(line)[0]}`);
    });
}
if (found) {
  console.log("Break the lines that are too long. Name new colours in a tokens.css and use var(--name).");
  process.exit(1);
}
