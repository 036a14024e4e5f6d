const QUANTITY = /^([+-]?)(\d{0,40})(?:\.(\d{0,40}))?(?:([numkMGTPE]|[KMGTPE]i)|[eE]([+-]?\d{1,3}))?$/;

const POWER_OF_TEN: ReadonlyMap<string, number> = new Map([
  ["n", -9],
  ["u", -6],
  ["m", -3],
  ["k", 3],
  ["M", 6],
  ["G", 9],
  ["T", 12],
  ["P", 15],
  ["E", 18],
]);
const POWER_OF_1024: ReadonlyMap<string, bigint> = new Map([
  ["Ki", 1n],
  ["Mi", 2n],
  ["Gi", 3n],
  ["Ti", 4n],
  ["Pi", 5n],
  ["Ei", 6n],
]);
const LARGEST = (2n ** 63n - 1n) * 10n ** 9n;

/**
 * Parses a Kubernetes quantity to billionths of its unit, for comparing and adding: `500m`, `1.5Gi`, `2E`, `1e3`,
 * `-.5k`, or a YAML number. As in apimachinery's resource.ParseQuantity, fractions below a billionth round away from
 * zero and values beyond 2^63-1 count as 2^63-1. `undefined` for anything else; at most 40 digits on either side of the
 * point.
 */
export function parseQuantity(value: unknown): bigint | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const match = QUANTITY.exec(String(value));
  if (match === null) return undefined;
  const [, sign, whole = "", fraction = "", suffix = "", exponent = "0"] = match;
  if (whole === "" && fraction === "") return undefined;
  const binary = 1024n ** (POWER_OF_1024.get(suffix) ?? 0n);
  const power = (POWER_OF_TEN.get(suffix) ?? Number(exponent)) + 9 - fraction.length;
  const nano = scaleUp(BigInt(whole + fraction) * binary, power);
  const capped = nano > LARGEST ? LARGEST : nano;
  return sign === "-" ? -capped : capped;
}

/** Returns `value` × 10^`power`, rounded up to a whole number. */
function scaleUp(value: bigint, power: number): bigint {
  if (power >= 0) return value * 10n ** BigInt(power);
  const divisor = 10n ** BigInt(-power);
  return (value + divisor - 1n) / divisor;
}
