import type { RunPlan, StepParameter } from "./plan.ts";
import type { Parameters } from "./trigger.ts";

/** Returns why a value is invalid for a parameter, as the end of a sentence; `undefined` if it is valid. */
export function wrongValue({ valueType = "string", enum: allowed }: StepParameter, value: string): string | undefined {
  if (allowed !== undefined && !allowed.includes(value)) return `must be one of ${allowed.join(", ")}`;
  return IS_OF_TYPE[valueType](value) ? undefined : `must be of type ${valueType}`;
}

type ParameterType = NonNullable<StepParameter["valueType"]>;

const IS_OF_TYPE: { readonly [type in ParameterType]: (value: string) => boolean } = {
  string: () => true,
  integer: isInteger,
  number: (value) => DECIMAL.test(value) && Number.isFinite(Number(value)),
  boolean: (value) => value === "true" || value === "false",
  array: (value) => Array.isArray(parsed(value)),
  map: (value) => {
    const map = parsed(value);
    return typeof map === "object" && map !== null && !Array.isArray(map);
  },
};

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const BEYOND = 2n ** 63n;

/** Returns whether a text is a whole number of 64 bits, as controllers read it. */
function isInteger(value: string): boolean {
  if (!/^[+-]?\d{1,64}$/.test(value)) return false;
  const number = BigInt(value.replace(/^\+/, ""));
  return number < BEYOND && number >= -BEYOND;
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Returns the value of a parameter: the given one, else the plan's default. */
export function parameterOf(
  name: string,
  plan: Pick<RunPlan, "parameters">,
  given: Parameters = {},
): string | undefined {
  return Object.hasOwn(given, name) ? given[name] : plan.parameters.find((one) => one.name === name)?.default;
}

/** Returns all parameters with their values: the given ones, else the plan's defaults. */
export function parametersOf(plan: Pick<RunPlan, "parameters">, given: Parameters = {}): Parameters {
  const defaults = plan.parameters.flatMap(({ name, default: value }) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries([...defaults, ...Object.entries(given)]);
}
