import type { ObjectRef } from "@landfall/core/object";
import type { StatusResult } from "@landfall/core/status";

/** The status of an object. */
export interface ObjectStatus {
  readonly object: ObjectRef;
  readonly result: StatusResult;
}
