import type { Json, KubeObject } from "@landfall/core/object";
import { advance, explainRun, type Run, readStepPlan } from "@landfall/core/steps";
import { describe, expect, test } from "vitest";
import { addonSources, addonStepPlan, addonValues, infrastructureRefOf, toldStages } from "./index.ts";

const ADDON: KubeObject = {
  apiVersion: "clusterstack.x-k8s.io/v1alpha1",
  kind: "ClusterAddon",
  metadata: { name: "cluster-addon-c1", namespace: "fleet" },
  spec: { clusterRef: { kind: "Cluster", name: "c1" }, clusterStack: "docker-ferrol-1-27-v3" },
};
const cluster = (host: string, port: number, more: object = {}): KubeObject => ({
  apiVersion: "cluster.x-k8s.io/v1beta1",
  kind: "Cluster",
  metadata: { name: "c1", namespace: "fleet" },
  spec: {
    controlPlaneEndpoint: { host, port },
    clusterNetwork: { pods: { cidrBlocks: ["10.0.0.0/16"] } },
    infrastructureRef: { apiVersion: "infrastructure.cluster.x-k8s.io/v1beta1", kind: "DockerCluster", name: "c1-x" },
    ...more,
  },
});
const infrastructure = (name: string): KubeObject => ({
  apiVersion: "infrastructure.cluster.x-k8s.io/v1beta1",
  kind: "DockerCluster",
  metadata: { name, namespace: "fleet" },
  spec: { loadBalancer: { image: 'a"b: $(Cluster.kind)\n- c' } },
});
const READY = { cluster: cluster("10.1.2.3", 6443), infrastructure: infrastructure("c1-x") };
const VALUES: Json = {
  server: "https://$(Cluster.spec.controlPlaneEndpoint.host):$(Cluster.spec.controlPlaneEndpoint.port)",
  cidrs: "$(Cluster.spec.clusterNetwork.pods.cidrBlocks)",
  image: "$(DockerCluster.spec.loadBalancer.image)",
};

describe("values of Cluster and infrastructure cluster in an addon", () => {
  test("are filled in with their types, and as data", () => {
    expect(addonValues(VALUES, ADDON, READY)).toMatchObject({
      value: {
        values: { server: "https://10.1.2.3:6443", cidrs: ["10.0.0.0/16"], image: 'a"b: $(Cluster.kind)\n- c' },
        missing: [],
      },
    });
    const general = addonValues("$(Infrastructure.metadata.name)", ADDON, READY);
    expect(general.ok && general.value.values).toBe("c1-x");
  });

  test.each<[what: string, runtime: Parameters<typeof addonValues>[2], missing: readonly string[]]>([
    [
      "a Cluster without an endpoint",
      { cluster: cluster("", 0) },
      [
        "Cluster.cluster.x-k8s.io fleet/c1 has no spec.controlPlaneEndpoint.host",
        "Cluster.cluster.x-k8s.io fleet/c1 has no spec.controlPlaneEndpoint.port",
      ],
    ],
    [
      "no Cluster",
      {},
      ["Cluster.cluster.x-k8s.io fleet/c1 was not seen", "Cluster.cluster.x-k8s.io fleet/c1 was not seen"],
    ],
    [
      "the Cluster of another addon",
      { cluster: { ...READY.cluster, metadata: { name: "c2", namespace: "fleet" } } },
      ["Cluster.cluster.x-k8s.io fleet/c1 was not seen", "Cluster.cluster.x-k8s.io fleet/c1 was not seen"],
    ],
  ])("%s: each value is waited for by name", (_, runtime, missing) => {
    const { server } = VALUES as { readonly server: string };
    const read = addonValues({ server }, ADDON, runtime);
    expect(read.ok && read.value.missing.map((one) => one.missing)).toEqual(missing);
    expect(read.ok && read.value.values).toBeUndefined();
  });

  test("another infrastructure cluster than the Cluster's own counts as not seen", () => {
    const read = addonValues("$(DockerCluster.kind)", ADDON, { ...READY, infrastructure: infrastructure("other") });
    expect(read.ok && read.value.missing.map(({ missing }) => missing)).toEqual([
      "DockerCluster.infrastructure.cluster.x-k8s.io fleet/c1-x was not seen",
    ]);
  });

  test.each<[what: string, ref: object, wanted: object | undefined]>([
    [
      "by its version",
      { apiVersion: "infra.example/v1", kind: "A", name: "n" },
      { group: "infra.example", namespace: "fleet" },
    ],
    ["by its group", { apiGroup: "infra.example", kind: "A", name: "n" }, { group: "infra.example", kind: "A" }],
    ["in another namespace", { apiVersion: "i/v1", kind: "A", name: "n", namespace: "x" }, { namespace: "x" }],
    ["without a name", { apiVersion: "i/v1", kind: "A" }, undefined],
    ["of another type", { apiVersion: 1, kind: ["A"], name: "n" }, undefined],
  ])("a Cluster refers to its infrastructure %s", (_, infrastructureRef, wanted) => {
    const ref = infrastructureRefOf(cluster("h", 1, { infrastructureRef }));
    if (wanted === undefined) expect(ref).toBeUndefined();
    else expect(ref).toMatchObject(wanted);
  });
});

describe("a stage whose chart needs them", () => {
  const CNI = { group: "apps", kind: "DaemonSet", namespace: "kube-system", name: "cni" };
  const spec = addonStepPlan({ addonStages: { H: [{ name: "cni", action: "apply" }] } }, "H", {
    objectsOf: () => [CNI],
    valuesOf: () => VALUES,
    sources: addonSources(ADDON, READY),
    deadline: "10m",
  });
  const plan = readStepPlan("addon", spec.ok ? spec.value : { phases: [] });
  if (!plan.ok) throw new Error(JSON.stringify([spec.problems, plan.problems]));

  const look = (run: Run | undefined, second: number, objects: readonly KubeObject[]) => {
    const now = Date.parse("2026-11-23T10:00:00Z") + second * 1000;
    const keyOf = ({ apiVersion = "", kind = "", metadata }: KubeObject): string =>
      `${apiVersion.split("/")[0]}/${kind}/${metadata?.namespace}/${metadata?.name}`;
    const observations = new Map(
      objects.map((object) => [keyOf(object), { observedAt: now, status: "Current" as const, object }]),
    );
    return { ...advance(plan.value, run, { now, observations, trigger: { plan: "addon", subject: "c1" } }), now };
  };

  test("waits for them by name, and applies nothing before", () => {
    const first = look(undefined, 0, [cluster("", 0), READY.infrastructure]);
    expect(first.actions).toEqual([]);
    expect(first.blockers.get("H/cni/values")).toMatchObject({
      kind: "Condition",
      message: "Cluster.cluster.x-k8s.io fleet/c1 has no spec.controlPlaneEndpoint.host",
    });
    const told = explainRun(plan.value, first);
    expect(JSON.stringify(told)).toContain("spec.controlPlaneEndpoint.host");
    const noPort = look(first.run, 10, [cluster("h", 0), READY.infrastructure]);
    expect(noPort.blockers.get("H/cni/values")?.message).toContain("spec.controlPlaneEndpoint.port 0, not at least 1");
    const ready = look(noPort.run, 20, [READY.cluster, READY.infrastructure]);
    expect(ready.actions.map(({ kind }) => kind)).toEqual(["apply"]);
  });

  test("and does not wait for ever", () => {
    const first = look(undefined, 0, []);
    expect(look(first.run, 700, []).run).toMatchObject({ state: "Failed", reason: "DeadlineExceeded" });
  });

  test("is refused where it names a value that is none", () => {
    const wrong = addonStepPlan({ addonStages: { H: [{ name: "cni", action: "apply" }] } }, "H", {
      objectsOf: () => [CNI],
      valuesOf: () => ({ a: "$(Secret.data.x)" }),
      sources: addonSources(ADDON, READY),
    });
    expect(wrong.problems).toMatchObject([{ code: "UnknownValue", field: "values of cni: a" }]);
  });

  test("is told with its reason where the operator says so", () => {
    const message = "Cluster fleet/c1 has no spec.controlPlaneEndpoint.host";
    const condition = { type: "HelmChartTemplated", status: "False", reason: "RuntimeValueMissing", message };
    const status = { stages: [{ name: "cni", action: "apply", phase: "applyingOrDeleting" }], conditions: [condition] };
    expect(toldStages({ ...ADDON, status })?.why).toContain(`RuntimeValueMissing: ${message}`);
  });
});
