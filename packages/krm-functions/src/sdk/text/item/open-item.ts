import { failure, type Result, success } from "@landfall/core/object";
import type { Item } from "../model/item.ts";
import { ItemError } from "../model/item-error.ts";
import { hasLoneReturn, textProblem } from "../yaml/text-problem.ts";
import { TextItem } from "./text-item.ts";

/**
 * Opens the text of one YAML document as an item, for files and the embedded runner. Parses all of it once to make sure
 * that it can be read. Problems: `EmptyInput`, `InvalidYaml` and others of the YAML reader; a repeated key is a warning
 * (`DuplicateKey`). Their lines count from the first line of the file, in which `linesAbove` lines stand above the
 * text.
 */
export function openItem(text: string, linesAbove = 0): Result<Item> {
  const problem = textProblem(text, linesAbove);
  if (problem !== undefined) return failure(problem);
  const item = itemOfText(text, linesAbove);
  try {
    item.toObject();
  } catch (error) {
    if (error instanceof ItemError) return failure(error.problem);
    throw error;
  }
  return success(item, item.warnings);
}

/** Opens a text that was an item's before, so that it need not be checked again. */
export function reopenItem(text: string): TextItem {
  return itemOfText(text, 0);
}

function itemOfText(text: string, linesAbove: number): TextItem {
  const origin = { list: text, offset: 0, start: 0, end: text.length, index: undefined, linesAbove };
  return new TextItem(text, undefined, origin, hasLoneReturn(text));
}
