import { isDeepStrictEqual } from "node:util";
import type { KubeObject } from "@landfall/core/object";

/** One version of an object, in the order in which the API server stored them; without an object it was deleted. */
export interface Version {
  /** The object: `Kind name`. */
  readonly key: string;
  readonly object?: KubeObject;
  /** Whether kubectl considers this version of the subject done, or failed. */
  readonly done?: boolean;
  readonly failed?: boolean;
  /** The output of kubectl. */
  readonly says?: string;
  /** Marks the first version that shows the cause of the failure in this history. */
  readonly cause?: true;
}

/** A history: its subject, the question to kubectl, and all versions. */
export interface Recording {
  readonly name: string;
  readonly subject: string;
  readonly asked: string;
  readonly versions: readonly Version[];
}

type Fields = { readonly [key: string]: unknown };

/** A version in a file: the first one of an object in full, each later one as a JSON merge patch of its predecessor. */
type Line = Omit<Version, "object"> & { readonly object?: Fields; readonly merge?: Fields };

/** Reads a recording from its file: the first line has the subject and the question, each further line a version. */
export function readRecording(text: string): Recording {
  const [head = "{}", ...lines] = text.trim().split("\n");
  const last = new Map<string, Fields>();
  const versions = lines.map((line): Version => {
    const { object, merge, ...version } = JSON.parse(line) as Line;
    const whole = object ?? (merge === undefined ? undefined : merged(last.get(version.key) ?? {}, merge));
    if (whole === undefined) return version;
    last.set(version.key, whole);
    return { ...version, object: whole as KubeObject };
  });
  return { ...(JSON.parse(head) as Omit<Recording, "versions">), versions };
}

/** Formats the file of a recording. Objects may not contain null, which removes a field in a merge patch. */
export function writeRecording({ versions, ...head }: Recording): string {
  const last = new Map<string, Fields>();
  const lines = versions.map(({ object, ...version }): Line => {
    const before = last.get(version.key);
    if (object === undefined) return version;
    const whole = object as Fields;
    last.set(version.key, whole);
    return before === undefined ? { ...version, object: whole } : { ...version, merge: mergeOf(before, whole) };
  });
  return `${[head, ...lines].map((line) => JSON.stringify(line)).join("\n")}\n`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mergeOf(before: Fields, after: Fields): Fields {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const changed = Object.entries(after).filter(([key, value]) => !isDeepStrictEqual(before[key], value));
  return Object.fromEntries([
    ...gone.map((key) => [key, null]),
    ...changed.map(([key, value]) => {
      const old = before[key];
      return [key, isFields(old) && isFields(value) ? mergeOf(old, value) : value];
    }),
  ]);
}

function merged(before: Fields, merge: Fields): Fields {
  const result: { [key: string]: unknown } = { ...before };
  for (const [key, value] of Object.entries(merge)) {
    const old = result[key];
    if (value === null) delete result[key];
    else result[key] = isFields(old) && isFields(value) ? merged(old, value) : value;
  }
  return result;
}
