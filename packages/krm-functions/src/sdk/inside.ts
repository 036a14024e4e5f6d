/**
 * What the other rooms of this package need of the text beside the public `index.ts`: no part of the API.
 *
 * @module
 */

export { yamlOf } from "./text/edit/index.ts";
export { openItem } from "./text/item/index.ts";
export { type ItemSlot, type ListDocument, openListDocument, putBack, splitList, takeOut } from "./text/list/index.ts";
export { EditError, type Item } from "./text/model/index.ts";
