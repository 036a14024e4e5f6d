const LOWER = /[a-z]/;
const TOKEN = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;
const TEXT_TO_READ = 512;
const MOST_TOKENS = 64;

/** `ErrImagePull` → err, image, pull; `in progress` → in, progress; `HTTPError` → http, error. At most 64, from the first 512 characters. */
export function tokensOf(text: string): readonly string[] {
  const head = text.length > TEXT_TO_READ ? text.slice(0, TEXT_TO_READ) : text;
  const spelled = LOWER.test(head) ? head : head.toLowerCase();
  const tokens = spelled.match(TOKEN) ?? [];
  return tokens.slice(0, MOST_TOKENS).map((token) => token.toLowerCase());
}
