import {
  compareRefs,
  type KubeObject,
  type ObjectRef,
  type Problem,
  refKey,
  refOf,
  sameJson,
} from "@landfall/core/object";
import type { ChangeRole, ChangeVerdict } from "./contract.ts";
import { ADMISSIONS } from "./generated/admissions.ts";

/** A change that a system has rules for, and what they say. */
export interface CheckedChange extends ChangeVerdict {
  readonly ref: ObjectRef;
  readonly change: "made" | "changed" | "taken away";
}

/**
 * What the systems say of everything that differs between two versions of a package: whether it may be changed, what it begins,
 * and what they refuse, with the rule, the field and the owner. Objects that no system has rules for are left out. Pure: a
 * webhook, a check of a commit and a function ask the same. Sorted by object.
 *
 * @example
 * ```ts
 * const refused = checkChanges(objectsOfTheParent, objectsNow, { role: "user" }).filter(({ allowed }) => !allowed);
 * ```
 */
export function checkChanges(
  before: readonly KubeObject[],
  after: readonly KubeObject[],
  options: { readonly role?: ChangeRole | undefined } = {},
): readonly CheckedChange[] {
  const [old, now] = [indexed(before), indexed(after)];
  const refs = new Map([...old, ...now].map(([key, object]) => [key, refOf(object)]));
  return [...refs]
    .toSorted(([, a], [, b]) => compareRefs(a, b))
    .flatMap(([key, ref]): readonly CheckedChange[] => {
      const [was, is] = [old.get(key), now.get(key)];
      if (was !== undefined && is !== undefined && sameJson(was, is)) return [];
      const kind = `${ref.group}/${ref.kind}`;
      const judges = ADMISSIONS.filter(({ kinds }) => kinds.includes(kind));
      if (judges.length === 0) return [];
      const verdicts = judges.map(({ judge }) =>
        judge({ old: was, new: is, before, after, ...(options.role !== undefined && { role: options.role }) }),
      );
      const change = was === undefined ? "made" : is === undefined ? "taken away" : "changed";
      return [{ ref, change, ...joined(verdicts, ref) }];
    });
}

function indexed(objects: readonly KubeObject[]): ReadonlyMap<string, KubeObject> {
  return new Map(objects.map((object) => [refKey(refOf(object)), object]));
}

function joined(verdicts: readonly ChangeVerdict[], ref: ObjectRef): ChangeVerdict {
  const problems = verdicts.flatMap((one) => one.problems).map((problem): Problem => ({ ...problem, ref }));
  const told = verdicts.find(({ rule }) => rule !== undefined);
  return {
    allowed: verdicts.every(({ allowed }) => allowed),
    ...(told?.rule !== undefined && { rule: told.rule }),
    ...(told?.begins !== undefined && { begins: told.begins }),
    problems,
  };
}
