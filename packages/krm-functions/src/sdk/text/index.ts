/**
 * The text under the SDK: a ResourceList is split by its text, an item is read when and as deep as someone looks, an edit
 * is a splice at the exact range of what it changes. Nothing is ever serialised again, so what is not touched keeps its
 * bytes.
 *
 * Plain scalars mean what the core schema of YAML 1.2 says: `yes`, `on` and dates are strings, as they are for kpt; `0644`
 * reads as 644 and stays `0644` in the text. Merge keys are followed, as Go's readers do. Strings are written so that
 * YAML 1.1 readers agree. What the fast reader does not understand goes to js-yaml, for that item alone.
 *
 * @module
 */
export { createItem } from "./create-item.ts";
export { EditError, type EditErrorCode } from "./edit-error.ts";
export { ItemError } from "./item-error.ts";
export { type ListDocument, openListDocument } from "./list-document.ts";
export { openItem } from "./open-item.ts";
export { splitDocuments } from "./split-documents.ts";
