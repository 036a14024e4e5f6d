import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { declarationOf, PATHS } from "./public-face.ts";
import { runTypeScript } from "./run-typescript.ts";
import { snippetsOf } from "./snippets.ts";

/**
 * The functions that users call first, by import path: each must have an `@example` that compiles and runs as it is.
 */
const FIRST_CALLS: readonly (readonly [path: string, name: string])[] = [
  ["core/status", "computeStatus"],
  ["core/status/rules", "loadStatusRules"],
  ["core/object", "setCondition"],
  ["core/object", "targetOf"],
  ["core/aggregate", "createStatusIndex"],
  ["core/suspend", "suspend"],
  ["core/suspend", "resume"],
  ["core/suspend", "resolveSuspension"],
  ["core/rollout", "readStrategy"],
  ["core/rollout", "planRollout"],
  ["core/rollout", "decide"],
  ["core/rollout", "explainRollout"],
  ["core/rollout", "simulate"],
  ["core/steps", "readStepPlan"],
  ["core/steps", "advance"],
  ["adapters/systems", "checkChanges"],
  ["krm-functions/sdk", "processList"],
];

/** The TypeScript of the `@example` in the docstring of an exported function. */
function exampleOf(path: string, name: string): string | undefined {
  const declared = declarationOf(PATHS.get(path) ?? "", name);
  const [before] = readFileSync(declared.file, "utf8").split(`\nexport function ${declared.name}`);
  const docstring = before?.slice(before.lastIndexOf("/**")) ?? "";
  const [, example] = docstring.split("@example");
  const text = example?.replaceAll(/^ \* ?/gm, "");
  return text === undefined ? undefined : snippetsOf(text).find(({ language }) => language === "ts")?.text;
}

test.each(FIRST_CALLS)("%s: the example of %s compiles and runs", (path, name) => {
  const example = exampleOf(path, name);
  expect(example).toContain(`${name}(`);
  expect(runTypeScript(`example-${path.replaceAll("/", "-")}-${name}`, example ?? "")).toBe("");
});
