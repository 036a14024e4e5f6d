/**
 * A ResourceList, split by its text into items; and a `List` of a file likewise.
 *
 * @module
 */
export { type ListDocument, openListDocument } from "./list-document.ts";
export { type ItemSlot, putBack, splitList, takeOut } from "./split-list.ts";
