import type { Problem } from "@landfall/core/object";

/** Codes of warnings about input that was read nevertheless, or that is no file (a link). */
const HARMLESS: ReadonlySet<string> = new Set(["DuplicateKey", "NotAFile"]);
const FEW = 3;

/** The warnings about files of a directory, or documents in them, that could not be read. */
export function unreadAmong(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity, code }) => severity === "warning" && !HARMLESS.has(code));
}

/** The files of problems, as words: the first three, and how many more. */
export function filesOf(problems: readonly Problem[]): string {
  const files = [...new Set(problems.flatMap(({ file }) => file?.path ?? []))];
  const rest = files.length > FEW ? ` and ${files.length - FEW} more` : "";
  return `${files.slice(0, FEW).join(", ")}${rest}`;
}
