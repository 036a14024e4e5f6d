import { expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
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
