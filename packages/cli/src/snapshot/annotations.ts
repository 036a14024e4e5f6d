import type { Json, ObjectRef } from "@landfall/core/object";
import { CATALOGUE, mechanismsFor, type Site } from "@landfall/core/suspend";
import { withoutSecrets } from "./scrub.ts";

/** Annotations that carry whole objects, change with every heartbeat, or refer to files. */
const DROPPED =
  /last-?applied|lastApplied|^config\.(?:kubernetes|k8s)\.io\/(?:path|index|id|local-config)$|^internal\.config\.|\/leader$/;
const LONGEST = 4_096;

/** Domains whose annotations adapters, rules and people's own controllers read. */
const DOMAINS =
  /(?:^|\.)(?:landfall\.dev|kubernetes\.io|k8s\.io|kpt\.dev|gke\.io|fluxcd\.io|argoproj\.io|karmada\.io|open-cluster-management\.io|cattle\.io|projectsveltos\.io|kudo\.dev|x-k8s\.io|crossplane\.io|openshift\.io)$/;

/** Values that can only be a switch or a number. */
const SWITCH = /^(?:true|false|yes|no|on|off|enabled?|disabled?|paused?|suspended?|\d{1,9})$/i;

/** The annotations that a snapshot keeps of an object of a kind. */
export function projectAnnotations(
  annotations: { readonly [key: string]: Json },
  kind: Pick<ObjectRef, "group" | "kind">,
): { [key: string]: string } {
  const switches = new Set(mechanismsFor(CATALOGUE, kind).map(({ site }) => switchOf(site)));
  const kept: { [key: string]: string } = {};
  for (const [key, value] of Object.entries(annotations)) {
    if (typeof value !== "string" || value.length > LONGEST || DROPPED.test(key)) continue;
    if (switches.has(key) || isKept(key, value, kind.group)) kept[key] = withoutSecrets(value);
  }
  return kept;
}

function switchOf(site: Site): string | undefined {
  return site.kind === "annotation" ? String(site.path.at(-1)) : undefined;
}

function isKept(key: string, value: string, group: string): boolean {
  const domain = key.includes("/") ? key.slice(0, key.indexOf("/")) : "";
  return DOMAINS.test(domain) || (domain !== "" && isOwn(domain, group)) || SWITCH.test(value);
}

/** Whether an annotation's domain and a group belong to one project, such as `serving.kserve.io` and `kserve.io`. */
function isOwn(domain: string, group: string): boolean {
  return group !== "" && (group.endsWith(domain) || domain.endsWith(group));
}
