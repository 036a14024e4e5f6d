import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ACTUATION, FRESHNESS, HEALTH, RECONCILE, SUSPENDED, UP_TO_DATE } from "@landfall/core/aggregate";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { play } from "../../examples/steps-in-a-wave/story.ts";
import { runCli } from "../../packages/cli/src/cli.ts";
import { COMMANDS } from "../../packages/cli/src/commands/index.ts";

const ROOT = join(import.meta.dirname, "../..");
const SCHEMA = JSON.parse(readFileSync(join(ROOT, "docs/json/v1.schema.json"), "utf8")) as {
  readonly $id: string;
  readonly $defs: { readonly [name: string]: Node };
};

interface Node {
  readonly $ref?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly properties?: { readonly [name: string]: Node };
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

/** Returns the paths of the fields below a node that have no description. */
function undescribed(path: string, { properties = {}, items, anyOf = [], oneOf = [] }: Node): readonly string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const at = `${path}/${name}`;
    const isSilent = field.description === undefined && field.$ref === undefined;
    return [...(isSilent ? [at] : []), ...undescribed(at, field)];
  });
  const below = [...(items === undefined ? [] : [items]), ...anyOf, ...oneOf];
  return [...own, ...below.flatMap((node) => undescribed(path, node))];
}

const ajv = new Ajv2020({ allErrors: true, strict: false });
ajv.addSchema(SCHEMA);

const IO = { env: {}, terminal: false, columns: undefined, now: () => new Date("2026-11-23T10:00:00Z") };

let cwd = "";
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-json-"));
  cpSync(join(ROOT, "examples"), cwd, { recursive: true });
  makeHistory();
  mkdirSync(join(cwd, "stepped"));
  play(
    join(cwd, "stepped"),
    () => void runCli(["fn", "render", "stepped"], { ...IO, cwd, readStdin: () => "" }),
    () => {},
  );
});
afterAll(() => rmSync(cwd, { recursive: true }));

async function json(args: readonly string[], stdin: string): Promise<unknown> {
  const outcome = runCli([...args, "-o", "json"], { ...IO, cwd, readStdin: () => stdin, sleep: async () => {} });
  const { stdout, stderr } = outcome.later === undefined ? outcome : await outcome.later();
  expect(stderr).not.toContain("internal error");
  return JSON.parse(stdout);
}

const HOLD = ["--holder", "docs.example.com/x", "--reason", "docs", "--yes"];
const PORCH =
  "apiVersion: porch.kpt.dev/v1alpha1\nkind: PackageRevision\nmetadata: {name: a.b.c}\nspec: {packageName: b, repository: a, workspaceName: c, lifecycle: Draft}\n";

/** The replicas of an object, for a field that goes back and forth. */
const FIGHT = [2, 5, 2, 5]
  .map((replicas, at) => ({
    apiVersion: "apps/v1",
    kind: "Deployment",
    metadata: { name: "web", namespace: "shop", uid: "u", generation: at + 1, resourceVersion: `${at}` },
    spec: { replicas },
  }))
  .map((one) => JSON.stringify(one))
  .join("\n");

const INSTANCE = (version: string): string =>
  `apiVersion: kudo.dev/v1beta1
kind: Instance
metadata: {name: shop, namespace: data}
spec: {operatorVersion: {name: ${version}}}
status: {planStatus: {deploy: {name: deploy, status: ERROR, uid: u, phases: [{name: p, status: ERROR, steps: [{name: s, status: ERROR, message: timeout}]}]}}}
`;
const VERSIONS = ["v1", "v2"]
  .map(
    (name) =>
      `apiVersion: kudo.dev/v1beta1\nkind: OperatorVersion\nmetadata: {name: ${name}, namespace: data}\nspec: {plans: {deploy: {}, upgrade: {}}}\n`,
  )
  .join("---\n");
const RULES = `apiVersion: landfall.dev/v1alpha1
kind: StatusRules
metadata: {name: shop}
spec:
  rules:
  - group: example.com
    kind: Shop
    rows: [{current: status.open}]
    cases:
    - name: open
      expect: {status: Current}
      object: {apiVersion: example.com/v1, kind: Shop, metadata: {name: a}, status: {open: true}}
`;

/** Commits objects and changes them, for a command that reads a git history. */
function makeHistory(): void {
  mkdirSync(join(cwd, "made"));
  writeFileSync(join(cwd, "made/all.yaml"), `${VERSIONS}---\n${INSTANCE("v1")}`);
  const settings = ["-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"];
  for (const words of [
    ["init", "--quiet"],
    ["add", "--all"],
    ["commit", "--quiet", "--message=first"],
  ])
    spawnSync("git", [...settings, ...words], { cwd });
  writeFileSync(join(cwd, "made/all.yaml"), `${VERSIONS}---\n${INSTANCE("v2")}`);
  writeFileSync(join(cwd, "made/rules.yaml"), RULES);
}

const ROWS: readonly (readonly [definition: string, args: readonly string[], stdin: string])[] = [
  ["statusOfFleet", ["status", "aggregate-status-flux"], ""],
  ["statusOfFleet", ["status", "aggregate-status-karmada"], ""],
  ["statusOfFleet", ["status", "aggregate-status-config-sync"], ""],
  ["statusOfFleet", ["status", "porch"], ""],
  ["statusOfFleet", ["status", "aggregate-status-three-ways"], ""],
  ["statusOfObjects", ["status", "karmada-user-stories"], ""],
  ["statusOfObjects", ["status", "set-suspend-two-holders"], ""],
  ["edits", ["suspend", "set-suspend-two-holders", "--all", "--diff", ...HOLD], ""],
  ["edits", ["suspend", "set-suspend-two-holders", "--all", ...HOLD], ""],
  ["suspended", ["suspended", "set-suspend-two-holders"], ""],
  ["suspended", ["suspended", "--all", "karmada-user-stories"], ""],
  ["edits", ["resume", "set-suspend-two-holders", "--holder", "docs.example.com/x", "--yes"], ""],
  ["edits", ["fn", "render", "--dry-run", "edge-fleet/package"], ""],
  ["edits", ["fn", "render", "compute-wave-canary"], ""],
  ["explain", ["explain", "compute-wave-canary"], ""],
  ["explain", ["explain", "-"], PORCH],
  ["steps", ["steps", "status", "stepped"], ""],
  ["steps", ["steps", "status", "made"], ""],
  ["steps", ["steps", "history", "made"], ""],
  ["stepsExplain", ["steps", "explain", "stepped"], ""],
  ["stepsSimulate", ["steps", "simulate", "stepped"], ""],
  ["checkChange", ["check-change", "made"], ""],
  ["fights", ["fights", "-"], FIGHT],
  ["shadow", ["shadow", "compute-wave-canary"], ""],
  ["rulesTest", ["rules", "test", "made/rules.yaml"], ""],
  ["wait", ["wait", "--for", "landed", "--timeout", "0", "aggregate-status-flux"], ""],
];

/** The definitions for output about clusters, each with the test that uses a real API server. */
const OF_CLUSTERS: ReadonlyMap<string, string> = new Map([
  ["statusOfClusters", "packages/cli/src/cluster/cluster.test.ts"],
  ["holdsInClusters", "packages/cli/src/writing/one-cluster.test.ts"],
  ["rolloutInCluster", "packages/cli/src/cluster/rollouts.test.ts"],
]);

describe("what is printed as JSON is what its schema says", () => {
  test.each(ROWS)("%s: %j", async (definition, args, stdin) => {
    const validate = ajv.getSchema(`${SCHEMA.$id}#/$defs/${definition}`);
    const printed = await json(args, stdin);
    expect(validate?.(printed), ajv.errorsText(validate?.errors)).toBe(true);
    expect(printed).not.toEqual([]);
  });

  test("the words of a fleet are those of the library", () => {
    const { axes } = SCHEMA.$defs;
    const words = Object.fromEntries(
      Object.entries(axes?.properties ?? {}).map(([name, { enum: known = [] }]) => [name, known.toSorted()]),
    );
    const of = (known: readonly string[]): readonly string[] => known.toSorted();
    expect(words).toEqual({
      health: of(HEALTH),
      actuation: of(ACTUATION),
      reconcile: of(RECONCILE),
      upToDate: of(UP_TO_DATE),
      suspended: of(SUSPENDED),
      freshness: of(FRESHNESS),
    });
  });

  test("every field has a description", () => {
    expect(Object.entries(SCHEMA.$defs).flatMap(([name, node]) => undescribed(name, node))).toEqual([]);
  });

  test("every definition is tried, or is a part of one that is", () => {
    const tried = new Set([...ROWS.map(([definition]) => definition), ...OF_CLUSTERS.keys()]);
    for (const [definition, path] of OF_CLUSTERS)
      expect(readFileSync(join(ROOT, path), "utf8")).toContain(`documented("${definition}",`);
    const used = new Set([...JSON.stringify(SCHEMA).matchAll(/#\/\$defs\/(\w+)/g)].map(([, name]) => name));
    expect(Object.keys(SCHEMA.$defs).filter((name) => !tried.has(name) && !used.has(name))).toEqual([]);
  });

  test("every command that takes -o json has a row", () => {
    const page = readFileSync(join(ROOT, "docs/json/README.md"), "utf8");
    const rows = page
      .split("\n")
      .flatMap((line) => /^\| (.*?) \| .*\|$/.exec(line)?.[1] ?? [])
      .join("\n");
    const printing = COMMANDS.filter(({ flags }) => flags["output"]?.oneOf?.includes("json") === true);
    const own = new Set(["steps status", "steps history", "steps explain", "steps simulate"]);
    const names = printing.map(({ name }) =>
      own.has(name) ? name : name.replace(/^(rollout|steps) .*/, (_, group: string) => `${group} VERB`),
    );
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !rows.includes(`\`${name}\``))).toEqual([]);
  });

  test("the page names each that a command prints", () => {
    const page = readFileSync(join(ROOT, "docs/json/README.md"), "utf8");
    for (const definition of [...ROWS.map(([name]) => name), ...OF_CLUSTERS.keys()])
      expect(page).toContain(`\`${definition}\``);
  });
});
