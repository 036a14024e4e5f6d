import { failure, type Problem, type Result, success } from "./problem.ts";

/** The location of a field: map keys and list indexes from the root of an object. */
export type Path = readonly (string | number)[];

/**
 * Returns the value at a path, or `undefined`. Only own properties are read: `__proto__` and `constructor` never lead
 * into a prototype, and a wrong type on the path counts as a missing field; lists take numbers as keys and maps take
 * texts.
 */
export function readPath(root: unknown, path: Path): unknown {
  let value: unknown = root;
  for (const segment of path) {
    if (value === null || typeof value !== "object" || !Object.hasOwn(value, segment)) return undefined;
    if (Array.isArray(value) !== (typeof segment === "number")) return undefined;
    value = (value as Record<string | number, unknown>)[segment];
  }
  return value;
}

/** Returns whether two paths are equal: the same segments, in order. */
export function samePath(a: Path, b: Path): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  // The comparison begins at the end, where paths into one object usually differ.
  for (let index = a.length - 1; index >= 0; index--) if (a[index] !== b[index]) return false;
  return true;
}

/** Returns the text at a path; `undefined` if there is none, an empty one, or another type. */
export function readString(root: unknown, path: Path): string | undefined {
  const value = readPath(root, path);
  return typeof value === "string" && value !== "" ? value : undefined;
}

const PLAIN_SEGMENT = /^[A-Za-z_][A-Za-z0-9_-]*$/;

/**
 * Formats a path: `["spec", "containers", 0, "image"]` → `spec.containers[0].image`; other keys as
 * `metadata.annotations["a.b/c"]`.
 */
export function formatPath(path: Path): string {
  let text = "";
  for (const segment of path) {
    if (typeof segment === "number") text += `[${segment}]`;
    else if (PLAIN_SEGMENT.test(segment)) text += text === "" ? segment : `.${segment}`;
    else text += `[${JSON.stringify(segment)}]`;
  }
  return text;
}

const SEGMENT = /(?:^|(?<=[^.])\.)([A-Za-z_][A-Za-z0-9_-]*)|\[(0|[1-9]\d*)\]|\[("[^"\\]*(?:\\.[^"\\]*)*")\]/y;

/**
 * Parses a path that `formatPath` wrote: `parsePath(formatPath(path))` is `path` for any keys and any list indexes from
 * 0; `""` is the root. Anything else is a problem `InvalidPath` that names the first wrong character.
 */
export function parsePath(text: string): Result<Path> {
  const path: (string | number)[] = [];
  const segment = new RegExp(SEGMENT);
  while (segment.lastIndex < text.length) {
    const start = segment.lastIndex;
    const match = segment.exec(text);
    const value = match === null ? undefined : readSegment(match);
    if (value === undefined) return failure(invalidPath(text, start));
    path.push(value);
  }
  return success(path);
}

function readSegment([, plain, index, quoted]: readonly (string | undefined)[]): string | number | undefined {
  if (plain !== undefined) return plain;
  if (quoted === undefined) return Number.isSafeInteger(Number(index)) ? Number(index) : undefined;
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return undefined;
  }
}

function invalidPath(text: string, start: number): Problem {
  const shown = JSON.stringify(text.slice(start, start + 40));
  return {
    code: "InvalidPath",
    severity: "error",
    message: `not a field path from character ${start} on: ${shown}`,
    hint: 'write a path like spec.list[0].name or metadata.annotations["example.com/key"]',
  };
}
