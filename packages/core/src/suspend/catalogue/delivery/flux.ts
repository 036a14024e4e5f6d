import type { Effect } from "../../model/effect.ts";
import type { Behaviour, Hazard, Mechanism } from "../../model/mechanism.ts";

type Row = readonly [
  group: string,
  kind: string,
  effect: Effect,
  stops: string,
  hazards: readonly Hazard[],
  meanwhile: Behaviour,
];

const SOURCE = "source.toolkit.fluxcd.io";
const IMAGE = "image.toolkit.fluxcd.io";
const NOTIFICATION = "notification.toolkit.fluxcd.io";
const FETCHES = "no new revisions are fetched; the last artifact is still served";
const ORPHANS: Behaviour = { running: "goes-on", status: "frozen", deletion: "orphans" };
const DELETED: Behaviour = { running: "goes-on", status: "frozen", deletion: "processed" };

/** Every kind has `spec.suspend`; nothing is written to status while it is set. Source: Flux controller code. */
const ROWS: readonly Row[] = [
  [
    "kustomize.toolkit.fluxcd.io",
    "Kustomization",
    "reconcile",
    "no new revisions, no drift correction, no health checks",
    ["orphans-on-delete"],
    ORPHANS,
  ],
  [
    "helm.toolkit.fluxcd.io",
    "HelmRelease",
    "reconcile",
    "no install, upgrade, test, rollback or drift detection",
    ["orphans-on-delete", "backlog-on-resume"],
    ORPHANS,
  ],
  [SOURCE, "GitRepository", "reconcile", FETCHES, [], DELETED],
  [SOURCE, "OCIRepository", "reconcile", FETCHES, [], DELETED],
  [SOURCE, "Bucket", "reconcile", FETCHES, [], DELETED],
  [SOURCE, "HelmRepository", "reconcile", FETCHES, [], DELETED],
  [SOURCE, "HelmChart", "reconcile", FETCHES, [], DELETED],
  [IMAGE, "ImageRepository", "reconcile", "tags are not scanned", [], DELETED],
  [IMAGE, "ImagePolicy", "reconcile", "the policy is not evaluated", [], DELETED],
  [IMAGE, "ImageUpdateAutomation", "new-runs", "no commits are made", [], DELETED],
  [NOTIFICATION, "Receiver", "notify", "incoming hooks are rejected", [], { status: "frozen", deletion: "processed" }],
  [NOTIFICATION, "Alert", "notify", "no events are dispatched by the alert", [], { deletion: "processed" }],
  [NOTIFICATION, "Provider", "notify", "no events are dispatched to the provider", [], { deletion: "processed" }],
];

/** `spec.suspend` of the Flux kinds. Taken back by removing the field: a `false` in git reverts hot patches. */
export const FLUX: readonly Mechanism[] = ROWS.map(([group, kind, effect, stops, hazards, meanwhile]) => ({
  id: `flux-${kind.toLowerCase()}-suspend`,
  group,
  kind,
  effect,
  site: { kind: "field", path: ["spec", "suspend"], truth: "bool", on: true, off: "delete" },
  stops,
  hazards,
  meanwhile,
  evidence: "code",
}));
