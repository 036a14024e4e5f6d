const USERINFO = /\b([a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@'"<>]{1,512}@/gi;
const QUERY = /\b([a-z][a-z0-9+.-]{0,20}:\/\/[^\s?#'"<>]{1,2048})\?[^\s#'"<>]{1,4096}/gi;
/** A word for a secret and the value that is given to it: `password=hunter2`, `"token": "abc"`. */
const ASSIGNED =
  /((?:password|passwd|passphrase|pwd|token|api[_-]?key|access[_-]?key|client[_-]?secret|secret[_-]?key)(?:=["']?|["'] ?[:=] ?["']))[^\s"',;&<>]{1,512}/gi;
const BEARER = /\b(bearer|basic) [a-z0-9+/=._~-]{16,4096}/gi;

/**
 * Removes secrets that a text shows: user, password and query of URLs (`https://me:hunter2@git/x?token=1` becomes
 * `https://git/x`), what is given to a word such as `password=`, and what follows `Bearer`.
 */
export function withoutSecrets(text: string): string {
  const inUrls = text.includes("://") ? text.replaceAll(USERINFO, "$1").replaceAll(QUERY, "$1") : text;
  return inUrls.replaceAll(ASSIGNED, "$1***").replaceAll(BEARER, "$1 ***");
}
