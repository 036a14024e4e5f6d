export { createItem, type NewItemPlace } from "./create-item.ts";
export { EditError, type EditErrorCode } from "./edit-error.ts";
export { ItemError } from "./item-error.ts";
export { type ListDocument, openListDocument } from "./list-document.ts";
export { openItem } from "./open-item.ts";
export { splitDocuments, type TextRange } from "./split-documents.ts";
