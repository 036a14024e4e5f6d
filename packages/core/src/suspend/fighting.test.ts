import { describe, expect, test } from "vitest";
import type { KubeObject } from "../object/index.ts";
import { CATALOGUE } from "./catalogue/index.ts";
import { fightingCondition, findFights } from "./fighting.ts";

/** Versions of one Kustomization: the interval, and who wrote it. */
function versions(...history: readonly (readonly [interval: unknown, manager: string])[]): readonly KubeObject[] {
  return history.map(([interval, manager], index) => ({
    apiVersion: "kustomize.toolkit.fluxcd.io/v1",
    kind: "Kustomization",
    metadata: {
      name: "apps",
      namespace: "flux-system",
      generation: index + 1,
      managedFields: [{ manager, fieldsV1: { "f:spec": { "f:interval": {} } } }],
    },
    spec: { interval, prune: true },
  }));
}

const FIGHT = versions(
  ["1m", "kustomize-controller"],
  ["5m", "tuner"],
  ["1m", "kustomize-controller"],
  ["5m", "tuner"],
);

describe("AC-M13: findFights", () => {
  test("two writers that revert each other are named, with the field and the hold that would stop one", () => {
    expect(findFights(FIGHT, { catalogue: CATALOGUE })).toEqual([
      {
        ref: { group: "kustomize.toolkit.fluxcd.io", kind: "Kustomization", namespace: "flux-system", name: "apps" },
        field: "spec.interval",
        reverts: 2,
        writers: ["kustomize-controller", "tuner"],
        holdWouldStop: ["reconcile"],
      },
    ]);
  });

  test.each([
    ["no history", []],
    ["one version", versions(["1m", "a"])],
    ["a change", versions(["1m", "a"], ["5m", "a"])],
    ["one correction", versions(["1m", "a"], ["5m", "b"], ["1m", "a"])],
    ["a value that moves on", versions(["1m", "a"], ["2m", "a"], ["3m", "a"], ["4m", "a"])],
    ["the same version seen again", [...versions(["1m", "a"], ["5m", "b"]), ...versions(["1m", "a"], ["5m", "b"])]],
  ])("%s is no fight", (_, history) => {
    expect(findFights(history, { catalogue: CATALOGUE })).toEqual([]);
  });

  test("the order in which versions come does not matter", () => {
    expect(findFights([...FIGHT].reverse(), { catalogue: CATALOGUE })).toEqual(
      findFights(FIGHT, { catalogue: CATALOGUE }),
    );
  });

  test("a field that comes and goes is a fight too, whoever wrote it", () => {
    const history = versions([undefined, "a"], [true, "b"], [undefined, "a"], [true, "b"], [undefined, "a"]);
    expect(findFights(history, { catalogue: CATALOGUE }).map(({ field, reverts }) => [field, reverts])).toEqual([
      ["spec.interval", 3],
    ]);
  });

  test("an annotation that is put back is found by resourceVersion, as it does not count in a generation", () => {
    const paused = ["1", undefined, "1", undefined, "1"].map((value, index) => ({
      apiVersion: "cluster.x-k8s.io/v1beta2",
      kind: "Machine",
      metadata: {
        name: "m",
        generation: 1,
        resourceVersion: `${9 + index}`,
        ...(value !== undefined && { annotations: { "cluster.x-k8s.io/paused": value } }),
      },
    }));
    const fights = findFights([...paused].reverse(), { catalogue: CATALOGUE });
    expect(fights.map(({ field, reverts }) => [field, reverts])).toEqual([
      ['metadata.annotations["cluster.x-k8s.io/paused"]', 3],
    ]);
  });

  test("as a condition: which field, who, and what would stop it", () => {
    const condition = fightingCondition(findFights(FIGHT, { catalogue: CATALOGUE }));
    expect(condition).toMatchObject({ type: "Fighting", status: "True", reason: "Reverts" });
    expect(condition.message).toBe(
      "spec.interval was changed back 2 times by kustomize-controller and tuner; hold reconcile to stop one of them",
    );
    expect(fightingCondition([]).status).toBe("False");
  });
});
