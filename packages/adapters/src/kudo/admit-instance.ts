import { isMap, type KubeObject, readPath, readString, sameJson } from "@landfall/core/object";
import {
  type AskedFor,
  admitChange,
  type ChangeDecision,
  type PlanBook,
  type RunChangeRole,
} from "@landfall/core/steps";
import { type ParseYaml, wrongKudoValue } from "./parameter-value.ts";
import { isTerminal, type KudoOptions } from "./plan-status.ts";

/** An update of an Instance, and the OperatorVersions that it names. */
export interface InstanceUpdate {
  readonly old: KubeObject;
  readonly new: KubeObject;
  /** The one that the new Instance names. */
  readonly operatorVersion: KubeObject;
  /** The one that the old Instance names. Default: the same. */
  readonly oldOperatorVersion?: KubeObject | undefined;
  /** Default: `user`. */
  readonly role?: RunChangeRole | undefined;
  /** Reads the value of an `array` or a `map`, and throws where it is none. Default: JSON. */
  readonly parseYaml?: ParseYaml | undefined;
}

/** An Instance that is to be made. */
export interface InstanceCreation {
  readonly instance: KubeObject;
  readonly operatorVersion: KubeObject;
  readonly parseYaml?: ParseYaml | undefined;
}

/** The decision about an Instance that is created. */
export interface InstanceCreationDecision {
  readonly decision: ChangeDecision;
  /** Whether it is to carry the finalizer `kudo.dev.instance.cleanup`. */
  readonly needsFinalizer: boolean;
  /** The parameters with the defaults of those that are immutable. */
  readonly parameters: { readonly [name: string]: string };
}

const EXECUTION = ["spec", "planExecution"];
const DEPLOY = "deploy";
const CLEANUP = "cleanup";

/**
 * Whether an Instance may be changed, and what that triggers, by KUDO's rules. A change of neither spec nor status is
 * always allowed (`admitInstance` alone asks that). Three holes of KUDO's are closed, unless its own answer is asked for
 * (`upstream`): a new uid begins the plan anew also where the last run has ended; a person cannot write that a run has
 * ended; and none takes away a plan that runs from an Instance that is being deleted.
 */
export function admitInstanceUpdate(update: InstanceUpdate, options: KudoOptions = {}): ChangeDecision {
  const { operatorVersion, oldOperatorVersion = operatorVersion, role, parseYaml } = update;
  const decision = admitChange(
    {
      old: askedFor(update.old),
      new: askedFor(update.new),
      deleting: (readPath(update.new, ["metadata", "deletionTimestamp"]) ?? null) !== null,
      book: bookOf(operatorVersion, parseYaml),
      oldBook: bookOf(oldOperatorVersion, parseYaml),
      role,
    },
    options,
  );
  return { ...decision, field: FIELDS[decision.field] ?? decision.field };
}

/** The field of an Instance that each rule is about. */
const FIELDS: { readonly [field: string]: string | undefined } = {
  plan: "spec.planExecution.planName",
  status: "spec.planExecution.status",
  revision: "spec.operatorVersion",
  parameters: "spec.parameters",
};

/**
 * Decides about an update as a webhook does: one that changes neither spec nor status is allowed, whatever it holds.
 */
export function admitInstance(update: InstanceUpdate, options: KudoOptions = {}): ChangeDecision {
  const isSame = (["spec", "status"] as const).every((field) =>
    sameJson(update.old[field] ?? {}, update.new[field] ?? {}),
  );
  if (!isSame) return admitInstanceUpdate(update, options);
  return { answer: "allow", rule: "Unchanged", field: "", message: "neither spec nor status is changed" };
}

/** Whether an Instance may be made: its plan deploy begins, with the defaults of immutable parameters filled in. */
export function admitInstanceCreation(creation: InstanceCreation): InstanceCreationDecision {
  const { instance, operatorVersion, parseYaml } = creation;
  const book = bookOf(operatorVersion, parseYaml);
  const given = parametersOf(instance);
  const usual = book.parameters.flatMap(({ name, immutable, default: value }) =>
    immutable === true && value !== undefined && !Object.hasOwn(given, name) ? [[name, value] as const] : [],
  );
  const parameters = { ...Object.fromEntries(usual), ...given };
  const asked = { ...IDLE, plan: DEPLOY, parameters };
  const old = { ...IDLE, parameters };
  const decision = book.plans.has(DEPLOY) ? admitChange({ old, new: asked, deleting: false, book }) : NO_DEPLOY;
  return { decision, needsFinalizer: book.plans.has(CLEANUP), parameters };
}

const IDLE: AskedFor = { plan: "", uid: "", hasEnded: false, revision: "", parameters: {} };
const NO_DEPLOY: ChangeDecision = {
  answer: "deny",
  rule: "PlanUndefined",
  field: "plan",
  message: "the OperatorVersion has no plan deploy",
};

function askedFor(instance: KubeObject): AskedFor {
  return {
    plan: readString(instance, [...EXECUTION, "planName"]) ?? "",
    uid: readString(instance, [...EXECUTION, "uid"]) ?? "",
    hasEnded: isTerminal(readString(instance, [...EXECUTION, "status"]) ?? ""),
    revision: revisionOf(instance),
    parameters: parametersOf(instance),
  };
}

/** The whole reference counts: one to another namespace is another version. */
function revisionOf(instance: KubeObject): string {
  const fields = ["name", "namespace", "kind", "apiVersion", "uid", "resourceVersion", "fieldPath"];
  return JSON.stringify(fields.map((field) => readString(instance, ["spec", "operatorVersion", field]) ?? ""));
}

function parametersOf(instance: KubeObject): { readonly [name: string]: string } {
  const parameters = readPath(instance, ["spec", "parameters"]);
  if (!isMap(parameters)) return {};
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** The plans and parameters of an OperatorVersion. */
export function bookOf(operatorVersion: KubeObject, parseYaml?: ParseYaml): PlanBook {
  const plans = readPath(operatorVersion, ["spec", "plans"]);
  const parameters = readPath(operatorVersion, ["spec", "parameters"]);
  return {
    plans: new Set(isMap(plans) ? Object.keys(plans) : []),
    parameters: (Array.isArray(parameters) ? parameters : []).map((parameter: unknown) => {
      const type = readString(parameter, ["value-type"]) ?? readString(parameter, ["type"]);
      const allowed = readPath(parameter, ["enum"]);
      return {
        name: readString(parameter, ["name"]) ?? "",
        trigger: readString(parameter, ["trigger"]),
        default: defaultOf(parameter),
        required: readPath(parameter, ["required"]) === true,
        immutable: readPath(parameter, ["immutable"]) === true,
        wrongValue: (value) => wrongKudoValue(value, type, Array.isArray(allowed) ? allowed : undefined, parseYaml),
      };
    }),
  };
}

function defaultOf(parameter: unknown): string | undefined {
  const value = readPath(parameter, ["default"]);
  return value === undefined || value === null ? undefined : textOf(value);
}
