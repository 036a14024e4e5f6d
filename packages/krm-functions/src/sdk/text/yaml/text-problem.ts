import type { Problem } from "@landfall/core/object";
import { lineAt } from "./scan-lines.ts";

/** The problem of a text that cannot be read whatever it holds: it is empty, or has a NUL. */
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

/** Whether a line ends in a bare carriage return, which is a line break of YAML that the fast reader does not look for. */
export function hasLoneReturn(text: string): boolean {
  return text.includes("\r") && /\r(?!\n)/.test(text);
}
