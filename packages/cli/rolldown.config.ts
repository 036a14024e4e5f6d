import { chmodSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "rolldown";
import { thirdPartyNotices } from "../../tools/packages/notices.ts";

const DIST = join(import.meta.dirname, "dist");

/**
 * The command as few files: loading its hundreds of modules one by one takes longer than most of what it does. What only some
 * commands need (a client for clusters, the engine of users' rules) is a file of its own, read when it is needed.
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
