import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem, Result } from "@landfall/core/object";
import {
  type AnyFunction,
  evalPackage,
  type PackageFiles,
  type RunOutcome,
  readPackage,
  renderPackage,
  writeChanges,
} from "@landfall/krm-functions/runner";
import { createItem } from "@landfall/krm-functions/sdk";
import type { Engine, EngineRun } from "./engine.ts";
import type { Expectation } from "./expectation.ts";

/**
 * Makes an engine of the embedded runner with these functions: the output of kpt without kpt. It returns no
 * FunctionResultList.
 */
export function embeddedEngine(functions: readonly AnyFunction[]): Engine {
  return {
    name: "embedded",
    run(directory, expectation) {
      const files = readPackage(directory);
      if (!files.ok) return failed(files.problems);
      const outcome =
        expectation.testType === "render"
          ? renderPackage(files.value, functions)
          : evaluate(files.value, functions, expectation);
      if (!outcome.ok) return failed(outcome.problems);
      const problems = writeChanges(files.value.root, outcome.value.changes);
      return problems.length > 0 ? failed(problems) : { exitCode: 0, stdout: "", stderr: "" };
    },
  };
}

function evaluate(
  files: PackageFiles,
  functions: readonly AnyFunction[],
  expectation: Expectation,
): Result<RunOutcome> {
  const fn = functions.find(({ name }) => name === expectation.execPath);
  if (fn === undefined) throw new Error(`there is no function ${expectation.execPath ?? ""}`);
  return evalPackage(files, fn, { config: configOf(files.root, expectation) });
}

/** The function config: the given file, or the ConfigMap that kpt makes of the arguments, even without any. */
function configOf(root: string, { fnConfig, args = {} }: Expectation): string {
  if (fnConfig !== undefined) return readFileSync(join(root, fnConfig), "utf8");
  const map = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "function-input" }, data: args };
  return createItem(map, { path: "" }).text;
}

function failed(problems: readonly Problem[]): EngineRun {
  return { exitCode: 1, stdout: "", stderr: problems.map(({ message }) => `${message}\n`).join("") };
}
