import { formatPath, type Path, type Problem } from "../../object/index.ts";
import { evidenceOf, evidenceValue, type Place, placeOf, valueAt } from "../evidence.ts";
import { fitMessage, fitReason, fittingResult, resultOfRow } from "../result.ts";
import { asList, asText, isAbsent, type Subject } from "../subject.ts";
import { withSuspension } from "../suspension.ts";
import type { EvidenceField, StatusOptions, StatusResult, StatusWord } from "../types.ts";
import { conditionWith, type FoundCondition, hitOf } from "./found-condition.ts";
import type {
  Comparison,
  ConditionTest,
  Counter,
  Counters,
  FullHit,
  KindRow,
  KindRule,
  KindSuspension,
  RowTest,
  Test,
} from "./kind-rule.ts";

/** The decision table of a kind, made ready to be asked. */
export interface RuledTable {
  readonly rows: readonly RuledRow[];
  readonly read: Counters["read"] | undefined;
  readonly hasPhases: boolean;
  readonly hasConditions: boolean;
  readonly suspended: KindSuspension | undefined;
}

/** A row with its id, in one shape for all rows of all kinds: one of its tests is there. */
interface RuledRow {
  readonly rule: string;
  readonly status: StatusWord;
  readonly reason: string;
  readonly terminal: boolean;
  readonly sources: readonly Source[];
  readonly phase: string | undefined;
  readonly unreported: boolean;
  readonly text: string | undefined;
  readonly comparison: RuledComparison | undefined;
  readonly condition: RuledCondition | undefined;
  readonly test: Test | undefined;
}

/** Where a field of the evidence comes from: the counters read already, or its place in the object. */
interface Source extends Place {
  readonly counter: number | undefined;
}

interface RuledComparison {
  readonly less: RuledCounter;
  readonly than: RuledCounter;
  readonly message: (less: number, than: number) => string;
}

/** With all of its fields, whether the table gives them or not. */
type RuledCondition = { readonly [F in keyof Required<ConditionTest>]: ConditionTest[F] };

interface RuledCounter {
  readonly index: number;
  readonly absent: number;
  readonly reported: boolean;
}

const NO_WARNINGS: readonly Problem[] = Object.freeze([]);
const NOTHING: readonly unknown[] = Object.freeze([]);

/** Makes the table of a kind ready: done once for each kind. */
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
  const ruled = ({ path, absent, reported = false }: Counter): RuledCounter => {
    const index = indexes.get(formatPath(path));
    if (index === undefined) throw new TypeError(`${formatPath(path)} is not among the counters of ${kind}`);
    return { index, absent, reported };
  };
  return {
    rule: `builtin/${kind}/${reason}`,
    status,
    reason,
    terminal,
    sources: paths.map((path) => sourceOf(path, indexes.get(formatPath(path)))),
    phase,
    unreported,
    text: typeof test === "string" ? test : undefined,
    comparison: isComparison(test)
      ? { less: ruled(test.less), than: ruled(test.than), message: test.message }
      : undefined,
    condition: isConditionTest(test) ? ruledCondition(test) : undefined,
    test: typeof test === "function" ? test : undefined,
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

/** In one shape for all: a spread would make one for each way in which it came about. */
function sourceOf(path: Path, counter: number | undefined): Source {
  const { part, name, below } = placeOf(path);
  return { path, part, name, below, counter };
}

/** The result of the first row that applies. */
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
    ? resultOfRow(row, hit, fieldsAt(row.sources, counters, subject))
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
    return resultOfRow(
      row,
      typeof text === "string" ? text : text(subject),
      fieldsAt(row.sources, counters, subject, found),
    );
  const told = hit === undefined ? hitOf(type, found) : hit(found, subject);
  return told === undefined ? undefined : resultOfHit(row, told, counters, subject);
}

function textOfComparison({ less, than, message }: RuledComparison, counters: readonly unknown[]): string | undefined {
  const have = counters[less.index];
  if (less.reported && isAbsent(have)) return undefined;
  const few = Number.isInteger(have) ? (have as number) : less.absent;
  const want = counters[than.index];
  const many = Number.isInteger(want) ? (want as number) : than.absent;
  return few < many ? message(few, many) : undefined;
}

/** The evidence of a row: of the condition that decided, then of its fields. */
function fieldsAt(
  sources: readonly Source[],
  counters: readonly unknown[],
  subject: Subject,
  condition?: FoundCondition,
): readonly EvidenceField[] {
  const fields = Array<EvidenceField>(sources.length + (condition === undefined ? 0 : 2));
  let found = condition === undefined ? 0 : condition.lead(fields);
  for (const source of sources) {
    const value = source.counter === undefined ? valueAt(subject, source) : counters[source.counter];
    if (!isAbsent(value)) fields[found++] = { path: source.path, value: evidenceValue(value) };
  }
  return found === fields.length ? fields : fields.slice(0, found);
}

function resultOfHit(row: RuledRow, hit: FullHit, counters: readonly unknown[], subject: Subject): StatusResult {
  const { rule } = row;
  const status = hit.status ?? row.status;
  const reason = hit.reason === undefined ? row.reason : fitReason(hit.reason, status);
  const message = (hit.quotes === true ? fitMessage(hit.message) : hit.message) || reason;
  const fields =
    hit.paths === undefined ? fieldsAt(row.sources, counters, subject, hit.condition) : evidenceOf(subject, hit.paths);
  const { terminal = row.terminal, warnings = NO_WARNINGS } = hit;
  return fittingResult({ rule, status, reason, message, fields, terminal, warnings }, false);
}
