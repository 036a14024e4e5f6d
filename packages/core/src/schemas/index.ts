export type { EmbeddedObject, JsonObject, Metadata } from "./embedded.ts";
export * from "./generated/index.ts";
export { nearestName } from "./nearest-name.ts";
export type { JsonSchema } from "./problems.ts";
