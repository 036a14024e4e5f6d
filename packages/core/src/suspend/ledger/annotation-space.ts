import { type KubeObject, type Problem, refOf, type ValueOrAbsent } from "../../object/index.ts";
import { unwatched } from "../model/watch.ts";

/**
 * The largest size of all annotation keys and values of an object, in bytes of UTF-8. Source: `k8s.io/apimachinery`
 * validation.
 */
const MOST_BYTES = 262_144;
/** The most bytes of UTF-8 that one UTF-16 code unit can take. */
const MOST_BYTES_A_UNIT = 3;

/** Returns the error that the API server would give for annotations that are too large (`AnnotationsTooLarge`). */
export function checkAnnotationSpace(object: KubeObject, annotations: ValueOrAbsent): Problem | undefined {
  if ("absent" in annotations || annotations.value === null || typeof annotations.value !== "object") return undefined;
  // The size is not recorded as a read, since `editsAlike` measures the annotations of each object anew.
  const texts = unwatched(annotations.value) as { readonly [key: string]: unknown };
  if (leavesRoom(texts, 0)) return undefined;
  const bytes = bytesOf(
    Object.keys(texts)
      .map((key) => key + textOf(texts[key]))
      .join(""),
  );
  if (bytes <= MOST_BYTES) return undefined;
  return {
    code: "AnnotationsTooLarge",
    severity: "error",
    message: `its annotations would hold ${bytes} bytes; an object may have ${MOST_BYTES}`,
    ref: refOf(object),
    field: "metadata.annotations",
    hint: "remove other large annotations, or hold it for fewer clusters",
  };
}

/** Returns whether annotations have room for some more UTF-16 code units, whatever characters they are. */
export function leavesRoom(annotations: { readonly [key: string]: unknown }, more: number): boolean {
  let units = more;
  for (const key in annotations) units += key.length + textOf(annotations[key]).length;
  return units * MOST_BYTES_A_UNIT <= MOST_BYTES;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}
