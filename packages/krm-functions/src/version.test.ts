import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aggregateStatus } from "./aggregate-status/index.ts";
import { computeWave } from "./compute-wave/index.ts";
import { setSuspend } from "./set-suspend/index.ts";

test.each([setSuspend, computeWave, aggregateStatus])("$name has the version of its package", ({ version }) => {
  const file = readFileSync(join(import.meta.dirname, "../package.json"), "utf8");
  expect(version).toBe((JSON.parse(file) as { readonly version: string }).version);
});
