import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type KubeObject, type Path, readPath } from "../../object/index.ts";
import { computeStatus } from "../compute-status.ts";
import { evidenceValue } from "../evidence.ts";
import type { StatusWord } from "../types.ts";
import { BUILTIN_KINDS } from "./index.ts";
import { STORED_KINDS } from "./stored.ts";

interface Case {
  readonly row: string;
  readonly is: StatusWord;
  /** Whether the object is Current without a status, as its kind has none that matters. */
  readonly stored?: boolean;
  readonly created?: string;
  readonly spec?: object;
  readonly status?: object;
  readonly more?: object;
}

const now = "2026-11-21T08:00:00Z";
const file = new URL("fixtures/every-row.yaml", import.meta.url);
const tables = Object.entries(parse(readFileSync(file, "utf8")) as Record<string, readonly Case[]>);
const cases = tables.flatMap(([key, rows]) =>
  rows.map((row) => {
    const [apiVersion = "", kind = ""] = key.split(" ");
    return { kind, row, object: objectOf(apiVersion, kind, row) };
  }),
);

function objectOf(apiVersion: string, kind: string, { created, spec, status, more }: Case): KubeObject {
  const creationTimestamp = created ?? "2026-11-21T07:00:00Z";
  const metadata = { name: "x", namespace: "shop", uid: "u", generation: 1, creationTimestamp };
  return { apiVersion, kind, metadata, ...(spec && { spec }), ...(status && { status }), ...more } as KubeObject;
}

function without(object: KubeObject, paths: readonly Path[]): KubeObject {
  const copy = structuredClone(object);
  for (const path of paths) {
    const parent = readPath(copy, path.slice(0, -1));
    if (typeof parent === "object" && parent !== null) Reflect.deleteProperty(parent, path.at(-1) ?? "");
  }
  return copy;
}

describe("every row of every built-in kind", () => {
  test.each(cases.map(({ kind, row, object }) => [`${kind}/${row.row}`, row.is, object] as const))(
    "%s: %s, on fields that are there",
    (name, word, object) => {
      const { status, evidence } = computeStatus(object, { now });
      expect([status, evidence.rule]).toEqual([word, `builtin/${name}`]);
      expect(evidence.fields).not.toEqual([]);
      for (const { path, value } of evidence.fields) expect(evidenceValue(readPath(object, path))).toEqual(value);
    },
  );

  test("is reached", () => {
    const stored = new Set(Object.values(STORED_KINDS).flat());
    const all = BUILTIN_KINDS.filter(({ kind }) => !stored.has(kind)).flatMap(({ kind, rows }) =>
      rows.map(({ reason }) => `${kind}/${reason}`),
    );
    const reached = new Set(cases.map(({ kind, row }) => `${kind}/${row.row}`));
    expect(all.filter((row) => !reached.has(row))).toEqual([]);
  });
});

const current = cases.filter(({ row }) => row.is === "Current");

describe("a built-in kind that is Current", () => {
  test.each(current.map(({ kind, row, object }) => [`${kind}/${row.row}`, object] as const))(
    "%s: is not without its evidence",
    (_name, object) => {
      const paths = computeStatus(object, { now }).evidence.fields.map(({ path }) => path);
      expect(computeStatus(without(object, paths), { now }).status).not.toBe("Current");
    },
  );

  test.each(
    current.flatMap(({ kind, row, object }) => (row.stored === true ? [] : [[`${kind}/${row.row}`, object] as const])),
  )("%s: is not without its status, of another generation, or with its conditions Unknown", (_name, object) => {
    expect(computeStatus(without(object, [["status"]]), { now }).status).not.toBe("Current");
    const changed = structuredClone(object) as {
      metadata: { generation: number };
      status: { observedGeneration?: number; conditions?: { status: string }[] };
    };
    for (const condition of changed.status.conditions ?? []) condition.status = "Unknown";
    if (changed.status.conditions !== undefined)
      expect(computeStatus(changed as KubeObject, { now }).status).not.toBe("Current");
    changed.metadata.generation = 2;
    if (changed.status.observedGeneration !== undefined)
      expect(computeStatus(changed as KubeObject, { now }).status).toBe("InProgress");
  });
});
