import type { KubeObject } from "@landfall/core/object";
import { applyEdits, CATALOGUE, chooseMechanism, suspend } from "@landfall/core/suspend";
import { describe, expect, test } from "vitest";
import { templatesOf, walkDispatch } from "./suspend.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const CLUSTERS = ["m1", "m2"];

function policy(suspension?: object, name = "web"): KubeObject {
  return {
    apiVersion: "policy.karmada.io/v1alpha1",
    kind: "PropagationPolicy",
    metadata: { name, namespace: "shop" },
    spec: {
      placement: { clusterAffinity: { clusterNames: CLUSTERS } },
      ...(suspension !== undefined && { suspension }),
    },
  };
}

function binding(suspension?: object, by = "web", template = "web"): KubeObject {
  const annotations = { "propagationpolicy.karmada.io/namespace": "shop", "propagationpolicy.karmada.io/name": by };
  return {
    apiVersion: "work.karmada.io/v1alpha2",
    kind: "ResourceBinding",
    metadata: { name: `${template}-deployment`, namespace: "shop", annotations },
    spec: {
      resource: { apiVersion: "apps/v1", kind: "Deployment", namespace: "shop", name: template },
      clusters: CLUSTERS.map((name) => ({ name })),
      ...(suspension !== undefined && { suspension }),
    },
  };
}

function work(
  cluster: string,
  suspendDispatching: boolean,
  stopped: boolean,
  labels: Record<string, string> = {},
  annotations: Record<string, string> = {},
): KubeObject {
  return {
    apiVersion: "work.karmada.io/v1alpha1",
    kind: "Work",
    metadata: { name: "web-1", namespace: `karmada-es-${cluster}`, labels, annotations },
    spec: { suspendDispatching },
    status: { conditions: [{ type: "Dispatching", status: stopped ? "False" : "True" }] },
  };
}

const ALL = { dispatching: true };
const M2 = { dispatchingOnClusters: { clusterNames: ["m2"] } };
const words = (chain: Parameters<typeof walkDispatch>[0]): string =>
  walkDispatch(chain)
    .map(({ cluster, suspended }) => `${cluster} ${suspended}`)
    .join(", ");

describe("walkDispatch", () => {
  test.each([
    ["nothing asked", { policy: policy() }, "m1 no, m2 no"],
    ["all clusters", { policy: policy(ALL) }, "m1 yes, m2 yes"],
    ["one cluster", { policy: policy(M2) }, "m1 no, m2 yes"],
    ["one cluster, on the binding alone", { binding: binding(M2) }, "m1 no, m2 yes"],
    [
      "all three levels agree",
      { policy: policy(M2), binding: binding(M2), works: [work("m1", false, false), work("m2", true, true)] },
      "m1 no, m2 yes",
    ],
    [
      "asked for, and the Work has not heard of it",
      { policy: policy(M2), binding: binding(), works: [work("m1", false, false), work("m2", false, false)] },
      "m1 no, m2 pending",
    ],
    [
      "no longer asked for, and the Work has not heard of it",
      { policy: policy(), binding: binding(), works: [work("m1", false, false), work("m2", true, true)] },
      "m1 no, m2 resuming",
    ],
    [
      "AC-M10: the old label on a Work",
      {
        policy: policy(),
        works: [
          work("m1", false, false),
          work("m2", false, false, { "propagation.karmada.io/instruction": "suppressed" }),
        ],
      },
      "m1 no, m2 yes",
    ],
    [
      "AC-M10: an annotation of that name on a Work",
      {
        policy: policy(),
        works: [
          work("m1", false, false),
          work("m2", false, false, {}, { "propagation.karmada.io/instruction": "suppressed" }),
        ],
      },
      "m1 no, m2 yes",
    ],
  ])("%s", (_, chain, expected) => {
    expect(words(chain)).toBe(expected);
  });

  test("AC-M1: an edit of a binding or Work by hand is named as one that Karmada overwrites", () => {
    const chain = { policy: policy(), binding: binding(M2), works: [work("m2", true, false)] };
    const [, m2] = walkDispatch(chain);
    expect(m2?.causes.map(({ ref, overwritten }) => [ref.kind, overwritten])).toEqual([
      ["ResourceBinding", true],
      ["Work", true],
    ]);
  });

  test("the holds on the policy are the causes of their clusters", () => {
    const mechanism = chooseMechanism(CATALOGUE, policy(), { effects: [] });
    if (!mechanism.ok) throw new Error("no mechanism");
    const hold = { holder: "rollout/edge", effect: "delivery" as const, targets: { clusters: ["m2"] } };
    const edits = suspend(policy(), { hold, mechanism: mechanism.value, now: NOW });
    const held = edits.ok ? applyEdits(policy(), edits.value) : edits;
    if (!held.ok) throw new Error("not held");
    const holders = walkDispatch({ policy: held.value }).map(({ causes }) =>
      causes.flatMap(({ holds }) => holds.map(({ holder }) => holder)),
    );
    expect(holders).toEqual([[], ["rollout/edge"]]);
  });
});

test("AC-M10: the old label is read, and no mechanism writes it", () => {
  const paths = CATALOGUE.mechanisms.flatMap(({ site }) =>
    site.kind === "clusters"
      ? [site.all, site.some]
      : site.kind === "pin"
        ? site.pins.map(({ path }) => path)
        : [site.path],
  );
  expect(paths.filter((path) => path.join("/").includes("propagation.karmada.io/instruction"))).toEqual([]);
  const refused = chooseMechanism(CATALOGUE, work("m1", false, false), { effects: ["delivery"] });
  expect(refused.problems.map(({ code }) => code)).toEqual(["Derived"]);
});

test("templatesOf: a shared policy freezes every template that it claims", () => {
  const bindings = [
    binding(undefined, "web", "web"),
    binding(undefined, "web", "api"),
    binding(undefined, "other", "db"),
  ];
  expect(templatesOf(policy(), bindings).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    "Deployment api",
    "Deployment web",
  ]);
});
