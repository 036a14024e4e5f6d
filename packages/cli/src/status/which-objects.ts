import { type KubeObject, parseLabelSelector, type Result, refOf, success } from "@landfall/core/object";
import { type Arguments, type Flags, textOf } from "../arguments.ts";
import { readLabelWords, wrongLabelWords } from "../suspension/label-words.ts";

/** The flags that select objects, named as in kubectl. */
export const WHICH_OBJECTS: Flags = {
  namespace: { value: "NAME", short: "n", help: "of objects: only those of this namespace" },
  selector: {
    value: "SELECTOR",
    short: "l",
    help: "of objects: only those with these labels: app=shop,tier!=test",
    wrong: wrongLabelWords,
  },
};

/** Whether the command line selects objects. */
export function saysWhich(args: Arguments): boolean {
  return textOf(args, "namespace") !== undefined || textOf(args, "selector") !== undefined;
}

/** Returns whether the flags select an object. Problem `InvalidSelector`. */
export function whichObjects(args: Arguments): Result<(object: KubeObject) => boolean> {
  const namespace = textOf(args, "namespace");
  const selected = selectedObjects(args);
  if (!selected.ok || namespace === undefined) return selected;
  return success((object) => refOf(object).namespace === namespace && selected.value(object));
}

/** Returns whether an object has the requested labels, in any namespace. Problem `InvalidSelector`. */
export function selectedObjects(args: Arguments): Result<(object: KubeObject) => boolean> {
  const text = textOf(args, "selector");
  const words = text === undefined ? success({}) : readLabelWords(text);
  if (!words.ok) return words;
  const selects = parseLabelSelector(words.value);
  if (!selects.ok) return selects;
  return success((object) => text === undefined || selects.value(object.metadata?.labels ?? {}));
}
