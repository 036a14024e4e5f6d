import { failure, type Problem, type Result, success } from "@landfall/core/object";
import {
  EMPTY_ANNOTATIONS,
  isLedgerKey,
  LONGEST_SPELLING,
  readLedger,
  spellingOfAnnotations,
} from "@landfall/core/suspend";
import {
  countLines,
  EditError,
  type Item,
  type ItemSlot,
  openItem,
  putBack,
  reopenItem,
  takeOut,
} from "../sdk/inside.ts";
import { asNoResource, atColumnZero, expandList, type Segment, splitDocuments, splitJsonValues } from "./documents.ts";
import type { PackageFile, PackageFiles } from "./package-files.ts";
import { holdsAction, isTemplate, templateLeftOut } from "./template.ts";

/** The origin of a resource: the document of a file, and how its text was changed for the functions. */
export interface Origin {
  /** The file's path from the root of the package tree. */
  readonly file: string;
  readonly document: number;
  /** The byte order mark, blank lines and indentation before the first content, which are not passed to functions. */
  readonly leading: string;
  /** The item's text as given to the first function. */
  readonly given: string;
  /**
   * The text behind the colon of `annotations`, if the document had an empty map of annotations, now or before it was
   * held, which is then kept.
   */
  readonly emptyAnnotations?: string;
  /** The position of an item within its List. */
  readonly slot?: ItemSlot;
}

/** A resource on its way through the pipeline. */
export interface Entry {
  readonly item: Item;
  readonly origin?: Origin;
}

/** A file split into documents, with the resources in it. */
export interface OpenFile {
  readonly path: string;
  readonly segments: readonly Segment[];
  readonly entries: readonly Entry[];
}

/**
 * The way files are written. `kpt`: every object in the form that kpt gives it; `any`: edited in place, in whatever
 * form it has.
 */
export type Form = "kpt" | "any";

/**
 * The treatment of documents that are no resources. `refuse`: such a document, or an unreadable one, is an error, as in
 * kpt. `leave`: such a document keeps its bytes and is not passed to functions; so does a whole file with an unreadable
 * document.
 */
export type Foreign = "refuse" | "leave";

/** The code for a document that is no resource. */
export const NOT_A_RESOURCE = "NotAResource";
const ANNOTATIONS = ["metadata", "annotations"] as const;
/** Annotations that kpt and kustomize add while they run, and remove afterwards. */
export const ORCHESTRATOR: RegExp =
  /^(?:internal\.config\.kubernetes\.io\/|internal\.config\.k8s\.io\/|config\.kubernetes\.io\/(?:path|index)$|config\.k8s\.io\/id$)/;

/** The place of a file, and how it is read. */
export interface Place {
  readonly packagePath: string;
  readonly path: string;
  /**
   * Whether the file is edited in place, as kpt does not: each of several JSON values is a document, and a map of
   * annotations that was empty before Landfall wrote into it is so again.
   */
  readonly inPlace?: true;
}

/**
 * Opens the resources of a file and adds the annotations by which kpt tells functions the place of an item.
 * `packagePath` is absolute, or `""` to leave it out (as `kpt fn eval` does); `path` is relative to it.
 */
export function openFile(
  file: PackageFile,
  at: Place,
  foreign: Foreign = "refuse",
  onRead?: PackageFiles["onRead"],
): Result<OpenFile> {
  const read = readEntries(file, at, foreign === "leave" && isTemplate(file.text), onRead);
  if (foreign === "refuse" || read.problems.every(({ severity }) => severity !== "error")) return read.whole;
  const isForeign = ({ code, severity }: Problem): boolean => severity !== "error" || code === NOT_A_RESOURCE;
  if (read.problems.every(isForeign)) {
    const notes = read.problems.map(
      (one): Problem => (one.code === NOT_A_RESOURCE ? { ...one, severity: "info" } : one),
    );
    return success(read.found, notes);
  }
  const segments = read.found.segments.map((segment) => ({ ...segment, hasContent: false }));
  // Warns if a template keeps objects in the same file from being edited.
  const left =
    read.found.entries.length === 0 && isTemplate(file.text)
      ? [templateLeftOut({ path: file.path })]
      : read.problems.filter((one) => !isForeign(one)).map((one): Problem => ({ ...one, severity: "warning" }));
  return success({ path: file.path, segments, entries: [] }, left);
}

/** The content of a file and the problems in it; `whole` has the content only if there is no problem. */
interface Reading {
  readonly found: OpenFile;
  readonly problems: readonly Problem[];
  readonly whole: Result<OpenFile>;
}

/** Reads the documents of a file; of a template, those that hold an action are left out (`leaves`). */
function readEntries(file: PackageFile, at: Place, leaves: boolean, onRead: PackageFiles["onRead"]): Reading {
  const documents = (at.inPlace === true ? splitJsonValues(file.text) : undefined) ?? documentsOf(file);
  const segments = documents.flatMap((document) => expandList(document));
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  const resources = [...segments.entries()].filter(([, { hasContent }]) => hasContent);
  for (const [index, [document, segment]] of resources.entries()) {
    onRead?.(file.path, index, resources.length);
    const opened = openDocument(file.path, segment, { document, index }, at);
    problems.push(...opened.problems.map((problem) => ({ ...problem, file: { path: file.path, index } })));
    const entry = opened.ok ? opened.value : undefined;
    const isLeft = leaves && entry !== undefined && holdsAction(entry.item.toObject());
    if (isLeft) problems.push(templateLeftOut({ path: file.path, index }));
    if (entry !== undefined && !isLeft) entries.push(entry);
    else segments[document] = { ...segment, hasContent: false };
  }
  const found = { path: file.path, segments, entries };
  const isWhole = problems.every(({ severity }) => severity !== "error");
  return { found, problems, whole: isWhole ? success(found, problems) : { ok: false, problems } };
}

function documentsOf({ path, text }: PackageFile): readonly Segment[] {
  const isJson = path.endsWith(".json");
  return isJson ? [{ separator: "", text, hasContent: /\S/.test(text), linesAbove: 0 }] : splitDocuments(text);
}

/** Opens a document; returns `undefined` and adds a note if it is left out. */
function openDocument(
  file: string,
  { text: source, slot, linesAbove }: Segment,
  { document, index }: { readonly document: number; readonly index: number },
  at: Place,
): Result<Entry | undefined> {
  const whole = slot === undefined ? source : takeOut(source, slot);
  const [leading = ""] = /^\uFEFF?(?:[ \t]*\r?\n)*(?:[ \t]+(?=#))?/.exec(whole) ?? [];
  const opened = openItem(whole.slice(leading.length), linesAbove + countLines(leading));
  if (!opened.ok) return failure(...opened.problems.map(asNoResource));
  const item = opened.value;
  const problem = resourceProblem(item) ?? noTextProblem(item);
  if (problem !== undefined) return isUnborn(item) ? success(undefined, [unborn(item)]) : failure(problem);
  const odd = opened.problems;
  const isEmpty = item.get(ANNOTATIONS) !== undefined && Object.keys(item.annotations).length === 0;
  const emptyAnnotations = isEmpty ? emptyText(item, at) : at.inPlace === true ? emptyBefore(item) : undefined;
  const mark = isEmpty && at.inPlace === true ? [[EMPTY_ANNOTATIONS, emptyAnnotations ?? EMPTY] as const] : [];
  const refused = place(item, [...locationAnnotations(at, index), ...mark]);
  if (refused !== undefined) return failure(refused);
  // The text at column 0, as every function of the pipeline gets it.
  const given = atColumnZero(item.text);
  const kept = emptyAnnotations !== undefined && { emptyAnnotations };
  const origin = { file, document, leading, given, ...kept, ...(slot && { slot }) };
  return success({ item: reopenItem(item.text), origin }, odd);
}

/** The text behind the colon of an empty map of annotations. */
const EMPTY = " {}";

/** The text of an empty map of annotations, or of null in its place, as it is to come back. */
function emptyText(item: Item, { inPlace }: Place): string {
  const text = inPlace === true ? item.spellingAt(ANNOTATIONS) : undefined;
  return text === undefined || text.length > LONGEST_SPELLING ? EMPTY : text;
}

/** If the only annotations of an item are Landfall's, in a map that was there before and empty: the text of that map. */
function emptyBefore(item: Item): string | undefined {
  const keys = Object.keys(item.annotations);
  if (!keys.some((key) => isLedgerKey(key))) return undefined;
  const ledger = readLedger(item.toObject());
  if (!ledger.ok || ledger.value.saved.size === 0) return undefined;
  const saved = [...ledger.value.saved.values()];
  const added = saved.flatMap(({ fields }) => fields.filter(({ prev }) => "absent" in prev));
  const ours = new Set(added.filter(({ path }) => path[1] === "annotations").map(({ path }) => path.at(-1)));
  if (!keys.every((key) => isLedgerKey(key) || ours.has(key))) return undefined;
  if (saved.some(({ annotations }) => annotations === "created")) return undefined;
  return saved.map(spellingOfAnnotations).find((spelling) => spelling !== undefined)?.text ?? EMPTY;
}

/**
 * Writes the path annotations of an item. Returns a problem if its text does not allow that (annotations with an
 * anchor).
 */
function place(item: Item, annotations: ReturnType<typeof locationAnnotations>): Problem | undefined {
  try {
    for (const [key, value] of annotations) item.set([...ANNOTATIONS, key], value);
    return undefined;
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return { code: "EditRefused", severity: "error", message: error.message, ref: item.ref };
  }
}

/**
 * Whether an object has a `generateName` instead of a name: it does not exist yet, so no function can be asked about
 * it.
 */
function isUnborn(item: Item): boolean {
  return item.kind !== "" && item.apiVersion !== "" && typeof item.get(["metadata", "generateName"]) === "string";
}

function unborn({ kind }: Item): Problem {
  const message = `a ${kind} whose name is made when it is created (metadata.generateName) is left as it is`;
  return { code: "NoNameYet", severity: "info", message, field: "metadata.generateName" };
}

const IDENTITY = ["apiVersion", "kind", "metadata.name"] as const;

/** Why an object is none that kpt gives to functions; of a name, kpt asks only that it is there: `name: 1234` is one. */
export function resourceProblem(item: Item): Problem | undefined {
  const missing = isNamed(item) ? undefined : IDENTITY.find((field) => !isThere(item.get(field.split("."))));
  if (missing !== undefined) {
    return { code: NOT_A_RESOURCE, severity: "error", message: `a resource must have ${missing}`, field: missing };
  }
  const foreign = Object.keys(item.annotations).find((key) => ORCHESTRATOR.test(key));
  if (foreign === undefined) return undefined;
  const message = `the annotation ${foreign} is left over from an orchestrator`;
  return { code: "LeftoverAnnotation", severity: "error", message, hint: "remove it", ref: item.ref };
}

function isNamed({ apiVersion, kind, name }: Item): boolean {
  return apiVersion !== "" && kind !== "" && name !== "";
}

function isThere(value: unknown): boolean {
  return typeof value === "string" ? value !== "" : typeof value === "number" || typeof value === "boolean";
}

/** Why an object that kpt takes is none for a cluster: a number, or true and false, where text is wanted. */
function noTextProblem(item: Item): Problem | undefined {
  const field = isNamed(item) ? undefined : IDENTITY.find((one) => typeof item.get(one.split(".")) !== "string");
  if (field === undefined) return undefined;
  const message = `it is ${String(item.get(field.split(".")))}, which is no text: put it in quotes`;
  return { code: NOT_A_RESOURCE, severity: "error", message, field };
}

function locationAnnotations(
  at: { readonly packagePath: string; readonly path: string },
  index: number,
): readonly (readonly [string, string])[] {
  return [
    ["config.kubernetes.io/index", String(index)],
    ["config.kubernetes.io/path", at.path],
    ["internal.config.kubernetes.io/index", String(index)],
    ...(at.packagePath === "" ? [] : [["internal.config.kubernetes.io/package-path", at.packagePath] as const]),
    ["internal.config.kubernetes.io/path", at.path],
  ];
}

/** The text of an entry for its file, without kpt's annotations. */
export function documentText({ item, origin }: Entry): Result<string> {
  const opened = openItem(item.text);
  if (!opened.ok) return opened;
  const plain = opened.value;
  for (const key of Object.keys(plain.annotations)) if (ORCHESTRATOR.test(key)) plain.delete([...ANNOTATIONS, key]);
  if (Object.keys(plain.annotations).length === 0) giveBackEmpty(plain, origin?.emptyAnnotations);
  const text = plain.text.endsWith("\n") ? plain.text : `${plain.text}\n`;
  return success((origin?.leading ?? "") + (origin?.slot ? putBack(text, origin.slot) : text));
}

/** Writes the empty map of annotations, or null, as it was; removes the map if there was none. */
function giveBackEmpty(item: Item, text: string | undefined): void {
  if (text === undefined) item.delete(ANNOTATIONS);
  if (item.get(ANNOTATIONS) === undefined) return;
  const takeBack = item.checkpoint();
  for (const value of [{}, null]) {
    item.set(ANNOTATIONS, value);
    item.respell(ANNOTATIONS, text ?? EMPTY);
    if (item.spellingAt(ANNOTATIONS) === text) return;
  }
  takeBack();
}

/** Whether the functions left an entry's text unchanged. */
export function isUntouched({ item, origin }: Entry): boolean {
  return origin !== undefined && item.text === origin.given;
}
