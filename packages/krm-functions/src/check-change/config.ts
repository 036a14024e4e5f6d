import { type CheckChange, checkChangeSchema, validateCheckChange } from "@landfall/core/schemas";
import type { ConfigDefinition } from "../sdk/index.ts";

/** CheckChange: an object of its own kind, as a ConfigMap holds no objects. */
export const CONFIG: ConfigDefinition<CheckChange> = {
  apiVersion: "fn.landfall.dev/v1alpha1",
  kind: "CheckChange",
  schema: checkChangeSchema,
  validate: validateCheckChange,
};
