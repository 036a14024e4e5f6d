import { escapeControl, formatRef, parseApiVersion, truncate } from "@landfall/core/object";
import type { FunctionResult } from "./result.ts";

const LONGEST_LINE = 1_000;

/**
 * One result as one line for a terminal: `[error] Deployment.apps shop/web spec.replicas (web.yaml[1]): message`.
 * Harmful characters are escaped and the length is bounded, because the text may come from untrusted objects.
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

/** Makes text of unknown origin safe for one line of a terminal: escapes harmful characters, bounds the length. */
export function toOneLine(text: string): string {
  return escapeControl(truncate(text, LONGEST_LINE));
}
