import { type ComputeWave, computeWaveSchema, validateComputeWave } from "@landfall/core/schemas";
import type { ConfigDefinition } from "../sdk/index.ts";

/** ComputeWave, as an object of its own kind or as a ConfigMap. */
export const CONFIG: ConfigDefinition<ComputeWave> = {
  apiVersion: "fn.landfall.dev/v1alpha1",
  kind: "ComputeWave",
  schema: computeWaveSchema,
  validate: validateComputeWave,
};
