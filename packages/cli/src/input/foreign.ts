import type { Problem } from "@landfall/core/object";
import { type Arguments, type Flags, isOn } from "../arguments.ts";

/** The flag of commands that read directories which may contain files without objects. */
export const VERBOSE: Flags = {
  verbose: { short: "v", help: "also name the documents that are no Kubernetes objects and were left out" },
};

const FOREIGN: ReadonlySet<string> = new Set(["NotAResource", "NoNameYet", "Template"]);

/** Prepares problems for people: notes about documents without objects are counted in one, unless with `--verbose`. */
export function foldForeign(problems: readonly Problem[], args: Arguments): readonly Problem[] {
  if (isOn(args, "verbose")) return problems;
  const isForeign = ({ code, severity }: Problem): boolean => severity === "info" && FOREIGN.has(code);
  const foreign = problems.filter(isForeign);
  if (foreign.length === 0) return problems;
  const files = new Set(foreign.map(({ file }) => file?.path)).size;
  const documents = `${foreign.length} ${foreign.length === 1 ? "document" : "documents"}`;
  const places = `${files} ${files === 1 ? "file" : "files"}`;
  const message = `${documents} in ${places} left out: no Kubernetes objects (--verbose names them)`;
  return [...problems.filter((one) => !isForeign(one)), { code: "NotAResource", severity: "info", message }];
}
