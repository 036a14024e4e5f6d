import {
  type Edit,
  formatRef,
  type Json,
  type KubeObject,
  type Path,
  type Problem,
  readPath,
  refKey,
  refOf,
} from "@landfall/core/object";
import { isLive, readLedger } from "@landfall/core/suspend";
import type { Actuation, ActuationInput, Delivery } from "./actuation.ts";

/** Why an object is not moved, and what would help. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly field?: string;
}

/** The edits that bring one object to a revision. */
export type Move = readonly Edit[] | Refusal;

/** For systems in which an object delivers to one target: each object of such a kind is moved for itself. */
export function moveEach(
  input: ActuationInput,
  isOurs: (object: KubeObject) => boolean,
  move: (delivery: Delivery, revision: string) => Move,
): Actuation {
  const edits: Edit[] = [];
  const problems: Problem[] = [];
  const ours = input.objects.filter(({ object, target }) => target !== undefined && isOurs(object)).toSorted(byRef);
  for (const delivery of ours) {
    const { object, target = "" } = delivery;
    const revision = input.orders.get(target);
    if (revision === undefined) continue;
    const moved = whyNot(object, revision) ?? move(delivery, revision);
    if (isRefusal(moved)) problems.push(notMoved(object, target, revision, moved));
    else {
      const held = moved.length === 0 ? undefined : heldBy(object, input);
      if (held === undefined) edits.push(...moved);
      else problems.push(notMoved(object, target, revision, held));
    }
  }
  return { edits, problems, covers: new Set(ours.flatMap(({ target }) => target ?? [])) };
}

/** Whether it is a refusal. */
export function isRefusal(move: Move): move is Refusal {
  return "code" in move;
}

/** Orders by what the objects are, so that their order in a package does not matter. */
export function byRef(a: Delivery, b: Delivery): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  return left === right ? 0 : left < right ? -1 : 1;
}

function sortKey({ object, item, target = "" }: Delivery): string {
  return [refKey(refOf(object)), item?.packagePath ?? "", item?.path ?? "", item?.index ?? 0, target].join("\n");
}

/** The warning that a target is not where it is to be. */
export function notMoved(object: KubeObject, target: string, revision: string, refusal: Refusal): Problem {
  const { code, message, hint, field } = refusal;
  return {
    code,
    severity: "warning",
    message: `target ${target} is not moved to ${revision}: ${message}`,
    ref: refOf(object),
    hint,
    ...(field !== undefined && { field }),
  };
}

const WRITABLE = /^[^\s\p{C}]{1,1024}$/u;

/** What forbids to write any revision, or this one: a name nobody could check out, an object that is another's copy. */
export function whyNot(object: KubeObject, revision: string): Refusal | undefined {
  if (!WRITABLE.test(revision)) return invalidRevision("it is no name of a revision", "give a commit, tag or digest");
  const owner = object.metadata?.ownerReferences?.find(({ controller }) => controller === true);
  if (owner === undefined) return undefined;
  const by = `${owner.kind} ${owner.name}`;
  const message = `${formatRef(refOf(object))} is written by ${by}, which would take the change back`;
  return { code: "Derived", message, hint: `set the revision in ${by}, for each target its own` };
}

/** A revision that a system cannot be told. */
export function invalidRevision(message: string, hint: string, field?: string): Refusal {
  return { code: "InvalidRevision", message, hint, ...(field !== undefined && { field }) };
}

/** Who else holds an object: it is then not moved, because it would jump when it is let go. */
export function heldBy(object: KubeObject, { holder, now }: ActuationInput): Refusal | undefined {
  const ledger = readLedger(object);
  const [problem] = ledger.problems;
  if (!ledger.ok) {
    const hint = "repair or remove the annotation";
    return { code: "Held", message: problem?.message ?? "it is not known who holds it", hint };
  }
  const hold = ledger.value.holds.find((one) => one.holder !== holder && isLive(one, now));
  if (hold === undefined) return undefined;
  const why = hold.reason === undefined ? "" : ` (${hold.reason})`;
  const message = `${formatRef(refOf(object))} is held by ${hold.holder}${why}`;
  return { code: "Held", message, hint: "let it go, or skip the target" };
}

/** The edit that writes a field; none where it has the value already. */
export function setField({ object, item }: Delivery, path: Path, value: Json): readonly Edit[] {
  const now = readPath(object, path);
  if (now === value) return [];
  const expected = now === undefined ? ({ absent: true } as const) : { value: now as Json };
  return [{ ref: refOf(object), ...(item !== undefined && { item }), path, operation: "set", value, expected }];
}

/** The edit that removes a field; none where there is none. */
export function deleteField({ object, item }: Delivery, path: Path): readonly Edit[] {
  const now = readPath(object, path);
  if (now === undefined) return [];
  const expected = { value: now as Json };
  return [{ ref: refOf(object), ...(item !== undefined && { item }), path, operation: "delete", expected }];
}

/** Whether there is a map at a path. */
export function isMapAt(object: unknown, path: Path): boolean {
  const value = readPath(object, path);
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

const SPELLING = /^(?:.+[@/])?(?:sha1:|sha256:)?([0-9a-f]{40}|[0-9a-f]{64})$/;

/** The commit or digest in a revision, as Git, Config Sync, Flux and OCI spell it: `v7@sha1:…`, `main/…`, `sha256:…`. */
export function hashIn(revision: string): string | undefined {
  return SPELLING.exec(revision)?.[1];
}
