import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type KubeObject, type Path, readPath } from "../object/index.ts";
import { computeStatus } from "./compute-status.ts";
import { evidenceValue } from "./evidence.ts";
import type { StatusResult } from "./types.ts";

const RUNS = { numRuns: 300 };
const folder = fileURLToPath(new URL("generic/fixtures/", import.meta.url));
const real = readdirSync(folder)
  .filter((file) => file.endsWith(".jsonl"))
  .flatMap((file) =>
    readFileSync(folder + file, "utf8")
      .trim()
      .split("\n"),
  )
  .map((line) => JSON.parse(line) as { name: string; object: KubeObject });
const workloads: readonly { name: string; object: KubeObject }[] = [
  {
    kind: "Deployment",
    status: { observedGeneration: 1, replicas: 1, updatedReplicas: 1, availableReplicas: 1, readyReplicas: 1 },
  },
  { kind: "StatefulSet", status: { observedGeneration: 1, replicas: 1, readyReplicas: 1, updatedReplicas: 1 } },
  { kind: "DaemonSet", status: { observedGeneration: 1, desiredNumberScheduled: 0 } },
].map(({ kind, status }) => ({
  name: kind,
  object: { apiVersion: "apps/v1", kind, metadata: { name: "x", generation: 1 }, spec: { replicas: 1 }, status },
}));
/** Kinds that are done before any controller has written a status: a Service of a cluster IP, a CronJob before its first run. */
const NEEDS_NO_STATUS: ReadonlySet<string | undefined> = new Set(["Service", "CronJob"]);
const current = [...real, ...workloads].filter(({ object }) => computeStatus(object).status === "Current");

/** Returns a copy without the fields at the paths; list items keep their index. */
function without(object: KubeObject, paths: readonly Path[]): KubeObject {
  const copy = structuredClone(object);
  for (const path of paths) {
    const parent = readPath(copy, path.slice(0, -1));
    const last = path[path.length - 1];
    if (typeof parent === "object" && parent !== null && last !== undefined) Reflect.deleteProperty(parent, last);
  }
  return copy;
}

function expectSound(object: unknown, result: StatusResult): void {
  expect(result.message.length).toBeLessThanOrEqual(256);
  expect(result.message).not.toMatch(/\p{Cc}/u);
  for (const { path, value } of result.evidence.fields) {
    const found = readPath(object, path);
    expect(found).not.toBeUndefined();
    expect(value).toEqual(evidenceValue(found));
  }
  if (result.status === "Current") expect(result.evidence.fields).not.toHaveLength(0);
}

const word = fc.constantFrom(
  "True",
  "False",
  "Unknown",
  "Ready",
  "Failed",
  "Pending",
  "Running",
  "1/2",
  "",
  "toString",
  "__proto__",
);
const key = fc.constantFrom(
  ..."conditions condition phase state health result stage progress valid peeringState ready type status reason message replicas readyReplicas observedGeneration parents listeners containerStatuses ports error lastError applied readyShards desiredShards shards pool_status phrase generation suspend paused __proto__ constructor".split(
    " ",
  ),
);
const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    word,
    fc.string(),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constant(undefined),
    fc.date(),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(key, tie("value"), { maxKeys: 5 }),
  ),
}));
const kind = fc.constantFrom(
  "v1 Pod",
  "v1 Service",
  "v1 Node",
  "v1 ResourceQuota",
  "v1 PersistentVolumeClaim",
  "apps/v1 Deployment",
  "apps/v1 StatefulSet",
  "apps/v1 DaemonSet",
  "batch/v1 Job",
  "autoscaling/v2 HorizontalPodAutoscaler",
  "gateway.networking.k8s.io/v1 HTTPRoute",
  "gateway.networking.k8s.io/v1 Gateway",
  "example.com/v1 Widget",
  "example.com/v1 CopyJob",
);
const object = fc.tuple(kind, json, json, json).map(([text, metadata, spec, status]) => ({
  apiVersion: text.split(" ")[0],
  kind: text.split(" ")[1],
  metadata,
  spec,
  status,
}));

describe("any value", () => {
  test("gives a sound answer and never an exception", () => {
    fc.assert(
      fc.property(fc.oneof(json, object), (value) => {
        expectSound(
          value,
          computeStatus(value as KubeObject, { now: "2026-11-21T08:00:00Z", children: [value as KubeObject] }),
        );
      }),
      RUNS,
    );
  });

  test("that is called Current is not, once its evidence is gone", () => {
    fc.assert(
      fc.property(object, (value) => {
        const result = computeStatus(value as KubeObject);
        fc.pre(result.status === "Current");
        const paths = result.evidence.fields.map(({ path }) => path);
        expect(computeStatus(without(value as KubeObject, paths)).status).not.toBe("Current");
      }),
      RUNS,
    );
  });
});

test.each([
  ["a word beside states of parts", { members: { state: "Ready" }, readyReplicas: "Ready" }],
  [
    "a state of a part beside conditions that are a map of words",
    { last: { a: { health: "Running" } }, conditions: { Tested: "True" } },
  ],
])("what else would say Current is evidence too: %s", (_title, status) => {
  const object = { apiVersion: "example.com/v1", kind: "Widget", metadata: { name: "w" }, status } as KubeObject;
  const { status: word, evidence } = computeStatus(object);
  expect(word).toBe("Current");
  const left = without(
    object,
    evidence.fields.map(({ path }) => path),
  );
  expect(computeStatus(left).status).not.toBe("Current");
});

describe("what is Current", () => {
  test("there is enough of it", () => expect(current.length).toBeGreaterThan(100));

  test.each(current.map(({ name, object: value }) => [name, value] as const))("%s", (_name, value) => {
    const result = computeStatus(value);
    expectSound(value, result);
    const paths = result.evidence.fields.map(({ path }) => path);
    expect(computeStatus(without(value, paths)).status, "without its evidence").not.toBe("Current");
    if (!NEEDS_NO_STATUS.has(value.kind))
      expect(computeStatus(without(value, [["status"]])).status, "without its status").not.toBe("Current");
    const changed = structuredClone(value) as {
      metadata: { generation?: number };
      status: { observedGeneration?: unknown };
    };
    if (Number.isInteger(Number(changed.status.observedGeneration))) {
      changed.metadata.generation = 99;
      expect(computeStatus(changed as KubeObject).status, "of an older generation").toBe("InProgress");
    }
  });

  test.each(current.map(({ name, object: value }) => [name, value] as const))(
    "%s: its conditions set to Unknown",
    (_name, value) => {
      const changed = structuredClone(value);
      for (const { path } of computeStatus(value).evidence.fields) {
        const [root, list, index] = path;
        if (root !== "status" || list !== "conditions" || index === undefined) continue;
        const entry = readPath(changed, path.slice(0, 3));
        if (typeof entry === "object" && entry !== null) Reflect.set(entry, "status", "Unknown");
        else Reflect.set(readPath(changed, path.slice(0, 2)) as object, index, "Unknown");
      }
      const { evidence, terminal } = computeStatus(value);
      const isHold = (path: Path): boolean => readPath(value, [...path.slice(0, 3), "type"]) === "Paused";
      const asked = !terminal && evidence.fields.some(({ path }) => path[1] === "conditions" && !isHold(path));
      if (asked) expect(computeStatus(changed).status).not.toBe("Current");
    },
  );
});

describe("acceptance", () => {
  test.each([
    "BuildFailed",
    "ReconciliationFailed",
    "HealthCheckFailed",
    "PruneFailed",
    "ArtifactFailed",
    "InstallFailed",
    "UpgradeFailed",
  ])("AC-F4: a Flux object that is not Ready for %s has failed, and says why", (reason) => {
    const conditions = [
      { type: "Reconciling", status: "True", reason: "ProgressingWithRetry", message: "retrying" },
      { type: "Ready", status: "False", reason, message: "the cause" },
    ];
    const flux = {
      apiVersion: "kustomize.toolkit.fluxcd.io/v1",
      kind: "Kustomization",
      metadata: { name: "a", generation: 1 },
      status: { observedGeneration: 1, conditions },
    };
    expect(computeStatus(flux)).toMatchObject({ status: "Failed", reason, message: "the cause" });
  });

  test("AC-M16: a kind is known by its group and kind, whatever its version", () => {
    const state = { observedGeneration: 1, replicas: 1, updatedReplicas: 1, availableReplicas: 1, readyReplicas: 1 };
    for (const version of ["v1", "v1beta2", "v9"]) {
      const found = computeStatus({
        apiVersion: `apps/${version}`,
        kind: "Deployment",
        metadata: { name: "a", generation: 1 },
        status: state,
      });
      expect(found.evidence.rule).toBe("builtin/Deployment/Available");
    }
  });

  test("AC-M16: without a rule the conditions decide, and without anything the answer is Unknown", () => {
    const bare = { apiVersion: "example.com/v1", kind: "Widget", metadata: { name: "w" } };
    const notReady = { conditions: [{ type: "Ready", status: "False" }] };
    expect(computeStatus({ ...bare, status: notReady }).status).toBe("InProgress");
    expect(computeStatus({ ...bare, status: { shards: 3 } })).toMatchObject({
      status: "Unknown",
      reason: "NothingKnown",
    });
    expect(computeStatus(bare)).toMatchObject({ status: "Unknown", reason: "NoStatus" });
    expect(computeStatus(bare, { statusOptional: true })).toMatchObject({
      status: "Current",
      reason: "StatusOptional",
    });
  });
});
