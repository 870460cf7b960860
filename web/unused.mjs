/** Fails where the client keeps what nobody uses: words of the shell, names of colours and sizes, classes of the styles
 *  that several components share. */
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

const ROOT = join(import.meta.dirname, "src");
const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:ts|svelte|css)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
const text = Object.fromEntries(
  files.map((file) => [file, readFileSync(join(ROOT, file), "utf8").replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "")]),
);
const all = Object.values(text).join("\n");
const drawn = files
  .filter((file) => !file.endsWith(".css"))
  .map((file) => text[file].replace(/<style>[^]*<\/style>/, ""))
  .join("\n");

/** What these files name and nobody uses, as `used` says. */
function unused(chosen, naming, used) {
  const named = (file) => [...new Set([...text[file].matchAll(naming)].map(([, name]) => name))];
  return files
    .filter((file) => chosen.test(file))
    .flatMap((file) =>
      named(file)
        .filter((name) => !used(name))
        .map((name) => `src/${file}: nobody uses ${name}`),
    );
}

/** A name may be put together from a family and its member: `var(--sector-${colour})`. */
const FAMILY = /^--.+-/;
function read(name) {
  const [family] = FAMILY.exec(name) ?? [name];
  const uses = [`var(${name})`, `var(${name},`, `"${name}"`, `var(${family}\${`, `var(${family}{`];
  return uses.some((use) => all.includes(use));
}
const said = (name) => new RegExp(`\\.${name}\\b`).test(drawn);
const worn = (name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(drawn);

const found = [
  ...unused(/^words\/en\/(?!grammar)/, /^ {2}(\w+)[:,(]/gm, said),
  ...unused(/(?:tokens|day|mine)\.css$/, /^\s*(--[\w-]+):/gm, read),
  ...unused(/^styles\//, /\.([a-z][\w-]*)(?=[^{};]*\{)/g, worn),
];
if (found.length) {
  console.log(found.join("\n"));
  process.exit(1);
}
