export { type Strip, strip, strippedObject } from "./strip.ts";
