import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type KubeObject, type Path, readPath } from "../../object/index.ts";
import type { StatusRules as Document } from "../../schemas/generated/status-rules.ts";
import { computeStatus } from "../compute-status.ts";
import type { StatusResult } from "../types.ts";
import { statusRuleLibrary as library } from "./generated/index.ts";

type Tree = { [key: string | number]: unknown };
interface Case {
  readonly name: string;
  readonly object: KubeObject;
  readonly now?: string | undefined;
}

const folder = fileURLToPath(new URL("library/", import.meta.url));
const cases: readonly Case[] = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .flatMap((name) => {
    const { spec } = parse(readFileSync(folder + name, "utf8"), { merge: true, maxAliasCount: 10_000 }) as Document;
    return [...spec.rules, ...(spec.generic ?? [])].flatMap(({ kind, cases: list = [] }) =>
      list.map((one) => ({
        name: `${name} ${kind}: ${one.name}`,
        // Aliases of YAML are one shared object, but each field is changed separately here.
        object: structuredClone(one.object) as KubeObject,
        now: one.now,
      })),
    );
  })
  .map((one) => ({ ...one, object: JSON.parse(JSON.stringify(one.object)) as KubeObject }));

/** Values of a wrong type that a field may have. */
const JUNK: readonly unknown[] = [null, "", 0, 7, true, "junk", [], {}];

/** Returns every field of status and spec, from the leaves up. */
function fieldsOf(value: unknown, path: Path): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value);
  return [...keys.flatMap((key) => fieldsOf((value as Tree)[key], [...path, key])), path];
}

/** Calls `look` with the field removed, or with the value in its place; afterwards the object is as it was. */
function changed(object: KubeObject, path: Path, value: unknown, look: () => void): void {
  let parent = object as unknown as Tree;
  for (const key of path.slice(0, -1)) parent = parent[key] as Tree;
  const key = path.at(-1) as string | number;
  const before = parent[key];
  if (value !== undefined) {
    parent[key] = value;
    look();
    parent[key] = before;
  } else if (Array.isArray(parent)) {
    parent.splice(Number(key), 1);
    look();
    parent.splice(Number(key), 0, before);
  } else {
    const names = Object.keys(parent);
    const all = { ...parent };
    delete parent[key];
    look();
    for (const name of names) delete parent[name];
    Object.assign(parent, all);
  }
}

const judge = ({ object, now }: Case): StatusResult => computeStatus(object, { library, now });
const text = (path: Path): string => path.join("/");

/** Returns whether the verdict is based on the field, on its parent, or on its content. */
function isEvidence({ evidence }: StatusResult, path: Path): boolean {
  const field = text(path);
  return evidence.fields.some(
    (found) => `${text(found.path)}/`.startsWith(`${field}/`) || `${field}/`.startsWith(`${text(found.path)}/`),
  );
}

const typeOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);

/** Returns the field removed, and every value of another type in its place. */
const changesOf = (value: unknown): readonly unknown[] => [
  undefined,
  ...JUNK.filter((junk) => typeOf(junk) !== typeOf(value)).map((junk) => structuredClone(junk)),
];

/**
 * Returns whether `true` is a valid value with the opposite meaning at this path: where a flag or a condition's status
 * is read.
 */
const saysOpposite = (path: Path, value: unknown): boolean =>
  value === true && /^(?:status|ready|available|registered)$/.test(String(path.at(-1)));

let looks = 0;

function wrong(one: Case, full: StatusResult, path: Path, value: unknown): readonly string[] {
  const found: string[] = [];
  changed(one.object, path, value, () => {
    looks++;
    const result = judge(one);
    const change = `${one.name}, ${text(path)} ${value === undefined ? "gone" : `= ${JSON.stringify(value)}`}`;
    const codes = [result.reason, ...result.warnings.map(({ code }) => code)];
    if (codes.includes("RuleFailed")) found.push(`${change}: RuleFailed, ${result.message}`);
    if (value === undefined && codes.includes("FieldUnreadable")) found.push(`${change}: a row does not guard it`);
    const better = result.status === "Current" && full.status !== "Current";
    if (better && !isEvidence(full, path) && !saysOpposite(path, value)) found.push(`${change}: Current`);
  });
  return found;
}

describe(`the ${cases.length} cases of the library, with one field of status or spec changed`, () => {
  const found = cases.flatMap((one) => {
    const full = judge(one);
    const { status, spec } = one.object as { readonly status?: unknown; readonly spec?: unknown };
    const paths = [
      ...(status === undefined ? [] : fieldsOf(status, ["status"])),
      ...(spec === undefined ? [] : fieldsOf(spec, ["spec"])),
    ];
    return paths.flatMap((path) =>
      changesOf(readPath(one.object, path)).flatMap((value) => wrong(one, full, path, value)),
    );
  });

  test("at least 100,000 times", () => expect(looks).toBeGreaterThan(100_000));

  test("no rule fails, each row guards what may be absent, and none is Current that was not", () => {
    expect(found.slice(0, 20).join("\n")).toBe("");
  });
});
