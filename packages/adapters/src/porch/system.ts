import type { System } from "../systems/contract.ts";
import { actuatePorch } from "./actuate.ts";
import { gatherPackageRevisions } from "./gather.ts";
import { downstreamPackage, readVariant } from "./inventory.ts";
import { porchPackages } from "./packages.ts";
import { variantRevision } from "./read.ts";

export const system: System = {
  title: "Porch",
  url: "https://docs.nephio.org/docs/porch/",
  kinds: [
    {
      group: "config.porch.kpt.dev",
      kind: "PackageVariant",
      role: "delivery",
      // Porch only brings a package to a repository, so the system that brings it to the cluster takes precedence.
      declares: { rank: 60, revision: variantRevision },
      packageOf: downstreamPackage,
      cluster: { path: ["spec", "downstream", "repo"] },
      inventory: { part: "delivery", read: readVariant },
    },
    { group: "porch.kpt.dev", kind: "PackageRevision", role: "gathered" },
  ],
  actuator: {
    actuate: actuatePorch,
    moves: "the upstream revision of PackageVariants",
    writes: "`spec.upstream.revision` of the PackageVariant, as text or number as it is there",
  },
  gather: gatherPackageRevisions,
  readPackages: porchPackages,
  docs: { reads: "PackageVariant, and PackageRevision by its PackageVariant" },
};
