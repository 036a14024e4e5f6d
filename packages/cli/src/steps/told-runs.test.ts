import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import { toYaml } from "../input/to-yaml.ts";
import type { Outcome } from "../io.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-told-"));
});
afterEach(() => rmSync(cwd, { recursive: true }));

function landfall(objects: readonly object[], ...args: readonly string[]): Outcome {
  writeFileSync(join(cwd, "all.yaml"), objects.map((object) => toYaml(object as never)).join("---\n"));
  const io = { cwd, env: {}, terminal: false, columns: undefined, now: () => new Date("2026-11-21T09:00:00Z") };
  return runCli(["steps", ...args, "."], { ...io, readStdin: () => "" });
}

const VERSION = {
  apiVersion: "kudo.dev/v1beta1",
  kind: "OperatorVersion",
  metadata: { name: "kafka-2", namespace: "data" },
  spec: {
    plans: {
      deploy: {
        strategy: "serial",
        phases: [
          { name: "deps", strategy: "parallel", steps: [{ name: "zookeeper", tasks: ["zk"] }] },
          {
            name: "kafka",
            strategy: "serial",
            steps: [
              { name: "brokers", tasks: ["b"] },
              { name: "topics", tasks: ["t"] },
            ],
          },
        ],
      },
      backup: {
        strategy: "serial",
        phases: [{ name: "dump", strategy: "serial", steps: [{ name: "dump", tasks: [] }] }],
      },
    },
  },
};
const instance = (planStatus: object, more: object = {}, planName = "deploy") => ({
  apiVersion: "kudo.dev/v1beta1",
  kind: "Instance",
  metadata: { name: "kafka", namespace: "data" },
  spec: { operatorVersion: { name: "kafka-2" }, planExecution: { planName, uid: "u-2", status: "IN_PROGRESS" } },
  status: { planStatus, ...more },
});
const deploy = (status: string, broker: string, message?: string) => ({
  deploy: {
    name: "deploy",
    uid: "u-2",
    status,
    lastUpdatedTimestamp: "2026-11-21T08:00:00Z",
    phases: [
      { name: "deps", status: "COMPLETE", steps: [{ name: "zookeeper", status: "COMPLETE" }] },
      {
        name: "kafka",
        status,
        steps: [{ name: "brokers", status: broker, ...(message !== undefined && { message }) }],
      },
    ],
  },
  backup: { name: "backup", uid: "u-1", status: "COMPLETE", lastUpdatedTimestamp: "2026-11-20T08:00:00Z", phases: [] },
});

describe("plans of KUDO's Instances", () => {
  test("as a tree: plans, phases and steps with strategies, what is active, and why it is no further", () => {
    const trouble = "A transient error when executing task deploy.kafka.brokers.b. Will retry. timeout";
    const { exitCode, stdout, stderr } = landfall(
      [VERSION, instance(deploy("IN_PROGRESS", "ERROR", trouble))],
      "status",
    );
    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(stdout).toMatchInlineSnapshot(`
      "Instance.kudo.dev data/kafka kafka-2 Running kafka/brokers: A transient error when executing task deploy.kafka.brokers.b. Will retry. timeout; KUDO tries it again
      ├─ backup (serial) Complete since 2026-11-20T08:00:00Z
      │  └─ dump (serial) never run
      │     └─ dump never run
      └─ deploy (serial) Running active since 2026-11-21T08:00:00Z
         ├─ deps (parallel) Complete
         │  └─ zookeeper Complete
         └─ kafka (serial) Running
            ├─ brokers Retrying A transient error when executing task deploy.kafka.brokers.b. Will retry. timeout
            └─ topics never run
      "
    `);
  });

  test("a final failure says what would bring it further, without the OperatorVersion as well", () => {
    const { stdout } = landfall([instance(deploy("FATAL_ERROR", "FATAL_ERROR", "no such template"))], "status");
    expect(stdout).toMatchInlineSnapshot(`
      "Instance.kudo.dev data/kafka kafka-2 Failed kafka/brokers: no such template; goes on when the plan is set again, with another uid, or the version or a parameter is changed
      ├─ backup Complete since 2026-11-20T08:00:00Z
      └─ deploy Failed active since 2026-11-21T08:00:00Z
         ├─ deps Complete
         │  └─ zookeeper Complete
         └─ kafka Failed
            └─ brokers Failed no such template
      "
    `);
  });

  test("two plans that run at once are a conflict, both active", () => {
    const both = { ...deploy("IN_PROGRESS", "IN_PROGRESS"), backup: { name: "backup", status: "PENDING", phases: [] } };
    const { stdout } = landfall([instance(both)], "status", "--format", "table");
    expect(stdout).toMatchInlineSnapshot(`
      "SUBJECT                       PLAN    RUN  STATE    STEPS  SINCE                 WHY
      Instance.kudo.dev data/kafka  backup       Pending                               plans that run at once: backup, deploy; goes on when KUDO looks at it
      Instance.kudo.dev data/kafka  deploy       Running  1/2    2026-11-21T08:00:00Z
      "
    `);
  });

  test("the first design, with states under other names", () => {
    const old = [
      {
        deploy: {
          executionName: "x",
          state: "Complete",
          lastFinishedRun: "2026-11-20T08:00:00Z",
          overview: { phases: [{ name: "kafka", state: "Complete", steps: [{ name: "brokers", state: "Complete" }] }] },
        },
      },
    ];
    const object = { ...instance({}), spec: { operatorVersion: { name: "kafka-2" } }, status: { planStatus: old } };
    expect(landfall([object], "status").stdout).toMatchInlineSnapshot(`
      "Instance.kudo.dev data/kafka kafka-2 Complete
      └─ deploy Complete since 2026-11-20T08:00:00Z
         └─ kafka Complete
            └─ brokers Complete
      "
    `);
  });

  test("as a history: the last run of each plan, the oldest first, with its uid", () => {
    expect(landfall([VERSION, instance(deploy("COMPLETE", "COMPLETE"))], "history").stdout).toMatchInlineSnapshot(`
      "Instance.kudo.dev data/kafka kafka-2
      ├─ backup Complete since 2026-11-20T08:00:00Z u-1
      └─ deploy Complete since 2026-11-21T08:00:00Z u-2
      "
    `);
  });

  test("by the name of the object, and as JSON", () => {
    const objects = [VERSION, instance(deploy("COMPLETE", "COMPLETE"))];
    expect(landfall(objects, "status", "--subject", "other").exitCode).toBe(1);
    const { stdout } = landfall(objects, "status", "--subject", "kafka", "-o", "json");
    expect(JSON.parse(stdout)).toMatchObject([
      {
        ref: { kind: "Instance", name: "kafka" },
        state: "Complete",
        runs: [{ name: "backup" }, { name: "deploy", parts: [{ name: "deps" }, {}] }],
      },
    ]);
  });
});

test("stages of a ClusterAddon, with the condition that one waits for", () => {
  const addon = {
    apiVersion: "clusterstack.x-k8s.io/v1alpha1",
    kind: "ClusterAddon",
    metadata: { name: "cluster-addon-c1", namespace: "cluster" },
    spec: {
      clusterRef: { kind: "Cluster", name: "c1" },
      clusterStack: "docker-ferrol-1-27-v3",
      hook: "BeforeClusterUpgrade",
    },
    status: {
      ready: false,
      stages: [
        { name: "cni", action: "apply", phase: "done" },
        { name: "metrics-server", action: "apply", phase: "waitingForPostCondition" },
        { name: "old", action: "delete", phase: "Pending" },
      ],
      conditions: [{ type: "EvaluatedCEL", status: "False", reason: "FailedToEvaluatePostCondition" }],
    },
  };
  expect(landfall([addon], "status").stdout).toMatchInlineSnapshot(`
    "ClusterAddon.clusterstack.x-k8s.io cluster/cluster-addon-c1 docker-ferrol-1-27-v3 Running stage metrics-server waits for its post-condition: FailedToEvaluatePostCondition
    └─ BeforeClusterUpgrade Running active
       ├─ cni (apply) Complete
       ├─ metrics-server (apply) Running waits for its post-condition: FailedToEvaluatePostCondition
       └─ old (delete) Pending
    "
  `);
});
