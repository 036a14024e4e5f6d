import { readString } from "@landfall/core/object";
import type { Delivery } from "../actuate/actuation.ts";
import { deleteField, setField, setVersion } from "../actuate/edit-field.ts";
import { DIGEST_LENGTH, hashIn } from "../actuate/hash-in.ts";
import type { Move } from "../actuate/move-each.ts";

const REF = ["spec", "ref"] as const;

/** Moves a source, by its kind; a Bucket and the kinds of other projects have no revision to set. */
const MOVES: { readonly [kind: string]: (source: Delivery, revision: string) => Move } = {
  GitRepository: (source, revision) => moveRef(source, ...gitRef(revision), ["name", "semver", "tag", "commit"]),
  OCIRepository: (source, revision) =>
    moveRef(source, ...ociRef(revision), ["semver", "semverFilter", "tag", "digest"]),
  HelmChart: (source, revision) =>
    readString(source.object, ["spec", "sourceRef", "kind"]) === "HelmRepository"
      ? setVersion(source, ["spec", "version"], revision)
      : unsupported("a HelmChart from files"),
};

/**
 * Moves a Flux source to a revision. Fields that Flux would prefer (a commit over a tag, a range over a tag) are
 * removed; a branch stays, as Flux fetches a commit from it.
 */
export function moveSource(source: Delivery, revision: string): Move {
  const kind = source.object.kind ?? "";
  const move = Object.hasOwn(MOVES, kind) ? MOVES[kind] : undefined;
  return move === undefined ? unsupported(`a ${kind}`) : move(source, revision);
}

function unsupported(what: string): Move {
  const hint = "deliver from a GitRepository, an OCIRepository or a HelmRepository";
  return { code: "UnsupportedSource", message: `${what} has no revision to be set`, hint };
}

function gitRef(revision: string): readonly [field: string, value: string] {
  const hash = hashIn(revision);
  if (hash !== undefined) return ["commit", hash];
  return [revision.startsWith("refs/") ? "name" : "tag", revision];
}

function ociRef(revision: string): readonly [field: string, value: string] {
  const hash = hashIn(revision);
  return hash?.length === DIGEST_LENGTH ? ["digest", `sha256:${hash}`] : ["tag", revision];
}

function moveRef(source: Delivery, field: string, value: string, all: readonly string[]): Move {
  const others = all.filter((other) => other !== field);
  return [
    ...setField(source, [...REF, field], value),
    ...others.flatMap((other) => deleteField(source, [...REF, other])),
  ];
}
