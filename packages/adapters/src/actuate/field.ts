import { type KubeObject, type Path, readPath } from "@landfall/core/object";
import type { Actuator, Delivery } from "./actuation.ts";
import { setField } from "./edit-field.ts";
import { type Move, moveEach } from "./move-each.ts";

/** The field with the revision of an object, and the form in which the revision is written. */
export interface FieldRule {
  /** Returns whether the rule applies to an object. Default: to all that deliver to a target. */
  readonly matches?: (object: KubeObject) => boolean;
  readonly path: Path;
  /** The text to write, in which `{revision}` stands for the revision. Default: the revision itself. */
  readonly template?: string;
}

/**
 * Creates an actuator for objects with their revision in one field: `spec.topology.version` of a Cluster, an image. A
 * number stays a number. A value that is not a scalar is not overwritten, and a list must have the entry that the path
 * names: problems `NoField`.
 */
export function actuateField(rule: FieldRule): Actuator {
  const { matches = () => true, path, template = "{revision}" } = rule;
  return (input) =>
    moveEach(input, matches, (delivery, revision) =>
      writeField(
        delivery,
        path,
        template.replaceAll("{revision}", () => revision),
      ),
    );
}

function writeField(delivery: Delivery, path: Path, text: string): Move {
  const gap = path.findIndex(
    (segment, index) =>
      typeof segment === "number" && readPath(delivery.object, path.slice(0, index + 1)) === undefined,
  );
  const now = readPath(delivery.object, path);
  const isScalar = now === undefined || now === null || typeof now !== "object";
  if (gap < 0 && isScalar)
    return setField(delivery, path, typeof now === "number" && String(Number(text)) === text ? Number(text) : text);
  const what = gap < 0 ? "is no single value" : "is not there";
  const field = path.join(".");
  return { code: "NoField", message: `${field} ${what}`, hint: "correct the path", field };
}
