import type { SystemFixtures } from "../../../packages/adapters/src/systems/testing/fixtures.ts";
import { type KubeObject, refOf } from "../../../packages/core/src/object/index.ts";
import { labelOf, WIDEST_LABEL } from "./help.ts";
import type { LoadedSystem } from "./load.ts";
import { functionsOnDemand } from "./on-demand.ts";
import { keyOf } from "./tables.ts";

/** Finds missing parts of a system, as sentences with a hint. */
type Check = (loaded: LoadedSystem) => readonly string[];

const CHECKS: readonly Check[] = [
  ({ system }) => missing(system.title === "", "system.ts gives no title"),
  ({ system }) => missing(!system.url.startsWith("https://"), "system.ts gives no url of its API's documentation"),
  ({ system }) =>
    missing(system.docs.reads === "", "system.ts gives no docs.reads: the help of aggregate-status has no row"),
  (loaded) =>
    missing(
      labelOf(loaded).length > WIDEST_LABEL,
      `"${labelOf(loaded)}" is wider than the table of the help: give docs.label`,
    ),
  ({ system }) => missing(system.kinds.length === 0, "system.ts names no kind"),
  ({ files }) => missing(!files.includes("index.ts"), "there is no index.ts: the system has no subpath"),
  ({ files }) => missing(!files.some((file) => file.endsWith(".test.ts")), "there is no test"),
  roles,
  onDemand,
  modulesInUse,
  fixtures,
];

/** The missing parts of a system; empty if it is complete. */
export function checkSystem(loaded: LoadedSystem): readonly string[] {
  return CHECKS.flatMap((check) => check(loaded)).map((problem) => `packages/adapters/src/${loaded.slug}: ${problem}`);
}

/** Finds kinds and ranks that two systems both claim. */
export function checkTogether(systems: readonly LoadedSystem[]): readonly string[] {
  const kinds = systems.flatMap((loaded) =>
    loaded.system.kinds.map((kind) => ({ what: keyOf(kind), by: loaded.slug })),
  );
  const ranks = systems.flatMap(({ slug, system }) => {
    const own = system.kinds.flatMap((kind) => ("declares" in kind ? (kind.declares?.rank ?? []) : []));
    return [...new Set(own)].map((rank) => ({ what: `rank ${rank}`, by: slug }));
  });
  return [...kinds, ...ranks].flatMap(({ what, by }, index, all) => {
    const first = all.findIndex((other) => other.what === what);
    return first === index ? [] : [`packages/adapters/src/${by}: ${what} is already one of ${all[first]?.by ?? ""}`];
  });
}

function missing(isMissing: boolean, problem: string): readonly string[] {
  return isMissing ? [problem] : [];
}

function roles({ system }: LoadedSystem): readonly string[] {
  const isGathered = system.kinds.some(({ role }) => role === "gathered");
  const isInWaves = system.kinds.some((kind) => kind.role === "delivery" && kind.wave !== undefined);
  return [
    ...system.kinds.flatMap((kind) => {
      const isSilent = kind.role === "delivery" && kind.read === undefined && kind.declares === undefined;
      const isIdle = kind.role === "object" && kind.inventory === undefined && kind.cluster === undefined;
      return [
        ...missing(
          isSilent,
          `${kind.kind} is a delivery that nothing reads and that declares nothing: give read or declares`,
        ),
        ...missing(isIdle, `nothing is said of ${kind.kind} but its name: give it another role, or leave it out`),
      ];
    }),
    ...missing(isGathered && system.gather === undefined, "there are kinds of role gathered and no gather"),
    ...missing(!isGathered && system.gather !== undefined, "there is gather, and no kind of role gathered"),
    ...missing(isInWaves && system.wavesAre === undefined, "a kind has a wave field: say in wavesAre what is written"),
    ...missing(!isInWaves && system.wavesAre !== undefined, "there is wavesAre, and no kind has a wave field"),
  ];
}

/** All functions in a system's description, with their paths. */
function functionsIn(value: unknown, path: string): readonly (readonly [string, unknown])[] {
  if (typeof value === "function") return [[path, value]];
  if (value === null || typeof value !== "object" || value instanceof RegExp) return [];
  return Object.entries(value).flatMap(([key, entry]) => functionsIn(entry, path === "" ? key : `${path}.${key}`));
}

/** The functions of a system that a generated module could not import. */
export function unreachable({ slug, system, exports }: LoadedSystem): readonly string[] {
  return functionsIn(system, "")
    .filter(([, value]) => !exports.has(value))
    .map(
      ([path]) =>
        `packages/adapters/src/${slug}: ${path} is no export of a module of the folder: a program could not carry it alone`,
    );
}

function onDemand(loaded: LoadedSystem): readonly string[] {
  const found = functionsOnDemand(loaded).flatMap((value) => loaded.exports.get(value) ?? []);
  const mixed = new Set(found.filter(({ isOfFunctions }) => !isOfFunctions).map(({ module }) => module));
  return [...mixed].map(
    (module) => `${module}.ts exports more than functions and types: put ${module}'s values elsewhere`,
  );
}

/** Modules whose name promises a part that system.ts does not list. */
const PROMISES: readonly (readonly [file: string, has: (system: LoadedSystem["system"]) => boolean, part: string])[] = [
  ["actuate.ts", ({ actuator }) => actuator !== undefined, "actuator"],
  ["gather.ts", ({ gather }) => gather !== undefined, "gather"],
  ["inventory.ts", ({ kinds }) => kinds.some(({ inventory }) => inventory !== undefined), "inventory of a kind"],
];

function modulesInUse({ system, files }: LoadedSystem): readonly string[] {
  return PROMISES.filter(([file, has]) => files.includes(file) && !has(system)).map(
    ([file, , part]) => `there is ${file}, and system.ts gives no ${part}`,
  );
}

function fixtures({ system, fixtures: given }: LoadedSystem): readonly string[] {
  const { landed = [], inventory = [], deliveries }: Partial<SystemFixtures> = given ?? {};
  const hasLanded = new Set(landed.map(({ object }) => kindKeyOf(object)));
  const isListed = new Set(inventory.map(kindKeyOf));
  const unread = system.kinds.filter(
    (kind) => "read" in kind && kind.read !== undefined && !hasLanded.has(keyOf(kind)) && !("mayAddNothing" in kind),
  );
  const unlisted = system.kinds.filter((kind) => kind.inventory !== undefined && !isListed.has(keyOf(kind)));
  return [
    ...unread.map(({ kind }) => `testing/fixtures.ts shows no ${kind} that has landed, though there is a reader`),
    ...unlisted.map(({ kind }) => `testing/fixtures.ts shows no ${kind} of an inventory, though it can be of one`),
    ...missing(
      system.actuator !== undefined && typeof deliveries !== "function",
      "testing/fixtures.ts gives no deliveries, though there is an actuator",
    ),
  ];
}

function kindKeyOf(object: KubeObject): string {
  const { group, kind } = refOf(object);
  return `${group}/${kind}`;
}
