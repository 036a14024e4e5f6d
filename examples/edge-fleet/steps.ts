import { join } from "node:path";
import { type PackageFiles, readPackage, unifiedDiff } from "@landfall/krm-functions/runner";
import type { WorkloadFault } from "@landfall/testing/fleet";
import { runLoop, type Step, type StepOutcome } from "./loop.ts";

/** The three renders of the demo. */
const STEPS: readonly Step[] = [
  { number: 1, at: "2026-11-23T09:00:00Z" },
  { number: 2, at: "2026-11-23T09:20:00Z" },
  { number: 3, at: "2026-11-23T09:28:00Z" },
];

/** The fault of the story: the new version crashes in eu-3, which is in the second wave. */
const FAULTS: ReadonlyMap<string, readonly WorkloadFault[]> = new Map([
  ["eu-3", [{ kind: "crash-loop", deployment: "edge-base-web", revision: "v2" }]],
]);

const PACKAGE = join(import.meta.dirname, "package");

/** The fleet package in its initial state: revision v2 is wanted, and nothing was rendered yet. */
export function startPackage(): PackageFiles {
  const files = readPackage(PACKAGE);
  if (!files.ok) throw new Error(files.problems.map(({ message }) => message).join("\n"));
  return files.value;
}

/** Runs the loop of the demo on the package. */
export function runSteps(): readonly StepOutcome[] {
  return runLoop(startPackage(), { steps: STEPS, faults: FAULTS });
}

/** The files of `steps/`, by path: for each step the snapshots, and the diff of the render. */
export function stepFiles(): ReadonlyMap<string, string> {
  const files = runSteps().flatMap(({ step, snapshots, changes }): readonly (readonly [string, string])[] => [
    ...snapshots.map(({ path, text }): readonly [string, string] => [`${step.number}/${path}`, text]),
    [`${step.number}/expected.patch`, changes.map(unifiedDiff).join("")],
  ]);
  return new Map(files);
}
