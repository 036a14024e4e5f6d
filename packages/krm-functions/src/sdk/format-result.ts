import type { FunctionResult } from "./result.ts";

const LONGEST_LINE = 1_000;

/**
 * One result as one line for a terminal: `[error] apps/v1/Deployment/shop/web spec.replicas (web.yaml[1]): message`.
 * Control characters are escaped and the line is bounded, whatever the objects hold.
 */
export function formatResult({ severity, resourceRef, field, file, message }: FunctionResult): string {
  const about = [
    resourceRef === undefined
      ? undefined
      : [resourceRef.apiVersion, resourceRef.kind, resourceRef.namespace, resourceRef.name].filter(Boolean).join("/"),
    field?.path,
    file === undefined ? undefined : `(${file.path}${file.index ? `[${file.index}]` : ""})`,
  ].filter(Boolean);
  const line = [`[${severity}]`, ...about].join(" ");
  return toOneLine(`${line}${about.length === 0 ? " " : ": "}${message}`);
}

/** Text of unknown origin made safe for one line of a terminal: control characters escaped, length bounded. */
export function toOneLine(text: string): string {
  const bounded = text.length <= LONGEST_LINE ? text : `${text.slice(0, LONGEST_LINE)}…`;
  return bounded.replaceAll(CONTROL, (character) => {
    if (character === "\n") return "\\n";
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** C0, DEL, C1, line and paragraph separators, and the characters that reorder text. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
