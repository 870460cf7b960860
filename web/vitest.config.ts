/** Apart from vite.config.ts, for the packages of tests are not there where the client is only built. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  // long, for no test may depend on how fast the machine is
  test: { setupFiles: ["src/bare-page.ts"], testTimeout: 120_000 },
});
