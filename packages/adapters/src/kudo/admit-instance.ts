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
  /** The OperatorVersion that the new Instance names. */
  readonly operatorVersion: KubeObject;
  /** The OperatorVersion that the old Instance names. Default: the same. */
  readonly oldOperatorVersion?: KubeObject | undefined;
  /** The role of the one who makes the change. Default: `user`. */
  readonly role?: RunChangeRole | undefined;
  /** Parses the value of an `array` or a `map`, and throws if it is invalid. Default: JSON. */
  readonly parseYaml?: ParseYaml | undefined;
}

/** An Instance that is to be created. */
export interface InstanceCreation {
  readonly instance: KubeObject;
  readonly operatorVersion: KubeObject;
  readonly parseYaml?: ParseYaml | undefined;
}

/** The decision about an Instance that is created. */
export interface InstanceCreationDecision {
  readonly decision: ChangeDecision;
  /** Whether the Instance needs the finalizer `kudo.dev.instance.cleanup`. */
  readonly needsFinalizer: boolean;
  /** The parameters, with the defaults of immutable ones filled in. */
  readonly parameters: { readonly [name: string]: string };
}

const EXECUTION = ["spec", "planExecution"];
const DEPLOY = "deploy";
const CLEANUP = "cleanup";

/**
 * Decides by KUDO's rules whether an Instance may be changed, and which plan that triggers. A change of neither spec
 * nor status is always allowed (only `admitInstance` checks that). Three gaps in KUDO are closed, unless its own
 * decision is requested (`upstream`): a new uid restarts the plan even if the last run has ended; a person cannot write
 * that a run has ended; and nobody can remove a running plan from an Instance that is being deleted.
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

/** The field of an Instance that each rule concerns. */
const FIELDS: { readonly [field: string]: string | undefined } = {
  plan: "spec.planExecution.planName",
  status: "spec.planExecution.status",
  revision: "spec.operatorVersion",
  parameters: "spec.parameters",
};

/**
 * Decides about an update as a webhook does: one that changes neither spec nor status is allowed, whatever the Instance
 * contains.
 */
export function admitInstance(update: InstanceUpdate, options: KudoOptions = {}): ChangeDecision {
  const isSame = (["spec", "status"] as const).every((field) =>
    sameJson(update.old[field] ?? {}, update.new[field] ?? {}),
  );
  if (!isSame) return admitInstanceUpdate(update, options);
  return { answer: "allow", rule: "Unchanged", field: "", message: "neither spec nor status is changed" };
}

/**
 * Decides whether an Instance may be created: its plan deploy begins, with the defaults of immutable parameters filled
 * in.
 */
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

/** Returns the revision of an Instance. The whole reference counts: another namespace means another version. */
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

/** Returns the plans and parameters of an OperatorVersion. */
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
