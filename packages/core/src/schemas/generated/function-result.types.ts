// Generated from schemas/config.kubernetes.io/function-result.schema.json by `npm run gen`. Do not edit.
import type { Json } from "../../object/json.ts";

/**
 * One thing a function has to say: about the whole run, an object, a field or a file.
 */
export type FunctionResult = {
  /**
   * The finding, in words for people, as kpt prints it.
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
     * The value that the field has now, of any JSON type; absent: not told.
     */
    readonly currentValue?: Json;
    /**
     * The value that should be there instead. Any JSON value.
     */
    readonly proposedValue?: Json;
  };
  /**
   * The file of the package that the object is in; absent: not known.
   */
  readonly file?: {
    /**
     * Path of the file, relative to the package, with slashes.
     */
    readonly path: string;
    /**
     * Which document of a file with several, counted from 0. Default: 0.
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
