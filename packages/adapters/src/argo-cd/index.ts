export { actuateArgoCd } from "./actuate.ts";
export { readApplication } from "./application.ts";
export { readApplicationSet } from "./application-set.ts";
export { isClusterSecret, readClusterSecret } from "./inventory.ts";
export { argoRevisions, declaredApplicationRevision } from "./revisions.ts";
