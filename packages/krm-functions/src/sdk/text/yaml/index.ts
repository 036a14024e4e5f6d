/**
 * Reads the text of one document or one item of a list, as deep as someone looks, and says where everything stands.
 *
 * Plain scalars mean what the core schema of YAML 1.2 says: `yes`, `on` and dates are strings, as they are for kpt; `0644`
 * reads as 644 and stays `0644` in the text. Merge keys are followed, as Go's readers do. What the fast reader does not
 * understand goes to js-yaml, for that item alone.
 *
 * @module
 */
export { readJson } from "./read-json.ts";
export { countLines, documentTexts, type PlacedDocument, placedDocuments, splitDocuments } from "./split-documents.ts";
