/** Every check of the client: words, lines, what nobody uses, format, lint, types and unit tests. The slow ones run
 *  side by side. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const packages = join(import.meta.dirname, "node_modules");
/** Pages that Python writes have styles and scripts of their own; the client may be checked in a copy of its folder. */
const project = ["..", "../.."].find((above) => existsSync(join(import.meta.dirname, above, "src", "orrery")));
const elsewhere = `${project}/src/orrery/**/report/*.{css,js}`;

/** What is being checked, as it starts: the whole takes half a minute or more. */
const told = (name) => console.log(`checking: ${name}`);

/** The program of a package, started by this very Node: npm's links to it are not everywhere. */
function program(name) {
  const { bin } = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
  return join(packages, name, typeof bin === "string" ? bin : bin[name]);
}

/** What went wrong, told when all is checked: nothing is to be searched for between what went well. */
const failures = [];

function run(...command) {
  return new Promise((done) => {
    const child = spawn(process.execPath, command, { cwd: import.meta.dirname });
    let said = "";
    child.stdout.on("data", (text) => (said += text));
    child.stderr.on("data", (text) => (said += text));
    child.on("close", (code) => {
      if (code) failures.push(said.trim());
      done(code === 0);
    });
  });
}

async function oneByOne(...commands) {
  let fine = true;
  for (const [name, ...command] of commands) {
    told(name);
    fine = (await run(...command)) && fine;
  }
  return fine;
}

const results = await Promise.all([
  oneByOne(
    ["words", "words.mjs"],
    ["lines", "lines.mjs"],
    ["what nobody uses", "unused.mjs"],
    ["format", program("prettier"), "--check", "--config", ".prettierrc.json", ".", elsewhere],
    ["lint", program("eslint"), "."],
  ),
  oneByOne(["types", program("svelte-check"), "--fail-on-warnings"], ["unit tests", program("vitest"), "run"]),
]);
for (const failure of failures) console.log(failure);
process.exit(results.every(Boolean) ? 0 : 1);
