const LEFT_OFFSET = 0x811c9dc5 | 0;
const RIGHT_OFFSET = 0x9e3779b9 | 0;
/** A factor for the checksum; it is odd, so that each step can be undone. */
const LEFT_FACTOR = 0x01000193 | 0;
const RIGHT_FACTOR = 0x85ebca6b | 0;

/** The two hex digits of each byte value. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** The running sums over the text so far, each an int32. */
export interface RunningSums {
  readonly left: number;
  readonly right: number;
}

const START: RunningSums = { left: LEFT_OFFSET, right: RIGHT_OFFSET };

/**
 * Returns a checksum of a text as sixteen hex digits. Texts of equal length that differ in one UTF-16 code unit never
 * have the same checksum, as every step can be undone; others collide with a chance of 1 in 2^64. It detects mistakes
 * of people and tools; it does not protect against forgery.
 */
export function checksum(text: string): string {
  return digitsOf(sumsOver(text));
}

/** Returns the sums over a text, or over a text that continues the one of `before`. */
export function sumsOver(text: string, before: RunningSums = START): RunningSums {
  let { left, right } = before;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    left = Math.imul(left ^ unit, LEFT_FACTOR);
    right = Math.imul(right ^ unit, RIGHT_FACTOR);
    right ^= right >>> 15;
  }
  return { left, right };
}

/** Returns the checksum of the whole text that was summed. */
export function digitsOf({ left, right }: RunningSums): string {
  return hex(left) + hex(right);
}

function hex(word: number): string {
  return byteOf(word, 24) + byteOf(word, 16) + byteOf(word, 8) + byteOf(word, 0);
}

function byteOf(word: number, shift: number): string {
  return HEX[(word >>> shift) & 0xff] ?? "";
}

/** Returns a checksum as it is written in canonical JSON, where the field `v` or `uid` always follows it. */
export function sumPiece(sum: string): string {
  return `"sum":"${sum}",`;
}

/** Returns whether a text in canonical JSON has the checksum of the rest of the text. */
export function isSummed(text: string, sum: string): boolean {
  const piece = sumPiece(sum);
  const at = text.lastIndexOf(piece);
  return at >= 0 && checksum(text.slice(0, at) + text.slice(at + piece.length)) === sum;
}
