const LOWER = /[a-z]/;
const [ZERO, NINE, UPPER_A, UPPER_Z, LOWER_A, LOWER_Z] = [48, 57, 65, 90, 97, 122];
const TEXT_TO_READ = 512;
const MOST_TOKENS = 64;

/**
 * Splits a text into words in lower case: `ErrImagePull` → err, image, pull; `in progress` → in, progress; `HTTPError`
 * → http, error. At most 64, from the first 512 characters.
 */
export function tokensOf(text: string): readonly string[] {
  const head = text.length > TEXT_TO_READ ? text.slice(0, TEXT_TO_READ) : text;
  const lower = head.toLowerCase();
  const spelled = LOWER.test(head) ? head : lower;
  /** A few letters are longer in lower case; in such a text each token is converted to lower case separately. */
  const isAligned = lower.length === spelled.length;
  const tokens: string[] = [];
  let end = 0;
  while (end < spelled.length && tokens.length < MOST_TOKENS) {
    const start = end;
    end = endOfToken(spelled, start);
    if (end === start) end++;
    else tokens.push(isAligned ? lower.slice(start, end) : spelled.slice(start, end).toLowerCase());
  }
  return tokens;
}

/**
 * Returns the end of the token that starts at `start`: digits; capitals except the one that begins a word; or a word.
 * Returns `start` if there is none.
 */
function endOfToken(text: string, start: number): number {
  const digits = endOfRun(text, start, ZERO, NINE);
  if (digits > start) return digits;
  const capitals = endOfRun(text, start, UPPER_A, UPPER_Z);
  const word = endOfRun(text, capitals, LOWER_A, LOWER_Z);
  return word > capitals && capitals - start > 1 ? capitals - 1 : word;
}

function endOfRun(text: string, start: number, first: number, last: number): number {
  let end = start;
  while (end < text.length && isWithin(text.charCodeAt(end), first, last)) end++;
  return end;
}

function isWithin(code: number, first: number, last: number): boolean {
  return code >= first && code <= last;
}
