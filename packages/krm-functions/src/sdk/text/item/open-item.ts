import { failure, type Result, success } from "@landfall/core/object";
import type { Item } from "../model/item.ts";
import { ItemError } from "../model/item-error.ts";
import { hasLoneReturn, textProblem } from "../yaml/text-problem.ts";
import { TextItem } from "./text-item.ts";

/**
 * Opens the text of one YAML document as an item: for files and for the embedded runner. All of it is
 * read once to make sure that it can be; a key that is there twice is a warning (`DuplicateKey`).
 */
export function openItem(text: string): Result<Item> {
  const problem = textProblem(text);
  if (problem !== undefined) return failure(problem);
  const item = new TextItem(
    text,
    undefined,
    { list: text, offset: 0, start: 0, end: text.length, index: undefined },
    hasLoneReturn(text),
  );
  try {
    item.toObject();
  } catch (error) {
    if (error instanceof ItemError) return failure(error.problem);
    throw error;
  }
  return success(item, item.warnings);
}
