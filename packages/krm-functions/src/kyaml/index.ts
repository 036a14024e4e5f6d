/**
 * YAML as kpt's library reads and writes it: where it attaches comments, in which style it writes scalars,
 * and what kpt does to an object around a function. For the embedded runner alone.
 *
 * @module
 */

export { copyComments } from "./edit/copy-comments.ts";
export {
  annotationOf,
  fieldNames,
  fieldOf,
  removeAnnotation,
  removeEmptyAnnotations,
  setAnnotation,
} from "./edit/fields.ts";
export { syncFieldOrder } from "./edit/sync-order.ts";
export { listStyle } from "./list-style.ts";
export {
  collectionNode,
  copyNode,
  type DocumentNode,
  isCollection,
  isNull,
  type ListStyle,
  scalarNode,
  type YamlNode,
} from "./node.ts";
export { readDocument } from "./read/read-document.ts";
export { Refusal } from "./refusal.ts";
export { writeDocuments } from "./write/writer.ts";
