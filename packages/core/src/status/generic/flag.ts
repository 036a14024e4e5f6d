/** Returns a boolean, or the boolean that a text means; `undefined` for any other value. */
export function flagOf(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (value === "True" || value === "true") return true;
  return value === "False" || value === "false" ? false : undefined;
}

/** Returns the name of a field in the form of a reason: `ready` gives `Ready`. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
