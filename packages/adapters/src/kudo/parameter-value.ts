/** Parses YAML, and throws if a text is invalid. */
export type ParseYaml = (text: string) => unknown;

const LARGEST = 2n ** 63n - 1n;
const FLOAT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const NO_NUMBER = /^[+-]?(?:inf|infinity)$|^nan$/i;
const HEX_FLOAT = /^[+-]?0[xX][\da-fA-F]+\.?[\da-fA-F]*[pP][+-]?\d+$/;
const BOOLEANS = new Set(["1", "t", "T", "TRUE", "true", "True", "0", "f", "F", "FALSE", "false", "False"]);

/**
 * Returns why a value is invalid for a parameter of an OperatorVersion, as the end of a sentence; `undefined` if it is
 * valid.
 */
export function wrongKudoValue(
  value: string,
  type: string | undefined,
  allowed: readonly unknown[] | undefined,
  parse: ParseYaml = (text) => JSON.parse(text),
): string | undefined {
  if (!isOfType(value, type, parse)) return `must be of type ${type}`;
  if (allowed === undefined || allowed.includes(value)) return undefined;
  return `must be one of ${allowed.map(String).join(", ")}`;
}

function isOfType(value: string, type: string | undefined, parse: ParseYaml): boolean {
  switch (type ?? "string") {
    case "integer":
      return isInteger(value);
    case "number":
      return isNumber(value);
    case "boolean":
      return BOOLEANS.has(value);
    case "array":
      return isShaped(value, parse, Array.isArray);
    case "map":
      return isShaped(value, parse, (parsed) => typeof parsed === "object" && !Array.isArray(parsed));
    default:
      return true;
  }
}

function isInteger(value: string): boolean {
  if (!/^[+-]?\d{1,64}$/.test(value)) return false;
  const number = BigInt(value.replace(/^\+/, ""));
  return number <= LARGEST && number >= -LARGEST - 1n;
}

function isNumber(value: string): boolean {
  if (NO_NUMBER.test(value) || HEX_FLOAT.test(value)) return true;
  return FLOAT.test(value) && Number.isFinite(Number(value));
}

function isShaped(value: string, parse: ParseYaml, is: (parsed: unknown) => boolean): boolean {
  try {
    const parsed = parse(value);
    return parsed === null || parsed === undefined || is(parsed);
  } catch {
    return false;
  }
}
