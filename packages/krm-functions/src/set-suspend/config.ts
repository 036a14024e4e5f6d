import { type SetSuspend, setSuspendSchema, validateSetSuspend } from "@landfall/core/schemas";
import type { ConfigDefinition } from "../sdk/index.ts";

/** The config SetSuspend, given as its own kind or as a ConfigMap. */
export const CONFIG: ConfigDefinition<SetSuspend> = {
  apiVersion: "fn.landfall.dev/v1alpha1",
  kind: "SetSuspend",
  schema: setSuspendSchema,
  validate: validateSetSuspend,
};
