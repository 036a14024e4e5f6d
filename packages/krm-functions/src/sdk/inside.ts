/**
 * What the other rooms of this package need of the text beside the public `index.ts`: no part of the API.
 *
 * @module
 */
export { EditError, sameJson, yamlOf } from "./text/edit/index.ts";
export { ItemError, openItem } from "./text/item/index.ts";
export type { Item } from "./text/item.ts";
export { type ItemSlot, type ListDocument, openListDocument, putBack, splitList, takeOut } from "./text/list/index.ts";
