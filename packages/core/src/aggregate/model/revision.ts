import type { UpToDate } from "./axes.ts";

const ABBREVIATION = 7;
const FULL: ReadonlySet<number> = new Set([40, 64]);
const HASH = /^(?:.*[@/])?(?:sha1:|sha256:)?([0-9a-f]{7,64})$/;

/** Matches a reference to an image by its tag, perhaps with the digest of that tag. */
const TAGGED_IMAGE = /^[^\s@]+\/[^\s@/:]+:([^\s@/:]+)(?:@sha256:[0-9a-f]{64})?$/;
const NAMED = /^([^@]+)@(?:sha1|sha256):[0-9a-f]+$/;

/**
 * Returns whether two spellings mean one revision: they are equal; or a tag and the same tag with the commit or digest
 * that Flux appends (`v1.2.3@sha1:…`), or in an image that Config Sync prepends (`example.com/shop:v1.2.3`); or the
 * same commit or digest without its prefix. One hash may be abbreviated to at least 7 digits, if the other is complete,
 * so that two calendar versions are never taken for hashes.
 */
export function isSameRevision(a: string, b: string): boolean {
  if (a === b || isNameOf(a, b) || isNameOf(b, a)) return true;
  if (a.length < ABBREVIATION || b.length < ABBREVIATION) return false;
  const [first, second] = [HASH.exec(a)?.[1], HASH.exec(b)?.[1]];
  if (first === undefined || second === undefined) return false;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return FULL.has(long.length) && short.length >= ABBREVIATION && long.startsWith(short);
}

/** Returns whether a name is the name part of a longer spelling of a revision. */
function isNameOf(name: string, whole: string): boolean {
  return whole.includes(name) && (NAMED.exec(whole)?.[1] === name || TAGGED_IMAGE.exec(whole)?.[1] === name);
}

/**
 * Returns a revision as the `sourceHash` of a ResourceGroup: the first seven digits of its commit or digest, else of
 * its name.
 */
export function sourceHashOf(revision: string): string {
  return (HASH.exec(revision)?.[1] ?? revision).slice(0, ABBREVIATION);
}

/**
 * Returns a revision for people: hashes are shortened as git does, without the name of the algorithm (`v6@b2c3d4e`).
 */
export function shortRevision(revision: string): string {
  return revision.replace(/(?:sha1:|sha256:)?\b([0-9a-f]{7})[0-9a-f]{33}(?:[0-9a-f]{24})?\b/g, "$1");
}

/** Returns whether the observed revision is the wanted one; unknown if one of them is missing. */
export function upToDateOf(wanted: string | undefined, observed: string | undefined): UpToDate {
  if (wanted === undefined || wanted === "" || observed === undefined || observed === "") return "unknown";
  return isSameRevision(wanted, observed) ? "yes" : "no";
}
