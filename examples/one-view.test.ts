import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Io, type Outcome, runCli } from "@landfall/cli";
import type { FleetReport } from "@landfall/core/schemas";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { catalogExamples, exampleDirectory } from "../tools/examples/examples.ts";

const scratch = mkdtempSync(join(tmpdir(), "landfall-one-view-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const IO: Io = {
  cwd: scratch,
  env: {},
  terminal: false,
  columns: undefined,
  readStdin: () => "",
  now: () => new Date("2026-11-23T12:00:00Z"),
};

function landfall(...args: readonly string[]): Outcome {
  return runCli(args, IO);
}

/** A copy of an example, including the snapshots of its last step if it has steps. */
function copyOf(name: string, directory: string, steps?: string): string {
  const copy = join(scratch, name);
  cpSync(directory, copy, { recursive: true, filter: (source) => !source.includes(".expected") });
  if (steps !== undefined) cpSync(steps, join(copy, "snapshots"), { recursive: true });
  return copy;
}

function firstPage(directory: string): FleetReport | undefined {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".yaml"));
  const texts = files.map((file) => readFileSync(join(directory, file), "utf8"));
  const text = texts.find((one) => /^kind: FleetReport$/m.test(one) && /^ {2}page: 1$/m.test(one));
  return text === undefined ? undefined : (parse(text) as FleetReport);
}

interface Fleet {
  readonly name: string;
  readonly directory: string;
  readonly steps?: string;
}

const EDGE_FLEET = exampleDirectory("edge-fleet");
const FLEETS: readonly Fleet[] = [
  ...catalogExamples().filter(({ directory }) => readdirSync(directory).includes("snapshots")),
  ...["1", "2", "3"].map((step) => ({
    name: `edge-fleet-${step}`,
    directory: join(EDGE_FLEET, "package"),
    steps: join(EDGE_FLEET, "steps", step, "snapshots"),
  })),
];

describe.each(FLEETS)("the fleet of examples/$name", ({ name, directory, steps }) => {
  test("landfall status and aggregate-status give one answer", () => {
    const copy = copyOf(name, directory, steps);
    landfall("fn", "render", "--quiet", copy);
    if (firstPage(copy) === undefined)
      expect(landfall("fn", "run", "aggregate-status", copy)).toMatchObject({ exitCode: 0 });
    const page = firstPage(copy);
    const status = landfall("status", "-o", "json", copy);
    expect(status.stderr).not.toContain("error");
    const { status: word, landed, total, bySeverity } = JSON.parse(status.stdout) as Record<string, unknown>;
    const { rollup } = page?.status ?? {};
    expect({ word, landed, total, bySeverity }).toEqual({
      word: rollup?.word,
      landed: rollup?.landed,
      total: rollup?.total,
      bySeverity: rollup?.bySeverity,
    });
  });
});
