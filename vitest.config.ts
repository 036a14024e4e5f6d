import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["landfall-source"] },
  ssr: { resolve: { conditions: ["landfall-source"] } },
  test: {
    include: ["packages/*/src/**/*.test.ts", "tools/**/*.test.ts", "examples/**/*.test.ts"],
    isolate: false,
    pool: "threads",
    maxWorkers: 2,
    reporters: ["default", "./tools/summary-reporter.ts"],
    testTimeout: 60_000,
  },
});
