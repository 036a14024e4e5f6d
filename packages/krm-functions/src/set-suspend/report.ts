import { type Edit, formatPath, type Json, type Path, type Problem, showValue, success } from "@landfall/core/object";
import { isLedgerKey, type Resolution, resolveSuspension } from "@landfall/core/suspend";
import type { FunctionResult, Item } from "../sdk/index.ts";
import { fieldResult, itemResult, problemResult } from "../sdk/results.ts";
import type { Ask } from "./ask.ts";
import type { Change } from "./change-item.ts";

const MOST_CAUSES = 20;

/**
 * A message about an object that is not named yet; if it is about a field whose value each item has itself, with that
 * field's path.
 */
export type Saying = { readonly problem: Problem } | { readonly result: FunctionResult; readonly readAt?: Path };

/**
 * The messages about a change: one for each field of the controlling system, or one for the object if only its holds
 * changed.
 */
export function sayingsOf(ask: Ask, { wanted, edits, problems, after }: Change): readonly Saying[] {
  const said = problems.map((problem): Saying => ({ problem }));
  if (edits.length === 0) return said;
  const { object, suspend } = wanted;
  const ledger = after !== undefined && "ledger" in after ? success(after.ledger) : undefined;
  const resolution = resolveSuspension(after?.object ?? object, ask.catalogue, ask.now, ledger);
  const inert = suspend ? resolution.problems.filter(({ code }) => code === "Overridden") : [];
  said.push(...inert.map((problem) => ({ problem })));
  const lead = { severity: "info", tags: tagsOf(ask, resolution) } as const;
  const words = suspend ? resolution.explanation : lettingGo(ask, resolution);
  const native = edits.filter((edit) => !isLedgerKey(String(edit.path.at(-1))) && !("text" in edit));
  for (const edit of native) {
    said.push({ result: { ...lead, message: `${words}; ${changeIn(edit)}`, field: fieldOf(edit) } });
  }
  const [first] = edits;
  if (native.length > 0 || first === undefined) return said;
  said.push({ result: { ...lead, message: words, field: { path: formatPath(first.path) } }, readAt: first.path });
  return said;
}

/** Turns a message into a result about an item. */
export function resultOf(item: Item, saying: Saying): FunctionResult {
  if ("problem" in saying) return problemResult(saying.problem, item);
  const { result, readAt } = saying;
  return readAt === undefined ? itemResult(item, result) : fieldResult(item, readAt, result);
}

/** Makes the warning that one item was refused while others were changed. */
export function refusedResult(item: Item, problem: Problem): FunctionResult {
  const result = problemResult({ ...problem, severity: "warning" }, item);
  return { ...result, tags: { ...result.tags, refused: "true" } };
}

function lettingGo(ask: Ask, { state, explanation }: Resolution): string {
  return `let go by ${ask.holder}${state === "active" ? "" : `; ${explanation}`}`;
}

/** Describes a change: `was false, now true`. */
function changeIn(edit: Edit): string {
  const { expected } = edit;
  const before = expected === undefined || "absent" in expected ? "absent" : showValue(expected.value);
  return `was ${before}, now ${edit.operation === "set" ? showValue(edit.value) : "absent"}`;
}

/** The field of a result, with its current and proposed value. */
function fieldOf(edit: Edit): NonNullable<FunctionResult["field"]> {
  const { expected } = edit;
  return {
    ...(expected !== undefined && "value" in expected && { currentValue: expected.value }),
    path: formatPath(edit.path),
    ...(edit.operation === "set" && { proposedValue: edit.value }),
  };
}

function tagsOf(ask: Ask, resolution: Resolution): { readonly [key: string]: string } {
  const causes = resolution.effects.flatMap(({ effect, causes: all }) =>
    all.map(
      ({ hold, expired }): Json => ({
        effect,
        ...(hold !== undefined && { holder: hold.holder }),
        ...(hold?.until !== undefined && { until: hold.until }),
        ...(expired && { expired }),
      }),
    ),
  );
  return {
    holder: ask.holder,
    state: resolution.state,
    ...(resolution.until !== undefined && { until: resolution.until }),
    causes: JSON.stringify(causes.slice(0, MOST_CAUSES)),
  };
}
