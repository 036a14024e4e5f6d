import { formatPath, type Path, type Problem } from "../../object/index.ts";
import { evidenceOf, evidenceValue, type Place, placeOf, valueAt } from "../evidence.ts";
import { fitMessage, fitReason, fittingResult } from "../result.ts";
import { asText, isAbsent, type Subject } from "../subject.ts";
import { withSuspension } from "../suspension.ts";
import type { EvidenceField, StatusContext, StatusResult, StatusWord } from "../types.ts";
import { conditionWith, type FoundCondition, hitOf } from "./found-condition.ts";
import type { ConditionTest, Counter, Counters, Hit, KindRow, KindRule, KindSuspension, Test } from "./kind-rule.ts";

/** The decision table of a kind, made ready to be asked. */
export interface RuledTable {
  readonly rows: readonly RuledRow[];
  readonly read: Counters["read"] | undefined;
  readonly hasPhases: boolean;
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
  readonly comparison: RuledComparison | undefined;
  readonly condition: ConditionTest | undefined;
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

interface RuledCounter {
  readonly index: number;
  readonly absent: number;
  readonly reported: boolean;
}

const NO_WARNINGS: readonly Problem[] = Object.freeze([]);
const NO_COUNTERS: readonly unknown[] = Object.freeze([]);

/** Makes the table of a kind ready: done once for each kind. */
export function ruledTable({ kind, counters, rows, suspended }: KindRule): RuledTable {
  const indexes = new Map(counters?.paths.map((path, index) => [formatPath(path), index]));
  return {
    rows: rows.map((row) => ruledRow(kind, row, indexes)),
    read: counters?.read,
    hasPhases: rows.some(({ phase }) => phase !== undefined),
    suspended,
  };
}

function ruledRow(kind: string, row: KindRow, indexes: ReadonlyMap<string, number>): RuledRow {
  const { status, reason, terminal = false, paths, phase, test } = row;
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
    comparison: "less" in test ? { less: ruled(test.less), than: ruled(test.than), message: test.message } : undefined,
    condition: "type" in test ? test : undefined,
    test: typeof test === "function" ? test : undefined,
  };
}

/** In one shape for all: a spread would make one for each way in which it came about. */
function sourceOf(path: Path, counter: number | undefined): Source {
  const { part, name, below } = placeOf(path);
  return { path, part, name, below, counter };
}

/** The result of the first row that applies. */
export function judgeByTable(table: RuledTable, subject: Subject, context: StatusContext): StatusResult | undefined {
  const { rows, read, hasPhases, suspended } = table;
  const counters = read === undefined ? NO_COUNTERS : read(subject);
  const phase = hasPhases ? asText(subject.status["phase"]) : "";
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as RuledRow;
    if (row.phase !== undefined && row.phase !== phase) continue;
    const hit = hitOfRow(row, counters, subject, context);
    if (hit === undefined) continue;
    const result =
      typeof hit === "string" ? resultOfText(row, hit, counters, subject) : resultOfHit(row, hit, counters, subject);
    if (suspended === undefined || !suspended.test(subject)) return result;
    return withSuspension(result, { suspended: true, fields: evidenceOf(subject, suspended.paths ?? []) });
  }
  return undefined;
}

function hitOfRow(
  { comparison, condition, test }: RuledRow,
  counters: readonly unknown[],
  subject: Subject,
  context: StatusContext,
): Hit | undefined {
  if (comparison !== undefined) return hitOfComparison(comparison, counters);
  if (condition !== undefined) return hitOfCondition(condition, subject);
  return test?.(subject, context);
}

function hitOfComparison({ less, than, message }: RuledComparison, counters: readonly unknown[]): Hit | undefined {
  const have = counters[less.index];
  if (less.reported && isAbsent(have)) return undefined;
  const few = Number.isInteger(have) ? (have as number) : less.absent;
  const want = counters[than.index];
  const many = Number.isInteger(want) ? (want as number) : than.absent;
  return few < many ? message(few, many) : undefined;
}

function hitOfCondition({ type, status, is, hit }: ConditionTest, subject: Subject): Hit | undefined {
  const found = conditionWith(subject, type, status, is);
  if (found === undefined) return undefined;
  return hit === undefined ? hitOf(type, found) : hit(found, subject);
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

function resultOfText(row: RuledRow, message: string, counters: readonly unknown[], subject: Subject): StatusResult {
  const { rule, status, reason, terminal, sources } = row;
  const fields = fieldsAt(sources, counters, subject);
  return fittingResult({ rule, status, reason, message, fields, terminal, warnings: NO_WARNINGS }, false);
}

function resultOfHit(
  row: RuledRow,
  hit: Exclude<Hit, string>,
  counters: readonly unknown[],
  subject: Subject,
): StatusResult {
  const { rule } = row;
  const status = hit.status ?? row.status;
  const reason = hit.reason === undefined ? row.reason : fitReason(hit.reason, status);
  const message = (hit.quotes === true ? fitMessage(hit.message) : hit.message) || reason;
  const fields =
    hit.paths === undefined ? fieldsAt(row.sources, counters, subject, hit.condition) : evidenceOf(subject, hit.paths);
  const { terminal = row.terminal, warnings = NO_WARNINGS } = hit;
  return fittingResult({ rule, status, reason, message, fields, terminal, warnings }, false);
}
