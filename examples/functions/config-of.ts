import type { ConfigDefinition } from "@landfall/krm-functions/sdk";

/** The config of a function of these examples: texts by name, as in a ConfigMap. */
export function configOf<Config>(kind: string, names?: readonly string[]): ConfigDefinition<Config> {
  const properties = Object.fromEntries((names ?? []).map((name) => [name, { type: "string" }]));
  const more = names === undefined ? { additionalProperties: { type: "string" } } : {};
  return {
    apiVersion: "fn.example.com/v1",
    kind,
    schema: { type: "object", properties, ...more },
    validate: () => [],
  };
}
