import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { createCatalogue } from "../catalogue/create-catalogue.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { chooseMechanism } from "../choose/choose.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import type { Effect } from "../model/effect.ts";
import type { Mechanism } from "../model/mechanism.ts";
import { suspend } from "../write/suspend.ts";
import { resolveSuspension } from "./resolve.ts";

function object(apiVersion: string, kind: string, spec: object, metadata: object = {}): KubeObject {
  return { apiVersion, kind, metadata: { name: "web", namespace: "shop", ...metadata }, spec };
}

const stackable = (clusterOperation: object): KubeObject =>
  object("kafka.stackable.tech/v1alpha1", "KafkaCluster", { clusterOperation });
const annotated = (apiVersion: string, kind: string, annotations: object): KubeObject =>
  object(apiVersion, kind, {}, { annotations });
const stateOf = (target: KubeObject, effect: Effect): string | undefined =>
  resolveSuspension(target, CATALOGUE).effects.find((found) => found.effect === effect && found.state !== "active")
    ?.state;

describe("priority: one switch of an object goes before another", () => {
  test.each<[string, KubeObject, Effect, string | undefined, readonly string[]]>([
    ["Stackable: stopped alone", stackable({ stopped: true }), "run", "unattributed", []],
    [
      "edge 34: Stackable: stopped while paused",
      stackable({ stopped: true, reconciliationPaused: true }),
      "run",
      "pending",
      ["Overridden"],
    ],
    ["Stackable: paused alone", stackable({ reconciliationPaused: true }), "run", undefined, []],
    [
      "edge 34: CloudNativePG: hibernation while the loop is disabled",
      annotated("postgresql.cnpg.io/v1", "Cluster", {
        "cnpg.io/hibernation": "on",
        "cnpg.io/reconciliationLoop": "disabled",
      }),
      "run",
      "pending",
      ["Overridden"],
    ],
    [
      "edge 34: Percona: paused while unmanaged",
      object("pgv2.percona.com/v2", "PerconaPGCluster", { pause: true, unmanaged: true }),
      "run",
      "pending",
      ["Overridden"],
    ],
    [
      "KEDA: paused-replicas goes before paused, even where that says no",
      annotated("keda.sh/v1alpha1", "ScaledObject", {
        "autoscaling.keda.sh/paused": "false",
        "autoscaling.keda.sh/paused-replicas": "3",
      }),
      "scale",
      "unattributed",
      [],
    ],
    [
      "edge 7: KEDA takes what it cannot parse as paused",
      annotated("keda.sh/v1alpha1", "ScaledObject", { "autoscaling.keda.sh/paused": "flase" }),
      "scale",
      "unattributed",
      ["Caution"],
    ],
  ])("%s", (_, target, effect, state, problems) => {
    expect(stateOf(target, effect)).toBe(state);
    expect(resolveSuspension(target, CATALOGUE).problems.map(({ code }) => code)).toEqual(problems);
  });
});

describe("what decides is elsewhere", () => {
  const ownedBy = (apiVersion: string, kind: string): object => ({
    ownerReferences: [{ apiVersion, kind, name: "train", uid: "u" }],
  });
  const OWNED = ownedBy("jobset.x-k8s.io/v1alpha2", "JobSet");

  test.each<[string, KubeObject, Effect, string]>([
    ["a Job of a JobSet", object("batch/v1", "Job", {}, OWNED), "run", "JobSet.jobset.x-k8s.io shop/train"],
    [
      "the launcher of an MPIJob",
      object("batch/v1", "Job", {}, ownedBy("kubeflow.org/v2beta1", "MPIJob")),
      "run",
      "MPIJob.kubeflow.org shop/train",
    ],
    [
      "a HostedControlPlane",
      annotated("hypershift.openshift.io/v1beta1", "HostedControlPlane", {
        "hypershift.openshift.io/cluster": "clusters/a",
      }),
      "reconcile",
      "HostedCluster.hypershift.openshift.io clusters/a",
    ],
    [
      "a datacenter of a K8ssandraCluster",
      object(
        "cassandra.datastax.com/v1beta1",
        "CassandraDatacenter",
        {},
        { labels: { "k8ssandra.io/cluster-name": "k" } },
      ),
      "run",
      "K8ssandraCluster.k8ssandra.io shop/k",
    ],
    [
      "a Bundle of a GitRepo of Fleet",
      object("fleet.cattle.io/v1alpha1", "Bundle", {}, { labels: { "fleet.cattle.io/repo-name": "apps" } }),
      "delivery",
      "GitRepo.fleet.cattle.io shop/apps",
    ],
  ])("edge 12: %s is not written, and its authority is named", (_, target, effect, authority) => {
    const refused = chooseMechanism(CATALOGUE, target, { effects: [effect] });
    expect(refused.problems.map(({ code }) => code)).toEqual(["Derived"]);
    expect(refused.problems[0]?.message).toContain(authority);
  });

  test("a Job, a datacenter and a Bundle of their own decide themselves", () => {
    const bundle = object("fleet.cattle.io/v1alpha1", "Bundle", {});
    expect(chooseMechanism(CATALOGUE, bundle, { effects: ["delivery"] }).ok).toBe(true);
    expect(chooseMechanism(CATALOGUE, object("batch/v1", "Job", {}), { effects: ["run"] }).ok).toBe(true);
    const own = object("cassandra.datastax.com/v1beta1", "CassandraDatacenter", {});
    expect(chooseMechanism(CATALOGUE, own, { effects: ["run"] }).ok).toBe(true);
  });
});

describe("a hold is seen whatever made it", () => {
  const widget = object("example.com/v1", "Widget", {});
  const mechanism: Mechanism = {
    id: "widget-halt",
    group: "example.com",
    kind: "Widget",
    effect: "run",
    site: { kind: "field", path: ["spec", "halt"], truth: "bool", on: true, off: "delete" },
    stops: "the widget",
    hazards: [],
    evidence: "documented",
  };
  const edits = suspend(widget, { hold: { holder: "a", effect: "run" }, mechanism });
  const after = applyEdits(widget, edits.ok ? edits.value : []);
  const held = after.ok ? after.value : widget;

  test("with the mechanism of its user it is suspended", () => {
    expect(resolveSuspension(held, createCatalogue([mechanism], [])).state).toBe("suspended");
  });

  test("without it nobody can say, and the hold is named all the same", () => {
    const { state, effects, problems } = resolveSuspension(held, CATALOGUE);
    expect(state).toBe("unknown");
    expect(effects[0]?.causes[0]?.hold?.holder).toBe("a");
    expect(problems.map(({ code }) => code)).toEqual(["MechanismUnknown"]);
  });

  test("edge 29: a ledger that cannot be read is unknown on a kind without any mechanism too", () => {
    const annotations = { "hold.landfall.dev/a": "{" };
    expect(resolveSuspension({ ...widget, metadata: { name: "web", annotations } }, CATALOGUE).state).toBe("unknown");
  });
});
