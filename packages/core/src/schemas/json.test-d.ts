import type { Json, KubeObject } from "../object/index.ts";
import type { EmbeddedObject, JsonObject, ResourceList, StatusSnapshot } from "./index.ts";

declare const snapshot: StatusSnapshot;
declare const list: ResourceList;
declare const embedded: EmbeddedObject;

/** Every kind is assignable to JSON, so that it can be written into a package. */
export const json: readonly Json[] = [snapshot, list, embedded];
export const jsonObjects: readonly JsonObject[] = [snapshot, list, embedded];
/** Every generated type is assignable to KubeObject, so that it can be read like any other object. */
export const objects: readonly KubeObject[] = [snapshot, embedded, ...snapshot.spec.items, ...list.items];
