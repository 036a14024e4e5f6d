import type { FunctionDocs } from "../sdk/index.ts";

/** What `--help` and `--doc` say. */
export const docs: FunctionDocs = {
  short: "Aggregate the status of a fleet from snapshots into bounded reports and one Kptfile condition",
  long: `Reads the StatusSnapshots of a fleet package, and the delivery objects in it (Config Sync RootSync and RepoSync,
Flux Kustomization and HelmRelease, Karmada ResourceBinding and Work, Porch PackageVariant), and writes one
PackageReport for each package and target group, one FleetReport (in pages of 100 clusters), and the condition
landfall.dev/Landed in the root Kptfile. It needs no access to a cluster and has no clock: freshness is judged at
"now" of its config, or at the newest snapshot. Rendering again with the same input changes nothing.

Config, kind AggregateStatus (or the same keys in a ConfigMap):

  now                     time to judge freshness at, RFC 3339; default: the newest observedAt
  staleAfter              how old an observation may be; default 15m
  fleet                   name of the FleetReport; default fleet
  groupBy                 labels that make target groups
  packages                report only these
  wanted                  revision wanted by package; default: what the package declares
  targets                 which target an object is about, where it does not say so
  subPackagesAreClusters  the name of a sub-package is its cluster
  output                  directory of the reports; default reports
  condition               write the Kptfile condition; default true
  gate                    make it a readiness gate; default false
  failOn                  never, failed or not-landed; default never
  maxResults              how many exceptions become results; default 20`,
  examples: `  apiVersion: fn.landfall.dev/v1alpha1
  kind: AggregateStatus
  metadata:
    name: aggregate-status
    annotations:
      config.kubernetes.io/local-config: "true"
  staleAfter: 10m
  groupBy: [region]`,
  image: "ghcr.io/landfall-dev/aggregate-status",
  description: "Aggregate the status of a fleet from snapshots into bounded reports and one Kptfile condition",
  tags: ["mutator", "status", "fleet"],
  sourceURL: "https://github.com/landfall-dev/landfall/tree/main/packages/krm-functions/src/aggregate-status",
  examplePackageURLs: ["https://github.com/landfall-dev/landfall/tree/main/examples/edge-fleet"],
  license: "Apache-2.0",
  hidden: false,
};
