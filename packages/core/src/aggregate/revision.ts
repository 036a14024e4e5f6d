import type { UpToDate } from "./axes.ts";

const ABBREVIATION = 7;
const FULL: ReadonlySet<number> = new Set([40, 64]);
const HASH = /^(?:.*[@/])?(?:sha1:|sha256:)?([0-9a-f]{7,64})$/;

/**
 * Whether two spellings name one revision: equal, or the same commit or digest once the branch and algorithm that
 * Flux puts before it (`main@sha1:…`) are off. One may be abbreviated to at least 7 digits, if the other is whole:
 * two calendar versions are never taken for hashes.
 */
export function isSameRevision(a: string, b: string): boolean {
  if (a === b) return true;
  const [first, second] = [HASH.exec(a)?.[1], HASH.exec(b)?.[1]];
  if (first === undefined || second === undefined) return false;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return FULL.has(long.length) && short.length >= ABBREVIATION && long.startsWith(short);
}

/** Up to date is a claim about two known revisions; with one missing it is unknown. */
export function upToDateOf(wanted: string | undefined, observed: string | undefined): UpToDate {
  if (wanted === undefined || wanted === "" || observed === undefined || observed === "") return "unknown";
  return isSameRevision(wanted, observed) ? "yes" : "no";
}
