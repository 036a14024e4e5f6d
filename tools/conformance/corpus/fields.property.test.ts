import { type KubeObject, type Path, readPath } from "@landfall/core/object";
import { computeStatus, type StatusOptions, type StatusResult } from "@landfall/core/status";
import { statusRuleLibrary as library } from "@landfall/core/status/library";
import fc from "fast-check";
import { expect, test } from "vitest";
import { gradedRows } from "./rows.ts";

type Tree = { [key: string | number]: unknown };

const RUNS = Number(process.env["LANDFALL_STATUS_RUNS"] ?? 4000);
const seed = process.env["LANDFALL_STATUS_SEED"];
const SEED = seed === undefined ? {} : { seed: Number(seed) };
const objects = gradedRows().map(({ object }) => object);

/** Every field below, from the leaves up. */
function fieldsOf(value: unknown, path: Path): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value);
  return [...keys.flatMap((key) => fieldsOf((value as Tree)[key], [...path, key])), path];
}

/** The object with the field gone, or with the value in its place. */
function changed(object: KubeObject, path: Path, value: unknown): KubeObject {
  const copy = structuredClone(object);
  const parent = readPath(copy, path.slice(0, -1)) as Tree;
  const key = path.at(-1) as string | number;
  if (value !== undefined) parent[key] = value;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return copy;
}

const typeOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);
const text = (path: Path): string => `${path.join("/")}/`;

/** The answer rested on the field, on what holds it, or on what it holds. */
function isEvidence({ evidence }: StatusResult, path: Path): boolean {
  return evidence.fields.some(
    (found) => text(found.path).startsWith(text(path)) || text(path).startsWith(text(found.path)),
  );
}

/** `true` where a flag or a condition's status is read is no mistake of type: it says the opposite. */
const FLAG = /^(?:status|ready|available|registered|[a-zA-Z]*(?:Ready|[sS]ucceeded|[aA]llocated|OK|valid|online))$/;
const saysOpposite = (path: Path, value: unknown): boolean => value === true && FLAG.test(String(path.at(-1)));

const junk = fc.constantFrom<unknown>(undefined, undefined, null, "", 0, 7, true, "junk", [], {});
const changes = fc.tuple(fc.constantFrom(...objects), fc.nat(), junk).map(([object, at, value]) => {
  const paths = [...fieldsOf(object["status"], ["status"]), ...fieldsOf(object["spec"], ["spec"])];
  return { object, path: paths[at % paths.length] as Path, value };
});

test.each<[string, StatusOptions]>([
  ["with the library", { library }],
  ["by the generic layer alone", {}],
])("one field gone or of another type makes nothing Current that was not, %s", (_name, options) => {
  fc.assert(
    fc.property(changes, ({ object, path, value }) => {
      if (typeOf(value) === typeOf(readPath(object, path))) return;
      const full = computeStatus(object, options);
      const result = computeStatus(changed(object, path, value), options);
      const codes = [result.reason, ...result.warnings.map(({ code }) => code)];
      expect(codes).not.toContain("RuleFailed");
      if (full.status === "Current" || isEvidence(full, path) || saysOpposite(path, value)) return;
      expect(result.status).not.toBe("Current");
    }),
    { numRuns: RUNS, ...SEED },
  );
});
