/**
 * Thrown if the `functionConfig` is missing, of another kind, or invalid. The run ends with exit code 3 and writes
 * nothing.
 */
export class FunctionConfigError extends Error {
  override readonly name = "FunctionConfigError";
}
