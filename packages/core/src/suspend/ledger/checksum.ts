const OFFSETS = [0x811c9dc5, 0x9e3779b9] as const;
/** Odd, so that each step can be undone. */
const FACTORS = [0x01000193, 0x85ebca6b] as const;

/**
 * Sixteen hex digits of a text. Two texts of equal length that differ in one UTF-16 code unit never have the same, as every
 * step can be undone; others do by chance, once in 2^64. It finds slips of the pen and of tools: who forges a text can
 * forge its checksum too.
 */
export function checksum(text: string): string {
  let [left, right]: [number, number] = [...OFFSETS];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    left = Math.imul(left ^ unit, FACTORS[0]);
    right = Math.imul(right ^ unit, FACTORS[1]);
    right ^= right >>> 15;
  }
  return hex(left) + hex(right);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}

/** How a checksum stands in canonical JSON; the field `v`, or `uid`, always follows it. */
export function sumPiece(sum: string): string {
  return `"sum":"${sum}",`;
}

/** Whether a text of canonical JSON has the checksum of what else is in it. */
export function isSummed(text: string, sum: string): boolean {
  const piece = sumPiece(sum);
  const at = text.lastIndexOf(piece);
  return at >= 0 && checksum(text.slice(0, at) + text.slice(at + piece.length)) === sum;
}
