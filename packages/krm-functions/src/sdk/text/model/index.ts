/**
 * The types of the text room: items, and the errors of reading and of editing them.
 *
 * @module
 */
export { EditError, type EditErrorCode } from "./edit-error.ts";
export type { Item, WrittenNumber } from "./item.ts";
export { ItemError } from "./item-error.ts";
