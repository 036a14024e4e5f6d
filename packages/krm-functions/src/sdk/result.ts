import type { Json } from "@landfall/core/object";

/** A result of a function: an entry of `results` in a ResourceList (`config.kubernetes.io/v1`). */
export interface FunctionResult {
  readonly message: string;
  readonly severity: "error" | "warning" | "info";
  readonly resourceRef?: {
    readonly apiVersion: string;
    readonly kind: string;
    readonly name: string;
    readonly namespace?: string;
  };
  readonly field?: { readonly path: string; readonly currentValue?: Json; readonly proposedValue?: Json };
  readonly file?: { readonly path: string; readonly index?: number };
  readonly tags?: { readonly [key: string]: string };
}
