import { compareText } from "@landfall/core/object";

/**
 * The notation of a version: `dot` in a spec and in the class of a Cluster, `v0-sha.abc`; `dash` in the name of a
 * release, `v0-sha-abc`. A version of channel stable is the same in both: `v4`.
 */
export type StackNotation = "dot" | "dash";

/** A whole number from 0: a `bigint` from 2^53, where a `number` is no longer exact. */
export type WholeNumber = number | bigint;

/** A version of a cluster stack. */
export interface StackVersion {
  readonly major: WholeNumber;
  /** The channel: `stable`, or the text after the number. */
  readonly channel: string;
  /** The patch; `""` for a version that is only a number. */
  readonly patch: string;
}

/** Options of the rules of cluster stacks. */
export interface StackOptions {
  /** Whether to do as the operator does, with its defects, instead of correctly. Default: false. */
  readonly upstream?: boolean;
}

const GRAMMAR: { readonly [notation in StackNotation]: RegExp } = {
  dot: /^v(\d+)(?:-(\w+)\.(\w+))?$/,
  dash: /^v(\d+)(?:-(\w+)-(\w+))?$/,
};
const NUMBER = /^\d+$/;

/** The channel of a version that is only a number. */
export const STABLE = "stable";

/**
 * Returns whether a stack of a channel may name a version: `custom` allows every version with its own channel, such as
 * `v0-sha.abc`.
 */
export function isOfChannel(version: string, channel: string): boolean {
  return version === channel || (channel === "custom" && version !== STABLE);
}

/** Parses a version in one notation; `undefined` for an invalid one, or for a number from 2^63. */
export function parseStackVersion(text: string, notation: StackNotation): StackVersion | undefined {
  const match = GRAMMAR[notation].exec(text);
  if (match === null) return undefined;
  const [, number = "", channel = STABLE, patch = ""] = match;
  const major = wholeNumber(number);
  return major === undefined ? undefined : { major, channel, patch };
}

/** Returns the digits of a number, as the operator reads them into 64 bits; `undefined` if they do not fit. */
export function wholeNumber(digits: string): WholeNumber | undefined {
  const trimmed = digits.replace(/^0+(?=\d)/, "");
  if (!/^\d{1,19}$/.test(trimmed)) return undefined;
  const value = Number(trimmed);
  if (Number.isSafeInteger(value)) return value;
  const exact = BigInt(trimmed);
  return exact < BEYOND ? exact : undefined;
}

const BEYOND = 2n ** 63n;

/** Orders whole numbers of any size by value. */
export function compareWhole(a: WholeNumber, b: WholeNumber): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Formats a version. For channel stable only the number is written. */
export function formatStackVersion({ major, channel, patch }: StackVersion, notation: StackNotation): string {
  if (channel === STABLE) return `v${major}`;
  return `v${major}-${channel}${notation === "dot" ? "." : "-"}${patch}`;
}

/**
 * Orders two versions of one channel, by number and then by patch: numeric patches by value and before texts, as in
 * semantic versioning, so that `alpha.10` comes after `alpha.9`. `undefined` for versions of different channels, which
 * have no order. The operator itself orders all patches as text (`upstream`).
 */
export function orderStackVersions(a: StackVersion, b: StackVersion, options: StackOptions = {}): number | undefined {
  if (a.channel !== b.channel) return undefined;
  if (a.major !== b.major) return compareWhole(a.major, b.major);
  return options.upstream === true ? compareText(a.patch, b.patch) : comparePatches(a.patch, b.patch);
}

function comparePatches(a: string, b: string): number {
  const [one, other] = [a, b].map((patch) => NUMBER.test(patch));
  if (one === true && other === true) return compareNumbers(a, b);
  if (one !== other && a !== "" && b !== "") return one === true ? -1 : 1;
  return compareText(a, b);
}

/** Orders numbers of any length by value. `01` and `1` are one patch. */
function compareNumbers(a: string, b: string): number {
  const [one, other] = [a, b].map((digits) => digits.replace(/^0+(?=\d)/, "")) as [string, string];
  return one.length === other.length ? compareText(one, other) : one.length - other.length < 0 ? -1 : 1;
}

/**
 * Returns whether the patches of a version are numbers, so that a higher one is newer; `sha.1f3`, for example, has no
 * order.
 */
export function hasOrder({ channel, patch }: StackVersion): boolean {
  return channel === STABLE || NUMBER.test(patch);
}

/**
 * Orders the versions of a cluster stack as texts, in both notations: by number, then by channel with the stable one
 * last, then by patch. Invalid versions come first.
 */
export function compareStackVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((text) => parseStackVersion(text, "dot") ?? parseStackVersion(text, "dash"));
  if (first === undefined || second === undefined)
    return Number(first !== undefined) - Number(second !== undefined) || compareText(a, b);
  const byNumber = compareWhole(first.major, second.major) || compareChannels(first.channel, second.channel);
  return byNumber || comparePatches(first.patch, second.patch) || compareText(a, b);
}

function compareChannels(a: string, b: string): number {
  return Number(a === STABLE) - Number(b === STABLE) || compareText(a, b);
}
