import { type KubeObject, readPath, readString } from "@landfall/core/object";
import { type AppliedSources, lastApplied } from "@landfall/core/steps";

const LAST_APPLIED = "kudo.dev/last-applied-instance-state";

/** The spec of an Instance that KUDO's first design noted in an annotation; `undefined` where it noted none. */
export function notedSpec(instance: KubeObject): { readonly spec: unknown } | undefined {
  const text = readString(instance, ["metadata", "annotations", LAST_APPLIED]);
  if (text === undefined) return undefined;
  try {
    return { spec: JSON.parse(text) };
  } catch {
    return { spec: undefined };
  }
}

/**
 * An Instance with the version and the parameters that were last applied to it, as the `old` of an update: the plan that
 * the update triggers is then that of what somebody changed, whatever defaults were filled in since. They come from the
 * object that the caller gives, from what its manager owns by `managedFields`, from KUDO's annotation or from kubectl's;
 * all of these give the same plan. What runs, and everything else, stays as it is. `undefined` where nobody noted it.
 *
 * @example
 * ```ts
 * const old = appliedInstance(live, { manager: "argocd-controller" }) ?? live;
 * const decision = admitInstanceUpdate({ old, new: wanted, operatorVersion });
 * ```
 */
export function appliedInstance(
  instance: KubeObject,
  { given, manager }: Pick<AppliedSources, "given" | "manager"> = {},
): KubeObject | undefined {
  const noted = notedSpec(instance);
  const known = lastApplied(instance, { given, manager, annotation: "" });
  const applied = known ?? (noted?.spec === undefined ? lastApplied(instance) : noted);
  if (applied === undefined) return undefined;
  const {
    operatorVersion: _,
    parameters: __,
    ...spec
  } = (instance["spec"] ?? {}) as { readonly [key: string]: unknown };
  const version = readPath(applied, ["spec", "operatorVersion"]);
  const parameters = readPath(applied, ["spec", "parameters"]);
  const own = {
    ...(version !== undefined && { operatorVersion: version }),
    ...(parameters !== undefined && { parameters }),
  };
  return { ...instance, spec: { ...spec, ...own } };
}
