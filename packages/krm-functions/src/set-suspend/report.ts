import { type Edit, formatPath, type Json, success, truncate } from "@landfall/core/object";
import { isLedgerKey, type Resolution, resolve } from "@landfall/core/suspend";
import type { FunctionResult } from "../sdk/index.ts";
import { fieldResult, problemResult } from "../sdk/results.ts";
import type { Ask } from "./ask.ts";
import type { Change } from "./change-item.ts";

const MOST_CAUSES = 20;
const LONGEST_VALUE = 80;

/** Results for a change: one for every field of the system's own, or one for the object if only its holds changed. */
export function resultsOf(ask: Ask, { wanted, edits, problems, after }: Change): readonly FunctionResult[] {
  const { item, object, suspend } = wanted;
  const results = problems.map((problem) => problemResult(problem, item));
  if (edits.length === 0) return results;
  const ledger = after !== undefined && "ledger" in after ? success(after.ledger) : undefined;
  const resolution = resolve(after?.object ?? object, ask.catalogue, ask.now, ledger);
  const inert = suspend ? resolution.problems.filter(({ code }) => code === "Overridden") : [];
  results.push(...inert.map((problem) => problemResult(problem, item)));
  const tags = tagsOf(ask, resolution);
  const said = suspend ? resolution.explanation : lettingGo(ask, resolution);
  const native = edits.filter((edit) => !isLedgerKey(String(edit.path.at(-1))) && !("text" in edit));
  for (const edit of native.length === 0 ? edits.slice(0, 1) : native) {
    const message = native.length === 0 ? said : `${said}; ${changeIn(edit)}`;
    const field = fieldOf(edit, native.length > 0);
    results.push(fieldResult(item, edit.path, { severity: "info", tags, message, field }));
  }
  return results;
}

function lettingGo(ask: Ask, { state, explanation }: Resolution): string {
  return `let go by ${ask.holder}${state === "active" ? "" : `; ${explanation}`}`;
}

/** `was false, now true` */
function changeIn(edit: Edit): string {
  const { expected } = edit;
  const before = expected === undefined || "absent" in expected ? "absent" : shown(expected.value);
  return `was ${before}, now ${edit.operation === "set" ? shown(edit.value) : "absent"}`;
}

function shown(value: Json): string {
  return truncate(JSON.stringify(value), LONGEST_VALUE);
}

/** Current and proposed value; of a hold's own annotation the path alone. */
function fieldOf(edit: Edit, values: boolean): NonNullable<FunctionResult["field"]> & { readonly path: string } {
  const path = formatPath(edit.path);
  if (!values) return { path };
  const { expected } = edit;
  return {
    path,
    ...(expected !== undefined && "value" in expected && { currentValue: expected.value }),
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
