/**
 * Reads the text of one document or one list item, lazily, and records the position of every node.
 *
 * Plain scalars follow the core schema of YAML 1.2: `yes`, `on` and dates are strings, as for kpt; `0644` reads as 644
 * and stays `0644` in the text. Merge keys are followed, as in Go's readers. Text that the fast reader does not
 * understand is read by js-yaml, for that item alone.
 *
 * @module
 */
export { readJson } from "./read-json.ts";
export { MAX_DEPTH } from "./source-node.ts";
export { countLines, documentTexts, type PlacedDocument, placedDocuments, splitDocuments } from "./split-documents.ts";
