import { describe, expect, test } from "vitest";
import type { Edit, KubeObject, Result } from "../../object/index.ts";
import { readPath } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { chooseMechanism } from "../choose/choose.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import type { Hold } from "../model/hold.ts";
import { candidateClusters } from "../sites/clusters.ts";
import { resume } from "./resume.ts";
import { suspend } from "./suspend.ts";

const NAMES = ["spec", "placement", "clusterAffinity", "clusterNames"];

function policy(clusterNames?: readonly string[]): KubeObject {
  const placement = clusterNames === undefined ? {} : { clusterAffinity: { clusterNames } };
  return {
    apiVersion: "policy.karmada.io/v1alpha1",
    kind: "PropagationPolicy",
    metadata: { name: "web", namespace: "shop" },
    spec: { placement },
  } as KubeObject;
}

function hold(target: KubeObject, more: Partial<Hold> = {}): Result<readonly Edit[]> {
  const mechanism = chooseMechanism(CATALOGUE, target, { effects: ["delivery"] });
  if (!mechanism.ok) return mechanism;
  return suspend(target, { hold: { holder: "a", effect: "delivery", ...more }, mechanism: mechanism.value });
}

function done(target: KubeObject, result: Result<readonly Edit[]>): KubeObject {
  const after = result.ok ? applyEdits(target, result.value) : result;
  if (!after.ok) throw new Error(after.problems.map(({ message }) => message).join());
  return after.value;
}

function placed(target: KubeObject, clusterNames: readonly string[] | undefined): KubeObject {
  return {
    ...target,
    spec: { ...(target.spec as object), placement: readPath(policy(clusterNames), ["spec", "placement"]) },
  };
}

const held = (target: KubeObject, more: Partial<Hold> = {}): KubeObject => done(target, hold(target, more));
const released = (target: KubeObject, holder = "a"): KubeObject =>
  done(target, resume(target, { holder, catalogue: CATALOGUE }));
const codes = (result: Result<unknown>): readonly string[] => result.problems.map(({ code }) => code);
const names = (target: KubeObject): unknown => readPath(target, NAMES);

describe("AC-M6: a planned removal of a suspended target is held and reported", () => {
  const three = policy(["m1", "m2", "m3"]);

  test.each<[string, Partial<Hold>]>([
    ["all of them", {}],
    ["the one that leaves", { targets: { clusters: ["m3"] } }],
  ])("scale 3 to 2 while %s is held: it stays in the placement, and that is said", (_, more) => {
    const less = placed(held(three, more), ["m1", "m2"]);
    const result = hold(less, more);
    expect(codes(result)).toEqual(["RemovalHeld"]);
    expect(result.problems[0]).toMatchObject({ severity: "warning", field: NAMES.join(".") });
    const kept = done(less, result);
    expect(names(kept)).toEqual(["m1", "m2", "m3"]);
    const again = hold(kept, more);
    expect(again.ok && again.value).toEqual([]);
    expect(codes(again)).toEqual(["RemovalHeld"]);
    expect(released(kept)).toEqual(policy(["m1", "m2"]));
  });

  test.each<[string, Partial<Hold>]>([
    ["allowDeletion lets it go: what Karmada does today", { allowDeletion: true }],
    ["a cluster that is not held leaves as it likes", { targets: { clusters: ["m1"] } }],
  ])("%s", (_, more) => {
    const less = placed(held(three, more), ["m1", "m2"]);
    const result = hold(less, more);
    expect(codes(result)).toEqual([]);
    expect(names(done(less, result))).toEqual(["m1", "m2"]);
  });

  test("one holder who does not allow it is enough", () => {
    const both = held(held(three, { allowDeletion: true }), { holder: "b" });
    const less = placed(both, ["m1", "m2"]);
    expect(names(held(less, { holder: "b" }))).toEqual(["m1", "m2", "m3"]);
  });

  test("a cluster that joins meanwhile stays when the hold goes", () => {
    const more = placed(held(three), ["m1", "m4"]);
    const kept = held(more);
    expect(names(kept)).toEqual(["m1", "m4", "m2", "m3"]);
    expect(names(released(kept))).toEqual(["m1", "m4"]);
  });

  test("a placement on all clusters takes nobody away", () => {
    const all = placed(held(three), undefined);
    expect(names(held(all))).toBeUndefined();
  });

  test("who asks for clusters is still understood after they left the list", () => {
    const less = placed(held(three, { targets: { clusters: ["m3"] } }), ["m1"]);
    const mechanism = CATALOGUE.byId.get("karmada-propagationpolicy-dispatching");
    if (mechanism?.site.kind !== "clusters") throw new Error("no clusters");
    expect(candidateClusters(mechanism.site, less)).toEqual(["m1", "m3"]);
  });
});

test("what an object cannot keep in its annotations is refused before it is written", () => {
  const clusters = Array.from({ length: 10_000 }, (_, index) => `cluster-${index}`);
  const result = hold(policy(clusters));
  expect(codes(result)).toEqual(["AnnotationsTooLarge"]);
});
