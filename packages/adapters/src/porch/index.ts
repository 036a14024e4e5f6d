export { packageRevisions, readPackageRevision } from "./read.ts";
