import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { formatPath, type KubeObject, readPath } from "../../object/index.ts";
import type { StatusRules as Document, StatusRulesCases } from "../../schemas/generated/status-rules.ts";
import { computeStatus } from "../compute-status.ts";
import type { EvidenceField, StatusResult, StatusRuleSet } from "../types.ts";

type Case = StatusRulesCases[number];
type Tree = { [key: string]: Tree } & { [index: number]: Tree };

const folder = fileURLToPath(new URL("library/", import.meta.url));
const only = process.env["RULES"];
const slugs = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => name.slice(0, -".yaml".length))
  .filter((slug) => only === undefined || only.split(",").includes(slug));

const libraryOf = async (slug: string): Promise<StatusRuleSet> => {
  const file = fileURLToPath(new URL(`generated/${slug}.ts`, import.meta.url));
  const module = (await import(/* @vite-ignore */ file)) as { readonly [name: string]: StatusRuleSet };
  return Object.values(module)[0] as StatusRuleSet;
};
const documentOf = (slug: string): Document =>
  parse(readFileSync(`${folder}${slug}.yaml`, "utf8"), { merge: true, maxAliasCount: 10_000 }) as Document;

const judge = ({ object, now }: Case, library?: StatusRuleSet, changed: object = object): StatusResult =>
  computeStatus(changed as KubeObject, { now, ...(library === undefined ? {} : { library }) });
const outcome = ({ status, suspended }: Pick<StatusResult, "status" | "suspended">): string =>
  `${status}${suspended ? ", suspended" : ""}`;
const wanted = ({ expect: { status, suspended = false } }: Case): string => outcome({ status, suspended });

function without(object: unknown, fields: readonly EvidenceField[]): object {
  const copy = structuredClone(object) as Tree;
  for (const { path } of fields) {
    const parent = readPath(copy, path.slice(0, -1));
    if (typeof parent === "object" && parent !== null) delete (parent as Tree)[path.at(-1) as string];
  }
  return copy;
}

/** Returns the object with every condition that is evidence set to Unknown. */
function unknownConditions(object: unknown, fields: readonly EvidenceField[]): object | undefined {
  const copy = structuredClone(object) as Tree;
  let changed = false;
  for (const { path, value } of fields) {
    if (path.at(-1) !== "status" || typeof path.at(-2) !== "number") continue;
    if (value !== "True" && value !== "False") continue;
    (readPath(copy, path.slice(0, -1)) as { status: string }).status = "Unknown";
    changed = true;
  }
  return changed ? copy : undefined;
}

const hasObserved = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (Object.hasOwn(value, "observedGeneration") || Object.values(value).some((entry) => hasObserved(entry)));

describe.each(slugs)("the rules of %s", (slug) => {
  const { spec } = documentOf(slug);
  const rows = spec.rules.flatMap((rule) => (rule.cases ?? []).map((row) => [rule.kind, row.name, row, rule] as const));

  test.each(rows)("%s: %s", async (_kind, _name, row, rule) => {
    const result = judge(row, await libraryOf(slug));
    const { suspended = false, ...expected } = row.expect;
    expect(result).toMatchObject({ ...expected, suspended });
    for (const { path } of result.evidence.fields)
      expect(readPath(row.object, path), formatPath(path)).not.toBeUndefined();
    const without = /^(?:common\/(?:generation|deletion|no-status)$|generic\/)/.test(result.evidence.rule);
    if (row.expect.status === "Current" ? rule.otherwise !== "Generic" : !without)
      expect(result.evidence.rule.startsWith(`${slug}/${rule.kind}#`), `judged by ${result.evidence.rule}`).toBe(true);
  });

  test.each(
    rows.filter(
      ([
        ,
        ,
        {
          expect: { status },
        },
      ]) => status === "Current",
    ),
  )("%s: %s, without what makes it Current is not", async (_kind, _name, row, rule) => {
    const library = await libraryOf(slug);
    const { fields } = judge(row, library).evidence;
    const { status: _, ...bare } = row.object as { readonly [key: string]: unknown };
    if (rule.needsStatus !== false) expect(judge(row, library, bare).status, "no status").not.toBe("Current");
    expect(judge(row, library, without(row.object, fields)).status, "no evidence").not.toBe("Current");
    const unknown = unknownConditions(row.object, fields);
    if (unknown !== undefined) expect(judge(row, library, unknown).status, "condition Unknown").not.toBe("Current");
    if (rule.observesGeneration === false || !hasObserved(row.object)) return;
    const newer = structuredClone(row.object) as { metadata: { generation?: number } };
    newer.metadata.generation = (newer.metadata.generation ?? 0) + 1000;
    expect(judge(row, library, newer).status, "newer generation").not.toBe("Current");
  });

  test.each(spec.rules.map((rule) => [rule.kind, rule] as const))(
    "%s needs a rule: the generic layer gets a case wrong",
    (_kind, { cases = [], observesGeneration }) => {
      expect(cases.map((row) => outcome(judge(row)))).not.toEqual(cases.map(wanted));
      const current = cases.filter(({ expect: { status } }) => status === "Current");
      if (observesGeneration !== false)
        expect(
          current.some(({ object }) => hasObserved(object)),
          "a Current case with an observedGeneration",
        ).toBe(true);
    },
  );

  const generic = (spec.generic ?? []).flatMap(({ kind, cases = [] }) =>
    cases.map((row) => [kind, row.name, row] as const),
  );
  if (generic.length > 0)
    test.each(generic)("%s needs none: %s", async (_kind, _name, row) => {
      expect(outcome(judge(row, await libraryOf(slug)))).toBe(wanted(row));
    });
});
