import { fieldPaths, type Item, type Path } from "@landfall/krm-functions/sdk";

/** A field of some kinds, as kustomize and the functions of the kpt catalog name it; what is absent fits all. */
export interface FieldSpec {
  readonly group?: string;
  readonly version?: string;
  readonly kind?: string;
  /** The names of the fields with `/` between them, where `[]` behind a name means every entry: `spec/ports[]/name`. */
  readonly path: string;
  /** Whether the field is made where there is none. Default: false. */
  readonly create?: boolean;
}

/** The JSON Schema of a list of them. */
export const FIELD_SPECS = { type: "array", items: { type: "object" } };

/** The paths of an item that a spec names. */
export function pathsOf(item: Item, { group, version, kind, path, create = false }: FieldSpec): readonly Path[] {
  const apiVersion = String(item.get(["apiVersion"]));
  const fits =
    (kind === undefined || kind === item.kind) &&
    (group === undefined || group === item.ref.group) &&
    (version === undefined || version === apiVersion.split("/").at(-1));
  if (!fits) return [];
  const names = path.split(/(?<!\\)\//).map((name) => name.replaceAll("\\/", "/"));
  const steps = names.map((name) =>
    name.endsWith("[]") ? `[${JSON.stringify(name.slice(0, -2))}][*]` : `[${JSON.stringify(name)}]`,
  );
  const found = fieldPaths(item.toObject(), steps.join(""));
  return found.length === 0 && create && !path.includes("[]") ? [names] : found;
}
