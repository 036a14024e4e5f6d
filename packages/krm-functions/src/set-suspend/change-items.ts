import { type Edit, type Problem, type Result, success } from "@landfall/core/object";
import type { LiveDecision } from "@landfall/core/suspend";
import type { FunctionResult, Item, ResourceList } from "../sdk/index.ts";
import { problemResult } from "../sdk/results.ts";
import type { Ask } from "./ask.ts";
import { changeItem } from "./change-item.ts";
import { type Decision, decideAlike } from "./decide-alike.ts";
import { inOrder } from "./in-order.ts";
import type { Ledgers } from "./ledgers.ts";
import { refusedResult, resultOf, type Saying } from "./report.ts";
import type { ItemSelection } from "./select/select.ts";
import { fileOf, type Listener, type ToldOutcome } from "./told.ts";
import type { Want, Wanted } from "./wanted.ts";

/** The outcome of the items. If one step has problems, later steps are skipped. */
export interface Changes {
  /** The number of selected items. */
  readonly selected: number;
  readonly unselectable: readonly Problem[];
  readonly unplanned: readonly Problem[];
  /** The results about the changes, and whether an error is among them. */
  readonly results: readonly FunctionResult[];
  readonly refused: boolean;
  readonly unwritable: readonly Problem[];
}

type Growing = {
  -readonly [Field in keyof Changes]: Changes[Field] extends readonly (infer Each)[] ? Each[] : Changes[Field];
};

/** The inputs of a run: the functions that select and decide, and the listener. */
export interface Changing {
  readonly list: ResourceList;
  readonly ask: Ask;
  readonly ledgers: Ledgers;
  readonly select: ItemSelection;
  readonly want: Result<Want>;
  readonly tell: Listener;
}

/**
 * Changes the selected items one by one, so that only one is parsed at a time. After the first refusal nothing more is
 * written, and the run fails without output; with `onRefused: warn` each refused item stays as it is, with a warning,
 * and the others are changed.
 */
export function changeItems(changing: Changing): Changes {
  const { list, ask, want } = changing;
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
    const wanted = findWanted(item, changing, changes);
    if (wanted !== undefined) ofNoFile.push(...changeWanted(wanted, decide(wanted), changing, changes));
    item.forget();
  }
  // Edits of objects without a file find them by ref alone, which is refused if two objects share it.
  if (!changes.refused) changes.unwritable.push(...list.apply(ofNoFile));
  return changes;
}

/** Decides which change is wanted for an item, if it is selected. */
function findWanted(item: Item, changing: Changing, changes: Growing): Wanted | undefined {
  const { select, want } = changing;
  const selected = select(item);
  if (!selected.ok) {
    if (!refuseOne(item, selected.problems, changing, changes)) changes.unselectable.push(...selected.problems);
    return undefined;
  }
  if (selected.value === undefined) return undefined;
  changes.selected++;
  if (!want.ok) return undefined;
  const wanted = want.value(selected.value);
  if (!wanted.ok) {
    if (!refuseOne(item, wanted.problems, changing, changes)) changes.unplanned.push(...wanted.problems);
    return undefined;
  }
  const isInVain = changes.unselectable.length > 0 || changes.unplanned.length > 0;
  return isInVain ? undefined : wanted.value;
}

/** With `onRefused: warn`, reports a refused item and leaves it as it is; returns false otherwise. */
function refuseOne(item: Item, problems: readonly Problem[], { ask, tell }: Changing, changes: Growing): boolean {
  if (ask.onRefused !== "warn") return false;
  changes.results.push(...problems.map((problem) => refusedResult(item, problem)));
  tell({ ref: item.ref, ...fileOf(item), outcome: "refused", problems });
  return true;
}

/** Carries out a decision and adds its results. Returns the edits of objects that have no file yet. */
function changeWanted(
  wanted: Wanted,
  decision: Result<Decision>,
  changing: Changing,
  changes: Growing,
): readonly Edit[] {
  const { item, object } = wanted;
  const { ledgers, list } = changing;
  if (!decision.ok) {
    if (refuseOne(item, decision.problems, changing, changes)) return [];
    changes.refused = true;
    changes.results.push(...decision.problems.map((problem) => problemResult(problem, item)));
    return [];
  }
  const { edits, sayings } = decision.value;
  const own = changes.refused ? undefined : ledgers.take(item, object, edits);
  const isOfNoFile = item.id.path === "";
  const isNow = own?.ok === true && !isOfNoFile && own.value.edits.length > 0;
  const now = isNow ? list.apply(inOrder(item, own.value.edits), item) : [];
  const unwritable = own?.ok === false ? own.problems : now;
  if (unwritable.length > 0 && refuseOne(item, unwritable, changing, changes)) return [];
  for (const saying of sayings) changes.results.push(resultOf(item, saying));
  changes.unwritable.push(...unwritable);
  tellDone(wanted, decision.value, changing);
  if (own?.ok !== true || unwritable.length > 0) return [];
  own.value.keep();
  return isOfNoFile ? inOrder(item, own.value.edits) : [];
}

/** Codes of targets that are left as they are: nothing is to be stopped there, or another object decides. */
const NOTHING: ReadonlySet<string> = new Set(["NothingToHold", "AlreadyFinished", "Derived", "PinRevisionUnknown"]);

function tellDone(wanted: Wanted, { edits, mechanism, sayings }: Decision, { ask, tell }: Changing): void {
  const { item, suspend, needed } = wanted;
  const problems = sayings.flatMap((saying: Saying) => ("problem" in saying ? [saying.problem] : []));
  const isHeld = suspend && ask.suspend;
  const isNothing = problems.some(({ code }) => NOTHING.has(code));
  // An item that was selected but not meant, or that has no hold of the holder, is not reported as a target.
  if (edits.length === 0 && !isNothing && (!isHeld || mechanism === undefined)) return;
  const outcome: ToldOutcome = edits.length > 0 ? "done" : isNothing ? "nothing" : "already";
  const by = mechanism !== undefined && { mechanism, effect: mechanism.effect };
  const again = outcome === "done" && { decide: decideAgain(ask, wanted) };
  tell({ ref: item.ref, ...fileOf(item), outcome, problems, ...by, ...again, ...(needed && { needed }) });
}

/** Returns a function that decides again about a target, from its live object and without the text of a file. */
function decideAgain(ask: Ask, wanted: Wanted): LiveDecision {
  return (object) => {
    const change = changeItem(ask, { ...wanted, object }, () => undefined);
    return change.ok ? success(change.value?.edits ?? [], change.problems) : change;
  };
}
