import type { Problem } from "@landfall/core/object";
import { isKptfile } from "./kptfile.ts";
import type { Item } from "./text/model/index.ts";

/**
 * kpt deletes the file of every item that is missing from a function's output, without asking. So a function that would
 * emit fewer items than it read fails, unless it declares `mayDelete`; losing a Kptfile always fails.
 */
export function guardItems(
  before: { readonly items: number; readonly kptfiles: readonly Item[] },
  after: readonly Item[],
  mayDelete: boolean,
): readonly Problem[] {
  const kept = new Set(after);
  const lost = before.kptfiles.filter((kptfile) => !kept.has(kptfile) || !isKptfile(kptfile));
  const problems: Problem[] = lost.map(({ id }) => ({
    code: "KptfileLost",
    severity: "error",
    message: `the Kptfile of package ${id.packagePath === "" ? id.path : id.packagePath} would be lost`,
    file: { path: id.path, index: id.index },
  }));
  if (after.length < before.items && !mayDelete) {
    const message = `${after.length} items would be emitted of ${before.items} read`;
    problems.push({ code: "ItemsLost", severity: "error", message });
  }
  return problems;
}
