export { actuatePorch } from "./actuate.ts";
export { readVariant } from "./inventory.ts";
export { porchPackages } from "./packages.ts";
export {
  isPublished,
  type PackageRevisionContext,
  packageRevisions,
  readPackageRevision,
  upstreamRevision,
  variantRevision,
} from "./read.ts";
