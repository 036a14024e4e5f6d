import { READS } from "@landfall/adapters/systems";
import type { FunctionDocs } from "../sdk/index.ts";

/** The texts of `--help` and `--doc`. */
export const docs: FunctionDocs = {
  short: "Aggregate the status of a fleet from snapshots into bounded reports and one Kptfile condition",
  long: `Reads the StatusSnapshots of a fleet package and the delivery objects in it, and writes one PackageReport for each
package and target group, one FleetReport (in pages of 100 clusters), and the condition landfall.dev/Landed in the
root Kptfile. It needs no access to a cluster and has no clock: freshness is judged at
"now" of its config, else at the time of the Clock in the package, else at the newest snapshot. Rendering again with
the same input changes nothing.

What it reads; a snapshot may be of a target's own cluster or of a hub:

${READS}

Any other object in a snapshot counts with the status of its kind. The target of an object is what the config says,
its annotation landfall.dev/target, the cluster it names itself, or that of its snapshot. One that delivers to another
cluster than its own and does not name that has to be told.`,
  examples: `apiVersion: fn.landfall.dev/v1alpha1
kind: AggregateStatus
metadata:
  name: aggregate-status
  annotations:
    config.kubernetes.io/local-config: "true"
staleAfter: 10m
groupBy: [region]
`,
  image: "ghcr.io/landfall-dev/aggregate-status",
  description: "Aggregate the status of a fleet from snapshots into bounded reports and one Kptfile condition",
  tags: ["mutator", "status", "fleet"],
  sourceURL: "https://github.com/landfall-dev/landfall/tree/main/packages/krm-functions/src/aggregate-status",
  examplePackageURLs: ["https://github.com/landfall-dev/landfall/tree/main/examples/edge-fleet"],
  license: "Apache-2.0",
  hidden: false,
};
