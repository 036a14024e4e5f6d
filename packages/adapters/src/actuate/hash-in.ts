const SPELLING = /^(?:.+[@/])?(?:sha1:|sha256:)?([0-9a-f]{40}|[0-9a-f]{64})$/;

/** The length of a SHA-256 in hex digits, as in the digests of artifacts. */
export const DIGEST_LENGTH = 64;

/**
 * Returns the commit or digest in a revision, as Git, Config Sync, Flux and OCI spell it: `v7@sha1:…`, `main/…`,
 * `sha256:…`.
 */
export function hashIn(revision: string): string | undefined {
  return SPELLING.exec(revision)?.[1];
}
