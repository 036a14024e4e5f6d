/** A revision as people read it: of a hash behind `sha1:` or `sha256:`, or a bare one of 40 or 64 digits, the first seven. */
export function shortRevision(revision: string): string {
  return revision.replace(/(?<=\bsha(?:1|256):|^)(?:[0-9a-f]{64}|[0-9a-f]{40})$/, (hash) => hash.slice(0, 7));
}
