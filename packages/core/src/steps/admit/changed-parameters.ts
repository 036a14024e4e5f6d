import { compareText } from "../../object/index.ts";
import type { AdmissionChange, BookedParameter, PlanBook } from "./change.ts";

/** The problem of the parameters of a change, or the plan that they trigger. */
export interface ParameterVerdict {
  readonly problem?: { readonly rule: ParameterRule; readonly message: string };
  /** The plan that the change triggers; absent: the parameters did not change. */
  readonly plan?: string;
}

/** The rules about parameters, in the order in which they are checked. */
export type ParameterRule =
  | "ParameterUndefined"
  | "ParameterImmutable"
  | "ParameterNeeded"
  | "ParameterInvalid"
  | "TriggerUndefined"
  | "TriggersSeveral"
  | "NothingToTrigger";

const FALLBACK = ["update", "deploy"];

/**
 * Judges the parameters of a change: each one that was set, changed or removed must be declared, must be mutable and
 * must have a valid value; and together they must trigger one plan. A parameter that only the new revision declares
 * does not count as changed. With `upstream` it behaves as KUDO does: if one removed parameter is no longer declared,
 * all changes are ignored.
 */
export function judgeParameters(change: AdmissionChange, upstream: boolean): ParameterVerdict {
  const { old, new: next, book } = change;
  const given = Object.keys(next.parameters).filter(
    (name) => !Object.hasOwn(old.parameters, name) || old.parameters[name] !== next.parameters[name],
  );
  const taken = Object.keys(old.parameters).filter((name) => !Object.hasOwn(next.parameters, name));
  const unknown = given.toSorted(compareText).find((name) => find(book, name) === undefined);
  if (unknown !== undefined) return wrong("ParameterUndefined", `parameter ${unknown} is not declared`);
  const problem = frozen(change, given) ?? invalid(change);
  if (problem !== undefined) return problem;
  const isLost = upstream && taken.some((name) => find(book, name) === undefined);
  return triggeredBy(declared(book, isLost ? given : [...given, ...taken]), book);
}

/** Returns the first of the named plans that exists. */
export function firstPlan(book: PlanBook, names: readonly string[]): string | undefined {
  return names.find((name) => book.plans.has(name));
}

function declared(book: PlanBook, names: readonly string[]): readonly BookedParameter[] {
  return names.toSorted(compareText).flatMap((name) => find(book, name) ?? []);
}

function find(book: PlanBook, name: string): BookedParameter | undefined {
  return book.parameters.find((parameter) => parameter.name === name);
}

/**
 * Judges immutable parameters: each keeps its value; at an upgrade, one that becomes immutable must be given a value.
 */
function frozen(
  { old, new: next, book, oldBook = book }: AdmissionChange,
  given: readonly string[],
): ParameterVerdict | undefined {
  if (next.revision === old.revision) {
    const name = given.toSorted(compareText).find((one) => find(book, one)?.immutable === true);
    return name === undefined
      ? undefined
      : wrong("ParameterImmutable", `parameter ${name} is immutable, and was changed`);
  }
  const isNew = ({ name, immutable = false }: BookedParameter): boolean =>
    immutable && find(oldBook, name)?.immutable !== true && !Object.hasOwn(next.parameters, name);
  const missing = book.parameters.find(isNew);
  if (missing === undefined) return undefined;
  const message = `parameter ${missing.name} is immutable from this revision on, and has no value`;
  return wrong("ParameterNeeded", message);
}

function invalid({ new: next, book }: AdmissionChange): ParameterVerdict | undefined {
  for (const parameter of book.parameters) {
    const { name, required = false, default: usual } = parameter;
    const value = Object.hasOwn(next.parameters, name) ? (next.parameters[name] ?? "") : "";
    if (value === "" && required && usual === undefined)
      return wrong("ParameterInvalid", `parameter ${name} is required, and has no value`);
    const why = value === "" ? undefined : parameter.wrongValue?.(value);
    if (why !== undefined) return wrong("ParameterInvalid", `parameter ${name} ${why}`);
  }
  return undefined;
}

function triggeredBy(parameters: readonly BookedParameter[], book: PlanBook): ParameterVerdict {
  if (parameters.length === 0) return {};
  const named = parameters.filter(({ trigger = "" }) => trigger !== "");
  const lost = named.find(({ trigger = "" }) => !book.plans.has(trigger));
  if (lost !== undefined)
    return wrong("TriggerUndefined", `parameter ${lost.name} triggers plan ${lost.trigger}, which is not there`);
  const plans = [...new Set(named.map(({ trigger = "" }) => trigger))];
  if (plans.length > 1)
    return wrong(
      "TriggersSeveral",
      `the parameters trigger several plans at once: ${plans.toSorted(compareText).join(", ")}`,
    );
  const plan = plans[0] ?? firstPlan(book, FALLBACK);
  return plan === undefined
    ? wrong("NothingToTrigger", "no plan exists that the changed parameters could trigger")
    : { plan };
}

function wrong(rule: ParameterRule, message: string): ParameterVerdict {
  return { problem: { rule, message } };
}
