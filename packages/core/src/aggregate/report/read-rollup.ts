import {
  failure,
  formatTime,
  isMap,
  type Problem,
  parseTime,
  type Result,
  readPath,
  success,
} from "../../object/index.ts";
import { type PackageReport, validatePackageReport } from "../../schemas/generated/package-report.ts";
import { SEVERITIES } from "../model/severity.ts";
import { headlineWord } from "../rollup/headline.ts";
import { emptyRollup, MAX_EXCEPTIONS, mergeRollups, type Rollup, type RollupOptions } from "../rollup/rollup.ts";
import { AXIS_NAMES, type Counts } from "../rollup/rollup-counts.ts";
import { boundException, type RollupException } from "../rollup/rollup-exceptions.ts";
import { COUNTED, lineId, revisionKey } from "../rollup/rollup-lines.ts";

type Written = NonNullable<PackageReport["status"]>["rollup"];

/** The largest number of entries that a rollup can list; further ones are not read. */
const MOST_LISTED = { exceptions: MAX_EXCEPTIONS, revisions: 4 } as const;
/** The largest number of targets in one rollup: a thousand such rollups can be added exactly. */
const MAX_TOTAL = 10 ** 12;

/**
 * Reads a rollup of another process from its JSON: as a report stores it, or with `limits`, which are ignored. The
 * result has the given limits, so that it can be merged with others of the same limits; it may list fewer names, but
 * never has other counts. Problems: a shape that does not match the schema (codes of the validator), and numbers that
 * contradict each other (`InconsistentRollup`). Texts are cleaned and bounded.
 */
export function readRollup(value: unknown, options?: RollupOptions): Result<Rollup> {
  const flood = Object.entries(MOST_LISTED).filter(([field, most]) => lengthAt(value, field) > most);
  if (flood.length > 0)
    return failure(...flood.map(([field, most]) => inconsistent(`more than ${most} ${field} are listed`)));
  const shape = shapeProblems(value);
  if (shape.length > 0) return failure(...shape);
  const written = value as Written;
  const contradictions = contradictionsOf(written);
  if (contradictions.length > 0) return failure(...contradictions.map(inconsistent));
  const empty = emptyRollup(options);
  const { asOf, oldest, revisions, exceptions } = written;
  const { asOf: _, oldest: __, ...counts } = written;
  const rollup: Rollup = {
    ...counts,
    limits: empty.limits,
    ...given("asOf", canonical(asOf)),
    ...given("oldest", canonical(oldest)),
    revisions: revisions.map((line) => ({ ...line, ...revisionKey(line.package, line.revision) })),
    exceptions: exceptions.map(readException),
  };
  return success(mergeRollups(empty, rollup));
}

function lengthAt(value: unknown, field: string): number {
  const list = readPath(value, [field]);
  return Array.isArray(list) ? list.length : 0;
}

/** Validates the shape of a rollup, whose schema is a part of PackageReport's. */
function shapeProblems(value: unknown): readonly Problem[] {
  const rollup: unknown = isMap(value) ? without(value, "limits") : value;
  const report = { apiVersion: "landfall.dev/v1alpha1", kind: "PackageReport", metadata: { name: "pushed" } };
  return validatePackageReport({ ...report, spec: { package: "" }, status: { rollup } }).map((problem) => ({
    ...problem,
    message: problem.message.replace("status.rollup", "rollup"),
    ...(problem.field === undefined ? {} : { field: problem.field.replace("status.rollup", "rollup") }),
  }));
}

function contradictionsOf(rollup: Written): readonly string[] {
  const { total, counted, word, landed, waiting, pendingChange, bySeverity, exceptions } = rollup;
  const lines = [...rollup.revisions, rollup.otherRevisions];
  const keys = new Set(rollup.revisions.map((line) => lineId(revisionKey(line.package, line.revision))));
  const linesAgree =
    keys.size === rollup.revisions.length &&
    (["total", "landed", "waiting"] as const).every(
      (count) => sumOf(lines.map((line) => line[count])) === rollup[count],
    ) &&
    COUNTED.every((count) => sumOf(lines.map((line) => line[count])) === counted[count]) &&
    sumOf(lines.map((line) => line.wantedBy)) <= total &&
    lines.every(
      (line) =>
        sumOf(COUNTED.map((count) => line[count])) === line.total &&
        Math.max(line.landed, line.suspended, line.stale, line.waiting) <= line.total,
    );
  const listed = (severity: string): number => exceptions.filter((each) => each.severity === severity).length;
  const checks: readonly (readonly [holds: boolean, otherwise: string])[] = [
    [total <= MAX_TOTAL, `a total of ${total} is more than ${MAX_TOTAL}`],
    [Math.max(landed, waiting, pendingChange) <= total, "more have landed, wait or are pending than there are"],
    [addsUp(counted, total), "counted does not add up to total"],
    ...AXIS_NAMES.map((axis) => [addsUp(rollup[axis], total), `${axis} does not add up to total`] as const),
    [word === headlineWord(counted), `the word is not ${word} by its counts`],
    [linesAgree, "the revisions do not add up to total"],
    [sumOf(Object.values(bySeverity)) <= total, "there are more exceptions than targets"],
    [
      SEVERITIES.every((severity) => listed(severity) <= bySeverity[severity]),
      "exceptions are listed that were not counted",
    ],
  ];
  return checks.filter(([holds]) => !holds).map(([, otherwise]) => otherwise);
}

function inconsistent(message: string): Problem {
  return { code: "InconsistentRollup", severity: "error", message: `rollup: ${message}`, field: "rollup" };
}

function addsUp(counts: Counts<string>, total: number): boolean {
  return sumOf(Object.values(counts)) === total;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function readException({ since, ...exception }: Written["exceptions"][number]): RollupException {
  return boundException({ ...exception, ...given("since", canonical(since)) });
}

function given<Field extends string>(field: Field, text: string | undefined): { readonly [field in Field]?: string } {
  return (text === undefined ? {} : { [field]: text }) as { readonly [field in Field]?: string };
}

/** Returns a time in canonical spelling; `undefined` if it is not in the calendar. */
function canonical(time: string | undefined): string | undefined {
  const parsed = parseTime(time);
  return parsed === undefined ? undefined : formatTime(parsed);
}

function without(value: { readonly [key: string]: unknown }, key: string): { readonly [key: string]: unknown } {
  const { [key]: _, ...others } = value;
  return others;
}
