import type { KubeObject } from "@landfall/core/object";
import { refOf } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { plainStyle } from "../render/style.ts";
import { renderTree } from "../render/tree.ts";
import type { LiveStatus } from "./cluster-status.ts";
import { type ClusterView, clusterTree, tellingStatuses } from "./cluster-view.ts";

const VIEW: ClusterView = {
  cluster: "prod",
  flags: ["--context", "prod"],
  namespace: "shop",
  all: false,
  why: false,
  children: false,
};

function object(kind: string, name: string, owner?: readonly [kind: string, name: string]): KubeObject {
  const ownerReferences =
    owner === undefined ? [] : [{ apiVersion: "apps/v1", kind: owner[0], name: owner[1], uid: "u" }];
  const apiVersion = kind === "Pod" ? "v1" : "apps/v1";
  return { apiVersion, kind, metadata: { name, namespace: "shop", ownerReferences } } as KubeObject;
}

function status(source: KubeObject, word: LiveStatus["result"]["status"], reason: string = word): LiveStatus {
  const evidence = { rule: "r", fields: [] };
  const result = {
    status: word,
    suspended: false,
    terminal: false,
    reason,
    message: "why",
    conditions: [],
    evidence,
    warnings: [],
  };
  return { object: refOf(source), result, source, isMeant: true };
}

const WEB = object("Deployment", "web");
const SET = object("ReplicaSet", "web-1", ["Deployment", "web"]);
const POD = object("Pod", "web-1-x", ["ReplicaSet", "web-1"]);

function print(statuses: readonly LiveStatus[], more: Partial<ClusterView> = {}): string {
  const view = { ...VIEW, ...more };
  return renderTree([clusterTree(statuses, tellingStatuses(statuses, view.all), view)], plainStyle, undefined);
}

describe("what is told of a cluster", () => {
  test.each<[string, readonly LiveStatus[], readonly string[]]>([
    ["nothing of what is Current", [status(WEB, "Current")], []],
    [
      "an owner, and not what it made",
      [status(POD, "Failed"), status(SET, "InProgress"), status(WEB, "Failed")],
      ["web"],
    ],
    ["an owner of an owner", [status(POD, "Failed"), status(SET, "Current"), status(WEB, "Failed")], ["web"]],
    ["what was made by something that is Current", [status(POD, "Failed"), status(WEB, "Current")], ["web-1-x"]],
    ["the worst first", [status(WEB, "InProgress"), status(object("Deployment", "db"), "Failed")], ["db", "web"]],
    ["no evidence that was not asked for", [{ ...status(POD, "Failed"), isMeant: false }], []],
  ])("%s", (_, statuses, names) => {
    expect(tellingStatuses(statuses, false).map(({ object: { name } }) => name)).toEqual(names);
  });

  test("a ring of owners ends", () => {
    const ring = [object("ReplicaSet", "a", ["ReplicaSet", "b"]), object("ReplicaSet", "b", ["ReplicaSet", "a"])];
    const statuses = ring.map((one) => status(one, "Current"));
    expect(print(statuses, { all: true, children: true }).split("\n").length).toBeLessThan(40);
  });

  test("fifty at most, and how many more there are", () => {
    const many = Array.from({ length: 60 }, (_, at) => status(object("Deployment", `d${at}`), "Failed"));
    expect(print(many)).toMatch(
      /prod namespace shop Failed 0\/60 Current: 60 Failed\n[^]*└─ 10 more \(shown by --all\)\n$/,
    );
    expect(print(many, { all: true })).not.toContain("more");
  });

  test.each<[string, string]>([
    ["CrashLoopBackOff", "logs web-1-x --all-containers --previous"],
    ["ImagePullBackOff", "describe Pod web-1-x"],
    ["Unschedulable", "describe Pod web-1-x"],
  ])("%s: the next command is %s", (reason, command) => {
    expect(print([status(POD, "Failed", reason)])).toContain(`next: kubectl --context prod -n shop ${command}\n`);
  });

  test("names are safe in a terminal", () => {
    expect(print([status(object("Deployment", "a\u001b[31m"), "Failed")])).not.toContain("\u001b");
  });
});
