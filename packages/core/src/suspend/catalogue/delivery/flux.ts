import type { Effect } from "../../model/effect.ts";
import type { Hazard, Mechanism } from "../../model/mechanism.ts";

type Row = readonly [group: string, kind: string, effect: Effect, stops: string, hazards: readonly Hazard[]];

const SOURCE = "source.toolkit.fluxcd.io";
const IMAGE = "image.toolkit.fluxcd.io";
const NOTIFICATION = "notification.toolkit.fluxcd.io";
const FETCHES = "no new revisions are fetched; the last artifact is still served";

/** Every kind has `spec.suspend`; nothing is written to status while it is set. Source: Flux controller code. */
const ROWS: readonly Row[] = [
  [
    "kustomize.toolkit.fluxcd.io",
    "Kustomization",
    "reconcile",
    "no new revisions, no drift correction, no health checks",
    ["orphans-on-delete"],
  ],
  [
    "helm.toolkit.fluxcd.io",
    "HelmRelease",
    "reconcile",
    "no install, upgrade, test, rollback or drift detection",
    ["orphans-on-delete", "backlog-on-resume"],
  ],
  [SOURCE, "GitRepository", "reconcile", FETCHES, []],
  [SOURCE, "OCIRepository", "reconcile", FETCHES, []],
  [SOURCE, "Bucket", "reconcile", FETCHES, []],
  [SOURCE, "HelmRepository", "reconcile", FETCHES, []],
  [SOURCE, "HelmChart", "reconcile", FETCHES, []],
  [IMAGE, "ImageRepository", "reconcile", "tags are not scanned", []],
  [IMAGE, "ImagePolicy", "reconcile", "the policy is not evaluated", []],
  [IMAGE, "ImageUpdateAutomation", "new-runs", "no commits are made", []],
  [NOTIFICATION, "Receiver", "notify", "incoming hooks are rejected", []],
  [NOTIFICATION, "Alert", "notify", "no events are dispatched by the alert", []],
  [NOTIFICATION, "Provider", "notify", "no events are dispatched to the provider", []],
];

/** `spec.suspend` of the Flux kinds. Taken back by removing the field: a `false` in git reverts hot patches. */
export const FLUX: readonly Mechanism[] = ROWS.map(([group, kind, effect, stops, hazards]) => ({
  id: `flux-${kind.toLowerCase()}-suspend`,
  group,
  kind,
  effect,
  site: { kind: "field", path: ["spec", "suspend"], truth: "bool", on: true, off: "delete" },
  stops,
  hazards,
  evidence: "code",
}));
