import type { Json, Path } from "@landfall/core/object";
import fc from "fast-check";
import { expect, test } from "vitest";
import { FUZZ } from "../../../../test/fuzz-options.ts";
import { openListDocument } from "../list/list-document.ts";
import { EditError } from "../model/edit-error.ts";
import type { Item } from "../model/item.ts";
import { ItemError } from "../model/item-error.ts";
import { SAMPLES } from "../yaml/yaml-samples.test.ts";
import { openItem } from "./open-item.ts";

const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata: # of the shop
  name: web
  annotations:
    a: "1"
    # the last one
    b: "2" # two

# what runs
spec:
  replicas: 3
  selector: {matchLabels: {app: web}}
  template:
    spec:
      containers:
      - name: web
        env:
        - name: A
      volumes: []
  empty:
`;

interface Step {
  readonly operation: "set" | "append" | "delete";
  readonly path: Path;
  readonly value: Json;
}

const key = fc.constantFrom("a", "b", "c", "new", "name", "replicas", "selector", "empty");
const place = fc.oneof(
  fc.constantFrom<Path>([], ["metadata"], ["metadata", "annotations"], ["spec"]),
  fc.constantFrom<Path>(
    ["metadata", "labels"],
    ["spec", "empty"],
    ["spec", "selector", "matchLabels"],
    ["spec", "template"],
    ["spec", "template", "spec"],
    ["spec", "template", "spec", "containers", 0],
    ["spec", "template", "spec", "containers", 0, "env", 0],
    ["spec", "template", "spec", "volumes"],
  ),
);
const path = fc.tuple(place, fc.array(key, { minLength: 1, maxLength: 2 })).map(([start, keys]) => [...start, ...keys]);
/** Only a few paths, so that edits meet at the same places. */
const steps = fc.array(path, { minLength: 1, maxLength: 3 }).chain((paths) =>
  fc.array(
    fc.record<Step>({
      operation: fc.constantFrom("set", "set", "set", "append", "delete", "delete"),
      path: fc.constantFrom(...paths),
      value: fc.constantFrom<Json>("one", "a: b", 2, true, null, {}, [], { d: "e" }, ["f"], "g\nh\n", "it's"),
    }),
    { minLength: 1, maxLength: 6 },
  ),
);

/** Makes an edit; returns the code if it was refused. */
function edit(item: Item, { operation, path, value }: Step): string | undefined {
  try {
    if (operation === "delete") item.delete(path);
    else item[operation](path, value);
    return undefined;
  } catch (error) {
    if (!(error instanceof EditError || error instanceof ItemError)) throw error;
    return error.message;
  }
}

function itemOf(text: string): Item {
  const item = openItem(text);
  if (!item.ok) throw new Error(item.problems.map(({ message }) => message).join());
  return item.value;
}

const readable = SAMPLES.filter((text) => openItem(text).ok);

test("edits come to the same whether or not anybody reads in between", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(DEPLOYMENT) },
        fc.constantFrom(DEPLOYMENT.replaceAll("\n", "\r\n"), DEPLOYMENT.trimEnd()),
        fc.constantFrom(...readable),
      ),
      steps,
      (text, edits) => {
        const [watched, unwatched] = [itemOf(text), itemOf(text)];
        const theirs = edits.map((each) => ({ refused: edit(watched, each), text: watched.text }));
        const ours = edits.map((each) => edit(unwatched, each));
        expect(ours).toEqual(theirs.map(({ refused }) => refused));
        expect(unwatched.text).toBe(watched.text);
        expect(unwatched.toObject()).toEqual(itemOf(unwatched.text).toObject());
      },
    ),
    FUZZ,
  );
});

test("items keep what was edited, however many others are read meanwhile", () => {
  const item = (number: number): string => `- apiVersion: v1\n  kind: A\n  metadata:\n    name: n${number}\n`;
  const count = 600;
  const head = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n";
  const document = openListDocument(head + Array.from({ length: count }, (_, number) => item(number)).join(""));
  if (!document.ok) throw new Error("unreadable");
  const { items } = document.value;
  for (const each of items) each.set(["metadata", "namespace"], `of-${each.name}`);
  for (const each of items) each.set(["metadata", "uid"], `${each.namespace}-uid`);
  const wanted = Array.from({ length: count }, (_, number) => {
    return `${item(number)}    namespace: of-n${number}\n    uid: of-n${number}-uid\n`;
  });
  expect(document.value.emit(items, [])).toBe(head + wanted.join(""));
});
