import { defineConfig } from "vitest/config";
import { builtControlPlane } from "./tools/assets/place.ts";
import { linkWorkspaces } from "./tools/link-workspaces.ts";

linkWorkspaces();
const controlPlane = process.env["KUBEBUILDER_ASSETS"] ?? builtControlPlane();

export default defineConfig({
  resolve: { conditions: ["landfall-source"] },
  ssr: { resolve: { conditions: ["landfall-source"] } },
  test: {
    env: controlPlane === undefined ? {} : { KUBEBUILDER_ASSETS: controlPlane },
    include: ["packages/*/src/**/*.test.ts", "tools/**/*.test.ts", "examples/**/*.test.ts"],
    isolate: false,
    pool: "threads",
    maxWorkers: 2,
    reporters: ["default", "./tools/summary-reporter.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
