import type { Json, KubeObject } from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";
import { generateFleet, landedCluster } from "@landfall/testing/fleet";
import { describe, expect, test } from "vitest";
import { projectObject } from "./project.ts";

type Fields = { readonly [key: string]: Json };

const METADATA = { name: "a", namespace: "b" };
const object = (more: Fields): Fields => ({ apiVersion: "example.com/v1", kind: "Thing", metadata: METADATA, ...more });

describe("projectObject", () => {
  test.each<[string, Fields, Fields]>([
    ["the content of a pod template", { replicas: 2, template: { spec: { a: 1 } } }, { replicas: 2, template: {} }],
    [
      "what containers run",
      { restartPolicy: "Never", containers: [{ env: [] }] },
      { restartPolicy: "Never", containers: [] },
    ],
    [
      "values of a chart, deep in a list",
      { sources: [{ chart: "c", helm: { values: "x" } }] },
      { sources: [{ chart: "c", helm: {} }] },
    ],
    [
      "all but the names of objects that a Work carries",
      {
        workload: {
          manifests: [{ apiVersion: "v1", kind: "Secret", metadata: { name: "s", labels: {} }, data: { a: "b" } }],
        },
      },
      { workload: { manifests: [{ apiVersion: "v1", kind: "Secret", metadata: { name: "s" } }] } },
    ],
    ["a password and whose it is", { user: "me", dbPassword: "hunter2", replicas: 1 }, { replicas: 1 }],
    ["a text that nothing asks for", { motto: "be kind", mode: "Auto" }, { mode: "Auto" }],
    [
      "user, password and query of a URL",
      { url: "https://me:hunter2@git.example.com/a.git?token=x#v1" },
      { url: "https://git.example.com/a.git#v1" },
    ],
    [
      "the values that a pipeline configures a function with",
      { pipeline: { mutators: [{ image: "set-labels:v1", configMap: { name: "n", dbPassword: "p" } }] } },
      { pipeline: { mutators: [{ image: "set-labels:v1", configMap: {} }] } },
    ],
    ["a long text", { note: "x".repeat(5000) }, {}],
  ])("leaves out %s", (_, spec, kept) => {
    expect(projectObject(object({ spec }))).toEqual(object({ spec: kept }));
  });

  test.each<[string, Fields]>([
    ["the name of a secret", { kubeConfig: { secretRef: { name: "eu-1-kubeconfig" } } }],
    ["what is paused and suspended", { suspend: true, paused: false, replicas: 0 }],
    ["a selector", { selector: { matchLabels: { app: "a" } } }],
    ["the resources of a ResourceGroup", { resources: [{ group: "", kind: "ConfigMap", namespace: "b", name: "c" }] }],
  ])("keeps %s", (_, spec) => {
    expect(projectObject(object({ spec }))).toEqual(object({ spec }));
  });

  test("keeps no data of ConfigMaps and Secrets, and all of the status", () => {
    const status = { conditions: [{ type: "Ready", status: "True" }] };
    expect(projectObject(object({ data: { a: "b" }, stringData: { a: "b" }, binaryData: {}, status }))).toEqual(
      object({ status }),
    );
  });

  test("keeps what an agent reports of each manifest of a work, but no text that it was asked for", () => {
    const resourceMeta = { ordinal: 0, group: "apps", kind: "Deployment", resource: "deployments", name: "web" };
    const conditions = [{ type: "Applied", status: "True" }];
    const count = { name: "Replicas", fieldValue: { type: "Integer", integer: 2 } };
    const statusOf = (value: Fields): Fields => {
      const values = [count, { name: "Address", fieldValue: { type: "String", ...value } }];
      return { resourceStatus: { manifests: [{ resourceMeta, conditions, statusFeedback: { values } }] } };
    };
    const projected = projectObject(object({ status: statusOf({ string: "a.example.com" }) }));
    expect(projected).toEqual(object({ status: statusOf({}) }));
    expect(projectObject(object({ values: { password: "x" } }))).toEqual(object({ values: {} }));
  });

  test("of metadata: what names, selects and suspends", () => {
    const annotations = {
      "kubectl.kubernetes.io/last-applied-configuration": "{}",
      "config.kubernetes.io/path": "a.yaml",
      "internal.config.kubernetes.io/index": "0",
      "example.com/long": "x".repeat(5000),
      "hold.landfall.dev/me": "{}",
      "config.kubernetes.io/depends-on": "/namespaces/b/ConfigMap/c",
    };
    const given = { ...METADATA, uid: "u", generation: 3, labels: { a: "b" }, annotations };
    const noise = { managedFields: [{}], resourceVersion: "7", selfLink: "/x", finalizers: ["f"] };
    expect(projectObject(object({ metadata: { ...given, ...noise } })).metadata).toEqual({
      ...given,
      annotations: {
        "hold.landfall.dev/me": "{}",
        "config.kubernetes.io/depends-on": "/namespaces/b/ConfigMap/c",
      },
    });
  });

  test("of metadata of what is deleted: also what keeps it", () => {
    const metadata = { ...METADATA, deletionTimestamp: "2026-11-21T07:00:00Z", finalizers: ["example.com/drain"] };
    expect(projectObject(object({ metadata })).metadata).toEqual(metadata);
  });

  test("what is no object becomes one without a name, and is refused by whoever asks for one", () => {
    expect(projectObject({ metadata: [] })).toEqual({ apiVersion: "", kind: "", metadata: {} });
  });

  test("changes no verdict on what clusters really hold", () => {
    const fleet = generateFleet({ seed: 5, clusters: 6 });
    for (const cluster of fleet.clusters) {
      for (const live of landedCluster(fleet, cluster, "v1", "2026-11-21T09:00:00Z")) {
        const projected: KubeObject = projectObject(live as unknown as Fields);
        expect(computeStatus(projected)).toEqual(computeStatus(live));
      }
    }
  });
});
