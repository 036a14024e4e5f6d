import { chmodSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "rolldown";
import { thirdPartyNotices } from "../../tools/packages/notices.ts";

const DIST = join(import.meta.dirname, "dist");

/**
 * Bundles the command into few files: loading its hundreds of modules one by one would take longer than most commands.
 * Code that only some commands need (the client for clusters, the engine for users' rules) is in files of its own, read
 * on demand.
 */
export default defineConfig({
  input: join(import.meta.dirname, "src/main.ts"),
  platform: "node",
  resolve: { conditionNames: ["landfall-source", "import", "node", "default"] },
  transform: { target: "node22.19" },
  output: {
    dir: DIST,
    entryFileNames: "main.js",
    chunkFileNames: "bundle/[name].js",
    format: "esm",
    minify: true,
  },
  plugins: [
    thirdPartyNotices(DIST),
    { name: "executable", writeBundle: () => chmodSync(join(DIST, "main.js"), 0o755) },
  ],
});
