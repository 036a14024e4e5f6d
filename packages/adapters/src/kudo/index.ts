export { instanceVersions, readInstance } from "./read.ts";
