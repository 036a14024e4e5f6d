import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, getConditions, type Json, type KubeObject } from "../../object/index.ts";
import { aggregateTemplateStatus } from "./aggregate-template-status.ts";
import type { TemplateItem } from "./types.ts";

const template = (apiVersion: string, kind: string, status: object = {}, spec: object = {}): KubeObject => ({
  apiVersion,
  kind,
  metadata: { name: "web", namespace: "shop", generation: 3 },
  spec,
  status,
});
const workload = (kind: string, observed = 2): KubeObject =>
  template("apps/v1", kind, { observedGeneration: observed }, { replicas: 4 });
const item = (cluster: string, status?: unknown, health?: TemplateItem["health"]): TemplateItem => ({
  cluster,
  ...(status !== undefined && { status }),
  ...(health !== undefined && { health }),
});
/** Returns the status that a member at the template's generation reports. */
const seen = (more: object = {}): object => ({
  observedGeneration: 5,
  generation: 5,
  resourceTemplateGeneration: 3,
  replicas: 2,
  readyReplicas: 2,
  updatedReplicas: 2,
  availableReplicas: 2,
  ...more,
});
const condition = (type: string, status: string, message = "", reason = "", at = "2026-11-21T07:00:00Z"): object => ({
  type,
  status,
  reason,
  message,
  lastTransitionTime: at,
});
const conditionsOf = (status: unknown): unknown => getConditions({ status }).conditions;

const WORKLOADS = ["Deployment", "ReplicaSet", "DaemonSet", "StatefulSet"];
const KINDS: readonly (readonly [apiVersion: string, kind: string])[] = [
  ...WORKLOADS.map((kind) => ["apps/v1", kind] as const),
  ["autoscaling/v2", "HorizontalPodAutoscaler"],
  ["policy/v1", "PodDisruptionBudget"],
  ["v1", "Pod"],
  ["v1", "PersistentVolume"],
  ["v1", "PersistentVolumeClaim"],
  ["batch/v1", "Job"],
  ["batch/v1", "CronJob"],
  ["v1", "Service"],
  ["networking.k8s.io/v1", "Ingress"],
  ["example.com/v1", "Widget"],
];

describe("observedGeneration", () => {
  test.each(WORKLOADS)("AC-M3: a %s of no clusters has been seen by nobody", (kind) => {
    for (const items of [null, []]) {
      const { status, verdict } = aggregateTemplateStatus(workload(kind), items);
      expect(status).toEqual({ observedGeneration: 2 });
      expect(verdict).toEqual({ status: "Unknown", reason: "NoTargets", message: "no clusters" });
    }
  });

  test.each(WORKLOADS)("AC-M15: a %s advances when every member has seen the template, and not before", (kind) => {
    const after = (...statuses: readonly (object | undefined)[]): unknown => {
      const items = statuses.map((status, index) => item(`m${index}`, status));
      return (aggregateTemplateStatus(workload(kind), items).status as { observedGeneration?: number })
        .observedGeneration;
    };
    expect(after(seen(), seen())).toBe(3);
    expect(after(seen(), seen({ resourceTemplateGeneration: 2, generation: 1 }))).toBe(2);
    expect(after(seen(), seen({ observedGeneration: 4 }))).toBe(2);
    expect(after(seen(), undefined)).toBe(2);
    expect(after(seen({ observedGeneration: undefined }))).toBe(2);
    expect(after(seen({ generation: undefined }))).toBe(2);
  });

  test("a member without an observedGeneration counts if whoever saw it whole calls it Current; with one, it decides", () => {
    const after = (health: "Current" | "InProgress", observed?: number): unknown => {
      const status = seen({ observedGeneration: observed });
      return aggregateTemplateStatus(workload("StatefulSet"), [item("a", status, health)]).status;
    };
    expect(after("Current")).toMatchObject({ observedGeneration: 3 });
    expect(after("InProgress")).toMatchObject({ observedGeneration: 2 });
    expect(after("Current", 0)).toMatchObject({ observedGeneration: 2 });
  });

  test("the generations may come beside the status, from a member's own object", () => {
    const status = { replicas: 1, observedGeneration: 9 };
    const at = (templateGeneration: number): unknown =>
      aggregateTemplateStatus(workload("Deployment"), [{ cluster: "a", status, generation: 9, templateGeneration }])
        .status;
    expect(at(3)).toEqual({ observedGeneration: 3, replicas: 1 });
    expect(at(2)).toEqual({ observedGeneration: 2, replicas: 1 });
  });
});

describe("AC-X4: what is missing or cannot be read never looks done", () => {
  test.each([
    ["all Bound", ["Bound", "Bound"], "Bound"],
    ["one has not reported", ["Bound", undefined], "Pending"],
    ["one has no phase", ["Bound", ""], "Pending"],
    ["Pending before Bound", ["Pending", "Bound"], "Pending"],
    ["Lost wins", ["Lost", undefined], "Lost"],
    ["no clusters have no phase", [], undefined],
  ])("a claim: %s", (_, phases, expected) => {
    const items = phases.map((phase, index) => item(`m${index}`, phase === undefined ? undefined : { phase }));
    const { status } = aggregateTemplateStatus(template("v1", "PersistentVolumeClaim", { phase: "Bound" }), items);
    expect((status as { phase?: string }).phase).toBe(expected);
  });

  test("a status of the wrong type counts as none, and its cluster and field are named", () => {
    const items = [item("m1", seen()), item("m2", seen({ replicas: "2" }))];
    const { status, verdict, problems } = aggregateTemplateStatus(workload("Deployment"), items);
    expect(status).toMatchObject({ replicas: 2, observedGeneration: 2 });
    expect(problems).toMatchObject([
      {
        code: "UnreadableStatus",
        field: "status.replicas",
        message: expect.stringContaining('cluster "m2"') as string,
      },
    ]);
    expect(verdict).toMatchObject({ status: expect.not.stringMatching("Current") as string });
  });

  test("a cluster that reports twice counts once; if the two differ, not at all", () => {
    const [m1, other] = [item("m1", seen()), item("m1", seen({ replicas: 9 }))];
    const sum = (...items: readonly TemplateItem[]): unknown => aggregateTemplateStatus(workload("Deployment"), items);
    expect(sum(m1, m1)).toMatchObject({ status: { replicas: 2 }, problems: [] });
    expect(sum(m1, other)).toMatchObject({
      status: { observedGeneration: 2 },
      problems: [{ code: "DuplicateCluster" }],
      verdict: { status: "Unknown", reason: "NotReported", message: "no status from m1" },
    });
  });

  test("a template whose own status cannot be read is written anew", () => {
    const broken = template("apps/v1", "Deployment", { replicas: "many", conditions: [] });
    const { status, problems } = aggregateTemplateStatus(broken, [item("m1", seen())]);
    expect(status).toMatchObject({ replicas: 2, observedGeneration: 3 });
    expect(problems).toMatchObject([{ code: "UnreadableTemplate", field: "status.replicas" }]);
  });
});

describe("AC-M15: conditions are merged, the worst one a type, with the names of its clusters", () => {
  const merged = (...perCluster: readonly (readonly object[])[]): unknown => {
    const items = perCluster.map((conditions, index) => item(`m${index + 1}`, seen({ conditions })));
    return conditionsOf(aggregateTemplateStatus(workload("Deployment"), items).status);
  };

  test("one of three is not available, since when it was not", () => {
    const up = condition("Available", "True", "fine", "MinimumReplicasAvailable", "2026-11-21T06:00:00Z");
    const down = condition("Available", "False", "0 of 2 available", "MinimumReplicasUnavailable");
    expect(merged([up], [down], [up])).toEqual([
      { ...down, message: "m2: 0 of 2 available", lastTransitionTime: "2026-11-21T07:00:00Z" },
    ]);
  });

  test("equal ones are said once, of the last to become so", () => {
    const up = condition("Available", "True", "fine", "Up", "2026-11-21T06:00:00Z");
    expect(merged([up], [condition("Available", "True", "fine", "Up")])).toEqual([
      condition("Available", "True", "m1, m2: fine", "Up"),
    ]);
  });

  test("where True is bad, one True is enough, and silence is no news", () => {
    const bad = condition("ReplicaFailure", "True", "quota", "FailedCreate");
    expect(merged([bad], [], [condition("ReplicaFailure", "False")])).toEqual([{ ...bad, message: "m1: quota" }]);
  });

  test("where True is good, silence of one is Unknown", () => {
    expect(merged([condition("Available", "True")], [])).toMatchObject([
      { type: "Available", status: "Unknown", reason: "NotReported", message: "m2: no condition Available" },
    ]);
  });

  test("different reasons are called different; the cause of most clusters comes first; all of it is bounded", () => {
    const many = Array.from({ length: 50 }, (_, index) => [
      condition("Available", "False", index % 5 === 0 ? `cause ${index}` : "x".repeat(40), `Reason${index % 5}`),
    ]);
    const [only] = merged(...many) as readonly { readonly message: string; readonly reason: string }[];
    expect(only?.reason).toBe("ClustersDiffer");
    expect(only?.message).toMatch(/^m10, m12, m13 and 37 more: x{40}; m1: cause 0; m11: cause 10; and 8 other causes$/);
    expect(only?.message.length).toBeLessThanOrEqual(256);
  });

  test("the template keeps its own where no member has any", () => {
    const old = [condition("Available", "True", "", "R")];
    const { status } = aggregateTemplateStatus(template("apps/v1", "Deployment", { conditions: old }), [
      item("a", seen()),
    ]);
    expect(conditionsOf(status)).toMatchObject([{ type: "Available", status: "True", reason: "R" }]);
  });

  test.each(KINDS.filter(([, kind]) => !["PersistentVolume", "CronJob", "Ingress"].includes(kind)))(
    "%s %s loses none",
    (apiVersion, kind) => {
      const items = [item("m1", { conditions: [condition("Synced", "False", "why", "Why")] })];
      const { status } = aggregateTemplateStatus(template(apiVersion, kind, {}, { type: "LoadBalancer" }), items);
      expect(conditionsOf(status)).toMatchObject([{ type: "Synced", status: "False", message: "m1: why" }]);
    },
  );

  test("a Job that fails says FailureTarget first, without which an API server refuses Failed", () => {
    const failed = ["FailureTarget", "Failed"].map((type) => condition(type, "True", "", "BackoffLimitExceeded"));
    const items = [item("m2", { failed: 1, conditions: failed }), item("m1", { active: 1 })];
    const { status, verdict } = aggregateTemplateStatus(template("batch/v1", "Job"), items);
    expect(conditionsOf(status)).toEqual(
      ["FailureTarget", "Failed"].map((type) => ({
        type,
        status: "True",
        reason: "JobFailed",
        message: "Job executed failed in member clusters m2",
      })),
    );
    expect(verdict.status).toBe("Failed");
  });
});

describe("AC-M16: a rule is for a group and kind; then the conditions; else Unknown", () => {
  test("an older version of a kind has its rule", () => {
    const { status } = aggregateTemplateStatus(template("apps/v1beta2", "Deployment"), [item("a", seen())]);
    expect(status).toMatchObject({ replicas: 2, observedGeneration: 3 });
  });

  test("a custom resource gets its members' conditions and generation; the rest of its status stays", () => {
    const items = ["a", "b"].map((cluster) =>
      item(cluster, { ...seen({ url: cluster }), conditions: [condition("Ready", "True", "ok", "Up")] }),
    );
    const { status, verdict } = aggregateTemplateStatus(template("example.com/v2", "Widget", { url: "x" }), items);
    expect(status).toEqual({
      url: "x",
      observedGeneration: 3,
      conditions: [condition("Ready", "True", "a, b: ok", "Up")],
    });
    expect(verdict.status).toBe("Current");
  });

  test("one without conditions stays as it is, and is Unknown", () => {
    const widget = template("example.com/v1", "Widget", { size: 2 });
    const { status, verdict } = aggregateTemplateStatus(widget, [item("a", { size: 1 })]);
    expect(status).toEqual({ size: 2 });
    expect(verdict.status).toBe("Unknown");
  });
});

describe("verdict", () => {
  const all = [item("a", seen()), item("b", seen())];
  const of = (items: readonly TemplateItem[]): unknown =>
    aggregateTemplateStatus(workload("Deployment"), items).verdict;

  test.each<[what: string, items: readonly TemplateItem[], expected: object]>([
    ["all replicas everywhere are Current", all, { status: "Current" }],
    ["too few are on their way", [all[0]!], { status: "InProgress" }],
    [
      "one cluster is silent",
      [...all, item("c")],
      { status: "Unknown", reason: "NotReported", message: "no status from c" },
    ],
    [
      "a silent cluster is not believed to be Current",
      [...all, item("c", undefined, "Current")],
      { status: "Unknown" },
    ],
    [
      "a cluster somebody calls Failed is Failed, silent or not",
      [...all, item("c", undefined, "Failed")],
      { status: "Failed", reason: "ClusterNotCurrent", message: "Failed in c" },
    ],
    [
      "a cluster that is behind",
      [item("a", seen(), "InProgress"), item("b", seen(), "Current")],
      { status: "InProgress", reason: "ClusterNotCurrent", message: "InProgress in a" },
    ],
  ])("%s", (_, items, expected) => {
    expect(of(items)).toMatchObject(expected);
  });
});

describe("properties", () => {
  const word = fc.constantFrom("True", "False", "Unknown", "odd");
  const type = fc.constantFrom("Ready", "Available", "ReplicaFailure", "Complete", "Failed", "SuccessCriteriaMet");
  const count = fc.integer({ min: 0, max: 3 });
  const time = fc.constantFrom("2026-01-01T00:00:00Z", "2026-01-02T02:00:00+02:00");
  const address = fc.record(
    { ip: fc.constantFrom("1.1.1.1", "1.1.1.2"), hostname: fc.constantFrom("", "a") },
    { requiredKeys: [] },
  );
  const status = fc.record(
    {
      replicas: count,
      observedGeneration: count,
      generation: count,
      resourceTemplateGeneration: count,
      phase: fc.constantFrom("Pending", "Bound", "Running", "Failed", "Lost"),
      active: fc.constantFrom(1, 2),
      startTime: time,
      completionTime: time,
      loadBalancer: fc.record({ ingress: fc.array(address, { maxLength: 3 }) }),
      conditions: fc.array(fc.record({ type, status: word, reason: type, message: type, lastTransitionTime: time })),
    },
    { requiredKeys: [] },
  );
  const items = fc.uniqueArray(
    fc.record(
      {
        cluster: fc.stringMatching(/^[a-z]{1,3}$/),
        status,
        health: fc.constantFrom("Current", "InProgress", "Failed"),
      },
      { requiredKeys: ["cluster"] },
    ),
    { selector: ({ cluster }) => cluster, maxLength: 5 },
  );
  const kind = fc.constantFrom(...KINDS);

  test("AC-X3: the order of clusters never matters, and neither does saying it twice", () => {
    fc.assert(
      fc.property(kind, items, ([apiVersion, name], list) => {
        const object = template(apiVersion, name, {}, { type: "LoadBalancer" });
        const once = aggregateTemplateStatus(object, list as readonly TemplateItem[]);
        const again = aggregateTemplateStatus(object, [...list, ...list].toReversed() as readonly TemplateItem[]);
        expect(JSON.stringify(again)).toBe(JSON.stringify(once));
        const settled = aggregateTemplateStatus({ ...object, status: once.status }, list as readonly TemplateItem[]);
        expect(canonicalJson(settled.status as Json)).toBe(canonicalJson(once.status as Json));
      }),
      { numRuns: 500 },
    );
  });

  test("AC-X4: with a cluster that has not reported nothing is Current", () => {
    fc.assert(
      fc.property(kind, items, ([apiVersion, name], list) => {
        const silent = [...(list as readonly TemplateItem[]), { cluster: "silent" }];
        const { verdict } = aggregateTemplateStatus(template(apiVersion, name), silent);
        expect(verdict.status).not.toBe("Current");
      }),
      { numRuns: 1000 },
    );
  });

  test("any JSON as template and statuses gives an answer, and changes nothing it was given", () => {
    const any = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(kind, any, fc.array(any, { maxLength: 3 }), ([apiVersion, name], own, statuses) => {
        const object = { ...template(apiVersion, name), status: own };
        const list = statuses.map((value, index) => ({ cluster: `m${index}`, status: value }));
        const before = JSON.stringify([object, list]);
        for (const upstream of [false, true]) aggregateTemplateStatus(object, list, { upstream });
        expect(JSON.stringify([object, list])).toBe(before);
      }),
      { numRuns: 1000 },
    );
  });

  test("an endless status ends", () => {
    const endless: Record<string, unknown> = { phase: "Bound" };
    endless["capacity"] = { a: endless, b: endless };
    const { problems } = aggregateTemplateStatus(template("v1", "PersistentVolumeClaim"), [item("m1", endless)]);
    expect(problems).toMatchObject([{ code: "UnreadableStatus", field: "status.capacity" }]);
  });
});
