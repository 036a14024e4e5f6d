export { actuateArgoCd } from "./actuate.ts";
export { argoRevisions, declaredRevision, readApplication } from "./application.ts";
export { readApplicationSet } from "./application-set.ts";
export { isClusterSecret, readClusterSecret } from "./inventory.ts";
