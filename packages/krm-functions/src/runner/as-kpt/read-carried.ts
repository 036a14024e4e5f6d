import { failure, type Problem, type Result, success } from "@landfall/core/object";
import {
  type DocumentNode,
  fieldOf,
  isNull,
  listStyle,
  Refusal,
  readDocument,
  setAnnotation,
  type YamlNode,
} from "../../kyaml/index.ts";
import { openItem } from "../../sdk/inside.ts";
import { NOT_A_RESOURCE, resourceProblem } from "../entries.ts";
import type { PackageFile } from "../package-files.ts";
import { AT, type Carried } from "./carried.ts";
import { notAsKpt } from "./not-as-kpt.ts";

const BROKEN = "InvalidYaml";

/** The separator of documents; kpt recognises none at the very start of a file. */
const SEPARATOR = /\n---(.*)\n/g;

/** A file with its objects. */
export interface OpenedFile extends PackageFile {
  readonly entries: readonly Carried[];
}

/** The objects of all files as kpt reads them; `placeOf` gives the place of each file. */
export function readAll<File extends PackageFile>(
  files: readonly File[],
  placeOf: (file: File) => Place,
  judge: (problem: Problem) => Problem,
): Result<readonly OpenedFile[]> {
  const opened: OpenedFile[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const read = readCarried(file, placeOf(file));
    problems.push(...read.problems.map(judge));
    if (read.ok) opened.push({ ...file, entries: read.value });
  }
  return problems.some(({ severity }) => severity === "error") ? { ok: false, problems } : success(opened, problems);
}

/** The package that an object belongs to, and its file within the package. */
interface Place {
  readonly packagePath: string;
  readonly path: string;
}

/** The objects of a file as kpt reads them, with the annotations that it adds. */
function readCarried(file: PackageFile, at: Place): Result<readonly Carried[]> {
  const texts = splitAsKpt(file);
  if (!texts.ok) return texts;
  const carried: Carried[] = [];
  const problems: Problem[] = [];
  for (const { text, line } of texts.value) {
    const index = carried.length;
    const about = { path: file.path, index };
    try {
      const document = readDocument(text.replace(/^\uFEFF/, ""));
      if (document === undefined || isNull(document.root)) continue;
      const isExempt = isKustomization(file.path, document.root);
      problems.push(...resourceProblemOf({ text, line }, isExempt).map((one) => ({ ...one, file: about })));
      place(document.root, { ...at, index, text });
      carried.push({ node: document.root, top: topOf(document) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const broken = resourceProblemOf({ text, line }, false).filter(({ code }) => code === BROKEN);
      problems.push(...(broken.length > 0 ? broken : [notAsKpt(error, line)]).map((one) => ({ ...one, file: about })));
    }
  }
  return problems.some(({ severity }) => severity === "error") ? { ok: false, problems } : success(carried, problems);
}

function topOf({ head, foot }: DocumentNode): Carried["top"] {
  return { head, foot };
}

/** The text of a document, with the number of lines above it. */
interface PlacedText {
  readonly text: string;
  readonly line: number;
}

function splitAsKpt(file: PackageFile): Result<readonly PlacedText[]> {
  const whole = file.text.replaceAll("\r\n", "\n");
  const texts: PlacedText[] = [];
  let from = 0;
  let line = 0;
  const add = (text: string, end: number): void => {
    texts.push({ text, line });
    line += whole.slice(from, end).split("\n").length - 1;
    from = end;
  };
  for (const match of whole.matchAll(SEPARATOR)) {
    const behind = (match[1] ?? "").trim();
    if (behind !== "" && !behind.startsWith("#")) {
      const message = `something behind a document separator, at which kpt fails: ${match[0].trim()}`;
      return failure({ code: "BadSeparator", severity: "error", message, file: { path: file.path } });
    }
    add(`${whole.slice(from, match.index)}\n`, match.index + match[0].length);
  }
  add(whole.slice(from), whole.length);
  return success(texts);
}

/** The problems that functions would have with a resource, in the functions' wording. */
function resourceProblemOf({ text, line }: PlacedText, isExempt: boolean): readonly Problem[] {
  const opened = openItem(text, line);
  if (!opened.ok) return opened.problems;
  const problem = resourceProblem(opened.value);
  const isLeft = problem === undefined || (isExempt && problem.code === NOT_A_RESOURCE);
  return isLeft ? opened.problems : [problem];
}

/**
 * Whether this is a file of kustomize. kpt passes these to functions although they need no name and, under their usual
 * file name, no kind.
 */
function isKustomization(path: string, node: YamlNode): boolean {
  if (/(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(path)) return true;
  const [apiVersion, kind] = ["apiVersion", "kind"].map((name) => fieldOf(node, name)?.value);
  if (apiVersion?.kind === "scalar") return apiVersion.value.startsWith("kustomize.config.k8s.io");
  return apiVersion === undefined && kind?.kind === "scalar" && kind.value === "Kustomization";
}

function place(node: YamlNode, at: Place & { readonly index: number; readonly text: string }): void {
  if (isNull(fieldOf(node, "metadata")?.value)) throw new Refusal("an object without metadata");
  const index = String(at.index);
  setAnnotation(node, AT.oldIndex, index);
  setAnnotation(node, AT.oldPath, at.path);
  setAnnotation(node, AT.index, index);
  if (at.packagePath !== "") setAnnotation(node, AT.packagePath, at.packagePath);
  setAnnotation(node, AT.path, at.path);
  setAnnotation(node, AT.listStyle, listStyle(at.text));
}
