export { type FluxContext, readFlux } from "./read.ts";
export { declaredRevision, fluxRevisions } from "./revisions.ts";
