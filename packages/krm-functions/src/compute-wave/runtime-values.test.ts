import type { Json } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { type Fields, type Lines, TIME } from "./testing/fleet.ts";
import { applies, Package, stepPlan, sync } from "./testing/steps-fleet.ts";

const ONE = {
  clusters: [{ name: "a" }],
  strategy: { waves: [{ name: "all", select: { rest: true } }], deadline: "10h" },
  actuate: [{ system: "config-sync" }],
};
const V1: Lines = { "a/base": "v1", "a/old": "v1" };
const V2: Lines = { ...V1, "a/base": "v2" };
const HOST = "$(Cluster.spec.controlPlaneEndpoint.host)";

function clusterOf(name: string, host: string, more: Fields = {}): Fields {
  return {
    apiVersion: "cluster.x-k8s.io/v1beta1",
    kind: "Cluster",
    metadata: { name, namespace: "fleet" },
    spec: {
      controlPlaneEndpoint: { host, port: host === "" ? 0 : 6443 },
      infrastructureRef: { apiVersion: "infrastructure.cluster.x-k8s.io/v1beta1", kind: "DockerCluster", name },
      ...more,
    },
  };
}

/** A snapshot of the hub cluster that holds the Clusters. */
function hub(minute: number, items: readonly Fields[]): Fields {
  return {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusSnapshot",
    metadata: { name: "hub" },
    spec: { cluster: "hub", observedAt: TIME(minute), items: items as unknown as Json },
  };
}

function fleetOf(parameters: Fields, steps: readonly Fields[] = [applies("base")], more: Fields = {}): Package {
  const plan = stepPlan([{ name: "go", steps: steps as unknown as Json }], more);
  return new Package([plan, sync("a", "base"), sync("a", "old")], { ...ONE, steps: { parameters } });
}

const given = (fleet: Package): unknown => fleet.run("a")?.run.trigger.parameters;
const waits = (fleet: Package): readonly string[] =>
  fleet.said("info").filter((text) => text.startsWith("target a: steps wait for"));

describe("parameters of steps take values of the Cluster, as those of add-ons do", () => {
  test("from what was seen of it, and of its infrastructure cluster", () => {
    const fleet = fleetOf({
      url: `https://${HOST}:$(Cluster.spec.controlPlaneEndpoint.port)/$(CLUSTER_NAME)`,
      kind: "$(DockerCluster.kind)",
      ready: "$(Infrastructure.status.ready)",
    });
    const infrastructure = {
      apiVersion: "infrastructure.cluster.x-k8s.io/v1beta1",
      kind: "DockerCluster",
      metadata: { name: "a", namespace: "fleet" },
      status: { ready: true },
    };
    fleet.render(0, V1, [hub(0, [clusterOf("a", "10.0.0.1"), infrastructure])]);
    expect(given(fleet)).toEqual({ url: "https://10.0.0.1:6443/a", kind: "DockerCluster", ready: "true" });
    expect(fleet.moved("a")).toBe("base old");
  });

  test("also from a Cluster that lies in the package; what was seen goes before", () => {
    const fleet = fleetOf({ host: HOST });
    fleet.render(0, V1, [clusterOf("a", "declared")]);
    expect(given(fleet)).toEqual({ host: "declared" });
    const other = fleetOf({ host: HOST });
    other.render(0, V1, [clusterOf("a", "declared"), hub(0, [clusterOf("a", "seen")])]);
    expect(given(other)).toEqual({ host: "seen" });
  });

  test("a value that is missing is waited for by name, and meanwhile nothing moves", () => {
    const fleet = fleetOf({ host: HOST, ready: "$(Infrastructure.status.ready)" });
    fleet.render(0, V1);
    expect([fleet.words(), fleet.steps("a"), fleet.moved("a")]).toEqual(["a:Released", "(none)", ""]);
    expect(waits(fleet)).toEqual([
      `target a: steps wait for ${HOST}: Cluster.cluster.x-k8s.io a was not seen; they begin when it is there`,
      expect.stringContaining("$(Infrastructure.status.ready): "),
    ]);
    fleet.render(1, V1, [hub(1, [clusterOf("a", "")])]);
    expect(waits(fleet)[0]).toContain("Cluster.cluster.x-k8s.io fleet/a has no spec.controlPlaneEndpoint.host");
    const infrastructure = {
      apiVersion: "infrastructure.cluster.x-k8s.io/v1beta1",
      kind: "DockerCluster",
      metadata: { name: "a", namespace: "fleet" },
      status: { ready: true },
    };
    fleet.render(2, V1, [hub(2, [clusterOf("a", "10.0.0.1"), infrastructure])]);
    expect([fleet.steps("a"), waits(fleet)]).toEqual(["Running base:Running", []]);
    fleet.render(3, { "a/base": "v2", "a/old": "v2" }, [hub(3, [])]);
    expect(fleet.words()).toBe("a:Landed");
  });

  test("a run keeps the values that it began with, whatever becomes of the Cluster", () => {
    const fleet = fleetOf({ host: HOST, both: "$(host)/$(CLUSTER_NAME)" }, [applies("base"), applies("old")]);
    fleet.render(0, V1, [hub(0, [clusterOf("a", "$(CLUSTER_NAME)")])]);
    const uid = fleet.run("a")?.run.uid;
    fleet.render(1, V2, [hub(1, [clusterOf("a", "10.0.0.2")])]);
    expect([fleet.run("a")?.run.uid, given(fleet)]).toEqual([
      uid,
      { host: "$(CLUSTER_NAME)", both: "$(CLUSTER_NAME)/a" },
    ]);
    fleet.render(2, V2, [hub(2, [])]).render(3, { ...V2, "a/old": "v2" }, [hub(3, [])]);
    expect([fleet.words(), fleet.run("a")?.run.uid]).toEqual(["a:Landed", uid]);
  });

  test("two Clusters of one name are none", () => {
    const fleet = fleetOf({ host: HOST });
    const other = { ...clusterOf("a", "10.0.0.2"), metadata: { name: "a", namespace: "elsewhere" } };
    fleet.render(0, V1, [hub(0, [clusterOf("a", "10.0.0.1"), other])]);
    expect([fleet.steps("a"), waits(fleet)[0]]).toEqual(["(none)", expect.stringContaining("was not seen")]);
  });

  test("a toggle waits for its value, too", () => {
    const SELECT_OLD = { objects: [{ labelSelector: { matchLabels: { part: "old" } } }] };
    const steps = [{ name: "s", tasks: [{ name: "t", toggle: { parameter: "on", ...SELECT_OLD } }] }];
    const fleet = fleetOf({ on: "$(Cluster.spec.paused)" }, steps, { parameters: [{ name: "on" }] });
    fleet.render(0, V1);
    expect([fleet.said("error"), fleet.moved("a")]).toEqual([[], ""]);
    fleet.render(1, V1, [hub(1, [clusterOf("a", "h", { paused: true })])]);
    expect([fleet.steps("a"), fleet.moved("a")]).toEqual(["Running s:Running", "base old"]);
  });

  test.each<[what: string, text: string, why: string]>([
    [
      "a field that values are not taken from",
      "$(Cluster.metadata.managedFields)",
      "values are not taken from that field",
    ],
    ["a map", "$(Cluster.spec.controlPlaneEndpoint)", "is a list or a map"],
    ["a source that is none", "$(Machine.spec.x)", "nobody gives that"],
  ])("%s is refused by name, and nothing is written", (_, text, why) => {
    const fleet = fleetOf({ host: text });
    fleet.render(0, V1, [hub(0, [clusterOf("a", "10.0.0.1")])]);
    expect(fleet.said("error").join("\n")).toContain(why);
    expect([fleet.words(), fleet.moved("a")]).toEqual(["", ""]);
  });
});

test("REVISION is the one that a run is to reach: on the way back that of before", () => {
  const fleet = fleetOf({ to: "$(REVISION)" });
  fleet.render(0, V1);
  expect(given(fleet)).toEqual({ to: "v2" });
  fleet.render(1, V2, [], { rollback: { by: "ana", attempt: 1 } });
  expect([fleet.words(), given(fleet)]).toEqual(["a:RollingBack", { to: "v1" }]);
});
