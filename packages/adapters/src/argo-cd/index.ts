export { argoRevisions, readApplication } from "./application.ts";
export { readApplicationSet } from "./application-set.ts";
