/** Fails where a line is longer than 120 letters, in code, strings and comments alike. */
import { readFileSync, readdirSync } from "node:fs";
import { extname, join, relative } from "node:path";

const LONGEST = 120;
const HERE = import.meta.dirname;
const LOOKED_AT = new Set([".ts", ".svelte", ".css", ".js", ".mjs", ".json", ".html"]);
const SKIPPED = /^(node_modules|out|public|package-lock\.json)/;

let found = 0;
for (const entry of readdirSync(HERE, { recursive: true, withFileTypes: true })) {
  const file = relative(HERE, join(entry.parentPath, entry.name));
  if (!entry.isFile() || SKIPPED.test(file) || !LOOKED_AT.has(extname(file))) continue;
  const lines = readFileSync(join(HERE, file), "utf8").split("\n");
  lines.forEach((line, i) => {
    if (line.length <= LONGEST) return;
    found += 1;
    console.log(`${file}:${i + 1}: ${line.length} letters, ${LONGEST} are the most`);
  });
}
if (found) process.exit(1);
