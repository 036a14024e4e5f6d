import { failure, type Problem, type Result, success } from "./problem.ts";
import type { ObjectRef } from "./ref.ts";

/** The annotation of cli-utils that names the objects that must be applied and Current before this one. */
export const DEPENDS_ON = "config.kubernetes.io/depends-on";

const FIELD = `metadata.annotations["${DEPENDS_ON}"]`;

/**
 * Returns the objects that a depends-on annotation names, in its order: comma separated, each `group/kind/name`
 * (cluster-scoped) or `group/namespaces/namespace/kind/name`, the core group empty (`/namespaces/shop/ConfigMap/x`);
 * spaces around an entry are ignored (cli-utils, pkg/object/dependson). Each other entry is a problem
 * `InvalidDependsOn`; so is an empty annotation.
 */
export function parseDependsOn(text: string): Result<readonly ObjectRef[]> {
  const refs: ObjectRef[] = [];
  const problems: Problem[] = [];
  for (const entry of text.split(",")) {
    const ref = parseEntry(entry.trim());
    if (ref === undefined) problems.push(invalid(entry.trim()));
    else refs.push(ref);
  }
  return problems.length > 0 ? failure(...problems) : success(refs);
}

function parseEntry(entry: string): ObjectRef | undefined {
  const parts = entry.split("/");
  const [group = "", ...rest] = parts;
  if (rest.includes("") || /\s/.test(entry)) return undefined;
  if (parts.length === 3) {
    const [kind = "", name = ""] = rest;
    return { group, kind, namespace: "", name };
  }
  const [namespaces, namespace = "", kind = "", name = ""] = rest;
  return parts.length === 5 && namespaces === "namespaces" ? { group, kind, namespace, name } : undefined;
}

function invalid(entry: string): Problem {
  return {
    code: "InvalidDependsOn",
    severity: "error",
    field: FIELD,
    message: `${JSON.stringify(entry.slice(0, 253))} names no object`,
    hint: "write group/kind/name or group/namespaces/namespace/kind/name, separated by commas",
  };
}

/**
 * Returns the annotation's value for refs; `parseDependsOn` reads it back. Empty for no refs: omit the annotation then.
 */
export function formatDependsOn(refs: readonly ObjectRef[]): string {
  return refs
    .map(({ group, kind, namespace, name }) =>
      namespace === "" ? `${group}/${kind}/${name}` : `${group}/namespaces/${namespace}/${kind}/${name}`,
    )
    .join(",");
}
