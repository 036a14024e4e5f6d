import { defineConfig } from "vitest/config";
import { builtAsset } from "./tools/assets/place.ts";
import { linkWorkspaces } from "./tools/link-workspaces.ts";

linkWorkspaces();
const controlPlane = process.env["KUBEBUILDER_ASSETS"] ?? builtAsset("control-plane");

export default defineConfig({
  resolve: { conditions: ["landfall-source"] },
  ssr: { resolve: { conditions: ["landfall-source"] } },
  test: {
    env: controlPlane === undefined ? {} : { KUBEBUILDER_ASSETS: controlPlane },
    include: ["packages/*/src/**/*.test.ts", "tools/**/*.test.ts", "examples/**/*.test.ts"],
    isolate: false,
    pool: "threads",
    maxWorkers: 2,
    setupFiles: ["tools/property-seed.ts"],
    reporters: ["default", "./tools/summary-reporter.ts"],
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    hookTimeout: 300_000,
  },
});
