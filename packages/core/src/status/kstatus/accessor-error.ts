import { formatGoValue, goType } from "./go-value.ts";
import type { KstatusError } from "./result.ts";

/**
 * Returns the error of apimachinery's `unstructured` accessors: `.metadata.generation accessor error: 2.5 is of the
 * type float64, expected int64`. `path` is dotted and complete, even if a parent is wrong.
 */
export function accessorError(path: string, value: unknown, expected: string): string {
  return `.${path} accessor error: ${formatGoValue(value)} is of the type ${goType(value)}, expected ${expected}`;
}

/** Returns the accessor error of a required field, as kstatus wraps it. */
export function lookupError(path: string, value: unknown, expected: string): KstatusError {
  return { error: `looking up ${path} from resource: ${accessorError(path, value, expected)}` };
}

/** The Go type that apimachinery expects of the parents of a field. */
export const EXPECTED_MAP = "map[string]interface{}";
