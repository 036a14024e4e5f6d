// Generated from schemas/config.kubernetes.io/resource-list.schema.json by `npm run gen`. Do not edit.
import type { EmbeddedObject, JsonObject } from "../embedded.ts";
import type { FunctionResult } from "./function-result.types.ts";

/**
 * The input and output of a KRM function, on stdin and stdout: objects, its configuration and its results.
 */
export type ResourceList = {
  /**
   * Version of the contract between kpt and a function.
   */
  readonly apiVersion: "config.kubernetes.io/v1";
  /**
   * Kind of this object.
   */
  readonly kind: "ResourceList";
  /**
   * The objects of the package. A function that leaves one out deletes it.
   */
  readonly items: ReadonlyArray<EmbeddedObject>;
  /**
   * How the function is told what to do: an object of a kind it defines, or a v1 ConfigMap.
   */
  readonly functionConfig?: JsonObject;
  /**
   * The results of earlier functions and of this one.
   *
   * Items: One thing a function has to say: about the whole run, an object, a field or a file.
   */
  readonly results?: ReadonlyArray<FunctionResult>;
}
