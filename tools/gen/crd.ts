import { stringify } from "yaml";
import { crdSchema } from "./derive.ts";
import { fixedValue, isSchema, type Kind, listOf } from "./kind.ts";

/** The CustomResourceDefinition of a kind, in YAML 1.1, which kubectl reads: a bare `yes` would be a boolean there. */
export function crdOf(kind: Kind, banner: string): string {
  const names = crdNames(kind);
  const definition = {
    apiVersion: "apiextensions.k8s.io/v1",
    kind: "CustomResourceDefinition",
    metadata: { name: `${names.plural}.${kind.group}` },
    spec: {
      group: kind.group,
      names,
      scope: kind.schema["x-landfall-scope"] ?? "Namespaced",
      versions: [crdVersion(kind)],
    },
  };
  return `${banner}\n${stringify(definition, { version: "1.1", lineWidth: 0, aliasDuplicateObjects: false })}`;
}

interface CrdNames {
  readonly kind: string;
  readonly plural: string;
  readonly singular: string;
  readonly listKind: string;
  readonly categories: readonly string[];
  readonly shortNames?: readonly unknown[];
}

function crdNames(kind: Kind): CrdNames {
  const name = fixedValue(kind, "kind") ?? kind.name;
  const singular = name.toLowerCase();
  const plural = kind.schema["x-landfall-plural"];
  const shortNames = listOf(kind.schema["x-landfall-short-names"]);
  return {
    kind: name,
    plural: typeof plural === "string" ? plural : pluralOf(singular),
    singular,
    listKind: `${name}List`,
    categories: ["landfall"],
    ...(shortNames.length > 0 ? { shortNames } : {}),
  };
}

/** The plural as Kubernetes names resources: policy → policies, class → classes, rule → rules. */
function pluralOf(singular: string): string {
  if (/[^aeiou]y$/.test(singular)) return `${singular.slice(0, -1)}ies`;
  if (/(s|x|ch|sh)$/.test(singular)) return singular.endsWith("rules") ? singular : `${singular}es`;
  return `${singular}s`;
}

function crdVersion(kind: Kind): { readonly [key: string]: unknown } {
  const properties = kind.schema["properties"];
  const hasStatus = isSchema(properties) && properties["status"] !== undefined;
  const columns = listOf(kind.schema["x-landfall-printer-columns"]);
  return {
    name: fixedValue(kind, "apiVersion")?.split("/")[1],
    served: true,
    storage: true,
    ...(hasStatus ? { subresources: { status: {} } } : {}),
    ...(columns.length > 0 ? { additionalPrinterColumns: columns } : {}),
    schema: { openAPIV3Schema: crdSchema(kind) },
  };
}
