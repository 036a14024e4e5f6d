import { isDeepStrictEqual } from "node:util";

/** The differences of two values as lines `path: expected 1, got 2`, in the order of the expected value. */
export function describeDifferences(expected: unknown, actual: unknown, path = ""): readonly string[] {
  if (isDeepStrictEqual(expected, actual)) return [];
  if (isObject(expected) && isObject(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].flatMap((key) =>
      describeDifferences(expected[key], actual[key], join(path, key, Array.isArray(expected))),
    );
  }
  return [`${path === "" ? "" : `${path}: `}expected ${show(expected)}, got ${show(actual)}`];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function join(path: string, key: string, inList: boolean): string {
  if (inList) return `${path}[${key}]`;
  return path === "" ? key : `${path}.${key}`;
}

function show(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}
