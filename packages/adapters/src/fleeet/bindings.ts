import {
  failure,
  isMap,
  type KubeObject,
  type Problem,
  type Result,
  readPath,
  readString,
  refOf,
  success,
} from "@landfall/core/object";
import { type Bindings, bindValues } from "@landfall/core/steps";
import { listAt } from "../delivery.ts";

/** The values that a Module gives to one cluster. */
export interface ModuleValues {
  /** The Module's bindings on the control plane, resolved for the cluster's name. */
  readonly bindings: Bindings;
  /** The bindings that are substituted in the Module's package. */
  readonly substitute: Bindings;
}

const BINDINGS = ["spec", "controlPlaneBindings"];
const SUBSTITUTE = ["spec", "sync", "package", "kustomize", "substitute"];

/**
 * Returns the values that a Module of fleeet gives to a cluster: bindings may refer to each other and to `CLUSTER_NAME`
 * as `$(name)`, and substituted texts refer to bindings. A binding has a `value`; one from an object (`objectFieldRef`
 * and similar) is passed in `read`, by name. Problems name the Module and the field: `BindingCycle` with the cycle, and
 * `UnknownBinding`.
 */
export function moduleValues(module: KubeObject, cluster: string, read: Bindings = {}): Result<ModuleValues> {
  const own = Object.fromEntries(
    listAt(module, BINDINGS).flatMap((entry) => {
      const [name, value] = [readString(entry, ["name"]), readString(entry, ["value"])];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
  const bindings = bindValues(own, { CLUSTER_NAME: cluster, ...read });
  if (!bindings.ok) return failure(...bindings.problems.map(about(module, BINDINGS)));
  const given = { CLUSTER_NAME: cluster, ...read, ...bindings.value };
  const substitute: { [name: string]: string } = {};
  const problems: Problem[] = [];
  for (const [name, text] of textsAt(module)) {
    const bound = bindValues({ [name]: text }, given);
    problems.push(...bound.problems.map(about(module, SUBSTITUTE)));
    if (bound.ok) substitute[name] = bound.value[name] ?? "";
  }
  return problems.length > 0 ? failure(...problems) : success({ bindings: given, substitute });
}

function textsAt(module: KubeObject): readonly (readonly [name: string, text: string])[] {
  const texts = readPath(module, SUBSTITUTE);
  return isMap(texts)
    ? Object.entries(texts).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : []))
    : [];
}

function about(module: KubeObject, path: readonly string[]): (problem: Problem) => Problem {
  return (problem) => ({ ...problem, ref: refOf(module), field: path.join(".") });
}
