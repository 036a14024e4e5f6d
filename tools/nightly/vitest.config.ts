import { join } from "node:path";
import { defineConfig, mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** The tests against programs of other projects, which are none of `npm test`. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    test: {
      root: join(import.meta.dirname, "../.."),
      include: ["tools/nightly/live/*.ts"],
      maxWorkers: 1,
      testTimeout: 600_000,
    },
  }),
);
