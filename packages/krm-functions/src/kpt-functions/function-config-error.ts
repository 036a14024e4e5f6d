/** The `functionConfig` is missing, of the wrong kind, or wrong. The run ends with exit code 3, nothing written. */
export class FunctionConfigError extends Error {
  override readonly name = "FunctionConfigError";
}
