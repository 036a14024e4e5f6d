import { isMap, type Path } from "@landfall/core/object";

/**
 * The paths in an object that exist and match a pattern: `metadata.labels`, `spec.template.spec.containers[*].image`,
 * `data.*`, `metadata.annotations["example.com/a"]`. `*` matches every field of a map, `[*]` every entry of a list,
 * `**` any number of either. Paths come in the order of the object, each once.
 */
export function fieldPaths(object: unknown, pattern: string): readonly Path[] {
  const found = new Map<string, Path>();
  match(object, stepsOf(pattern), [], found);
  return [...found.values()];
}

/** The paths of all values of an object that are neither maps nor lists. */
export function leafPaths(object: unknown): readonly Path[] {
  return fieldPaths(object, "**").filter((path) => !isCollection(at(object, path)));
}

type Step = string | number | typeof FIELDS | typeof ENTRIES | typeof ANY;

const FIELDS = Symbol("*");
const ENTRIES = Symbol("[*]");
const ANY = Symbol("**");

const STEP = /\[(?:(\d+)|(\*)|("(?:[^"\\]|\\.)*"))\]|(\*\*)|(\*)|([^.[\]]+)|(\.)/y;

function stepsOf(pattern: string): readonly Step[] {
  const steps: Step[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < pattern.length) {
    const match = STEP.exec(pattern);
    if (match === null) throw new Error(`${JSON.stringify(pattern)} is no pattern of fields`);
    const [, index, entries, quoted, any, fields, name] = match;
    if (index !== undefined) steps.push(Number(index));
    else if (entries !== undefined) steps.push(ENTRIES);
    else if (quoted !== undefined) steps.push(String(JSON.parse(quoted)));
    else if (any !== undefined) steps.push(ANY);
    else if (fields !== undefined) steps.push(FIELDS);
    else if (name !== undefined) steps.push(name);
  }
  return steps;
}

function match(value: unknown, [step, ...rest]: readonly Step[], path: Path, found: Map<string, Path>): void {
  if (value === undefined) return;
  if (step === undefined) {
    if (path.length > 0) found.set(JSON.stringify(path), path);
    return;
  }
  if (step === ANY) match(value, rest, path, found);
  for (const [key, child] of childrenOf(value)) {
    const isEntry = typeof key === "number";
    if (step === ANY) match(child, [step, ...rest], [...path, key], found);
    else if (step === key || step === (isEntry ? ENTRIES : FIELDS)) match(child, rest, [...path, key], found);
  }
}

function childrenOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((entry, index) => [index, entry] as const);
  return isMap(value) ? Object.entries(value) : [];
}

function isCollection(value: unknown): boolean {
  return Array.isArray(value) || isMap(value);
}

function at(object: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (isCollection(value) ? (value as Record<string, unknown>)[key] : undefined),
    object,
  );
}
