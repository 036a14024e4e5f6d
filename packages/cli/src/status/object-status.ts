import type { ObjectRef } from "@landfall/core/object";
import type { StatusResult } from "@landfall/core/status";

/** What state an object is in. */
export interface ObjectStatus {
  readonly object: ObjectRef;
  readonly result: StatusResult;
}
