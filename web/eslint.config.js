import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default [
  { ignores: ["node_modules", "out"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { files: ["*.js", "*.mjs"], languageOptions: { globals: globals.node } },
  { files: ["src/**"], languageOptions: { globals: globals.browser } },
  {
    // Rules that ask for types take a second a file in components, where svelte-check looks at the types anyway.
    files: ["src/**/*.ts"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: ts.configs.recommendedTypeCheckedOnly.at(-1).rules,
  },
  {
    files: ["src/**/*.svelte", "src/**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // The drawings are strings of SVG that the code itself makes; names and other people's words never get into them.
      "svelte/no-at-html-tags": "off",
      // A blank beside a tag is trimmed; {" "} is not.
      "svelte/no-useless-mustaches": "off",
      // A new position takes the place of the old one; no Map or Set that is shown is ever changed.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
];
