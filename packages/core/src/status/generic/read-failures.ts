import { formatPath, type Path, parseTime } from "../../object/index.ts";
import { evidenceValue } from "../evidence.ts";
import { type Fields, isFields, ownText } from "../subject.ts";
import { wholeNumber } from "../whole-number.ts";
import { find, type Slot, type StatusReading } from "./findings.ts";
import { capitalised, flagOf } from "./flag.ts";
import { runsToEnd } from "./reading.ts";

const FEW_RETRIES = 3;

/** Reads a flag that should not be true, or a list of failures. */
export function readBadFlag(reading: StatusReading, value: unknown, path: Path): void {
  if (Array.isArray(value)) return readFailureText(reading, value, path, "detailFailed");
  if (flagOf(value) !== true) return;
  const reason = capitalised(String(path[path.length - 1]));
  find(reading, "failed", {
    rule: "generic/flag",
    status: "Failed",
    reason,
    message: `${formatPath(path)} is true`,
    fields: [{ path, value: evidenceValue(value) }],
  });
}

/** Reads a field that has a text, a map or a list only if something failed. */
export function readFailureText(reading: StatusReading, value: unknown, path: Path, slot: Slot): void {
  const text = failureText(value);
  if (text === "") return;
  const reason = String(path[path.length - 1]).endsWith("Reason") ? text : capitalised(String(path[path.length - 1]));
  const fields = [{ path, value: evidenceValue(value) }];
  find(reading, slot, { rule: "generic/failure-field", status: "Failed", reason, message: text, fields });
}

const ERROR_TIME = /^last(?:Error|Failure|Failed)[A-Za-z]*(?:Time|Timestamp|At)$/;
const SUCCESS_TIME = /^last(?:Success|Succeeded)[A-Za-z]*(?:Time|Timestamp|At)?$/;

/** Reads the last failure: it is over if a success came after it, and counts if it came after the last success. */
export function readLastFailure(reading: StatusReading, value: unknown, path: Path): void {
  const { status } = reading.subject;
  const failed = timeIn(isFields(value) ? value : status, ERROR_TIME) ?? timeIn(status, ERROR_TIME);
  const succeeded = timeIn(status, SUCCESS_TIME);
  if (failed === undefined || succeeded === undefined) return readFailureText(reading, value, path, "detailFailed");
  if (failed > succeeded) readFailureText(reading, value, path, "partFailed");
}

function timeIn(fields: Fields, name: RegExp): number | undefined {
  for (const key of Object.keys(fields)) {
    const time = name.test(key) ? parseTime(fields[key]) : undefined;
    if (time !== undefined) return time;
  }
  return undefined;
}

/** Reads a code with a message: 0, or an HTTP code below 400, is no failure. */
export function readCode(reading: StatusReading, value: unknown, path: Path, parent: Fields): void {
  if (path.length === 2 && path[1] === "exitCode" && runsToEnd(reading)) return readExitCode(reading, value, path);
  const message = ownText(parent, "message") || ownText(parent, "errorMessage");
  if (typeof value !== "number" || value === 0 || (value >= 100 && value < 400) || message === "") return;
  const fields = [{ path, value }];
  find(reading, "detailFailed", { rule: "generic/code", status: "Failed", reason: "ErrorCode", message, fields });
}

/** Reads an exit code: a run that ended with another code than 0 has failed, whatever its phase says. */
function readExitCode(reading: StatusReading, value: unknown, path: Path): void {
  if (typeof value !== "number" || value === 0) return;
  const fields = [{ path, value }];
  const message = ownText(reading.subject.status, "message") || `The exit code is ${value}`;
  find(reading, "broken", { rule: "generic/code", status: "Failed", reason: "ExitCode", message, fields });
}

/** Returns the text of a failure field, or `""`: a text, a map with a message, or the first of a list of either. */
function failureText(value: unknown, depth = 0): string {
  if (typeof value === "string") return value.trim();
  if (depth > 2) return "";
  if (Array.isArray(value))
    return value.length === 0 ? "" : failureText(value[0], depth + 1) || `${value.length} errors`;
  if (!isFields(value)) return "";
  const text =
    ownText(value, "message") || ownText(value, "description") || ownText(value, "error") || ownText(value, "reason");
  return text || (Object.keys(value).length === 0 || depth === 0 ? "" : "an error without a message");
}

/** Reads a number of consecutive failures: more than a few count as a failure. */
export function readRetries(reading: StatusReading, value: unknown, path: Path): void {
  const count = wholeNumber(value);
  if (typeof value !== "number" || count === undefined || count < FEW_RETRIES) return;
  const message = `${formatPath(path)} is ${count}`;
  find(reading, "detailFailed", {
    rule: "generic/retries",
    status: "Failed",
    reason: "TooManyRetries",
    message,
    fields: [{ path, value: count }],
  });
}
