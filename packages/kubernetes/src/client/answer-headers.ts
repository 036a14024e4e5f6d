import type { IncomingHttpHeaders } from "node:http";

/** A header; the first of several. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The warnings of a server: `299 - "text"`, several in one header. */
export function warningsOf(headers: IncomingHttpHeaders): readonly string[] {
  const value = headers["warning"];
  const text = Array.isArray(value) ? value.join(", ") : (value ?? "");
  return [...text.matchAll(/\b299 \S+ ("(?:[^"\\]|\\.)*")/g)].map(([, quoted = '""']) => unquoted(quoted));
}

function unquoted(quoted: string): string {
  return quoted.slice(1, -1).replaceAll(/\\(.)/g, "$1");
}

/** How far the server's clock is ahead, in milliseconds, by the date of an answer; 0 for what the second hides. */
export function skewOf(headers: IncomingHttpHeaders, now: number): number | undefined {
  const served = Date.parse(headerOf(headers, "date") ?? "");
  if (Number.isNaN(served)) return undefined;
  const ahead = served - now;
  return Math.abs(ahead) < 1500 ? 0 : ahead;
}
