/**
 * The path of a phase, a step or a task in a run: `deploy`, `deploy/base`, `deploy/base/apply`; the run itself is `""`.
 * Names contain no slash.
 */
export type StepPath = string;

/** Returns the path of the level above; the run is above every phase. */
export function parentPath(path: StepPath): StepPath {
  return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}
