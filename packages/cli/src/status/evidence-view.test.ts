import { type KubeObject, refKey, refOf } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { styleFor } from "../render/style.ts";
import { renderTree } from "../render/tree.ts";
import { readSources } from "./fleet-status.ts";
import { objectStatuses, objectTree } from "./object-view.ts";

const plain = styleFor({ terminal: false, env: {} });

/** The output of `--why` for an object. */
function why(object: KubeObject): string {
  const [status] = objectStatuses([{ object, now: Date.parse("2026-11-21T09:00:00Z") }]);
  if (status === undefined) throw new Error("no status");
  const sources = new Map([[refKey(refOf(object)), object]]);
  return renderTree([objectTree(status, { all: true, why: true, sources })], plain, undefined);
}

const gizmo = (status?: unknown): KubeObject =>
  ({ apiVersion: "acme.example.org/v1", kind: "Gizmo", metadata: { name: "g", generation: 1 }, status }) as KubeObject;

describe("why", () => {
  test("the condition that decided, with its own reason and since when", () => {
    const release: KubeObject = {
      apiVersion: "helm.toolkit.fluxcd.io/v2",
      kind: "HelmRelease",
      metadata: { name: "podinfo", namespace: "apps", generation: 4 },
      status: {
        observedGeneration: 4,
        conditions: [
          { type: "Stalled", status: "True", reason: "RetriesExceeded", lastTransitionTime: "2026-11-21T08:00:00Z" },
          { type: "Ready", status: "False", reason: "UpgradeFailed", message: "Helm upgrade failed: timed out" },
        ],
      },
    } as KubeObject;
    const text = why(release);
    expect(text).toMatch(/by rule flux\/HelmRelease#\d+ \(final: it does not change by itself\)\n/);
    expect(text).toContain('status.conditions[0 Stalled].status = "True" RetriesExceeded since 2026-11-21T08:00:00Z\n');
  });

  test("a reason that is said already is not said again", () => {
    const status = { conditions: [{ type: "Ready", status: "False", reason: "Creating" }] };
    expect(why(gizmo(status))).toContain('status.conditions[0 Ready].status = "False"\n');
  });

  test("what nothing is known of: what its status has, and what would help", () => {
    expect(why(gizmo({ url: "x", address: "y" }))).toContain(
      "its status has url, address: say what they mean in a rule (--rules)\n",
    );
    expect(why(gizmo())).toContain("if this kind never has a status, say so in a rule with needsStatus: false");
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, "x"]));
    expect(why(gizmo(many))).toContain("f7, and 22 more: ");
  });

  test("of a map and a field in it, the field", () => {
    const paused = {
      apiVersion: "cluster.x-k8s.io/v1beta2",
      kind: "MachineDeployment",
      metadata: { name: "w", generation: 1, annotations: { "cluster.x-k8s.io/paused": "" } },
      status: { observedGeneration: 1, conditions: [{ type: "Available", status: "True" }] },
    } as unknown as KubeObject;
    const text = why(paused);
    expect(text).toContain('metadata.annotations["cluster.x-k8s.io/paused"] = ""\n');
    expect(text).not.toContain("map of");
  });
});

test("of a cluster, the objects of its newest snapshot", () => {
  const snapshot = (name: string, observedAt: string, phase: string): KubeObject =>
    ({
      apiVersion: "landfall.dev/v1alpha1",
      kind: "StatusSnapshot",
      metadata: { name },
      spec: { cluster: "eu-1", observedAt, items: [gizmo({ phase })] },
    }) as KubeObject;
  const found = [
    { object: snapshot("b", "2026-11-21T09:00:00Z", "Ready") },
    { object: snapshot("a", "2026-11-21T08:00:00Z", "Failed") },
  ] as unknown as Parameters<typeof readSources>[0];
  expect([...readSources(found)("eu-1").values()]).toEqual([gizmo({ phase: "Ready" })]);
  expect(readSources(found)("eu-2").size).toBe(0);
});
