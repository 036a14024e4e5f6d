// Does what aggregate-status does inside a program of your own: from objects to one honest answer.
import { addObservations, emptyRollup } from "@landfall/core/aggregate";
import { readTargetConfig } from "@landfall/core/object";
import { observeFleet } from "@landfall/krm-functions/aggregate-status";

const rootSync = {
  apiVersion: "configsync.gke.io/v1beta1",
  kind: "RootSync",
  metadata: { name: "shop", namespace: "config-management-system", generation: 1 },
  spec: { git: { repo: "https://git.example.com/shop", revision: "v2" } },
  status: {
    observedGeneration: 1,
    conditions: [{ type: "Stalled", status: "True", reason: "Source", message: "no such tag: v2" }],
  },
};
const snapshot = {
  apiVersion: "landfall.dev/v1alpha1",
  kind: "StatusSnapshot",
  metadata: { name: "edge-1" },
  spec: { cluster: "edge-1", observedAt: "2026-01-01T00:00:00Z", items: [rootSync] },
};

const targets = readTargetConfig({});
if (!targets.ok) throw new Error(targets.problems[0]?.message);
const fleet = observeFleet([{ object: snapshot }], { resolver: targets.value, staleAfter: 900_000 });
const rollup = addObservations(emptyRollup(), fleet.observations);
console.log(`${rollup.word}: ${rollup.landed} of ${rollup.total} landed`, rollup.exceptions[0]?.message ?? "");
