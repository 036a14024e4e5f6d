import { type KubeObject, type Path, readPath } from "@landfall/core/object";
import { computeStatus, type StatusOptions, type StatusResult } from "@landfall/core/status";
import { statusRuleLibrary as library } from "@landfall/core/status/library";
import { describe, expect, test } from "vitest";
import { gradedRows } from "./rows.ts";

type Tree = { [key: string | number]: unknown };

const rows = gradedRows();
/** Values of a wrong type for a field; `undefined` removes it. */
const JUNK: readonly unknown[] = [undefined, null, "", 0, 7, true, "junk", [], {}];

/** Every field below a value, from the leaves up. */
function fieldsOf(value: unknown, path: Path): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value);
  return [...keys.flatMap((key) => fieldsOf((value as Tree)[key], [...path, key])), path];
}

/** The object with the field removed, or with the value in its place. */
function changed(object: KubeObject, path: Path, value: unknown): KubeObject {
  const copy = structuredClone(object);
  const parent = readPath(copy, path.slice(0, -1)) as Tree;
  const key = path.at(-1) as string | number;
  if (value !== undefined) parent[key] = structuredClone(value);
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return copy;
}

const typeOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);
const text = (path: Path): string => `${path.join("/")}/`;

/** Whether the answer's evidence contains the field, a parent of it, or a part of it. */
function isEvidence({ evidence }: StatusResult, path: Path): boolean {
  return evidence.fields.some(
    (found) => text(found.path).startsWith(text(path)) || text(path).startsWith(text(found.path)),
  );
}

/** Flags for which `true` is not a value of a wrong type: it means the opposite. */
const FLAG = /^(?:status|ready|available|registered|[a-zA-Z]*(?:Ready|[sS]ucceeded|[aA]llocated|OK|valid|online))$/;
const saysOpposite = (path: Path, value: unknown): boolean => value === true && FLAG.test(String(path.at(-1)));

interface Looks {
  readonly count: number;
  /** The changes after which a rule failed, or the object became Current wrongly. */
  readonly wrong: readonly string[];
}

function look(options: StatusOptions): Looks {
  const wrong: string[] = [];
  let count = 0;
  for (const { name, object } of rows) {
    const full = computeStatus(object, options);
    const paths = [...fieldsOf(object["status"], ["status"]), ...fieldsOf(object["spec"], ["spec"])];
    for (const path of paths) {
      const before = typeOf(readPath(object, path));
      for (const value of JUNK) {
        if (typeOf(value) === before) continue;
        count++;
        const result = computeStatus(changed(object, path, value), options);
        const change = `${name}: ${path.join(".")} = ${JSON.stringify(value)}`;
        if ([result.reason, ...result.warnings.map(({ code }) => code)].includes("RuleFailed"))
          wrong.push(`${change}: RuleFailed`);
        const better = result.status === "Current" && full.status !== "Current";
        if (better && !isEvidence(full, path) && !saysOpposite(path, value)) wrong.push(`${change}: ${result.message}`);
      }
    }
  }
  return { count, wrong };
}

/**
 * The objects that become Current as one of their conditions loses its type or its status. No evidence is exempt here:
 * what is left of the condition may be any condition.
 */
function withUnreadableCondition(options: StatusOptions): readonly string[] {
  const unreadable = JUNK.filter((value) => value !== true && value !== "junk");
  return rows.flatMap(({ name, object }) => {
    const { conditions } = (object["status"] ?? {}) as { readonly conditions?: unknown };
    if (!Array.isArray(conditions) || computeStatus(object, options).status === "Current") return [];
    return conditions.flatMap((_, index) =>
      ["type", "status"].flatMap((field) => {
        const path = ["status", "conditions", index, field];
        if (readPath(object, path) === undefined) return [];
        const becomes = unreadable.map((value) => computeStatus(changed(object, path, value), options).status);
        return becomes.includes("Current") ? [`${name}: ${path.join(".")}`] : [];
      }),
    );
  });
}

describe.each<[string, StatusOptions]>([
  ["with the library", { library }],
  ["by the generic layer alone", {}],
])("every field of the graded objects gone, or of another type, %s", (_, options) => {
  const { count, wrong } = look(options);

  test("no condition that loses its type or its status makes an object Current that was not", () => {
    expect(withUnreadableCondition(options)).toEqual([]);
  });

  test("more than 100,000 changes", () => expect(count).toBeGreaterThan(100_000));

  test("no rule fails, and nothing is Current that was not", () => {
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});
