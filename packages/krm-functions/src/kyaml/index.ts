/**
 * YAML as kpt's library reads and writes it: how it attaches comments, which style it gives scalars, and how kpt treats
 * an object around a function call. For the embedded runner only.
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
