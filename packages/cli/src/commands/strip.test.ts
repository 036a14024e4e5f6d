import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import type { Outcome } from "../io.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-strip-"));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const JOB =
  "# by hand\napiVersion: batch/v1\nkind:   CronJob\nmetadata: {name: backup}\nspec:\n    schedule: '0 3 * * *'\n";
const REPORT = "apiVersion: landfall.dev/v1alpha1\nkind: FleetReport\nmetadata:\n  name: fleet\n";

function run(...args: readonly string[]): Outcome {
  const now = (): Date => new Date(Date.parse("2026-11-21T09:00:00Z"));
  return runCli(args, { cwd, env: {}, terminal: false, columns: undefined, readStdin: () => "", now });
}

test("strip gives back every byte of a directory that was held, and removes what is ours", () => {
  const [job, report] = [join(cwd, "job.yaml"), join(cwd, "report.yaml")];
  writeFileSync(job, JOB);
  writeFileSync(report, REPORT);
  expect(run("suspend", "--holder", "freeze", "--all", "--yes", ".").exitCode).toBe(0);
  expect(readFileSync(job, "utf8")).not.toBe(JOB);
  expect(run("strip", "--dry-run", ".").stdout).toBe("job.yaml\nreport.yaml\n");
  expect(existsSync(report)).toBe(true);
  const { exitCode, stderr } = run("strip", ".");
  expect({ exitCode, stderr }).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining("FleetReport.landfall.dev fleet is removed"),
  });
  expect(readFileSync(job, "utf8")).toBe(JOB);
  expect(existsSync(report)).toBe(false);
  expect(run("strip", ".").stdout).toBe("");
});
