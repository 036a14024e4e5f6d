/**
 * One object, backed by its text: read as deep as asked, edited by splices.
 *
 * @module
 */
export { createItem, itemOfObject } from "./create-item.ts";
export { openItem, reopenItem } from "./open-item.ts";
