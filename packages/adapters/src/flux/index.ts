export { actuateFlux } from "./actuate.ts";
export { type FluxContext, readFlux } from "./read.ts";
export { declaredFluxRevision, fluxRevisions } from "./revisions.ts";
export { sourceRefs } from "./source-refs.ts";
