import type { Mechanism, Pin } from "../../model/mechanism.ts";
import { codeOf } from "../source-code.ts";

/** Pins of Config Sync, which reads one source, selected by `spec.sourceType` (default: git). Source: its API types. */
const SYNC_PINS: readonly Pin[] = [
  {
    when: { path: ["spec", "sourceType"], is: "git", orAbsent: true },
    path: ["spec", "git", "revision"],
    form: "revision",
    landed: [["status", "sync", "commit"]],
  },
  {
    when: { path: ["spec", "sourceType"], is: "oci" },
    path: ["spec", "oci", "image"],
    form: "image",
    landed: [["status", "sync", "commit"]],
  },
  {
    when: { path: ["spec", "sourceType"], is: "helm" },
    path: ["spec", "helm", "version"],
    form: "revision",
    landed: [["status", "sync", "helmStatus", "version"]],
  },
];

/** A pinned object is reconciled as ever, at a revision that does not move. */
const PINNED_MEANWHILE = { running: "goes-on", status: "kept", deletion: "processed" } as const;

/** Mechanisms for systems without a switch: their delivery is held by freezing the revision. */
export const PINNED: readonly Mechanism[] = [
  ...["RootSync", "RepoSync"].map(
    (kind): Mechanism => ({
      id: `configsync-${kind.toLowerCase()}-pin`,
      group: "configsync.gke.io",
      kind,
      effect: "delivery",
      site: { kind: "pin", pins: SYNC_PINS },
      stops: "no newer revision is synced; drift from the pinned one is still corrected",
      hazards: [],
      meanwhile: PINNED_MEANWHILE,
      evidence: "documented",
      source: codeOf("GoogleContainerTools/kpt-config-sync", "pkg/api/configsync/v1beta1/gitconfig.go", "Git"),
    }),
  ),
  {
    id: "porch-packagevariant-pin",
    group: "config.porch.kpt.dev",
    kind: "PackageVariant",
    effect: "delivery",
    site: {
      kind: "pin",
      pins: [
        {
          when: { path: ["spec", "upstream", "workspaceName"] },
          path: ["spec", "upstream", "workspaceName"],
          form: "revision",
          landed: [],
        },
        { when: { path: ["spec", "upstream"] }, path: ["spec", "upstream", "revision"], form: "revision", landed: [] },
      ],
    },
    stops: "no newer upstream revision is proposed downstream",
    hazards: [],
    meanwhile: PINNED_MEANWHILE,
    evidence: "documented",
    source: codeOf(
      "nephio-project/porch",
      "controllers/packagevariants/api/v1alpha1/packagevariant_types.go",
      "Upstream",
    ),
  },
];
