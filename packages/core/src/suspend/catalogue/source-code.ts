import type { SourceCode } from "../model/mechanism.ts";

/** Names the code of a project that proves a mechanism: the repository, the file, and the symbol that decides. */
export function codeOf(project: string, path: string, symbol: string): SourceCode {
  return { project, path, symbol };
}
