/**
 * Exports of the text room for other rooms of this package only; not part of the public API.
 *
 * @module
 */

export { yamlOf } from "./text/edit/index.ts";
export { itemOfObject, openItem, reopenItem } from "./text/item/index.ts";
export { type ItemSlot, type ListDocument, openListDocument, putBack, splitList, takeOut } from "./text/list/index.ts";
export { EditError, type Item, ItemError } from "./text/model/index.ts";
export { countLines, MAX_DEPTH, readJson } from "./text/yaml/index.ts";
