/** Where a field is: map keys and list indexes from the root of an object. */
export type Path = readonly (string | number)[];

/**
 * The value at a path, or `undefined`. Own properties only: `__proto__` and `constructor` are never
 * followed into a prototype, and a wrong type on the way is a missing field.
 */
export function readPath(root: unknown, path: Path): unknown {
  let value: unknown = root;
  for (const segment of path) {
    if (value === null || typeof value !== "object" || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string | number, unknown>)[segment];
  }
  return value;
}

const PLAIN_SEGMENT = /^[A-Za-z_][A-Za-z0-9_-]*$/;

/** `["spec", "containers", 0, "image"]` → `spec.containers[0].image`; other keys as `metadata.annotations["a.b/c"]`. */
export function formatPath(path: Path): string {
  let text = "";
  for (const segment of path) {
    if (typeof segment === "number") text += `[${segment}]`;
    else if (PLAIN_SEGMENT.test(segment)) text += text === "" ? segment : `.${segment}`;
    else text += `[${JSON.stringify(segment)}]`;
  }
  return text;
}
