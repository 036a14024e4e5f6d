import type { Problem } from "@landfall/core/object";
import { lineAt } from "./scan-lines.ts";

/** The problem of a text that is unreadable by any parser: it is empty, or contains a NUL. */
export function textProblem(text: string, linesAbove = 0): Problem | undefined {
  const nul = text.indexOf("\0");
  if (nul >= 0)
    return {
      code: "InvalidYaml",
      severity: "error",
      message: `line ${linesAbove + lineAt(text, nul)}: a NUL character`,
    };
  if (text.trim() === "") return { code: "EmptyInput", severity: "error", message: "the input is empty" };
  return undefined;
}

/** Whether the text contains a bare carriage return, which is a line break in YAML that the fast reader ignores. */
export function hasLoneReturn(text: string): boolean {
  return text.includes("\r") && /\r(?!\n)/.test(text);
}
