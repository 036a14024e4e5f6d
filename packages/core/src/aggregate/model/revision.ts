import type { UpToDate } from "./axes.ts";

const ABBREVIATION = 7;
const FULL: ReadonlySet<number> = new Set([40, 64]);
const HASH = /^(?:.*[@/])?(?:sha1:|sha256:)?([0-9a-f]{7,64})$/;

/** A reference to an image by its tag, perhaps with the digest that the tag stands for. */
const TAGGED_IMAGE = /^[^\s@]+\/[^\s@/:]+:([^\s@/:]+)(?:@sha256:[0-9a-f]{64})?$/;
const NAMED = /^([^@]+)@(?:sha1|sha256):[0-9a-f]+$/;

/**
 * Whether two spellings name one revision: equal; a tag and the same tag with the commit or digest that Flux puts
 * behind it (`v1.2.3@sha1:…`), or behind the image that Config Sync puts before it (`example.com/shop:v1.2.3`); or the
 * same commit or digest once what is before it is off. One hash may be abbreviated to at least 7 digits, if the other is
 * whole: two calendar versions are never taken for hashes.
 */
export function isSameRevision(a: string, b: string): boolean {
  if (a === b || isNameOf(a, b) || isNameOf(b, a)) return true;
  if (a.length < ABBREVIATION || b.length < ABBREVIATION) return false;
  const [first, second] = [HASH.exec(a)?.[1], HASH.exec(b)?.[1]];
  if (first === undefined || second === undefined) return false;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return FULL.has(long.length) && short.length >= ABBREVIATION && long.startsWith(short);
}

/** Whether a name is that of a revision which is spelled with more than the name. */
function isNameOf(name: string, whole: string): boolean {
  return whole.includes(name) && (NAMED.exec(whole)?.[1] === name || TAGGED_IMAGE.exec(whole)?.[1] === name);
}

/** A revision as the `sourceHash` of a ResourceGroup: the first seven digits of its commit or digest, else of its name. */
export function sourceHashOf(revision: string): string {
  return (HASH.exec(revision)?.[1] ?? revision).slice(0, ABBREVIATION);
}

/** A revision for people: hashes cut as git cuts them, and no name of the algorithm (`v6@b2c3d4e`). */
export function shortRevision(revision: string): string {
  return revision.replace(/(?:sha1:|sha256:)?\b([0-9a-f]{7})[0-9a-f]{33}(?:[0-9a-f]{24})?\b/g, "$1");
}

/** Up to date is a claim about two known revisions; with one missing it is unknown. */
export function upToDateOf(wanted: string | undefined, observed: string | undefined): UpToDate {
  if (wanted === undefined || wanted === "" || observed === undefined || observed === "") return "unknown";
  return isSameRevision(wanted, observed) ? "yes" : "no";
}
