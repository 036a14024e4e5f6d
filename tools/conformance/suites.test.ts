import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { runConformance } from "./run-conformance.ts";

const FIXTURES = path.join(import.meta.dirname, "fixtures");
const files = readdirSync(FIXTURES);

test.each(files.flatMap((file) => ["upstream", "required"].map((mode) => [path.parse(file).name, mode, file])))(
  "%s agrees in mode %s",
  async (suite, mode, file) => {
    const report = await runConformance([suite ?? "", path.join(FIXTURES, file ?? ""), "--mode", mode ?? ""]);
    expect(report.lines.slice(0, -1)).toEqual([]);
    expect(report.code).toBe(0);
  },
);
