import { failure, type KubeObject, type Result, success } from "@landfall/core/object";
import type { StatusRuleSet } from "@landfall/core/status";
import { loadStatusRules } from "@landfall/core/status/rules";
import type { Io } from "../io.ts";
import { readObjectsFile } from "./read-file.ts";

/** The StatusRules objects of a file, and the rules in them, compiled. */
export interface LoadedRules {
  readonly documents: readonly KubeObject[];
  readonly rules: StatusRuleSet;
}

/** Reads and compiles a user's rules. The engine is loaded on demand: that takes longer than most commands. */
export async function loadRules(path: string, io: Io): Promise<Result<LoadedRules>> {
  const documents = readObjectsFile(path, io);
  if (!documents.ok) return documents;
  const { celEngine } = await import("@landfall/adapters/cel");
  const rules = loadStatusRules(documents.value, celEngine);
  return rules.ok ? success({ documents: documents.value, rules: rules.value }) : failure(...rules.problems);
}
