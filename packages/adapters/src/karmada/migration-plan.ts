import {
  failure,
  type KubeObject,
  type Problem,
  type ProblemCode,
  type Result,
  refOf,
  success,
} from "@landfall/core/object";
import type { StepPlanSpec } from "@landfall/core/steps";

/** A Deployment that moves, replica by replica, from the cluster whose API server Karmada uses to a member. */
export interface Migration {
  readonly namespace: string;
  /** The Deployment: both Karmada's template and the workload of the old cluster. */
  readonly deployment: string;
  /** The Service in front of the Deployment. */
  readonly service: string;
  /** The names of the old and the new cluster. */
  readonly from: string;
  readonly to: string;
  /** The number of replicas before and after the migration, from 1 to 1000. */
  readonly replicas: number;
  /** The deadline of each wait, as a duration such as `10m`. Default: that of step plans. */
  readonly deadline?: string | undefined;
}

/** One step: the wanted replicas of both sides, and all the objects for that, so that going back restores them. */
export interface MigrationStep {
  /** The path of the step in the plan: `migrate/to-1`. */
  readonly path: string;
  readonly from: number;
  /** The replicas in the new cluster; `undefined` before anything is propagated. */
  readonly to: number | undefined;
  readonly objects: readonly KubeObject[];
}

/** A migration as a plan that `advance` carries out, with the objects that each of its steps applies. */
export interface MigrationPlan {
  readonly spec: StepPlanSpec;
  readonly steps: readonly MigrationStep[];
}

const MOST_REPLICAS = 1000;
const PHASE = "migrate";
const HOLD = "hold/suspend";

/**
 * The steps of a migration, as the second user story of Karmada's suspension tells them: the Service is shared, the new
 * cluster gets no replicas, then the Deployment; then by turns one replica more there and one less here, three steps and
 * two for each replica. No step begins before the replicas of both sides are seen as the step before wants them, and the
 * sum never falls below `replicas`. Propagation runs all the while; after the last step dispatching is suspended, until
 * somebody cuts over or resumes. The verb `back` goes back one step: each applies all that it wants. It may go back many,
 * too, to the first: in every step the old cluster has its replicas before the new one loses any; and whoever skips a step
 * takes none from the old one before the new one is seen with its own. Going back deletes nothing: behind the step of the
 * PropagationPolicy the override and the policy stay as they are. Problems: `InvalidReplicas` and `SameCluster`.
 */
export function migrationPlan(migration: Migration): Result<MigrationPlan> {
  const { replicas, from, to, deadline } = migration;
  const problems: Problem[] = [];
  if (!Number.isInteger(replicas) || replicas < 1 || replicas > MOST_REPLICAS)
    problems.push(problem("InvalidReplicas", "replicas", `replicas must be a whole number from 1 to ${MOST_REPLICAS}`));
  if (from === to) problems.push(problem("SameCluster", "to", `it moves from ${from} to ${to}: name two clusters`));
  if (problems.length > 0) return failure(...problems);
  const steps = stepsOf(migration);
  const last = steps.at(-1);
  const held = last === undefined ? [] : [holdStep(migration, last)];
  const specOf = (step: MigrationStep) => stepSpec(migration, step);
  return success({
    steps: [...steps, ...held],
    spec: {
      ...(deadline !== undefined && { deadline }),
      phases: [
        { name: PHASE, steps: steps.map(specOf) },
        { name: "hold", steps: held.map(specOf) },
      ],
    },
  });
}

function stepsOf(migration: Migration): readonly MigrationStep[] {
  const { replicas } = migration;
  const template = deploymentOf(migration, replicas);
  const first = [serviceOf(migration)];
  const second = [...first, overrideOf(migration, 0)];
  const steps: MigrationStep[] = [
    { path: `${PHASE}/service`, from: replicas, to: undefined, objects: [...first, template] },
    { path: `${PHASE}/override`, from: replicas, to: undefined, objects: [...second, template] },
    { path: `${PHASE}/policy`, from: replicas, to: 0, objects: allOf(migration, replicas, 0) },
  ];
  for (let moved = 1; moved <= replicas; moved++) {
    const left = replicas - moved;
    steps.push({ path: `${PHASE}/to-${moved}`, from: left + 1, to: moved, objects: allOf(migration, left + 1, moved) });
    steps.push({ path: `${PHASE}/from-${left}`, from: left, to: moved, objects: allOf(migration, left, moved) });
  }
  return steps;
}

function holdStep(migration: Migration, last: MigrationStep): MigrationStep {
  const policy = policyOf(migration, true);
  const objects = last.objects.map((object) => (object.kind === policy.kind ? policy : object));
  return { ...last, path: HOLD, objects };
}

function allOf(migration: Migration, from: number, to: number): readonly KubeObject[] {
  const delivery = [serviceOf(migration), overrideOf(migration, to), policyOf(migration, false)];
  return [...delivery, deploymentOf(migration, from)];
}

function serviceOf({ namespace, service, from, to }: Migration): KubeObject {
  return {
    apiVersion: "networking.karmada.io/v1alpha1",
    kind: "MultiClusterService",
    metadata: { name: service, namespace },
    spec: {
      types: ["CrossCluster"],
      providerClusters: [{ name: from }, { name: to }],
      consumerClusters: [{ name: from }, { name: to }],
    },
  };
}

function overrideOf(migration: Migration, replicas: number): KubeObject {
  const { namespace, deployment, to } = migration;
  const plaintext = [{ path: "/spec/replicas", operator: "replace", value: replicas }];
  return {
    apiVersion: "policy.karmada.io/v1alpha1",
    kind: "OverridePolicy",
    metadata: { name: `${deployment}-${to}`, namespace },
    spec: {
      resourceSelectors: [selectorOf(migration)],
      overrideRules: [{ targetCluster: { clusterNames: [to] }, overriders: { plaintext } }],
    },
  };
}

function policyOf(migration: Migration, isSuspended: boolean): KubeObject {
  const { namespace, deployment, to } = migration;
  return {
    apiVersion: "policy.karmada.io/v1alpha1",
    kind: "PropagationPolicy",
    metadata: { name: `${deployment}-${to}`, namespace },
    spec: {
      resourceSelectors: [selectorOf(migration)],
      placement: { clusterAffinity: { clusterNames: [to] } },
      ...(isSuspended && { suspension: { dispatching: true } }),
    },
  };
}

function selectorOf({ namespace, deployment }: Migration): object {
  return { apiVersion: "apps/v1", kind: "Deployment", namespace, name: deployment };
}

/** Returns the Deployment with only its replicas: all other fields stay as they are. */
function deploymentOf({ namespace, deployment }: Migration, replicas: number): KubeObject {
  return { apiVersion: "apps/v1", kind: "Deployment", metadata: { name: deployment, namespace }, spec: { replicas } };
}

type StepSpec = NonNullable<StepPlanSpec["phases"][number]["steps"]>[number];
type TaskSpec = NonNullable<StepSpec["tasks"]>[number];

/** First the replicas of the old cluster, and when they are seen, what the new one gets: so the way back loses none either. */
function stepSpec(migration: Migration, step: MigrationStep): StepSpec {
  const { path, from, to, objects } = step;
  const there = to === undefined ? "" : `, ${migration.to} ${to}`;
  const template = objects.filter(isTemplate);
  const delivery = objects.filter((object) => !isTemplate(object));
  const before = from < migration.replicas && to !== undefined ? takesNone(migration, step, to) : undefined;
  return {
    name: path.slice(path.indexOf("/") + 1),
    description: `${migration.from} has ${from} replicas${there}`,
    ...(before !== undefined && { before }),
    tasks: [
      applyTask("template", template),
      { name: "seen", wait: hasAtLeast(migration, from) },
      applyTask("delivery", delivery),
    ],
    after: seenAs(migration, from, to),
  };
}

function isTemplate({ kind }: KubeObject): boolean {
  return kind === "Deployment";
}

function applyTask(name: string, objects: readonly KubeObject[]): TaskSpec {
  const refs = objects.map((object) => {
    const { group, kind, namespace, name: own } = refOf(object);
    return { group, kind, namespace, name: own };
  });
  return { name, apply: { objects: refs } };
}

type Condition = NonNullable<StepSpec["after"]>;

/** Both sides must be seen with exactly these replicas, all of them ready. */
function seenAs(migration: Migration, from: number, to: number | undefined): Condition {
  const expression = bothCounts("template.status", "==", from);
  const message = `${migration.from} is not seen with ${from} ready replicas`;
  if (to === undefined) return { objects: [templateOf(migration)], expression, message };
  return {
    objects: [templateOf(migration), bindingOf(migration)],
    expression: `${expression} && ${memberHas(migration, "==", to)}`,
    message: `${message}, and ${migration.to} with ${to}`,
  };
}

function hasAtLeast(migration: Migration, count: number): Condition {
  const message = `${migration.from} is not seen with ${count} ready replicas, or more`;
  return { objects: [templateOf(migration)], expression: bothCounts("template.status", ">=", count), message };
}

/**
 * A step that takes replicas from the old cluster waits for those of the new one, also where the step before was skipped.
 * On the way back nothing is taken: it must be open while the new cluster is broken.
 */
function takesNone(migration: Migration, { path, from }: MigrationStep, to: number): Condition {
  const least = path.startsWith(`${PHASE}/to-`) ? to - 1 : to;
  const isBack = `${countOf("template.status", "replicas")} <= ${from}`;
  return {
    objects: [templateOf(migration), bindingOf(migration)],
    expression: `${isBack} || ${memberHas(migration, ">=", least)}`,
    message: `${migration.from} has more than ${from} replicas, and ${migration.to} is not seen with ${least} ready ones`,
  };
}

function templateOf({ namespace, deployment }: Migration): Condition["objects"][number] {
  return { key: "template", apiVersion: "apps/v1", kind: "Deployment", namespace, name: deployment };
}

function bindingOf({ namespace, deployment }: Migration): Condition["objects"][number] {
  const name = `${deployment}-deployment`;
  return { key: "binding", apiVersion: "work.karmada.io/v1alpha2", kind: "ResourceBinding", namespace, name };
}

function memberHas({ to }: Migration, is: "==" | ">=", count: number): string {
  const member = `c.clusterName == ${JSON.stringify(to)} && has(c.status)`;
  return `binding.status.aggregatedStatus.exists(c, ${member} && ${bothCounts("c.status", is, count)})`;
}

function bothCounts(status: string, is: "==" | ">=", count: number): string {
  return ["replicas", "readyReplicas"].map((field) => `${countOf(status, field)} ${is} ${count}`).join(" && ");
}

/** A count of zero is left out of a status. */
function countOf(status: string, field: string): string {
  return `(has(${status}.${field}) ? ${status}.${field} : 0)`;
}

function problem(code: ProblemCode, field: string, message: string): Problem {
  return { code, severity: "error", field, message };
}
