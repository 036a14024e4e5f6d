/** JSON Schemas of Porch's kinds, with the fields that the examples use; any other field is a mistake in an example. */
const text = { type: "string", minLength: 1 };
const texts = { type: "array", items: text, minItems: 1 };
const map = { type: "object", additionalProperties: { type: "string" } };

const strict = (properties: object, required: readonly string[] = []): object => ({
  type: "object",
  additionalProperties: false,
  properties,
  required,
});

const kind = (name: string, spec: object, version = "v1alpha1"): object =>
  strict(
    {
      apiVersion: { const: `config.porch.kpt.dev/${version}` },
      kind: { const: name },
      metadata: strict({ name: { ...text, maxLength: 63 }, namespace: text, labels: map }, ["name", "namespace"]),
      spec,
    },
    ["apiVersion", "kind", "metadata", "spec"],
  );

/** A function in a pipeline. Porch finds functions only by image, so there is no `exec`. */
const fn = strict({ name: text, image: text, configMap: map, configPath: text, selectors: { type: "array" } }, [
  "image",
]);
const pipeline = strict({ mutators: { type: "array", items: fn }, validators: { type: "array", items: fn } });
const upstream = strict({ repo: text, package: text, revision: { type: "integer", minimum: 1 }, workspaceName: text }, [
  "repo",
  "package",
]);
const policies = {
  adoptionPolicy: { enum: ["adoptExisting", "adoptNone"] },
  deletionPolicy: { enum: ["delete", "orphan"] },
};
const mapExpr = strict({ key: text, value: text, keyExpr: text, valueExpr: text });

const git = strict(
  { repo: text, branch: text, directory: text, createBranch: { type: "boolean" }, secretRef: strict({ name: text }) },
  ["repo"],
);
const podExecutor = strict({
  tags: texts,
  timeToLive: { type: "string", pattern: "^[0-9]+[hms]$" },
  maxParallelExecutions: { type: "integer", minimum: 1 },
  preferredMaxQueueLength: { type: "integer", minimum: 1 },
  templateOverrides: strict({
    serviceAccountName: text,
    securityContext: { type: "object" },
    initContainer: { type: "object" },
    container: strict({ resources: { type: "object" }, env: { type: "array" }, envFrom: { type: "array" } }),
  }),
});

/** The schema of each kind, by the kind's name. */
export const SHAPES: ReadonlyMap<string, object> = new Map([
  [
    "Repository",
    kind(
      "Repository",
      strict({ description: text, type: { enum: ["git", "oci"] }, deployment: { type: "boolean" }, git }, [
        "type",
        "git",
      ]),
    ),
  ],
  [
    "FunctionConfig",
    kind("FunctionConfig", {
      ...strict(
        {
          image: text,
          prefixes: texts,
          podExecutor,
          binaryExecutor: strict({ tags: texts, path: text }, ["tags", "path"]),
        },
        ["image"],
      ),
      anyOf: [{ required: ["podExecutor"] }, { required: ["binaryExecutor"] }],
    }),
  ],
  [
    "PackageVariant",
    kind(
      "PackageVariant",
      strict({ upstream, downstream: strict({ repo: text, package: text }), ...policies, pipeline }, [
        "upstream",
        "downstream",
      ]),
    ),
  ],
  [
    "PackageVariantSet",
    kind(
      "PackageVariantSet",
      strict(
        {
          upstream,
          targets: {
            type: "array",
            minItems: 1,
            items: strict({
              repositorySelector: strict({ matchLabels: map }),
              template: strict({
                downstream: strict({ repo: text, package: text, repoExpr: text, packageExpr: text }),
                ...policies,
                labelExprs: { type: "array", items: mapExpr },
                pipeline,
              }),
            }),
          },
        },
        ["upstream", "targets"],
      ),
      "v1alpha2",
    ),
  ],
]);
