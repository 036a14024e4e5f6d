import type { SourceCode } from "../model/mechanism.ts";

/** Where a project's own code shows what a mechanism does: the repository, the file, and what in it decides. */
export function codeOf(project: string, path: string, symbol: string): SourceCode {
  return { project, path, symbol };
}
