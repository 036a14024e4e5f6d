import type { Resource } from "@landfall/kubernetes";
import { expect, test } from "vitest";
import { canHaveState, kindKey, listable, withEvidence } from "./kinds.ts";

function kind(group: string, name: string, subresources: readonly string[] = [], version = "v1"): Resource {
  const plural = `${name.toLowerCase()}s`;
  const names = { plural, singular: name.toLowerCase(), shortNames: [], categories: [] };
  return { group, version, kind: name, ...names, namespaced: true, verbs: ["list"], subresources };
}

test.each<[Resource, boolean]>([
  [kind("apps", "Deployment", ["status", "scale"]), true],
  [kind("", "ConfigMap"), false],
  [kind("", "Secret"), false],
  [kind("coordination.k8s.io", "Lease"), false],
  [kind("flowcontrol.apiserver.k8s.io", "FlowSchema", ["status"]), false],
  [kind("argoproj.io", "Application"), true],
  [kind("cluster.x-k8s.io", "Machine", ["status"]), true],
])("whether %o can have a state", (resource, expected) => {
  expect(canHaveState(resource)).toBe(expected);
});

test("evidence about a DaemonSet is its pods, and the revisions that tell which is the newest", () => {
  const daemonSet = kind("apps", "DaemonSet", ["status"]);
  const served = [daemonSet, kind("", "Pod", ["status"]), kind("apps", "ControllerRevision"), kind("", "Node")];
  expect(withEvidence([daemonSet], served).map(kindKey)).toEqual(["apps/DaemonSet", "/Pod", "apps/ControllerRevision"]);
});

test("a kind is listed once, in the version that comes first", () => {
  const two = [
    kind("autoscaling", "HorizontalPodAutoscaler", [], "v2"),
    kind("autoscaling", "HorizontalPodAutoscaler"),
  ];
  expect(listable([...two, { ...kind("", "Binding"), verbs: ["create"] }])).toEqual(two.slice(0, 1));
});
