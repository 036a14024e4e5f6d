/** A boolean, or the text of one; any other value is no flag. */
export function flagOf(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (value === "True" || value === "true") return true;
  return value === "False" || value === "false" ? false : undefined;
}

/** A field's name as a reason: `ready` is `Ready`. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
