import { describe, expect, test } from "vitest";
import { readManifestWork } from "./index.ts";

const target = { cluster: "edge-1", package: "shop" };
const observedAt = "2026-11-28T22:00:00Z";
const WEB = {
  group: "apps",
  version: "v1",
  kind: "Deployment",
  resource: "deployments",
  namespace: "shop",
  name: "web",
};
const DAEMON = { ...WEB, kind: "DaemonSet", resource: "daemonsets" };
const POD = { ...WEB, group: "", kind: "Pod", resource: "pods" };
const JOB = { ...WEB, group: "batch", kind: "Job", resource: "jobs" };
const WELL_KNOWN = [{ type: "WellKnownStatus" }];

type Meta = typeof WEB;

const ask = (meta: Meta, feedbackRules: unknown = WELL_KNOWN, more: object = {}): object => ({
  resourceIdentifier: { group: meta.group, resource: meta.resource, namespace: "shop", name: "web" },
  feedbackRules,
  ...more,
});
const value = (name: string, said: number | string): object => ({
  name,
  fieldValue: typeof said === "number" ? { type: "Integer", integer: said } : { type: "String", string: said },
});

interface Case {
  readonly meta?: Meta;
  readonly values?: { readonly [name: string]: number | string };
  readonly configs?: readonly unknown[];
  /** The generation at which the agent last looked at the objects. */
  readonly looked?: number;
  readonly more?: readonly object[];
  readonly manifest?: object;
}

/** Reads the health and the message of one object of a work. */
function read({ meta = WEB, values = {}, configs = [ask(meta)], looked = 2, more = [], manifest = {} }: Case): unknown {
  const condition = (type: string, at?: number): object => ({
    type,
    status: "True",
    reason: type,
    message: type,
    ...(at !== undefined && { observedGeneration: at }),
  });
  const entry = {
    resourceMeta: meta,
    conditions: [...more, condition("Applied"), condition("Available"), condition("StatusFeedbackSynced")],
    statusFeedback: { values: Object.entries(values).map(([name, said]) => value(name, said)) },
  };
  const object = { kind: meta.kind, metadata: { name: "web", namespace: "shop" }, ...manifest };
  const [, seen] = readManifestWork(
    {
      apiVersion: "work.open-cluster-management.io/v1",
      kind: "ManifestWork",
      metadata: { name: "shop", namespace: "edge-1", generation: 2 },
      spec: { workload: { manifests: [object] }, manifestConfigs: configs },
      status: {
        conditions: [condition("Applied", 2), condition("Available", looked)],
        resourceStatus: { manifests: [entry] },
      },
    } as never,
    { target, observedAt },
  );
  return [seen?.axes.health, seen?.message];
}

const SILENT = ["Unknown", "Applied"];
const replicas = (count: number): object => ({ spec: { replicas: count } });

describe("feedback that the agent was asked for", () => {
  test.each<[what: string, one: Case, said: readonly string[]]>([
    [
      "fewer replicas than there are",
      { values: { Replicas: 3, AvailableReplicas: 2 } },
      ["InProgress", "2 of 3 are available"],
    ],
    ["none at all, which the agent leaves out", { values: { Replicas: 2 } }, ["InProgress", "0 of 2 are available"]],
    [
      "fewer replicas than the work gives it",
      { values: { Replicas: 1, AvailableReplicas: 1 }, manifest: replicas(3) },
      ["InProgress", "1 of 3 are available"],
    ],
    ["no replica has been made", { manifest: replicas(2) }, ["InProgress", "0 of 2 are available"]],
    [
      "a DaemonSet",
      { meta: DAEMON, values: { DesiredNumberScheduled: 4, NumberAvailable: 3 } },
      ["InProgress", "3 of 4 are available"],
    ],
    [
      "a Pod",
      { meta: POD, values: { PodReady: "False", PodPhase: "Running" } },
      ["InProgress", "the Pod is not ready"],
    ],
    ["a Pod that has failed", { meta: POD, values: { PodPhase: "Failed" } }, ["Failed", "the Pod has failed"]],
    ["a Job", { meta: JOB, values: { JobComplete: "False" } }, ["InProgress", "the Job is not complete"]],
    [
      "asked for by a pattern, before another that is for it too",
      {
        values: { Replicas: 2 },
        configs: [
          ask(WEB, [], { updateStrategy: { type: "ServerSideApply" } }),
          ask(WEB, WELL_KNOWN, {
            resourceIdentifier: { group: "apps", resource: "deployments", namespace: "*", name: "w*b*" },
          }),
          ask(WEB, [{ type: "JSONPaths" }]),
        ],
      },
      ["InProgress", "0 of 2 are available"],
    ],
  ])("shows what does not run: %s", (_, one, said) => {
    expect(read(one)).toEqual(said);
  });

  test.each<[what: string, one: Case]>([
    ["all replicas, which may be of the version before", { values: { Replicas: 2, AvailableReplicas: 2 } }],
    ["a Pod that is ready", { meta: POD, values: { PodReady: "True", PodPhase: "Running" } }],
    ["a Pod that is done", { meta: POD, values: { PodReady: "False", PodPhase: "Succeeded" } }],
    ["a Job that is complete", { meta: JOB, values: { JobComplete: "True" } }],
    ["of a kind whose values say nothing", { meta: { ...WEB, kind: "StatefulSet" }, values: { Replicas: 2 } }],
    [
      "replicas that are left to the cluster",
      {
        values: { Replicas: 1, AvailableReplicas: 1 },
        manifest: replicas(3),
        configs: [
          ask(WEB, WELL_KNOWN, {
            updateStrategy: {
              type: "ServerSideApply",
              serverSideApply: { ignoreFields: [{ jsonPaths: [".spec.replicas"] }] },
            },
          }),
        ],
      },
    ],
    [
      "replicas of an object that is only made, and never changed",
      {
        values: { Replicas: 1, AvailableReplicas: 1 },
        manifest: replicas(3),
        configs: [ask(WEB, WELL_KNOWN, { updateStrategy: { type: "CreateOnly" } })],
      },
    ],
  ])("never shows that it runs, nor guesses: %s", (_, one) => {
    expect(read(one)).toEqual(SILENT);
  });

  test.each<[what: string, one: Case]>([
    ["from before the work was changed", { looked: 1 }],
    ["of names of somebody's own", { configs: [ask(WEB, [{ type: "JSONPaths", jsonPaths: [] }])] }],
    [
      "for another object",
      {
        configs: [
          ask(WEB, WELL_KNOWN, {
            resourceIdentifier: { group: "apps", resource: "deployments", namespace: "shop", name: "w*bb" },
          }),
        ],
      },
    ],
    ["that nobody asked for", { configs: [] }],
    ["beside something that is no configuration", { configs: [null, 7, { resourceIdentifier: "web" }] }],
    ["that could not be read", { more: [{ type: "StatusFeedbackSynced", status: "False" }] }],
  ])("is no evidence %s", (_, one) => {
    expect(read({ values: { Replicas: 2 }, ...one })).toEqual(SILENT);
  });

  test("does not speak where the rules of the work do", () => {
    const more = ["Degraded", "Progressing"].map((type) => ({ type, status: "False", message: "well" }));
    const conditionRules = [{ condition: "Degraded" }, { condition: "Progressing" }];
    const configs = [ask(WEB, WELL_KNOWN, { conditionRules })];
    expect(read({ values: { Replicas: 2 }, more, configs })).toEqual(["Current", "well"]);
  });

  test.each(["False", "True"])(
    "conditions of rules that the work has no more are no evidence: degraded %s",
    (degraded) => {
      const more = [
        { type: "Degraded", status: degraded },
        { type: "Progressing", status: "False" },
      ];
      expect(read({ values: { Replicas: 2 }, more })).toEqual(["InProgress", "0 of 2 are available"]);
      expect(read({ more, configs: [] })).toEqual(SILENT);
    },
  );
});
