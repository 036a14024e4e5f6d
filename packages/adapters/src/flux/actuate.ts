import {
  formatRef,
  type KubeObject,
  type ObjectRef,
  type Problem,
  parseApiVersion,
  readString,
  refKey,
  refOf,
} from "@landfall/core/object";
import type { ActuationInput, ActuationOutcome, Delivery } from "../actuate/actuation.ts";
import { setVersion } from "../actuate/edit-field.ts";
import { byRef, isRefusal, type Move, moveEach } from "../actuate/move-each.ts";
import { badName, heldBy, keptBy, notMoved, type Refusal } from "../actuate/refusal.ts";
import { moveSource } from "./move-source.ts";
import { sourceRefAt, sourceRefs } from "./source-refs.ts";

const CHART_SOURCE = ["spec", "chart", "spec", "sourceRef"] as const;
const CHART_VERSION = ["spec", "chart", "spec", "version"] as const;
const MOST_NAMED = 5;

/**
 * Moves Kustomizations and HelmReleases: the chart version of a HelmRelease with its chart from a HelmRepository, else
 * the source it names: commit or tag of a GitRepository, digest or tag of an OCIRepository, version of a HelmChart. A
 * source moves only if all its users go to the same revision; else `SharedSource` names those that do not. Other
 * problems: `NoSource` if it is not among the objects, `UnsupportedSource`, and those of every actuator.
 */
export function actuateFlux(input: ActuationInput): ActuationOutcome {
  const charts = moveEach(input, hasOwnVersion, (release, revision) => setVersion(release, CHART_VERSION, revision));
  const objects = new Map(input.objects.map((delivery) => [refKey(refOf(delivery.object)), delivery]));
  const users = usersOfSources(input.objects);
  const moves = [...users.values()]
    .toSorted((a, b) => (refKey(a.source) < refKey(b.source) ? -1 : 1))
    .map((used) => moveUsed(input, used, objects.get(refKey(used.source))));
  return {
    edits: [...charts.edits, ...moves.flatMap(({ edits }) => edits)],
    problems: [...charts.problems, ...moves.flatMap(({ problems }) => problems)],
    covers: new Set([...charts.covers, ...moves.flatMap(({ covers }) => [...covers])]),
  };
}

interface UsedSource {
  readonly source: ObjectRef;
  readonly users: Delivery[];
}

/** Returns every object, of any kind, that uses a source and would change with it. */
function usersOfSources(objects: readonly Delivery[]): ReadonlyMap<string, UsedSource> {
  const used = new Map<string, UsedSource>();
  for (const delivery of objects.toSorted(byRef)) {
    for (const source of sourcesOf(delivery.object)) {
      const known = used.get(refKey(source));
      if (known === undefined) used.set(refKey(source), { source, users: [delivery] });
      else known.users.push(delivery);
    }
  }
  return used;
}

function sourcesOf(object: KubeObject): readonly ObjectRef[] {
  const chart = sourceRefAt(object, CHART_SOURCE);
  const ofChart = chart === undefined || chart.kind === "HelmRepository" ? [] : [chart];
  return [...sourceRefs(object), ...ofChart].filter(({ kind }) => kind !== "HelmRepository");
}

function hasOwnVersion(object: KubeObject): boolean {
  const { group } = parseApiVersion(object.apiVersion ?? "");
  if (group !== "helm.toolkit.fluxcd.io" || object.kind !== "HelmRelease") return false;
  return readString(object, [...CHART_SOURCE, "kind"]) === "HelmRepository";
}

function moveUsed(input: ActuationInput, { source, users }: UsedSource, found: Delivery | undefined): ActuationOutcome {
  const covers = new Set(
    users.flatMap(({ object, target }) => (isDelivery(object) && target !== undefined ? [target] : [])),
  );
  const moves = new Map<string, Move>();
  const problems: Problem[] = [];
  for (const { target = "", object } of users) {
    const revision = covers.has(target) ? input.orders.get(target) : undefined;
    if (revision === undefined) continue;
    const move = moves.get(revision) ?? moveTo(input, users, source, found, revision);
    moves.set(revision, move);
    if (isRefusal(move)) problems.push(notMoved(object, target, revision, move));
  }
  const [move = []] = moves.values();
  return { edits: isRefusal(move) ? [] : move, problems, covers };
}

/** Moves a source to the revision that one of its users is to have. */
function moveTo(
  input: ActuationInput,
  users: readonly Delivery[],
  source: ObjectRef,
  found: Delivery | undefined,
  revision: string,
): Move {
  if (found === undefined) return noSource(source);
  const move = badName(revision) ?? moveSource(found, revision);
  if (isRefusal(move) || move.length === 0) return move;
  const others = users.filter(({ target = "" }) => input.orders.get(target) !== revision);
  if (others.length > 0) return shared(source, others);
  const held = users.map(({ object }) => heldBy(object, input)).find((refusal) => refusal !== undefined);
  return keptBy(found.object, input) ?? held ?? move;
}

function isDelivery({ apiVersion = "", kind }: KubeObject): boolean {
  const { group } = parseApiVersion(apiVersion);
  return (
    (group === "kustomize.toolkit.fluxcd.io" && kind === "Kustomization") ||
    (group === "helm.toolkit.fluxcd.io" && kind === "HelmRelease")
  );
}

function shared(source: ObjectRef, others: readonly Delivery[]): Refusal {
  const names = others
    .slice(0, MOST_NAMED)
    .map(({ object, target }) => `${formatRef(refOf(object))}${target === undefined ? "" : ` (${target})`}`);
  const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : "";
  return {
    code: "SharedSource",
    message: `${formatRef(source)} is also the source of ${names.join(", ")}${more}, not to be moved there`,
    hint: "give each target, or each wave, a source of its own",
  };
}

function noSource(source: ObjectRef): Refusal {
  return {
    code: "NoSource",
    message: `its source ${formatRef(source)} is not in the package`,
    hint: "add it to the package",
  };
}
