import { statSync } from "node:fs";
import type { Problem } from "@landfall/core/object";
import { fileReason } from "@landfall/krm-functions/runner";

/** The problem of a path that should be a directory, with the name that the user gave; undefined if it is one. */
export function notADirectory(path: string, name: string): Problem | undefined {
  const problem = (message: string): Problem => ({ code: "NotADirectory", severity: "error", message });
  try {
    return statSync(path).isDirectory() ? undefined : problem(`${name} is no directory`);
  } catch (error) {
    return problem(`${name}: ${fileReason(error)}`);
  }
}
