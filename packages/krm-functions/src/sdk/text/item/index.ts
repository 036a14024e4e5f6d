/**
 * One object, backed by its text: read as deep as asked, edited by splices.
 *
 * @module
 */
export { createItem } from "./create-item.ts";
export { openItem } from "./open-item.ts";
