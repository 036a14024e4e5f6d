import type { KubeObject } from "../kube-object.ts";
import { type LabelPredicate, parseLabelSelector } from "../label-selector.ts";
import { formatPath, type Path, readPath } from "../path.ts";
import { failure, type Problem, type Result, success } from "../problem.ts";
import { formatRef, refOf } from "../ref.ts";
import { formatTarget, parseTarget, type Target } from "./target.ts";
import { claimedClusters } from "./target-conventions.ts";

/** The annotation that names an object's target: `<cluster>` or `<cluster>/<package>`. */
export const TARGET_ANNOTATION = "landfall.dev/target";
const ANNOTATION_PATH: Path = ["metadata", "annotations", TARGET_ANNOTATION];
const ANNOTATION_FIELD = formatPath(ANNOTATION_PATH);

/**
 * One line of a config's `targets`: objects that match all its criteria belong to `target`. At least one criterion must
 * be given.
 */
export interface TargetRule {
  readonly group?: string;
  readonly kind?: string;
  readonly namespace?: string;
  readonly name?: string;
  /** A metav1.LabelSelector over the object's labels. */
  readonly labelSelector?: unknown;
  readonly target: string;
}

/** The part of a config about targets: the function config `AggregateStatus` has these fields. */
export interface TargetConfig {
  readonly targets?: readonly TargetRule[];
  /** Whether the name of a sub-package is a cluster. Default: false. */
  readonly subPackagesAreClusters?: boolean;
}

/** A config that was checked once: see `readTargetConfig`. */
export interface TargetResolver {
  readonly rules: readonly {
    readonly matches: (object: KubeObject) => boolean;
    readonly target: Target;
    readonly field: string;
  }[];
  readonly subPackagesAreClusters: boolean;
}

/** The place at which an object was found. */
export interface TargetContext {
  /** The cluster of the StatusSnapshot that contains the object. */
  readonly snapshotCluster?: string | undefined;
  /** The cluster of the StatusSnapshot that contains it, used only if no other source names a target. */
  readonly otherwiseCluster?: string | undefined;
  /** The path of the object's sub-package below the root package, with slashes; absent or empty in the root. */
  readonly subPackage?: string | undefined;
}

const CRITERIA = ["group", "kind", "namespace", "name"] as const;

/**
 * Checks a config and prepares it for many lookups. Problems name the field below `at`: `InvalidTarget`,
 * `InvalidSelector`, and `InvalidTargetRule` for a rule without criteria, which would match every object.
 */
export function readTargetConfig(config: TargetConfig, at: Path = []): Result<TargetResolver> {
  const problems: Problem[] = [];
  const rules = (config.targets ?? []).flatMap((rule, index) => {
    const path = [...at, "targets", index];
    const target = parseTarget(rule.target, formatPath([...path, "target"]));
    const labels = parseLabelSelector(rule.labelSelector, [...path, "labelSelector"]);
    problems.push(...target.problems, ...labels.problems);
    if (rule.labelSelector === undefined && CRITERIA.every((criterion) => rule[criterion] === undefined)) {
      problems.push(emptyRule(formatPath(path)));
    }
    if (!target.ok || !labels.ok) return [];
    return [{ matches: matcher(rule, labels.value), target: target.value, field: formatPath(path) }];
  });
  if (problems.length > 0) return failure(...problems);
  return success({ rules, subPackagesAreClusters: config.subPackagesAreClusters ?? false });
}

function emptyRule(field: string): Problem {
  const message = `${field} selects by nothing: give group, kind, namespace, name or labelSelector`;
  return { code: "InvalidTargetRule", severity: "error", field, message };
}

function matcher(rule: TargetRule, labels: LabelPredicate): (object: KubeObject) => boolean {
  return (object) => {
    const ref = refOf(object);
    const agrees = CRITERIA.every((criterion) => rule[criterion] === undefined || rule[criterion] === ref[criterion]);
    return agrees && (rule.labelSelector === undefined || labels(object.metadata?.labels));
  };
}

const SNAPSHOT = "the snapshot that holds it";

/** A target by one source, and the name of the source. */
interface Answer {
  readonly target: Target;
  readonly source: string;
}

/**
 * Returns the target to which an object belongs (DESIGN, "Which target is this object about?"). All of these sources
 * are read, in this order: the config's rules, the annotation, the snapshot that contains it, the object itself, and
 * the sub-package, if the config says that sub-packages are clusters; `otherwiseCluster` only if none of them names a
 * target. They must agree; `edge-1` and `edge-1/web` agree on `edge-1/web`. Problems: `AmbiguousTarget` names the first
 * two targets that differ and their sources, `NoTarget` if no source names one (it is never guessed), `InvalidTarget`
 * for a name that is no target.
 *
 * @example
 * ```ts
 * import { readTargetConfig, targetOf } from "@landfall/core/object";
 *
 * const config = readTargetConfig({ targets: [{ kind: "Kustomization", namespace: "eu-1", target: "eu-1/shop" }] });
 * if (!config.ok) throw new Error(config.problems[0]?.message);
 * const object = {
 *   apiVersion: "kustomize.toolkit.fluxcd.io/v1",
 *   kind: "Kustomization",
 *   metadata: { name: "shop", namespace: "eu-1" },
 * };
 * const target = targetOf(object, config.value);
 * if (target.ok) console.log(target.value); // { cluster: "eu-1", package: "shop" }
 * ```
 */
export function targetOf(object: KubeObject, resolver: TargetResolver, context: TargetContext = {}): Result<Target> {
  const asked: Asked = { agreed: undefined, other: undefined, problems: [] };
  askAll(object, resolver, context, asked);
  const { agreed, other, problems } = asked;
  if (problems.length > 0) {
    const ref = refOf(object);
    return failure(...problems.map((problem) => ({ ...problem, ref })));
  }
  if (agreed === undefined) return noTarget(object);
  return other === undefined ? success(agreed.target) : ambiguous(object, [agreed, other]);
}

function noTarget(object: KubeObject): Result<Target> {
  const ref = refOf(object);
  const message = `nothing says which target ${formatRef(ref)} is about`;
  const hint = `annotate it with ${TARGET_ANNOTATION}, or select it in the config's targets`;
  return failure({ code: "NoTarget", severity: "error", ref, message, hint });
}

function ambiguous(object: KubeObject, answers: readonly Answer[]): Result<Target> {
  const ref = refOf(object);
  const said = answers.map(({ target, source }) => `${formatTarget(target)} (${source})`).join(" and ");
  const message = `${formatRef(ref)} is said to be about ${said}`;
  return failure({
    code: "AmbiguousTarget",
    severity: "error",
    ref,
    message,
    hint: "correct or remove one of the two",
  });
}

function agree(a: Target, b: Target): boolean {
  return a.cluster === b.cluster && (a.package === undefined || b.package === undefined || a.package === b.package);
}

/** The target on which all sources agree so far, the first one that disagrees, and the problems of invalid sources. */
interface Asked {
  agreed: Answer | undefined;
  other: Answer | undefined;
  readonly problems: Problem[];
}

function askAll(object: KubeObject, resolver: TargetResolver, context: TargetContext, asked: Asked): void {
  for (const rule of resolver.rules) if (rule.matches(object)) answer(asked, rule.target, rule.field);
  const annotation = readPath(object, ANNOTATION_PATH);
  if (annotation !== undefined)
    add(asked, parseTarget(annotation, ANNOTATION_FIELD), `annotation ${TARGET_ANNOTATION}`);
  if (context.snapshotCluster !== undefined) addCluster(asked, context.snapshotCluster, SNAPSHOT);
  for (const { cluster, field } of claimedClusters(object)) addCluster(asked, cluster, field, field);
  const path = resolver.subPackagesAreClusters ? (context.subPackage ?? "") : "";
  const name = path === "" ? undefined : path.split("/").findLast(Boolean);
  if (name !== undefined) addCluster(asked, name, `sub-package ${path}`);
  const isAnswered = asked.agreed !== undefined || asked.problems.length > 0;
  if (context.otherwiseCluster !== undefined && !isAnswered) addCluster(asked, context.otherwiseCluster, SNAPSHOT);
}

function add(asked: Asked, target: Result<Target>, source: string): void {
  if (target.ok) answer(asked, target.value, source);
  else asked.problems.push(...target.problems);
}

function answer(asked: Asked, target: Target, source: string): void {
  const { agreed, other } = asked;
  if (other !== undefined) return;
  if (agreed !== undefined && !agree(agreed.target, target)) asked.other = { target, source };
  else if (agreed?.target.package === undefined) asked.agreed = { target, source };
}

function addCluster(asked: Asked, cluster: string, source: string, field?: string): void {
  add(asked, clusterTarget(cluster, source, field), source);
}

/** Returns the target for a text that must be a cluster: a slash in it is a mistake, not a package. */
function clusterTarget(cluster: string, source: string, field?: string): Result<Target> {
  const target = parseTarget(cluster, field);
  if (target.ok && target.value.package === undefined) return target;
  const message = `${JSON.stringify(cluster.slice(0, 253))} is no name of a cluster (${source})`;
  return failure({ code: "InvalidTarget", severity: "error", message, ...(field !== undefined && { field }) });
}
