import { formatPath, type Problem, type Result, success } from "@landfall/core/object";
import { definitionOf, derivationsFor, guessMechanism, type Mechanism, mechanismsFor } from "@landfall/core/suspend";
import type { Item, ResourceList } from "../../sdk/index.ts";
import type { Ask } from "../ask.ts";
import type { Selected } from "./select.ts";

/**
 * Treats objects of kinds that are not in the catalogue as `onUnknown` says. Those that somebody holds are read as a
 * whole, so that their holds can be removed. Problems: `NoMechanism`, `EffectNotAvailable`; notes with a result: the
 * kinds left out (`NoMechanism`) or guessed (`Guessed`).
 */
export function settleUnknown(
  list: ResourceList,
  ask: Ask,
  selected: readonly Selected[],
): Result<readonly Selected[]> {
  const problems: Problem[] = [];
  const settled = selected.flatMap((one): readonly Selected[] => {
    if (isKnown(ask, one.item)) return [one];
    if (!ask.suspend) return [one];
    if (ask.onUnknown === "heuristic") return guess(list, ask, one, problems);
    if (ask.onUnknown === "error" || !one.explicit) return [one];
    problems.push(leftOut(one));
    return [];
  });
  return problems.some(({ severity }) => severity === "error") ? { ok: false, problems } : success(settled, problems);
}

/** Whether the catalogue or the config knows how to hold a kind. */
export function isKnown({ catalogue }: Ask, { ref }: Item): boolean {
  return mechanismsFor(catalogue, ref).length > 0 || derivationsFor(catalogue, ref).length > 0;
}

function guess(list: ResourceList, ask: Ask, one: Selected, problems: Problem[]): readonly Selected[] {
  const object = one.item.toObject();
  const definitions = list.select({ kind: "CustomResourceDefinition" }).map((item) => item.toObject());
  const guessed = guessMechanism(object, definitionOf(object, definitions));
  if (!guessed.ok) {
    if (one.explicit) problems.push(...guessed.problems);
    return [];
  }
  const { effects } = ask.wish;
  if (effects.length > 0 && !effects.includes(guessed.value.effect)) {
    if (one.explicit) problems.push(otherEffect(one, guessed.value));
    return [];
  }
  problems.push(guessedFrom(one, guessed.value));
  return [{ ...one, object, guessed: guessed.value }];
}

function leftOut({ item }: Selected): Problem {
  const message = `it is not known how ${item.kind} could be suspended, so it is left out`;
  return { code: "NoMechanism", severity: "warning", message, ref: item.ref };
}

function otherEffect({ item }: Selected, { effect }: Mechanism): Problem {
  const message = `its definition suggests ${effect}, which was not asked for`;
  return { code: "EffectNotAvailable", severity: "error", message, ref: item.ref, hint: `ask for ${effect}` };
}

function guessedFrom({ item }: Selected, { site, effect, stops }: Mechanism): Problem {
  const where = site.kind === "clusters" || site.kind === "pin" ? "" : formatPath(site.path);
  const message = `that ${where} holds ${effect} is ${stops}; nobody has checked it`;
  return { code: "Guessed", severity: "warning", message, ref: item.ref };
}
