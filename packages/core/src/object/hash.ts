import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Json } from "./json.ts";

/** Returns the SHA-256 of the UTF-8 text, in 64 lower-case hex digits. A lone surrogate counts as U+FFFD. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Computes the SHA-256 of a text that comes in pieces, which are never joined. */
export interface TextHash {
  /** Adds the next piece, which must not end within a surrogate pair. */
  add(piece: string): void;
  /** Returns the `sha256Hex` of all pieces, after which none can be added. */
  hex(): string;
}

const PIECES_AT_ONCE = 16_384;

/** Starts the hash of a text. */
export function startTextHash(): TextHash {
  const hash = sha256.create();
  let pending = "";
  return {
    add(piece) {
      pending += piece;
      if (pending.length < PIECES_AT_ONCE) return;
      hash.update(utf8ToBytes(pending));
      pending = "";
    },
    hex: () => bytesToHex(hash.update(utf8ToBytes(pending)).digest()),
  };
}

/** Returns the SHA-256 of `canonicalJson(value)`: equal values have equal hashes, in any order of keys. */
export function hashJson(value: Json): string {
  return sha256Hex(canonicalJson(value));
}

/**
 * Returns JSON without spaces, with keys sorted by UTF-16 code unit as in RFC 8785, and own enumerable properties only.
 * As in `JSON.stringify`, a property that is `undefined` is left out. Throws a `TypeError` for a value that is not
 * JSON: NaN, Infinity, `undefined` elsewhere, functions, bigints, objects with their own prototype such as `Date`.
 */
export function canonicalJson(value: Json): string {
  return isCanonical(value) ? JSON.stringify(value) : writeSorted(value);
}

/** Returns whether `JSON.stringify` would write the value in canonical form, since its keys are sorted already. */
function isCanonical(value: unknown): boolean {
  if (value === null || typeof value === "boolean" || typeof value === "string") return true;
  if (typeof value !== "object") return typeof value === "number" && Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isCanonical);
  if (!isPlain(value)) return false;
  let last = "";
  for (const key of Object.keys(value)) {
    const field = (value as { readonly [key: string]: unknown })[key];
    if (key < last || !(field === undefined || isCanonical(field))) return false;
    last = key;
  }
  return true;
}

function writeSorted(value: Json): string {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number" && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(writeSorted).join(",")}]`;
  if (typeof value !== "object" || !isPlain(value))
    throw new TypeError(`not a JSON value: ${Object.prototype.toString.call(value)}`);
  const fields = Object.entries(value as { readonly [key: string]: Json | undefined })
    .filter((entry): entry is [string, Json] => entry[1] !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${writeSorted(field)}`);
  return `{${fields.join(",")}}`;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Returns a number for a text, 0 ≤ n < 2^53, so that it is exact in a float64 sample of Prometheus: the first 53 bits
 * of its SHA-256.
 */
export function fingerprint(text: string): number {
  const digest = sha256(utf8ToBytes(text));
  return firstBits(new DataView(digest.buffer, digest.byteOffset));
}

function firstBits(view: DataView): number {
  return view.getUint32(0) * 2 ** 21 + (view.getUint32(4) >>> 11);
}

const LONGEST_NAME = 512;

/**
 * Returns `fingerprint` for many names, at less than half of the cost: ASCII names share a buffer and an unfinished
 * hash.
 */
export function fingerprintNames(): (name: string) => number {
  const bytes = new Uint8Array(LONGEST_NAME);
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  const [empty, hash] = [sha256.create(), sha256.create()];
  return (name) => {
    if (!copyAscii(name, bytes)) return fingerprint(name);
    empty._cloneInto(hash).update(bytes.subarray(0, name.length)).digestInto(digest);
    return firstBits(view);
  };
}

/** Copies a text into the buffer; returns false if it is too long or not ASCII. */
function copyAscii(text: string, bytes: Uint8Array): boolean {
  if (text.length > bytes.length) return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) return false;
    bytes[at] = code;
  }
  return true;
}

/** The name part of a Kubernetes qualified name (label and annotation keys). */
const LEGAL_NAME = /^[A-Za-z0-9](?:[-A-Za-z0-9_.]*[A-Za-z0-9])?$/;
const HASH_DIGITS = 10;
const LOOKS_HASHED = /(?:^|-)[0-9a-f]{10}$/;

/**
 * Returns a valid name part of an annotation key for any text: at most `max` (default 63, at least 12) letters, digits,
 * `-`, `_` and `.`. A valid text that is short enough is its own slug. Any other text gives its legible part and ten
 * hex digits of its SHA-256, and so does a valid text with such an ending; two texts share a slug only if 40 bits of
 * their hashes agree. Store the full text too (DESIGN: the annotation's value) and compare that. Throws a `RangeError`
 * for a `max` below 12.
 */
export function slug(text: string, max = 63): string {
  if (!Number.isInteger(max) || max < HASH_DIGITS + 2) throw new RangeError(`no room for a slug: ${max}`);
  if (text.length <= max && LEGAL_NAME.test(text) && !LOOKS_HASHED.test(text)) return text;
  const hash = sha256Hex(text).slice(0, HASH_DIGITS);
  const legible = text
    .slice(0, max)
    .replace(/[^A-Za-z0-9_.]+/g, "-")
    .slice(0, max - HASH_DIGITS - 1)
    .replace(/^[^A-Za-z0-9]+/, "")
    .replace(/[^A-Za-z0-9]+$/, "");
  return legible === "" ? hash : `${legible}-${hash}`;
}
