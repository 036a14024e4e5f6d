import type { ConfigDefinition } from "@landfall/krm-functions/sdk";

/**
 * The config of a function of these examples: a ConfigMap of texts, or an object of the kind with the same fields.
 * `names`: all fields there are; without them any field is a text. `more`: fields that are no texts.
 */
export function configOf<Config>(
  kind: string,
  names?: readonly string[],
  more: Readonly<Record<string, object>> = {},
): ConfigDefinition<Config> {
  const texts = Object.fromEntries((names ?? []).map((name) => [name, { type: "string" }]));
  const others = names === undefined ? { additionalProperties: { type: "string" } } : {};
  return {
    apiVersion: "fn.kpt.dev/v1alpha1",
    kind,
    schema: { type: "object", properties: { ...texts, ...more }, ...others },
    validate: () => [],
  };
}
