import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { listSuites, runConformance } from "./run-conformance.ts";

const directory = mkdtempSync(path.join(tmpdir(), "landfall-conformance-"));
afterAll(() => rmSync(directory, { recursive: true }));

let files = 0;

function write(...lines: readonly unknown[]): string {
  const file = path.join(directory, `${files++}.jsonl`);
  writeFileSync(file, lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join(""));
  return file;
}

const current = { status: "Current", message: "Resource is current", conditions: [] };
const good = { name: "good", object: { kind: "Widget" }, upstream: current, flux: current };
const silent = {
  name: "silent",
  object: { status: { conditions: [{ type: "Stalled", status: "True", reason: "R" }] } },
  upstream: { status: "Failed", conditions: [{ type: "Stalled", status: "True", reason: "R" }] },
};
const refused = { name: "refused", object: { status: 1 }, upstream: { error: "cannot restore struct from: int64" } };
const bad = { name: "bad", object: { kind: "Widget" }, upstream: { ...current, message: "other" } };

describe("the conformance runner", () => {
  test("all rows agree: exit 0 and one line", async () => {
    expect(await runConformance(["kstatus", write(good, silent, "", refused)])).toEqual({
      code: 0,
      lines: ["kstatus: 3 of 3 agree"],
    });
    expect(await runConformance(["kstatus-flux", write(good)])).toEqual({
      code: 0,
      lines: ["kstatus-flux: 1 of 1 agree"],
    });
  });

  test("a disagreement: exit 1 and a readable difference", async () => {
    const { code, lines } = await runConformance(["kstatus", write(good, bad), "--mode", "required"]);
    expect(code).toBe(1);
    expect(lines).toEqual([
      "line 2 (bad)",
      '  message: expected "other", got "Resource is current"',
      "kstatus: 1 of 2 agree",
    ]);
  });

  test("the first ten are shown, --all shows all, --json makes each a line of JSON", async () => {
    const file = write(...Array.from({ length: 12 }, () => bad));
    const first = await runConformance(["kstatus", file]);
    expect(first.lines.slice(-2)).toEqual(["and 2 more (--all)", "kstatus: 0 of 12 agree"]);
    const all = await runConformance(["kstatus", file, "--all"]);
    expect(all.lines).toHaveLength(25);
    const json = await runConformance(["kstatus", file, "--json"]);
    expect(json.lines).toHaveLength(11);
    expect(JSON.parse(json.lines[0] ?? "")).toMatchObject({ line: 1, name: "bad", expected: { message: "other" } });
  });

  test("a row's own now decides over the run's", async () => {
    const metadata = { creationTimestamp: "2026-01-01T00:00:00Z" };
    const status = {
      phase: "Pending",
      conditions: [{ type: "PodScheduled", status: "False", reason: "Unschedulable" }],
    };
    const object = { apiVersion: "v1", kind: "Pod", metadata, status };
    const condition = {
      type: "Reconciling",
      status: "True",
      reason: "PodNotScheduled",
      message: "Pod has not been scheduled",
    };
    const upstream = { status: "InProgress", message: "Pod has not been scheduled", conditions: [condition] };
    const file = write({ object, upstream, now: "2026-01-01T00:00:14Z" });
    expect(await runConformance(["kstatus", file, "--now", "2027-01-01T00:00:00Z"])).toMatchObject({ code: 0 });
    expect(
      await runConformance(["kstatus", write({ object, upstream }), "--now", "2027-01-01T00:00:00Z"]),
    ).toMatchObject({ code: 1 });
  });

  test.each<[string, readonly string[], string]>([
    ["an unknown suite", ["nope", "x"], 'unknown suite "nope"; there are: '],
    ["a suite that is a path", ["../main", "x"], 'unknown suite "../main"'],
    ["a file that is not there", ["kstatus", path.join(directory, "none")], "cannot read "],
    ["a directory", ["kstatus", directory], "cannot read "],
    ["no file", ["kstatus"], "needs a suite and a file"],
    ["an unknown mode", ["kstatus", "x", "--mode", "y"], 'unknown mode "y"'],
    ["an unknown option", ["kstatus", "x", "--loud"], "Unknown option"],
    ["a now that is no time", ["kstatus", "x", "--now", "soon"], "--now is no time"],
    ["a line that is no JSON", ["kstatus", write(good, "{")], ": line 2: "],
    ["a line that is no object", ["kstatus", write("[]")], ": line 1: not an object"],
    ["a row without its object", ["kstatus", write(good, { upstream: current })], ': line 2: no "object"'],
    ["a row whose now is no time", ["kstatus", write({ ...good, now: "x" })], ': line 1: "now" is no time'],
    ["an unknown grade", ["graded", write({ object: {}, expected: "Fine" })], ': line 1: "expected" is no grade'],
  ])("%s: exit 2", async (_, args, message) => {
    const { code, lines } = await runConformance(args);
    expect(code).toBe(2);
    expect(lines[0]).toContain(message);
  });

  test("graded counts agreement, false Current and failures found", async () => {
    const ready = (status: string, reason: string): object => ({
      apiVersion: "example.com/v1",
      kind: "Widget",
      metadata: { name: "w", generation: 1 },
      status: { observedGeneration: 1, conditions: [{ type: "Ready", status, reason, message: reason }] },
    });
    const file = write(
      { name: "a", object: ready("True", "Fine"), expected: "Current" },
      { name: "b", object: ready("True", "Fine"), expected: "Failed" },
    );
    const { code, lines } = await runConformance(["graded", file]);
    expect(code).toBe(1);
    expect(lines).toEqual([
      "line 2 (b)",
      '  expected "Failed", got "Current"',
      "agreement: 50.0 % (1 of 2)",
      "false Current: 50.0 % (1 of 2)",
      "failures found: 0.0 % (0 of 1)",
      "graded: 1 of 2 agree",
    ]);
  });

  test("every suite has the name of its file", () => {
    expect(listSuites()).toEqual(expect.arrayContaining(["graded", "kstatus", "kstatus-flux"]));
  });
});
