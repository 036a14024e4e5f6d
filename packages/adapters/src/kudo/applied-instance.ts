import { type KubeObject, readPath, readString } from "@landfall/core/object";
import { type AppliedSources, lastApplied } from "@landfall/core/steps";

const LAST_APPLIED = "kudo.dev/last-applied-instance-state";

/** Returns the spec of an Instance that KUDO's first design stored in an annotation; `undefined` if there is none. */
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
 * Returns an Instance with its last applied version and parameters, for the `old` of an update: the triggered plan then
 * depends on what somebody changed, not on defaults that were filled in since. They come from the object that the
 * caller gives, from the fields that its manager owns by `managedFields`, from KUDO's annotation or from kubectl's; all
 * of these give the same plan. The run and everything else stay as they are. `undefined` if no source has them.
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
