import { expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { chooseMechanism } from "../choose/choose.ts";
import { resolveSuspension } from "./resolve.ts";
import { standingReader } from "./standing.ts";

const owned = (apiVersion: string, kind: string, owner: string, spec: object): KubeObject => ({
  apiVersion,
  kind,
  metadata: {
    name: "web-0",
    namespace: "shop",
    ownerReferences: [
      { apiVersion: "numaplane.numaproj.io/v1alpha1", kind: owner, name: "web", uid: "u", controller: true },
    ],
  },
  spec,
});

test.each<[string, string, unknown, string, "yes" | undefined]>([
  ["Pipeline", "PipelineRollout", "Paused", "unattributed", "yes"],
  ["Pipeline", "PipelineRollout", "Running", "active", undefined],
  ["Pipeline", "PipelineRollout", undefined, "active", undefined],
  ["MonoVertex", "MonoVertexRollout", "Paused", "unattributed", "yes"],
  ["MonoVertex", "MonoVertexRollout", "Running", "active", undefined],
])("a %s that a %s owns, with the phase %s, is %s: its kind's own truth test decides", (...row) => {
  const [kind, owner, desiredPhase, state, suspended] = row;
  const object = owned("numaflow.numaproj.io/v1alpha1", kind, owner, { lifecycle: { desiredPhase } });
  const resolution = resolveSuspension(object, CATALOGUE);
  expect(resolution.state).toBe(state);
  expect(resolution.effects.map(({ authority }) => authority?.kind)).toContain(owner);
  expect(standingReader()(object)?.suspended).toBe(suspended);
});

test.each([
  ["HTTPChaos", "true", "unattributed"],
  ["PodChaos", "false", "active"],
  ["AWSChaos", undefined, "active"],
])(
  "a %s that a Schedule of Chaos Mesh started, with the pause %s, is %s: the Schedule sets it",
  (kind, pause, state) => {
    const by = { apiVersion: "chaos-mesh.org/v1alpha1", kind: "Schedule", name: "nightly", uid: "u", controller: true };
    const annotations = pause === undefined ? {} : { "experiment.chaos-mesh.org/pause": pause };
    const chaos: KubeObject = {
      apiVersion: "chaos-mesh.org/v1alpha1",
      kind,
      metadata: { name: "nightly-x", namespace: "shop", annotations, ownerReferences: [by] },
    };
    const [effect] = resolveSuspension(chaos, CATALOGUE).effects;
    expect([effect?.state, effect?.authority?.kind, effect?.authority?.name]).toEqual([state, "Schedule", "nightly"]);
    const chosen = chooseMechanism(CATALOGUE, chaos, { effects: ["run"] });
    expect(chosen.problems).toMatchObject([{ code: "Derived" }]);
    const alone = { ...chaos, metadata: { name: "one", namespace: "shop" } };
    expect(chooseMechanism(CATALOGUE, alone, { effects: ["run"] }).ok).toBe(true);
  },
);
