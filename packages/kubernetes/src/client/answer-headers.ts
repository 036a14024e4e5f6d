import type { IncomingHttpHeaders } from "node:http";

/** The value of a header; the first one if it is repeated. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Parses the warnings of a server: `299 - "text"`, several in one header. */
export function warningsOf(headers: IncomingHttpHeaders): readonly string[] {
  const value = headers["warning"];
  const text = Array.isArray(value) ? value.join(", ") : (value ?? "");
  return [...text.matchAll(/\b299 \S+ ("(?:[^"\\]|\\.)*")/g)].map(([, quoted = '""']) => unquoted(quoted));
}

function unquoted(quoted: string): string {
  return quoted.slice(1, -1).replaceAll(/\\(.)/g, "$1");
}

/**
 * The difference of the server's clock from ours, in milliseconds, by the date of an answer; positive if it is ahead, 0
 * within the date's resolution of a second.
 */
export function skewOf(headers: IncomingHttpHeaders, now: number): number | undefined {
  const served = Date.parse(headerOf(headers, "date") ?? "");
  if (Number.isNaN(served)) return undefined;
  const ahead = served - now;
  return Math.abs(ahead) < 1500 ? 0 : ahead;
}
