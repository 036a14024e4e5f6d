import { type CheckChange, checkChangeSchema, validateCheckChange } from "@landfall/core/schemas";
import type { ConfigDefinition } from "../sdk/index.ts";

/** The config CheckChange, only as its own kind, because a ConfigMap cannot hold objects. */
export const CONFIG: ConfigDefinition<CheckChange> = {
  apiVersion: "fn.landfall.dev/v1alpha1",
  kind: "CheckChange",
  schema: checkChangeSchema,
  validate: validateCheckChange,
};
