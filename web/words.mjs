/** Fails when words that a player reads or hears stand outside the catalogues, which are the folders named `words`.
 *  Motions name places, not words. */
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "svelte/compiler";

const ROOT = join(import.meta.dirname, "src");
const SPOKEN = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "title",
  "placeholder",
  "alt",
  "label",
  "text",
  "hint",
]);
const DRAWN = new RegExp(
  "^(class|kind|style|place|at|key|href|data-.*|d|transform|points|viewBox|preserveAspectRatio|autocomplete|" +
    "(font|stroke|fill|text)-.*)$",
);
/** Drawings, selectors and styles in strings. */
const MARKUP = new RegExp(
  [
    /\((?:max|min)-[^)]*\)(?: and)?/,
    /(^|[.\s])\.?(?:\/[\w-]+)+\/?/,
    /<[^>]*>?/,
    /^[^<]*>/,
    /(^|[\s"])[\w-]+="[^"]*"?/,
    /[#.&]?\[[^\]]*\]/,
    /\b\w+\([^)]*\)?/,
    /--[\w-]+/,
    /\b(px|deg|opacity)\b/,
  ]
    .map((each) => each.source)
    .join("|"),
  "g",
);
const SEEKING = new Set(["closest", "matches", "querySelector", "querySelectorAll", "matchMedia"]);
const WORD = /\p{L}{2,}/u;
// beside a blank: a piece of a sentence
const WORDS = /(^|[\s,;.])\p{L}{2,}[.,;:]?\s|\s\p{L}{2,}[.,;:!?]?$|\p{Lu}\p{Ll}+[.:]$/u;
const STEPS_OUT = new Set([
  "BinaryExpression",
  "CallExpression",
  "MemberExpression",
  "ArrowFunctionExpression",
  "ObjectExpression",
]);

let found = 0;
function look(node, file, source, spoken) {
  if (Array.isArray(node)) return node.forEach((one) => look(one, file, source, spoken));
  if (!node || typeof node !== "object") return;
  const check = (text, test) => {
    if (!test.test(text.replace(MARKUP, " ").trimEnd() + (/\s$/.test(text) ? " " : ""))) return;
    found += 1;
    const line = source.slice(0, node.start).split("\n").length;
    console.log(`${relative(ROOT, file)}:${line}: ${JSON.stringify(text.trim().slice(0, 80))}`);
  };
  const test = spoken ? WORD : WORDS;
  switch (node.type) {
    case "ImportDeclaration":
    case "TSLiteralType":
    case "Comment":
    case "StyleSheet":
    case "StyleDirective":
    case "ClassDirective":
      return;
    case "Attribute":
      return DRAWN.test(node.name) ? undefined : look(node.value, file, source, SPOKEN.has(node.name));
    case "Text":
      return check(node.data, test);
    case "Literal":
      return typeof node.value === "string" ? check(node.value, test) : undefined;
    case "TemplateElement":
      return check(node.value.cooked ?? "", test);
    case "ConditionalExpression":
    case "IfBlock":
      look(node.test, file, source, false);
      return [node.consequent, node.alternate].forEach((way) => look(way, file, source, spoken));
    case "BinaryExpression":
      if (/^[!=]==$/.test(node.operator)) return;
      else break; // compared, not said
    case "CallExpression":
      if (SEEKING.has((node.callee.property ?? node.callee).name)) return;
      else break;
    case "RegularElement":
      if (node.name === "code") return;
      else break;
    case "Property":
    case "PropertyDefinition":
      return DRAWN.test(node.key.name) ? undefined : look(node.value, file, source, SPOKEN.has(node.key.name));
    case "Fragment":
      spoken = true;
      break;
    case "RenderTag":
    case "HtmlTag":
    case "ConstTag":
    case "Script":
    case "EachBlock":
      spoken = false;
      break;
  }
  if (STEPS_OUT.has(node.type)) spoken = false;
  for (const [key, value] of Object.entries(node))
    if (!["parent", "css", "key"].includes(key)) look(value, file, source, spoken);
}

for (const entry of readdirSync(ROOT, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (
    !entry.isFile() ||
    !/\.(svelte|ts)$/.test(file) ||
    /\bwords[/\\]|motion\.ts$|\.test\.ts$/.test(relative(ROOT, file))
  )
    continue;
  const text = readFileSync(file, "utf8"),
    source = file.endsWith(".ts") ? `<script lang="ts">${text}</script>` : text;
  look(parse(source, { modern: true, filename: file }), file, source, false);
}
if (found) {
  console.log(
    `${found} words or sentences stand in the code. ` +
      "Put them into a catalogue: src/words/en.ts, or src/games/<game>/words/en.ts.",
  );
  process.exit(1);
}
