/** Returns the length of a string as Kubernetes counts it: in code points. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let at = 1; at < text.length; at++) if (isPair(text.charCodeAt(at - 1), text.charCodeAt(at))) count--;
  return count;
}

/** Returns whether two code units are the halves of a surrogate pair. */
function isPair(first: number, second: number): boolean {
  return second >= 0xdc00 && second <= 0xdfff && first >= 0xd800 && first <= 0xdbff;
}
