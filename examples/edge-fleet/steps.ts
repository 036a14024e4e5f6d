import { join } from "node:path";
import { type PackageFiles, readPackage, unifiedDiff } from "@landfall/krm-functions/runner";
import { runLoop, type StepOutcome } from "./loop.ts";

const PACKAGE = join(import.meta.dirname, "package");

/** The fleet package as it lies here: revision v2 is wanted, nothing was rendered yet. */
export function startPackage(): PackageFiles {
  const files = readPackage(PACKAGE);
  if (!files.ok) throw new Error(files.problems.map(({ message }) => message).join("\n"));
  return files.value;
}

/** The loop of the demo, run on the package. */
export function runSteps(): readonly StepOutcome[] {
  const { root, files } = startPackage();
  return runLoop(root, files);
}

/** What `steps/` holds, by path: of each step the snapshots, and the difference that the render made. */
export function stepFiles(): ReadonlyMap<string, string> {
  const files = runSteps().flatMap(({ step, snapshots, changes }): readonly (readonly [string, string])[] => [
    ...snapshots.map(({ path, text }): readonly [string, string] => [`${step.number}/${path}`, text]),
    [`${step.number}/expected.patch`, changes.map(unifiedDiff).join("")],
  ]);
  return new Map(files);
}
