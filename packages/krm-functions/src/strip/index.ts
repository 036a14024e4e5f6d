export { type Strip, strip } from "./strip.ts";
