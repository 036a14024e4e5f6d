import { type Edit, type KubeObject, type Result, success } from "@landfall/core/object";
import { type Decided, type EditsAlike, editsAlike, type Mechanism, type Rewriting } from "@landfall/core/suspend";
import type { Ask } from "./ask.ts";
import { type Change, changeItem } from "./change-item.ts";
import { type Saying, sayingsOf } from "./report.ts";
import { spellingOf } from "./spelling-of.ts";
import { itemId, sameWish, type Wanted } from "./wanted.ts";

/** The decision about one object. */
export interface Decision {
  readonly edits: readonly Edit[];
  readonly sayings: readonly Saying[];
  /** The mechanism that holds the object; absent if it is released or was not meant. */
  readonly mechanism?: Mechanism;
}

/** A decision, which holds for every object in which it would read the same values. */
interface Known {
  readonly wanted: Wanted;
  readonly decision: Decision;
  readonly editsFor: EditsAlike;
  /**
   * The fields for which the decision looked for a saved spelling in the text, and found none. An object that has one
   * there needs a decision of its own.
   */
  readonly asked: readonly Rewriting[];
}

/** The number of recent decisions that are kept. */
const MOST_KNOWN = 8;
/** The number of objects in a row that match no decision, after which only one object in as many is remembered. */
const PATIENCE = 32;

/**
 * Returns a function that decides about objects one after the other. In most fleets objects are similar, so a decision
 * is reused for each object in which it would read the same values. Problems are those of `changeItem`.
 */
export function decideAlike(ask: Ask): (wanted: Wanted) => Result<Decision> {
  const known: Known[] = [];
  let unlike = 0;
  return (wanted) => {
    for (const one of known) {
      const edits = editsAsIn(one, wanted);
      if (edits === undefined) continue;
      unlike = 0;
      return success({ ...one.decision, edits });
    }
    const isWorthIt = unlike < PATIENCE || unlike % PATIENCE === 0;
    unlike++;
    const { decision, learned } = decide(ask, wanted, isWorthIt);
    if (learned !== undefined && known.unshift(learned) > MOST_KNOWN) known.pop();
    return decision;
  };
}

function decide(
  ask: Ask,
  wanted: Wanted,
  learn: boolean,
): { readonly decision: Result<Decision>; readonly learned?: Known | undefined } {
  const asked: Rewriting[] = [];
  let isOdd = false;
  const read = spellingOf(wanted.item);
  const change = changeItem(ask, wanted, (rewriting) => {
    asked.push(rewriting);
    const spelling = read(rewriting);
    if (spelling !== undefined) isOdd = true;
    return spelling;
  });
  if (!change.ok) return { decision: change };
  const decision = decisionOf(ask, change.value);
  return {
    decision: success(decision),
    learned: learn && !isOdd ? learnFrom(ask, wanted, decision, asked) : undefined,
  };
}

function decisionOf(ask: Ask, change: Change | undefined): Decision {
  if (change === undefined) return { edits: [], sayings: [] };
  const { edits, mechanism } = change;
  return { edits, sayings: sayingsOf(ask, change), ...(mechanism !== undefined && { mechanism }) };
}

function learnFrom(ask: Ask, wanted: Wanted, decided: Decision, asked: readonly Rewriting[]): Known {
  const { edits, sayings } = decided;
  const again = (object: KubeObject): Decided | undefined => {
    const change = changeItem(ask, { ...wanted, object }, () => undefined);
    if (!change.ok) return undefined;
    const decision = decisionOf(ask, change.value);
    return { edits: decision.edits, said: decision.sayings };
  };
  const editsFor = editsAlike(wanted.object, { edits, said: sayings }, again, ask.catalogue);
  return { wanted, decision: decided, editsFor, asked };
}

/** The edits for an object if this decision applies to it, else undefined. */
function editsAsIn({ wanted, editsFor, asked }: Known, next: Wanted): readonly Edit[] | undefined {
  if (!sameWish(wanted, next)) return undefined;
  const edits = editsFor(next.object, itemId(next.item).item);
  if (edits === undefined) return undefined;
  const read = spellingOf(next.item);
  for (const rewriting of asked) if (read(rewriting) !== undefined) return undefined;
  return edits;
}
