import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import type { StepRun } from "../../schemas/generated/step-run.ts";
import { applyWeb, look, looks, planOf, trigger, valueOf } from "../testing/fixtures.ts";
import { readRun } from "./read-run.ts";
import { writeRun } from "./write-run.ts";

const PLAN = planOf([
  {
    name: "base",
    steps: [
      { name: "apply", tasks: [applyWeb, { name: "job", job: {} }] },
      { name: "data", tasks: [{ name: "migrate", job: {} }] },
    ],
  },
  { name: "addons", steps: [{ name: "child", tasks: [{ name: "run", run: { plan: "other" } }] }, { name: "empty" }] },
]);
const RETRY = { results: [{ task: "base/apply/apply", outcome: "Retry", message: "no disk" }] } as const;
const STORED = looks(PLAN, [[0], [1, RETRY]]).at(-1)!.run!;

function objectsOf(pages: readonly StepRun[]): KubeObject[] {
  return JSON.parse(JSON.stringify(pages)) as KubeObject[];
}

describe("what is stored and cannot be believed is refused by name, with its object", () => {
  type Doc = { spec: Record<string, unknown>; status: Record<string, unknown> & { parts: Record<string, unknown>[] } };
  const part = (path: string, more: object) => (doc: Doc) => {
    const found = doc.status.parts.find((row) => row["path"] === path);
    Object.assign(found ?? {}, more);
  };
  const unsealed = (change: (doc: Doc) => void) => (doc: Doc) => {
    change(doc);
    delete doc.status["hash"];
  };
  const NOW = STORED.at;

  test.each<[what: string, change: (doc: Doc) => unknown, code: string, field: string]>([
    ["an attempt of 1.5", ({ spec }) => (spec["attempt"] = 1.5), "WrongType", "spec.attempt"],
    ["an attempt of 0", ({ spec }) => (spec["attempt"] = 0), "SchemaViolation", "spec.attempt"],
    ["a time that is none", ({ status }) => (status["at"] = "NaN"), "SchemaViolation", "status.at"],
    ["a time that is no text", ({ status }) => (status["since"] = Number.NaN), "WrongType", "status.since"],
    [
      "the 30th of February",
      part("base", { since: "2026-02-30T00:00:00Z" }),
      "RunInconsistent",
      "status.parts[0].since",
    ],
    ["a newer format", ({ spec }) => (spec["format"] = 2), "RunNewer", "spec.format"],
    ["a field that nobody knows", ({ status }) => (status["stat"] = "Running"), "UnknownField", "status.stat"],
    ["a state that is none", ({ status }) => (status["state"] = "Done"), "SchemaViolation", "status.state"],
    ["no state", ({ status }) => delete status["state"], "RunInconsistent", "status"],
    ["another state than was written", ({ status }) => (status["state"] = "Complete"), "RunChanged", "status.hash"],
    ["another state of a task", part("base/apply/job", { state: "Complete" }), "RunChanged", "status.hash"],
    ["a task that is taken out", ({ status }) => status.parts.pop(), "RunChanged", "status.hash"],
    ["another revision", ({ spec }) => (spec["revision"] = "v9"), "RunForged", "spec.uid"],
    ["another uid", ({ spec }) => (spec["uid"] = "0".repeat(32)), "RunForged", "spec.uid"],
    ["another number", ({ spec }) => (spec["attempt"] = 2), "RunForged", "spec.uid"],
    ["a page that is missing", ({ spec }) => (spec["page"] = { index: 0, of: 2 }), "RunIncomplete", "spec.page"],
    ["a time to come", unsealed(({ status }) => (status["at"] = "2099-01-01T00:00:00Z")), "RunAhead", "status.at"],
    [
      "a start after the end",
      unsealed(({ status }) => (status["startedAt"] = "2026-11-21T09:00:00Z")),
      "RunInconsistent",
      "status.startedAt",
    ],
    ["a phase that retries", unsealed(part("base", { state: "Retrying" })), "RunInconsistent", "status.parts"],
    ["a step of no phase", unsealed(part("base/data", { path: "bass/data" })), "RunInconsistent", "status.parts"],
    [
      "a part that stands twice",
      unsealed(part("base/data", { path: "base/apply" })),
      "RunInconsistent",
      "status.parts",
    ],
    [
      "a part that is too deep",
      unsealed(part("base/apply/job", { path: "base/apply/job/x" })),
      "RunInconsistent",
      "status.parts",
    ],
    [
      "another name than the plan has",
      unsealed(part("addons/empty", { path: "addons/idle" })),
      "RunInconsistent",
      "status.parts",
    ],
    ["a part that is missing", unsealed(({ status }) => status.parts.pop()), "RunInconsistent", "status.parts"],
  ])("%s", (_, change, code, field) => {
    const [doc] = objectsOf(writeRun({ name: "edge-1", plan: PLAN, run: STORED }));
    change(doc as unknown as Doc);
    const read = readRun([doc!], { now: NOW, plan: PLAN });
    expect(read.ok).toBe(false);
    expect(read.problems[0]).toMatchObject({
      severity: "error",
      code,
      field,
      ref: { kind: "StepRun", name: "edge-1" },
    });
  });

  test("without its hash what stands there counts, if it is sound", () => {
    const [doc] = objectsOf(writeRun({ name: "edge-1", plan: PLAN, run: STORED }));
    delete (doc as unknown as Doc).status["hash"];
    expect(valueOf(readRun([doc!], { now: NOW, plan: PLAN }))?.run).toEqual(STORED);
  });

  test("pages of two runs", () => {
    const plan = planOf([{ name: "p", steps: Array.from({ length: 260 }, (_, index) => ({ name: `s${index}` })) }]);
    const run = look(plan, undefined, 0, { trigger }).run!;
    const other = look(plan, undefined, 0, { trigger: { ...trigger, revision: "v3" } }).run!;
    const [first, second] = [run, other].map((one) => objectsOf(writeRun({ name: "edge-1", plan, run: one })));
    const torn = readRun([first![0]!, second![1]!]);
    expect(torn.problems[0]).toMatchObject({ code: "RunInconsistent", field: "spec" });
    const twice = readRun([first![0]!, first![0]!]);
    expect(twice.problems[0]).toMatchObject({ code: "RunIncomplete", field: "spec.page" });
  });

  test("no pages are no run", () => expect(valueOf(readRun([]))).toBeUndefined());
});
