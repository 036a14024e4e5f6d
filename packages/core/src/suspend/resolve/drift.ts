import { formatPath, type KubeObject, type ObjectRef, readPath, refOf, type TimeInput } from "../../object/index.ts";
import { mechanismsFor } from "../choose/choose.ts";
import type { Effect } from "../model/effect.ts";
import type { Catalogue, Mechanism } from "../model/mechanism.ts";
import type { EffectResolution, SuspensionState } from "../model/resolution.ts";
import { resolveSuspension } from "./resolve.ts";

/** One effect whose suspension differs between a package and a cluster. */
export interface SuspensionDrift {
  readonly ref: ObjectRef;
  readonly effect: Effect;
  /** The suspension state that the package declares. */
  readonly declared: SuspensionState;
  /** The state in the cluster, as observed by its controller. */
  readonly live: SuspensionState;
  /** The holders in either the package or the cluster, sorted. */
  readonly claimed: readonly string[];
  /**
   * The outlook of the drift: `will-be-applied` (suspended only in the package), `will-be-reverted` (suspended only in
   * the cluster, and the package has another value for the field), `will-stay` (the same, but the package does not have
   * the field, so that nobody reverts it), `not-seen` (suspended in both, but the controller has not reported it yet).
   */
  readonly outlook: "will-be-applied" | "will-be-reverted" | "will-stay" | "not-seen";
  /** A description of the drift in one sentence. */
  readonly message: string;
}

const ON: ReadonlySet<SuspensionState> = new Set(["suspended", "partial", "pending", "unattributed", "resuming"]);

const SENTENCES: { readonly [outlook in SuspensionDrift["outlook"]]: string } = {
  "will-be-applied":
    "is held in the package and not in the cluster: it is not applied yet, or somebody took it back there",
  "will-be-reverted": "is held in the cluster alone, and the package says otherwise: the next sync lets it go",
  "will-stay": "is held in the cluster alone, and the package is silent: no sync takes it back",
  "not-seen": "is held, and its controller has not said so yet",
};

/**
 * Returns the differences between the suspension of an object that a package declares and the one in the cluster. In
 * the order of the catalogue. Throws a `RangeError` if `now` is not a time.
 */
export function suspensionDrift(
  declared: KubeObject,
  live: KubeObject,
  catalogue: Catalogue,
  now?: TimeInput,
): readonly SuspensionDrift[] {
  const [wanted, found] = [resolveSuspension(declared, catalogue, now), resolveSuspension(live, catalogue, now)];
  return mechanismsFor(catalogue, refOf(live)).flatMap((mechanism): readonly SuspensionDrift[] => {
    const [mine, theirs] = [wanted, found].map(({ effects }) => effects.find((one) => one.mechanism === mechanism.id));
    if (mine === undefined || theirs === undefined) return [];
    const outlook = outlookOf(mine.state, theirs.state, declaresField(declared, mechanism));
    if (outlook === undefined) return [];
    const { effect } = mechanism;
    const message = `${effect} ${SENTENCES[outlook]}${placeOf(mechanism)}`;
    const claimed = [...new Set([...holdersOf(mine), ...holdersOf(theirs)])].sort();
    return [{ ref: refOf(live), effect, declared: mine.state, live: theirs.state, claimed, outlook, message }];
  });
}

function outlookOf(
  declared: SuspensionState,
  live: SuspensionState,
  declares: boolean,
): SuspensionDrift["outlook"] | undefined {
  if (ON.has(declared) && !ON.has(live)) return "will-be-applied";
  if (!ON.has(declared) && ON.has(live)) return declares ? "will-be-reverted" : "will-stay";
  return ON.has(declared) && live === "pending" ? "not-seen" : undefined;
}

function declaresField(declared: KubeObject, { site }: Mechanism): boolean {
  const paths =
    site.kind === "clusters"
      ? [site.all, site.some]
      : site.kind === "pin"
        ? site.pins.map(({ path }) => path)
        : [site.path];
  return paths.some((path) => readPath(declared, path) !== undefined);
}

function placeOf({ site }: Mechanism): string {
  return site.kind === "clusters" || site.kind === "pin" ? "" : ` (${formatPath(site.path)})`;
}

function holdersOf({ causes }: EffectResolution): readonly string[] {
  return causes.flatMap(({ hold, expired }) => (hold === undefined || expired ? [] : [hold.holder]));
}
