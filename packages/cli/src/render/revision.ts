/**
 * Shortens a revision for people: the first seven digits of a hash after `sha1:` or `sha256:`, or of a bare one with 40
 * or 64 digits.
 */
export function shortRevision(revision: string): string {
  return revision.replace(/(?<=\bsha(?:1|256):|^)(?:[0-9a-f]{64}|[0-9a-f]{40})$/, (hash) => hash.slice(0, 7));
}
