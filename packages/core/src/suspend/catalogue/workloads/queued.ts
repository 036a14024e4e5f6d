import type { Caution } from "../../model/mechanism.ts";

/**
 * The caution on every kind of job that Kueue can queue. Source: `JobReconciler.ReconcileGenericJob` in
 * `pkg/controller/jobframework/reconciler.go` of kubernetes-sigs/kueue, which unsuspends a job whose Workload is admitted.
 */
export const QUEUED: Caution = {
  path: ["metadata", "labels", "kueue.x-k8s.io/queue-name"],
  message: "Kueue starts an admitted job again: hold its Workload (spec.active) or its queue instead",
};
