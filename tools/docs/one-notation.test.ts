import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../../", import.meta.url).pathname;

/** Sources with a kind and a name side by side, each with the reason why that is not our notation. */
const NOT_OURS: ReadonlyMap<string, string> = new Map([
  ["core/src/object/ref.ts", "the one notation, and the key of a map"],
  ["core/src/object/depends-on.ts", "the form of the annotation config.kubernetes.io/depends-on"],
  ["core/src/aggregate/resource-group/write-resource-group.ts", "the message that Config Sync writes"],
  ["core/src/status/children/judge-children.ts", "a child beside its parent, in a message of bounded length"],
  ["core/src/status/kinds/judge-by-table.ts", "the name of a rule"],
  ["core/src/steps/advance/blockers.ts", "a kind of task, not of objects"],
  ["adapters/src/kubefleet/read.ts", "what KubeFleet names in its status, without a group"],
  ["adapters/src/cluster-stacks/admit-stack.ts", "the message of the upstream webhook"],
  ["adapters/src/cluster-stacks/read.ts", "what the upstream names in its status, without a group"],
  ["cli/src/cluster/meant.ts", "the key of a set"],
  ["cli/src/writing/hold-in-clusters.ts", "the key of a map"],
  ["krm-functions/src/kpt-functions/types.ts", "`kubernetesKey` of the library that this stands in for"],
  ["krm-functions/src/compute-wave/words.ts", "a wave or a target of a plan"],
  ["krm-functions/src/runner/as-kpt/run-carried.ts", "an object before it is read, of which only this much is known"],
]);

const SIDE_BY_SIDE = /\$\{[^{}]*\bkind\b[^{}]*\}[ /]\$\{[^{}]*\bname\b[^{}]*\}/i;

test("an object is named by formatRef, and by nothing else", () => {
  const found = globSync("*/src/**/*.ts", { cwd: `${ROOT}packages` })
    .filter((path) => !/\.test\.ts$|generated|testing\//.test(path))
    .filter((path) => SIDE_BY_SIDE.test(readFileSync(`${ROOT}packages/${path}`, "utf8")))
    .filter((path) => !NOT_OURS.has(path));
  expect(found).toEqual([]);
});

test("formatRef has the group of an object, and is not told to leave it out", () => {
  const found = globSync("*/src/**/*.ts", { cwd: `${ROOT}packages` })
    .filter((path) => !/\.test\.ts$|generated/.test(path))
    .filter((path) => /formatRef\(\{ *\.\.\.[^}]*group: ""/.test(readFileSync(`${ROOT}packages/${path}`, "utf8")));
  expect(found).toEqual([]);
});

/** The notations of other tools: `apps/v1/Deployment/…`, `Deployment/shop/web`. */
const ELSEWHERE =
  /\bv[0-9]+(?:(?:alpha|beta)[0-9]+)?\/[A-Z][A-Za-z]+\/|\b(?:Deployment|StatefulSet|DaemonSet|CronJob|ConfigMap|Kustomization|HelmRelease|RootSync|GitRepository|PackageVariant)\/[a-z]/;

/** Lines in the notation of another tool, because they are its input or output. */
const QUOTED = /depends-on|kubectl|status: '|schemas?\/|https?:|"path"|```/;

test("what is printed, and the docs, have no other notation", () => {
  const paths = globSync(["examples/**/results.yaml", "packages/cli/src/**/*.txt", "docs/*.md", "README.md"], {
    cwd: ROOT,
  });
  expect(paths.length).toBeGreaterThan(40);
  const found = paths.flatMap((path) =>
    readFileSync(`${ROOT}${path}`, "utf8")
      .split("\n")
      .filter((line) => ELSEWHERE.test(line) && !QUOTED.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
