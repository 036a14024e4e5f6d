import { describe, expect, test } from "vitest";
import type { Json, KubeObject, Path } from "../object/index.ts";
import { CATALOGUE } from "../suspend/catalogue/index.ts";
import type { Mechanism, SwitchSite } from "../suspend/model/mechanism.ts";
import { computeStatus } from "./index.ts";
import { statusRuleLibrary } from "./rules/generated/index.ts";

/** The mechanisms with one value at one path; pins and lists of clusters need more than the object. */
const SWITCHES = CATALOGUE.mechanisms.flatMap((mechanism) => {
  const { site } = mechanism;
  return site.kind === "clusters" || site.kind === "pin" ? [] : [{ id: mechanism.id, mechanism, site }];
});

function objectOf({ group, kind }: Mechanism, site: SwitchSite, value: Json | undefined): KubeObject {
  const of = group.startsWith("*.") ? `some${group.slice(1)}` : group;
  const object: { [key: string]: unknown } = {
    apiVersion: of === "" ? "v1" : `${of}/v1`,
    kind: kind === "*" ? "Any" : kind,
    metadata: { name: "web", uid: "u" },
    spec: {},
  };
  if (site.requires !== undefined) put(object, site.requires, {});
  if (value !== undefined) put(object, site.path, value);
  return object as unknown as KubeObject;
}

function put(object: { [key: string]: unknown }, path: Path, value: unknown): void {
  let at = object;
  for (const key of path.slice(0, -1)) {
    at[key] ??= {};
    at = at[key] as { [key: string]: unknown };
  }
  at[String(path.at(-1))] = value;
}

/**
 * Mechanisms whose value users also choose for other reasons: it counts if somebody holds the object
 * (`standingReader`), and the status alone does not prove a suspension. Each with its reason.
 */
const CHOICES: { readonly [id: string]: string } = {
  "argo-cd-applicationset-applications-sync": "create-only is a policy for what is generated",
  "argocd-automated-enabled": "to sync by hand is how many Applications are meant to be",
  "config-connector-any-reconcile-interval-in-seconds":
    "0 turns off the correction of drift, and is the default of some kinds",
  "config-connector-configconnector-actuation-mode": "the mode of an installation, with a value from before",
  "config-connector-configconnectorcontext-actuation-mode": "the mode of a namespace, with a value from before",
  "crossplane-configuration-revision-activation-policy": "Manual is how revisions are taken",
  "crossplane-function-revision-activation-policy": "Manual is how revisions are taken",
  "crossplane-provider-revision-activation-policy": "Manual is how revisions are taken",
  "deployment-replicas": "0 replicas are a number like any other",
  "external-secrets-externalsecret-refresh-policy": "CreatedOnce is how often a secret is wanted",
  "gatekeeper-any-enforcement-action": "dryrun is how a constraint is meant to act",
  "kubefleet-clusterstagedupdaterun-state": "Stop is one of the states that a run is given",
  "kubefleet-stagedupdaterun-state": "Stop is one of the states that a run is given",
  "kubernetes-daemonset-type": "OnDelete is a way to roll out",
  "kubevirt-virtualmachine-run-strategy": "Halted is a way to run a machine",
  "kyverno-clusterpolicy-admission": "a policy may be for the background alone",
  "kyverno-policy-admission": "a policy may be for the background alone",
  "ocm-configurationpolicy-remediation-action": "inform is how a policy is meant to act",
  "ocm-policy-remediation-action": "inform is how a policy is meant to act",
  "ocm-policyautomation-mode": "the mode of an automation, with a value from before",
  "ocm-subscription-reconcile-rate": "off is one of the rates",
  "olm-subscription-install-plan-approval": "Manual is how upgrades are taken",
  "replicaset-replicas": "0 replicas are a number like any other",
  "statefulset-partition": "a partition is how a rollout goes on in steps",
  "statefulset-replicas": "0 replicas are a number like any other",
  "vpa-verticalpodautoscaler-update-mode": "Off is a mode in which it only recommends",
};

/** Returns whether users choose the value for other reasons too, so that resuming needs the previous value. */
const isChoice = ({ off }: SwitchSite): boolean => off === "restore";

describe("every switch of the suspend catalogue", () => {
  test.each(SWITCHES.filter(({ site }) => !isChoice(site)))("$id suspends in the status too", ({ mechanism, site }) => {
    for (const on of [site.on, ...(site.alsoOn ?? [])])
      for (const status of [undefined, {}, { phase: "Running", conditions: [{ type: "Ready", status: "True" }] }])
        for (const library of [undefined, statusRuleLibrary]) {
          const object = { ...objectOf(mechanism, site, on), status };
          const { suspended } = computeStatus(object, library && { library });
          expect([on, status, library !== undefined, suspended]).toEqual([on, status, library !== undefined, true]);
        }
  });

  test.each(SWITCHES)("$id that is not there suspends nothing", ({ mechanism, site }) => {
    expect(computeStatus(objectOf(mechanism, site, undefined)).suspended).toBe(false);
  });

  test("a value that is a choice is told by who holds it, not by the status", () => {
    const untold = SWITCHES.filter(
      ({ mechanism, site }) => isChoice(site) && !computeStatus(objectOf(mechanism, site, site.on)).suspended,
    ).map(({ id }) => id);
    expect(untold.toSorted()).toEqual(Object.keys(CHOICES));
  });
});

test.each<[string, object, boolean]>([
  [
    "Elasticsearch whose orchestration is paused",
    { annotations: { "eck.k8s.elastic.co/pause-orchestration": "true" } },
    true,
  ],
  [
    "the same by another word, which its controller does not read",
    { annotations: { "eck.k8s.elastic.co/pause-orchestration": "yes" } },
    false,
  ],
])("%s", (_, metadata, suspended) => {
  const object = {
    apiVersion: "elasticsearch.k8s.elastic.co/v1",
    kind: "Elasticsearch",
    metadata: { name: "logs", uid: "u", ...metadata },
    status: { health: "green", phase: "Ready" },
  };
  const status = computeStatus(object);
  expect(status.suspended).toBe(suspended);
  expect(status.evidence.fields.some(({ path }) => path[1] === "annotations")).toBe(suspended);
});

test("a switch of one kind is none of another, and a truth test of its own decides for its kind", () => {
  const of = (apiVersion: string, kind: string, spec: object): boolean =>
    computeStatus({ apiVersion, kind, metadata: { name: "a", uid: "u" }, spec } as unknown as KubeObject).suspended;
  expect(of("clickhouse.altinity.com/v1", "ClickHouseInstallation", { stop: "yes" })).toBe(true);
  expect(of("example.com/v1", "ClickHouseInstallation", { stop: "yes" })).toBe(false);
  expect(of("kueue.x-k8s.io/v1beta1", "Workload", { active: false })).toBe(true);
  expect(of("example.com/v1", "Membership", { active: false })).toBe(false);
  expect(of("hypershift.openshift.io/v1beta1", "HostedCluster", { pausedUntil: "2020-01-01T00:00:00Z" })).toBe(false);
});
