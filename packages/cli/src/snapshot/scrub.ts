const USERINFO = /\b([a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@'"<>]{1,512}@/gi;
const QUERY = /\b([a-z][a-z0-9+.-]{0,20}:\/\/[^\s?#'"<>]{1,2048})\?[^\s#'"<>]{1,4096}/gi;

/** Removes user, password and query from URLs in a text: `https://me:hunter2@git/x?token=1` becomes `https://git/x`. */
export function withoutUserinfo(text: string): string {
  return text.includes("://") ? text.replaceAll(USERINFO, "$1").replaceAll(QUERY, "$1") : text;
}
