export { actuatePorch } from "./actuate.ts";
export {
  isPublished,
  type PackageRevisionContext,
  packageRevisions,
  readPackageRevision,
  upstreamRevision,
} from "./read.ts";
