import { createStatusIndex, type VerdictEvent } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
import { expect, test } from "vitest";
import { readWork } from "./index.ts";

const at = (minute: number): string => `2026-11-21T07:${String(minute).padStart(2, "0")}:00Z`;

/** Returns a Work as Karmada's execution controller leaves it. */
function work(isSuspended: boolean): KubeObject {
  const dispatching = isSuspended
    ? {
        type: "Dispatching",
        status: "False",
        reason: "SuspendDispatching",
        message: "Work dispatching is in a suspended state.",
      }
    : {
        type: "Dispatching",
        status: "True",
        reason: "Dispatching",
        message: "Work is being dispatched to member clusters.",
      };
  return {
    apiVersion: "work.karmada.io/v1alpha1",
    kind: "Work",
    metadata: { name: "web", namespace: "karmada-es-m1", generation: 1 },
    spec: {
      suspendDispatching: isSuspended,
      workload: { manifests: [{ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "web" } }] },
    },
    status: { conditions: [{ type: "Applied", status: "True", reason: "AppliedSuccessful" }, dispatching] },
  } as unknown as KubeObject;
}

test("row 52: Dispatching=False with SuspendDispatching is a suspension, and each edge is one event", () => {
  const index = createStatusIndex({ staleAfter: () => 3_600_000 });
  const events: VerdictEvent[] = [];
  const see = (isSuspended: boolean, minute: number): void => {
    const target = { cluster: "m1", package: "shop" };
    for (const one of readWork(work(isSuspended), { target, observedAt: at(minute) })) index.upsert(one);
  };
  see(false, 0);
  for (const [minute, isSuspended] of [false, true, true, true, false, false, true].entries()) {
    index.events();
    see(isSuspended, minute + 1);
    events.push(...index.events());
  }
  expect(events.map(({ before, after, observedAt }) => [before?.suspended, after?.suspended, observedAt])).toEqual([
    ["no", "yes", at(2)],
    ["yes", "no", at(5)],
    ["no", "yes", at(7)],
  ]);
});
