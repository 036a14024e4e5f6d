import type { SystemKind } from "../../../packages/adapters/src/systems/contract.ts";
import type { LoadedSystem } from "./load.ts";
import type { Constant, TypeImports } from "./module-text.ts";

/** A generated module: its path, and its tables. */
export interface Table {
  /** The path relative to the repository. */
  readonly path: string;
  /** The relative path from the module to the systems' directories. */
  readonly folders: string;
  readonly types: TypeImports;
  readonly constants: (systems: readonly LoadedSystem[]) => readonly Constant[];
}

/** The directory that holds only modules generated from systems. */
export const SYSTEM_TABLES: string = "packages/adapters/src/systems/generated";
export const CORE_TABLES: string = "packages/core/src/object/target/generated";
export const BUNDLING_TABLES: string = "packages/krm-functions/bundling/generated";

/** The key of a kind: `argoproj.io/Application`. */
export function keyOf({ group, kind }: SystemKind): string {
  return `${group}/${kind}`;
}

/** Makes a map by kind, with the value that `find` returns for each kind that has one. */
function byKind(
  find: (kind: SystemKind, loaded: LoadedSystem) => unknown,
): (systems: readonly LoadedSystem[]) => unknown {
  return (systems) =>
    systems.flatMap((loaded) =>
      loaded.system.kinds.flatMap((kind) => {
        const value = find(kind, loaded);
        return value === undefined ? [] : [[keyOf(kind), value]];
      }),
    );
}

/** Makes a map or list by system. */
function bySystem(find: (loaded: LoadedSystem) => unknown): (systems: readonly LoadedSystem[]) => unknown {
  return (systems) => systems.map(find).filter((value) => value !== undefined);
}

type Row = readonly [name: string, type: string, about: string, value: (systems: readonly LoadedSystem[]) => unknown];

function rows(...all: readonly Row[]): Table["constants"] {
  return (systems) => all.map(([name, type, about, value]) => ({ name, type, about, value: value(systems) }));
}

const mapOf = (type: string): string => `ReadonlyMap<string, ${type}>`;

/** The fields that other tables or the key contain. */
const ELSEWHERE: readonly string[] = ["group", "kind", "cluster", "inventory", "wave", "packageOf"];

const KINDS = rows(
  [
    "KINDS",
    mapOf("KindUse"),
    "How objects of a kind are read, by `group/kind`.",
    byKind((kind) => (kind.role === "object" ? undefined : usedOf(kind))),
  ],
  [
    "GATHERERS",
    "readonly KindGatherer[]",
    "How what means something only together is read.",
    bySystem(({ system }) => {
      const kinds = system.kinds.filter(({ role }) => role === "gathered" || role === "delivery").map(keyOf);
      return system.gather === undefined ? undefined : { kinds: new Set(kinds), gather: system.gather };
    }),
  ],
  [
    "MACHINERY",
    "readonly string[]",
    "Namespaces of the systems' own machinery, as names or as `karmada-*`.",
    (systems) => systems.flatMap(({ system }) => system.machinery ?? []),
  ],
);

function usedOf(kind: SystemKind): object {
  return Object.fromEntries(Object.entries(kind).filter(([name]) => !ELSEWHERE.includes(name)));
}

const SAMPLES = rows([
  "SAMPLE_READERS",
  "readonly SampleReader[]",
  "How the metrics of systems are read.",
  bySystem(({ system }) => system.readSamples),
]);

const DELIVERIES = rows(
  [
    "DECLARING",
    "ReadonlySet<string>",
    "The kinds that declare targets, as `group/kind`.",
    (systems) =>
      new Set(
        systems.flatMap(({ system }) =>
          system.kinds.filter((kind) => "declares" in kind && kind.declares !== undefined).map(keyOf),
        ),
      ),
  ],
  [
    "REVISIONS",
    mapOf('NonNullable<NonNullable<DeliveryKind["declares"]>["revision"]>'),
    "The revision that a delivery asks for.",
    byKind((kind) => ("declares" in kind ? kind.declares?.revision : undefined)),
  ],
  [
    "PACKAGE_NAMES",
    mapOf('NonNullable<DeliveryKind["packageOf"]>'),
    "The package of what has another name in each cluster.",
    byKind((kind) => (kind.role === "delivery" ? kind.packageOf : undefined)),
  ],
);

const WAVES = rows([
  "WAVES",
  mapOf("WaveField & { readonly system: string }"),
  "Where the place of a delivery among the waves is written, and for which system that is asked for.",
  byKind((kind, { slug }) =>
    kind.role === "delivery" && kind.wave !== undefined ? { system: slug, ...kind.wave } : undefined,
  ),
]);

const INVENTORY = rows([
  "INVENTORY",
  mapOf("InventoryRow"),
  "The rows of objects in an inventory, by `group/kind`.",
  byKind(({ inventory }) => inventory),
]);

const ACTUATORS = rows([
  "ACTUATORS",
  mapOf('Pick<SystemActuator, "actuate" | "shared">'),
  "How decisions are written into objects, by the name of the system.",
  bySystem(({ slug, system: { actuator } }) =>
    actuator === undefined ? undefined : [slug, { actuate: actuator.actuate, shared: actuator.shared }],
  ),
]);

const CLAIMS = rows([
  "CLAIMS",
  'readonly NonNullable<System["claims"]>[]',
  "Which object decides for another, where neither says so.",
  bySystem(({ system }) => system.claims),
]);

const REMOVALS = rows([
  "REMOVALS",
  "readonly SystemRemovals[]",
  "The systems that tell which held objects they are about to remove.",
  bySystem(({ system }) => system.removals),
]);

const ACCESS = rows([
  "ACCESS",
  mapOf("SystemAccess"),
  "How systems say which clusters there are and how they are reached, by the name of the system.",
  bySystem(({ slug, system: { access } }) => (access === undefined ? undefined : [slug, access])),
]);

const REPOSITORIES = rows([
  "REPOSITORY_READERS",
  "readonly RepositoryReader[]",
  "The readers of systems that keep packages in repositories.",
  bySystem(({ system }) => system.readPackages),
]);

const ADMISSIONS = rows([
  "ADMISSIONS",
  "readonly SystemAdmission[]",
  "The rules of systems for changes to their objects.",
  bySystem(({ system }) => system.admission),
]);

const RUNS = rows([
  "RUNS",
  "readonly SystemRuns[]",
  "How systems tell of runs of their own.",
  bySystem(({ system }) => system.runs),
]);

const CLUSTERS = rows(
  [
    "CLUSTER_FIELDS",
    "readonly (readonly [kind: string, field: ClusterField])[]",
    "By `group/kind`: where an object names the cluster it is for. Only what names it for certain.",
    byKind(({ cluster }) => cluster),
  ],
  [
    "CLUSTER_FIELDS_OF_ANY",
    "readonly ClusterField[]",
    "Where any object whatever may name the cluster it is for.",
    bySystem(({ system }) => system.clusterOfAny),
  ],
);

const CONTRACT = "../contract.ts";

/** All modules that are generated from the systems. */
export const TABLES: readonly Table[] = [
  { ...own("kinds"), types: { "../kind-use.ts": ["KindGatherer", "KindUse"] }, constants: KINDS },
  { ...own("samples"), types: { [CONTRACT]: ["SampleReader"] }, constants: SAMPLES },
  { ...own("deliveries"), types: { [CONTRACT]: ["DeliveryKind"] }, constants: DELIVERIES },
  { ...own("waves"), types: { [CONTRACT]: ["WaveField"] }, constants: WAVES },
  { ...own("inventory"), types: { [CONTRACT]: ["InventoryRow"] }, constants: INVENTORY },
  { ...own("actuators"), types: { [CONTRACT]: ["SystemActuator"] }, constants: ACTUATORS },
  { ...own("claims"), types: { [CONTRACT]: ["System"] }, constants: CLAIMS },
  { ...own("repositories"), types: { "../repository-package.ts": ["RepositoryReader"] }, constants: REPOSITORIES },
  { ...own("admissions"), types: { [CONTRACT]: ["SystemAdmission"] }, constants: ADMISSIONS },
  { ...own("runs"), types: { "../told-run.ts": ["SystemRuns"] }, constants: RUNS },
  { ...own("access"), types: { "../access.ts": ["SystemAccess"] }, constants: ACCESS },
  { ...own("removals"), types: { [CONTRACT]: ["SystemRemovals"] }, constants: REMOVALS },
  {
    path: `${CORE_TABLES}/cluster-fields.ts`,
    folders: "",
    types: { "../cluster-field.ts": ["ClusterField"] },
    constants: CLUSTERS,
  },
];

function own(name: string): Pick<Table, "path" | "folders"> {
  return { path: `${SYSTEM_TABLES}/${name}.ts`, folders: "../.." };
}
