const SPELLING = /^(?:.+[@/])?(?:sha1:|sha256:)?([0-9a-f]{40}|[0-9a-f]{64})$/;

/** How long a SHA-256 is, which the digests of artifacts are. */
export const DIGEST_LENGTH = 64;

/** The commit or digest in a revision, as Git, Config Sync, Flux and OCI spell it: `v7@sha1:…`, `main/…`, `sha256:…`. */
export function hashIn(revision: string): string | undefined {
  return SPELLING.exec(revision)?.[1];
}
