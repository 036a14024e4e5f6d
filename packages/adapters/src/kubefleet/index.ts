export { type PlacementContext, readPlacement } from "./read.ts";
