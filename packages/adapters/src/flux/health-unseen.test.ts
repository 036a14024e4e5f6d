import { type Observation, type ReadContext, summarizeTarget } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { readFlux } from "./index.ts";

const CONTEXT: ReadContext = { target: { cluster: "eu-1", package: "shop" }, observedAt: "2026-11-21T07:00:00Z" };
const metadata = { name: "shop", generation: 1 };
const ready = { type: "Ready", status: "True", reason: "Succeeded", message: "done" };

const release = (spec: object): KubeObject => ({
  kind: "HelmRelease",
  metadata,
  spec: { chart: { spec: { version: "1.2.3" } }, ...spec },
  status: { observedGeneration: 1, lastAttemptedRevision: "1.2.3", lastAppliedRevision: "1.2.3", conditions: [ready] },
});

const kustomization: KubeObject = {
  kind: "Kustomization",
  metadata,
  spec: {},
  status: { observedGeneration: 1, lastAppliedRevision: "v1", lastAttemptedRevision: "v1", conditions: [ready] },
};

test.each<[what: string, seen: Observation, hint: string]>([
  [
    "a Kustomization without wait",
    readFlux(kustomization, { ...CONTEXT, wanted: "v1" }),
    "let Flux wait for it (spec.wait or spec.healthChecks), or put its objects into the snapshot",
  ],
  [
    "a HelmRelease that does not wait",
    readFlux(release({ install: { disableWait: true } }), CONTEXT),
    "let Flux wait for it (disableWait of spec.install and spec.upgrade), or put its objects into the snapshot",
  ],
])("%s says what would show its health", (_, seen, hint) => {
  expect(seen).toMatchObject({ axes: { health: "Unknown", actuation: "Succeeded" }, healthHint: hint });
});

describe("what says its health gives no hint", () => {
  test.each<[what: string, seen: Observation]>([
    ["a HelmRelease", readFlux(release({}), CONTEXT)],
    ["a HelmRelease that is not ready yet", readFlux({ ...release({}), status: { observedGeneration: 0 } }, CONTEXT)],
  ])("%s", (_, seen) => {
    expect(seen).not.toHaveProperty("healthHint");
    expect(summarizeTarget(CONTEXT.target, [seen]).reason).not.toBe("HealthUnseen");
  });
});
