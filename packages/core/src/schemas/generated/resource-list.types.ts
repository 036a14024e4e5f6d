// Generated from schemas/config.kubernetes.io/resource-list.schema.json by `npm run gen`. Do not edit.
import type { Json } from "../../object/json.ts";
import type { EmbeddedObject, JsonObject } from "../embedded.ts";

/**
 * What a KRM function reads from stdin and writes to stdout: objects, its configuration and its results.
 */
export type ResourceList = {
  /**
   * Version of the function contract.
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
   * What earlier functions and this one have to say.
   */
  readonly results?: ReadonlyArray<ResourceListResult>;
}
/**
 * One thing a function has to say: about the whole run, an object, a field or a file.
 */
export type ResourceListResult = {
  /**
   * What was found, for people.
   */
  readonly message: string;
  /**
   * How bad it is. Functions that leave it out mean error; kpt prints such a result as info, so always say it.
   */
  readonly severity?: "error" | "warning" | "info";
  /**
   * The object that the result is about.
   */
  readonly resourceRef?: {
    /**
     * API version of the object.
     */
    readonly apiVersion: string;
    /**
     * Kind of the object.
     */
    readonly kind: string;
    /**
     * Name of the object.
     */
    readonly name: string;
    /**
     * Namespace of the object; absent for cluster-scoped objects.
     */
    readonly namespace?: string;
  };
  /**
   * The field of that object; only together with resourceRef.
   */
  readonly field?: {
    /**
     * Where the field is: spec.template.spec.containers[3].image.
     */
    readonly path: string;
    /**
     * What is there now. Any JSON value.
     */
    readonly currentValue?: Json;
    /**
     * What should be there instead. Any JSON value.
     */
    readonly proposedValue?: Json;
  };
  /**
   * The file that the object is in.
   */
  readonly file?: {
    /**
     * Path of the file, relative to the package, with slashes.
     */
    readonly path: string;
    /**
     * Which document of the file, from 0.
     */
    readonly index?: number;
  };
  /**
   * Further words for programs; no meaning is prescribed.
   */
  readonly tags?: {
    readonly [k: string]: string;
  };
}
