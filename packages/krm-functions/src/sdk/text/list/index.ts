/**
 * Splits the text of a ResourceList into items, and likewise a `List` in a file.
 *
 * @module
 */
export { type ListDocument, openListDocument } from "./list-document.ts";
export { type ItemSlot, putBack, splitList, takeOut } from "./split-list.ts";
