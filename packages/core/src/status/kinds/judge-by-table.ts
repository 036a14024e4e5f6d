import { formatPath, type Path, type Problem } from "../../object/index.ts";
import { evidenceOf, evidenceValue, type FieldPlace, placeOf, valueAt } from "../evidence.ts";
import { fitMessage, fitReason, fittingResult, type Ruling, resultOfRow } from "../result.ts";
import { asList, asText, isAbsent, type Subject } from "../subject.ts";
import { withSuspension } from "../suspension.ts";
import type { EvidenceField, StatusOptions, StatusResult } from "../types.ts";
import { conditionWith, type FoundCondition } from "./found-condition.ts";
import {
  type Comparison,
  type ConditionTest,
  type Counter,
  type Counters,
  type FullHit,
  hitOf,
  type KindRow,
  type KindRule,
  type KindSuspension,
  type RowTest,
  type Test,
} from "./kind-rule.ts";

/** The decision table of a kind, prepared for fast evaluation. */
export interface RuledTable {
  readonly rows: readonly RuledRow[];
  readonly read: Counters["read"] | undefined;
  readonly hasPhases: boolean;
  readonly hasConditions: boolean;
  readonly suspended: KindSuspension | undefined;
}

/**
 * A row with its id, with the same object shape for all rows of all kinds; one of its tests is set. Fields that every
 * evaluation reads come first, so that they share a cache line; those of a row that applies come last.
 */
interface RuledRow extends Ruling {
  readonly unreported: boolean;
  readonly phase: string | undefined;
  readonly condition: RuledCondition | undefined;
  readonly comparison: RuledComparison | undefined;
  readonly text: string | undefined;
  readonly test: Test | undefined;
  readonly paths: readonly Path[];
  /** The source of the value at each path: the index of a counter that was read already, or its place in the object. */
  readonly sources: readonly (number | FieldPlace)[];
}

/** A condition test with all of its fields, also those that the table omits. */
type RuledCondition = { readonly [F in keyof Required<ConditionTest>]: ConditionTest[F] };

/** The indexes of two counters, and the value of each if it is absent or not a whole number. */
interface RuledComparison {
  readonly less: number;
  readonly absentLess: number;
  readonly than: number;
  readonly absentThan: number;
  /** Whether nothing is compared if the smaller counter is absent. */
  readonly reported: boolean;
  readonly message: (less: number, than: number) => string;
}

const NO_WARNINGS: readonly Problem[] = Object.freeze([]);
const NOTHING: readonly unknown[] = Object.freeze([]);

/** Prepares the table of a kind: done once for each kind. */
export function ruledTable({ kind, counters, rows, suspended }: KindRule): RuledTable {
  const indexes = new Map(counters?.paths.map((path, index) => [formatPath(path), index]));
  return {
    rows: rows.map((row) => ruledRow(kind, row, indexes)),
    read: counters?.read,
    hasPhases: rows.some(({ phase }) => phase !== undefined),
    hasConditions: rows.some(({ test }) => isConditionTest(test)),
    suspended,
  };
}

function ruledRow(kind: string, row: KindRow, indexes: ReadonlyMap<string, number>): RuledRow {
  const { status, reason, terminal = false, paths, phase, unreported = false, test } = row;
  return {
    unreported,
    phase,
    condition: isConditionTest(test) ? ruledCondition(test) : undefined,
    comparison: isComparison(test) ? ruledComparison(kind, test, indexes) : undefined,
    text: typeof test === "string" ? test : undefined,
    test: typeof test === "function" ? test : undefined,
    paths,
    sources: paths.map((path) => indexes.get(formatPath(path)) ?? placeOf(path)),
    rule: `builtin/${kind}/${reason}`,
    status,
    reason,
    terminal,
  };
}

function isComparison(test: RowTest): test is Comparison {
  return typeof test === "object" && "less" in test;
}

function isConditionTest(test: RowTest): test is ConditionTest {
  return typeof test === "object" && "type" in test;
}

function ruledCondition({ type, status, is, text, hit }: ConditionTest): RuledCondition {
  return { type, status, is, text, hit };
}

function ruledComparison(
  kind: string,
  { less, than, message }: Comparison,
  indexes: ReadonlyMap<string, number>,
): RuledComparison {
  const indexOf = ({ path }: Counter): number => {
    const index = indexes.get(formatPath(path));
    if (index === undefined) throw new TypeError(`${formatPath(path)} is not among the counters of ${kind}`);
    return index;
  };
  return {
    less: indexOf(less),
    absentLess: less.absent,
    than: indexOf(than),
    absentThan: than.absent,
    reported: less.reported ?? false,
    message,
  };
}

/** Judges an object by the first row that applies. */
export function judgeByTable(table: RuledTable, subject: Subject, options: StatusOptions): StatusResult | undefined {
  const { rows, read, hasPhases, hasConditions, suspended } = table;
  const { status } = subject;
  const counters = read === undefined ? NOTHING : read(subject);
  const conditions = hasConditions ? asList(status["conditions"]) : NOTHING;
  const phase = hasPhases ? asText(status["phase"]) : "";
  const isReported = typeof status["observedGeneration"] === "number";
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as RuledRow;
    if ((row.unreported && isReported) || (row.phase !== undefined && row.phase !== phase)) continue;
    const result =
      row.condition === undefined
        ? resultOfTest(row, counters, subject, options)
        : resultOfCondition(row, row.condition, conditions, counters, subject);
    if (result === undefined) continue;
    if (suspended === undefined || !suspended.test(subject)) return result;
    return withSuspension(result, { suspended: true, fields: evidenceOf(subject, suspended.paths ?? []) });
  }
  return undefined;
}

function resultOfTest(
  row: RuledRow,
  counters: readonly unknown[],
  subject: Subject,
  options: StatusOptions,
): StatusResult | undefined {
  const { text, comparison, test } = row;
  const hit = text ?? (comparison === undefined ? test?.(subject, options) : textOfComparison(comparison, counters));
  if (hit === undefined) return undefined;
  return typeof hit === "string"
    ? resultOfRow(row, hit, fieldsOf(row, counters, subject))
    : resultOfHit(row, hit, counters, subject);
}

function resultOfCondition(
  row: RuledRow,
  condition: RuledCondition,
  conditions: readonly unknown[],
  counters: readonly unknown[],
  subject: Subject,
): StatusResult | undefined {
  const found = conditionWith(conditions, condition);
  if (found === undefined) return undefined;
  const { type, text, hit } = condition;
  if (text !== undefined)
    return resultOfRow(row, typeof text === "string" ? text : text(subject), fieldsOf(row, counters, subject, found));
  const told = hit === undefined ? hitOf(type, found) : hit(found, subject);
  return told === undefined ? undefined : resultOfHit(row, told, counters, subject);
}

function textOfComparison(comparison: RuledComparison, counters: readonly unknown[]): string | undefined {
  const { less, absentLess, than, absentThan, reported, message } = comparison;
  const have = counters[less];
  if (reported && isAbsent(have)) return undefined;
  const few = Number.isInteger(have) ? (have as number) : absentLess;
  const want = counters[than];
  const many = Number.isInteger(want) ? (want as number) : absentThan;
  return few < many ? message(few, many) : undefined;
}

/** Returns the evidence of a row: the condition that decided, then the row's fields. */
function fieldsOf(
  { paths, sources }: RuledRow,
  counters: readonly unknown[],
  subject: Subject,
  condition?: FoundCondition,
): readonly EvidenceField[] {
  const fields = Array<EvidenceField>(paths.length + (condition === undefined ? 0 : 2));
  let found = condition === undefined ? 0 : condition.lead(fields);
  for (let index = 0; index < paths.length; index++) {
    const source = sources[index] as number | FieldPlace;
    const value = typeof source === "number" ? counters[source] : valueAt(subject, source);
    if (!isAbsent(value)) fields[found++] = { path: paths[index] as Path, value: evidenceValue(value) };
  }
  return found === fields.length ? fields : fields.slice(0, found);
}

function resultOfHit(row: RuledRow, hit: FullHit, counters: readonly unknown[], subject: Subject): StatusResult {
  const { rule } = row;
  const status = hit.status ?? row.status;
  const reason = hit.reason === undefined ? row.reason : fitReason(hit.reason, status);
  const message = (hit.quotes === true ? fitMessage(hit.message) : hit.message) || reason;
  const fields =
    hit.paths === undefined ? fieldsOf(row, counters, subject, hit.condition) : evidenceOf(subject, hit.paths);
  const { terminal = row.terminal, warnings = NO_WARNINGS } = hit;
  return fittingResult({ rule, status, reason, message, fields, terminal, warnings }, false);
}
