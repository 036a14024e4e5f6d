import {
  type Condition,
  findCondition,
  getConditions,
  type KubeObject,
  type Problem,
  type ProblemCode,
  readPath,
} from "../object/index.ts";

/** The facts about the kind that `lintStatus` cannot read from the object. */
export interface LintOptions {
  /** The types for which True is abnormal, the most important first; Reconciling and Stalled always are. */
  readonly negative?: readonly string[];
}

interface Subject {
  readonly conditions: readonly Condition[];
  readonly ready: Condition | undefined;
  readonly isReady: boolean;
  readonly generation: number;
  readonly observed: number;
  readonly negative: readonly string[];
}

interface Rule {
  readonly code: ProblemCode;
  readonly severity: "error" | "warning";
  /** Returns what is wrong with the status; `undefined` if nothing is. */
  readonly check: (subject: Subject) => string | undefined;
}

/**
 * Checks how a controller writes the status of its objects, by the rules that Flux applies to its controllers
 * (fluxcd/pkg `runtime/conditions/check`): errors break readers of the status, warnings mislead them. The problems of
 * `getConditions` are included. An object may have warnings in the middle of a reconcile.
 */
export function lintStatus(object: KubeObject, { negative = [] }: LintOptions = {}): readonly Problem[] {
  const { conditions, problems } = getConditions(object);
  const ready = findCondition(conditions, "Ready");
  const busy = isTrue(conditions, "Reconciling") || isTrue(conditions, "Stalled");
  const subject: Subject = {
    conditions,
    ready,
    isReady: ready?.status === "True" && !busy,
    generation: integerAt(object, "metadata", "generation"),
    observed: integerAt(object, "status", "observedGeneration"),
    negative: [...negative, "Reconciling", "Stalled"],
  };
  const found = RULES.flatMap(({ code, severity, check }): readonly Problem[] => {
    const message = check(subject);
    return message === undefined ? [] : [{ code, severity, message, field: "status.conditions" }];
  });
  return [...problems, ...found];
}

const RULES: readonly Rule[] = [
  {
    code: "ReadyMissing",
    severity: "error",
    check: ({ ready }) => (ready === undefined ? "there is no Ready condition" : undefined),
  },
  {
    code: "AbnormalWhileReady",
    severity: "error",
    check: ({ conditions, ready, negative }) =>
      ready?.status === "True"
        ? naming(
            "Ready is True, and so is",
            negative.filter((type) => isTrue(conditions, type)),
          )
        : undefined,
  },
  {
    code: "ReadyNotFalseWhileReconciling",
    severity: "error",
    check: (subject) => readyBeside(subject, "Reconciling"),
  },
  { code: "ReadyNotFalseWhileStalled", severity: "error", check: (subject) => readyBeside(subject, "Stalled") },
  {
    code: "ReconcilingAndStalled",
    severity: "error",
    check: ({ conditions }) =>
      has(conditions, "Reconciling") && has(conditions, "Stalled")
        ? "Reconciling and Stalled are both there"
        : undefined,
  },
  {
    code: "ObservedGenerationAhead",
    severity: "error",
    check: ({ observed, generation }) =>
      observed > generation ? `status.observedGeneration ${observed} is ahead of generation ${generation}` : undefined,
  },
  {
    code: "ReadyWhileNotObserved",
    severity: "error",
    check: ({ observed, generation, isReady }) =>
      isReady && observed < generation
        ? `Ready is True at generation ${observed}, but the object is at ${generation}`
        : undefined,
  },
  {
    code: "ReadyWithStaleConditions",
    severity: "error",
    check: ({ conditions, generation, isReady }) =>
      isReady
        ? naming(
            `Ready is True, but older than generation ${generation} is`,
            typesWhere(conditions, (seen) => seen < generation),
          )
        : undefined,
  },
  {
    code: "ObservedGenerationsDiffer",
    severity: "error",
    check: ({ conditions, observed, isReady }) =>
      isReady
        ? naming(
            `not at status.observedGeneration ${observed} is`,
            typesWhere(conditions, (seen) => seen !== observed),
          )
        : undefined,
  },
  {
    code: "ReadyUnknownWithoutReconciling",
    severity: "error",
    check: ({ conditions, ready }) =>
      ready?.status === "Unknown" && !isTrue(conditions, "Reconciling")
        ? "Ready is Unknown, but Reconciling is not True"
        : undefined,
  },
  {
    code: "AbnormalKeptWhileReady",
    severity: "warning",
    check: ({ conditions, ready, negative }) =>
      ready?.status === "True"
        ? naming(
            "Ready is True, and these are of no use:",
            negative.filter((type) => has(conditions, type)),
          )
        : undefined,
  },
  { code: "ReadyDoesNotSayWhy", severity: "warning", check: readyRepeatsCause },
  {
    code: "FalseAbnormalCondition",
    severity: "warning",
    check: ({ conditions }) => {
      const useless = ["Reconciling", "Stalled"].filter((type) => findCondition(conditions, type)?.status === "False");
      return naming("these are False and can go:", useless);
    },
  },
  {
    code: "ConditionWithoutObservedGeneration",
    severity: "warning",
    check: ({ conditions }) =>
      naming(
        "these have no observedGeneration:",
        typesWhere(conditions, (seen) => seen < 1),
      ),
  },
];

/** Checks that Ready, unless True, repeats the most important abnormal condition, if the kind has one of its own. */
function readyRepeatsCause({ conditions, ready, negative }: Subject): string | undefined {
  if (ready === undefined || ready.status === "True") return undefined;
  const type = negative.find((name) => has(conditions, name));
  if (type === undefined || type === "Reconciling" || type === "Stalled") return undefined;
  const cause = findCondition(conditions, type);
  if (cause?.reason === ready.reason && cause?.message === ready.message) return undefined;
  return `Ready gives another reason or message than ${type}, its cause`;
}

function readyBeside({ conditions, ready }: Subject, type: string): string | undefined {
  if (ready === undefined || !isTrue(conditions, type) || ready.status === "False") return undefined;
  return `${type} is True, but Ready is ${ready.status}`;
}

function naming(sentence: string, types: readonly string[]): string | undefined {
  return types.length === 0 ? undefined : `${sentence} ${types.join(", ")}`;
}

function typesWhere(
  conditions: readonly Condition[],
  test: (observedGeneration: number) => boolean,
): readonly string[] {
  return conditions.filter(({ observedGeneration = 0 }) => test(observedGeneration)).map(({ type }) => type);
}

function has(conditions: readonly Condition[], type: string): boolean {
  return findCondition(conditions, type) !== undefined;
}

function isTrue(conditions: readonly Condition[], type: string): boolean {
  return findCondition(conditions, type)?.status === "True";
}

/** Returns the integer at a path; 0 if there is none, as in Go. */
function integerAt(object: KubeObject, ...path: readonly string[]): number {
  const value = readPath(object, path);
  return Number.isSafeInteger(value) ? (value as number) : 0;
}
