export { readSync, type SyncContext } from "./read.ts";
export { declaredRevision, syncRevisions } from "./revisions.ts";
