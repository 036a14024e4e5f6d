import { failure, type Problem, type Result, success } from "@landfall/core/object";
import { type Budget, validateBudget } from "@landfall/core/schemas";
import type { ResourceList } from "../sdk/index.ts";

/**
 * The Budgets of a package, by name. Problems: those of the schema; `BudgetsDiffer` if two with one name differ, as it
 * is unknown which of them counts.
 */
export function readBudgets(list: ResourceList): Result<ReadonlyMap<string, Budget["spec"]>> {
  const found = new Map<string, Budget["spec"]>();
  const problems: Problem[] = [];
  for (const item of list.select({ group: "landfall.dev", kind: "Budget" })) {
    const object = item.toObject();
    const invalid = validateBudget(object).filter(({ severity }) => severity === "error");
    problems.push(...invalid.map((problem) => ({ ...problem, ref: item.ref })));
    if (found.has(item.name)) {
      const message = `two Budgets of the package have the name ${item.name}`;
      const hint = "keep one of them";
      problems.push({ code: "BudgetsDiffer", severity: "error", message, field: "metadata.name", hint, ref: item.ref });
    }
    if (invalid.length === 0) found.set(item.name, (object as unknown as Budget).spec);
  }
  return problems.length > 0 ? failure(...problems) : success(found);
}
