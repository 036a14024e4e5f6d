import type { Edit, Problem, Result } from "@landfall/core/object";
import type { FunctionResult, Item, ResourceList } from "../sdk/index.ts";
import { problemResult } from "../sdk/results.ts";
import type { Ask } from "./ask.ts";
import { type Decision, decideAlike } from "./decide-alike.ts";
import type { Ledgers } from "./ledgers.ts";
import { resultOf } from "./report.ts";
import type { ItemSelection } from "./select/select.ts";
import type { Want, Wanted } from "./wanted.ts";

/** What became of the items. Problems of one step leave those of the next without meaning. */
export interface Changes {
  /** How many items were selected. */
  readonly selected: number;
  readonly unselectable: readonly Problem[];
  readonly unplanned: readonly Problem[];
  /** What to say about the changes, and whether one of them is refused. */
  readonly results: readonly FunctionResult[];
  readonly refused: boolean;
  readonly unwritable: readonly Problem[];
}

type Growing = {
  -readonly [Field in keyof Changes]: Changes[Field] extends readonly (infer Each)[] ? Each[] : Changes[Field];
};

/**
 * Changes what is selected, one item after the other from text to text, so that only one is held parsed. Once anything is
 * refused no more is written; what was written before goes with the run, which fails.
 */
export function changeItems(
  list: ResourceList,
  ask: Ask,
  ledgers: Ledgers,
  select: ItemSelection,
  want: Result<Want>,
): Changes {
  const changes: Growing = {
    selected: 0,
    unselectable: [],
    unplanned: want.ok ? [] : [...want.problems],
    results: [],
    refused: false,
    unwritable: [],
  };
  const ofNoFile: Edit[] = [];
  const decide = decideAlike(ask);
  for (const item of list.items) {
    const wanted = findWanted(item, select, want, changes);
    const edits = wanted === undefined ? [] : changeWanted(wanted, decide(wanted), ledgers, changes);
    if (item.id.path === "") ofNoFile.push(...edits);
    else if (edits.length > 0) changes.unwritable.push(...list.apply(edits, item));
    item.forget();
  }
  // These have no identity but their ref, and it is refused where two have the same.
  if (!changes.refused) changes.unwritable.push(...list.apply(ofNoFile));
  return changes;
}

/** What is wanted of an item, as long as there is sense in changing anything. */
function findWanted(item: Item, select: ItemSelection, want: Result<Want>, changes: Growing): Wanted | undefined {
  const selected = select(item);
  changes.unselectable.push(...selected.problems);
  if (!selected.ok || selected.value === undefined) return undefined;
  changes.selected++;
  if (!want.ok) return undefined;
  const wanted = want.value(selected.value);
  changes.unplanned.push(...wanted.problems);
  const isInVain = changes.unselectable.length > 0 || changes.unplanned.length > 0;
  return wanted.ok && !isInVain ? wanted.value : undefined;
}

/** Adds the results of a decision. Its edits; none where a change has been refused. */
function changeWanted(
  { item, object }: Wanted,
  decision: Result<Decision>,
  ledgers: Ledgers,
  changes: Growing,
): readonly Edit[] {
  if (!decision.ok) {
    changes.refused = true;
    changes.results.push(...decision.problems.map((problem) => problemResult(problem, item)));
    return [];
  }
  for (const saying of decision.value.sayings) changes.results.push(resultOf(item, saying));
  if (changes.refused) return [];
  const own = ledgers.take(item, object, decision.value.edits);
  changes.unwritable.push(...own.problems);
  return own.ok ? own.value : [];
}
