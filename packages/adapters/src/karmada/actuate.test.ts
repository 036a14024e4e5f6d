import type { Json, KubeObject } from "@landfall/core/object";
import { readPath } from "@landfall/core/object";
import { expect, test } from "vitest";
import type { Delivery } from "../actuate/actuation.ts";
import { carryOut, targetNamed } from "../actuate/testing/carry-out.ts";
import { held } from "../actuate/testing/hold.ts";
import { actuateKarmada } from "./actuate.ts";

const MEMBERS = ["member1", "member2", "member3"];
const TARGETS = MEMBERS.map(targetNamed);

function policy(suspension?: Json, clusterNames: readonly string[] | undefined = MEMBERS): Delivery {
  const object: KubeObject = {
    apiVersion: "policy.karmada.io/v1alpha1",
    kind: "PropagationPolicy",
    metadata: { name: "nginx", namespace: "default" },
    spec: {
      resourceSelectors: [{ apiVersion: "apps/v1", kind: "Deployment", name: "nginx" }],
      placement: clusterNames.length === 0 ? {} : { clusterAffinity: { clusterNames: [...clusterNames] } },
      ...(suspension !== undefined && { suspension }),
    },
  };
  return { object };
}

const list = (...clusterNames: string[]): Json => ({ dispatchingOnClusters: { clusterNames } });
const suspensionOf = ({ object }: Delivery): unknown => readPath(object, ["spec", "suspension"]);

function after(delivery: Delivery, released: readonly string[]): ReturnType<typeof carryOut> {
  const orders = Object.fromEntries(released.map((cluster) => [cluster, "v7"]));
  return carryOut(actuateKarmada, [delivery], orders, { targets: TARGETS });
}

test("AC-M11: a wave is the complement of the released clusters: one member after the other, then nothing is left", () => {
  const released = [[], ["member1"], ["member1", "member2"], MEMBERS];
  const story = released.reduce<readonly Delivery[]>(
    (steps, now) => [...steps, ...after(steps.at(-1) ?? policy(), now).after],
    [],
  );
  expect(story.map(suspensionOf)).toEqual([
    list("member1", "member2", "member3"),
    list("member2", "member3"),
    list("member3"),
    undefined,
  ]);
});

test("AC-M11: when the first member fails, the others stay as they are, and so does it", () => {
  const [first] = after(policy(list("member2", "member3")), ["member1"]).after;
  expect(after(first ?? policy(), []).wrote).toEqual([
    'PropagationPolicy nginx spec.suspension.dispatchingOnClusters.clusterNames=["member1","member2","member3"]',
  ]);
});

test.each<[string, Delivery, readonly string[], readonly string[]]>([
  ["names in another order are the same names", policy(list("member3", "member2")), ["member1"], []],
  [
    "other words of the suspension stay",
    policy({ scheduling: true, ...(list("member1") as object) }),
    MEMBERS,
    ["PropagationPolicy nginx spec.suspension.dispatchingOnClusters"],
  ],
  ["all may have it, and nobody was suspended", policy(), MEMBERS, []],
  [
    "a policy without names is about all of the rollout",
    policy(undefined, []),
    ["member2"],
    ['PropagationPolicy nginx spec.suspension.dispatchingOnClusters.clusterNames=["member1","member3"]'],
  ],
  [
    "a policy with some is about those",
    policy(undefined, ["member1", "member2"]),
    ["member1", "member3"],
    ['PropagationPolicy nginx spec.suspension.dispatchingOnClusters.clusterNames=["member2"]'],
  ],
  ["a policy for other clusters is left alone", policy(undefined, ["other"]), MEMBERS, []],
])("%s", (_, delivery, released, wrote) => {
  expect(after(delivery, released)).toMatchObject({ wrote, said: [] });
});

test("a cluster that somebody holds stays suspended, released or not", () => {
  const object = held(policy().object, "migration/blue", "delivery", { clusters: ["member1"] });
  expect(after({ object }, ["member1", "member2"])).toMatchObject({
    wrote: ['PropagationPolicy nginx spec.suspension.dispatchingOnClusters.clusterNames=["member1","member3"]'],
    said: ["Held: target member1 is not moved to v7: member1 is held by migration/blue (the database moves)"],
  });
});

test.each<[string, KubeObject, string]>([
  ["held for all clusters", held(policy().object, "incident/INC-1", "delivery"), "SuspendedForAll"],
  ["suspended for all by hand", policy({ dispatching: true }).object, "SuspendedForAll"],
  [
    "with a ledger that cannot be read",
    { ...policy().object, metadata: { name: "nginx", annotations: { "hold.landfall.dev/x": "{" } } },
    "Held",
  ],
])("a policy %s is not written", (_, object, code) => {
  const { edits, said } = after({ object }, ["member1"]);
  expect([edits, said.map((line) => line.split(":")[0])]).toEqual([[], [code]]);
});

test("a target that is to go back stays suspended: Karmada cannot send it something else", () => {
  const orders = { member1: "v6", member2: "v7" };
  expect(carryOut(actuateKarmada, [policy(list("member3"))], orders, { targets: TARGETS })).toMatchObject({
    wrote: ['PropagationPolicy nginx spec.suspension.dispatchingOnClusters.clusterNames=["member1","member3"]'],
    said: [
      "CannotGoBack: target member1 is not moved to v6: Karmada sends every cluster the same template, so one cannot go back alone",
    ],
  });
});

test("clusters that people have stay as they are, suspended or not; what was never released stays suspended", () => {
  const more = { targets: TARGETS, handsOff: new Set(["member1", "member2"]) };
  const left = carryOut(actuateKarmada, [policy(list("member2", "member3"))], {}, more);
  expect([left.edits, left.said]).toEqual([[], []]);
  const opened = carryOut(actuateKarmada, [policy(list("member1"))], {}, more);
  expect(opened.wrote).toEqual([
    'PropagationPolicy nginx spec.suspension.dispatchingOnClusters.clusterNames=["member1","member3"]',
  ]);
});

test("a cluster of the policy that the rollout does not know is never released", () => {
  expect(after(policy(undefined, [...MEMBERS, "spare"]), MEMBERS)).toMatchObject({
    wrote: ['PropagationPolicy nginx spec.suspension.dispatchingOnClusters.clusterNames=["spare"]'],
    said: ["NotATarget: the policy lists spare, which the rollout does not know: nothing is sent there"],
  });
});

test("bindings and Works are not written: the policy decides", () => {
  const annotations = {
    "propagationpolicy.karmada.io/name": "nginx",
    "propagationpolicy.karmada.io/namespace": "default",
  };
  const binding: KubeObject = {
    apiVersion: "work.karmada.io/v1alpha2",
    kind: "ResourceBinding",
    metadata: { name: "nginx-deployment", namespace: "default", annotations },
  };
  const { edits, said } = carryOut(actuateKarmada, [{ object: binding, target: "member1" }], { member1: "v7" });
  expect([edits, said]).toEqual([[], [expect.stringMatching(/^Derived: .*from the policy/)]]);
});
