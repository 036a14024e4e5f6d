import { escapeControl, formatRef, parseApiVersion, truncate } from "@landfall/core/object";
import type { FunctionResult } from "./result.ts";

const LONGEST_LINE = 1_000;

/**
 * One result as one line for a terminal: `[error] Deployment.apps shop/web spec.replicas (web.yaml[1]): message`.
 * Harmful characters are shown as what they are and the line is bounded, whatever the objects hold.
 */
export function formatResult({ severity, resourceRef, field, file, message }: FunctionResult): string {
  const about = [
    resourceRef === undefined ? undefined : nameOf(resourceRef),
    field?.path,
    file === undefined ? undefined : `(${file.path}${file.index ? `[${file.index}]` : ""})`,
  ].filter(Boolean);
  const line = [`[${severity}]`, ...about].join(" ");
  return toOneLine(`${line}${about.length === 0 ? " " : ": "}${message}`);
}

function nameOf({ apiVersion, kind, namespace = "", name }: NonNullable<FunctionResult["resourceRef"]>): string {
  return formatRef({ group: parseApiVersion(apiVersion).group, kind, namespace, name });
}

/** Text of unknown origin made safe for one line of a terminal: harmful characters shown, length bounded. */
export function toOneLine(text: string): string {
  return escapeControl(truncate(text, LONGEST_LINE));
}
