import type { Json } from "@landfall/core/object";
import { CATALOGUE, mechanismsFor } from "@landfall/core/suspend";
import { RULE_WORDS } from "./generated/rule-words.ts";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Names of fields whose texts every kind may have in a snapshot: what names, refers, counts and tells a state. */
const GENERIC: ReadonlySet<string> = new Set(
  words(`
  name namespace kind apiVersion group version versions resource uid id
  type status state phase health reason message severity category result outcome verdict progress
  conditions observedGeneration lastTransitionTime lastUpdateTime lastProbeTime
  cluster clusters clusterName clusterNames server destination project target targets external
  git oci helm chart image repo repoURL repository url branch tag semver ref path dir directory revision commit digest sha
  package packageName workspaceName lifecycle upstream downstream
  actuation reconcile strategy sourceHash
  action operation operator effect scope mode policy class
  schedule timeZone suspend paused cordon cordoned
  ip ips hostname host addresses address clusterIP loadBalancerIP
  key
`),
);

/** Endings of such names: `lastAppliedRevision`, `healthStatus`, `clusterNames`. */
const GENERIC_ENDING =
  /(?:Names?|Namespaces?|Kinds?|Groups?|Versions?|U[Ii][Dd]|I[Dd]|Types?|Status|Statuses|State|States|Phase|Health|Reasons?|Messages?|Revisions?|Commit|Digest|Hash|Checksum|Generation|Time|Timestamp|Policy|Policies|Mode|Class|Ref|Tag|Branch|Replicas|Errors?|Result|Outcome|Conditions?|Action|Strategy|Progress|Cluster|Clusters|Deadline|Schedule|Suspend|Paused)$/;

/**
 * Names of fields with the content that nobody may read in a snapshot, wherever they stand. They win over everything
 * else but a rule of the kind itself, and over that too where they are a password.
 */
const SECRET =
  /(?:pass(?:word|wd|phrase|code)?|token|credentials?|private-?key|secret|secret-?key|api-?key|access-?key|session-?key|connection-?string|dsn|otp|pin-?code|user-?name|user|login|bearer|cookie|auth)s?$/i;

/** Fields below which every text is needed: they choose objects, or are conditions. */
const WHOLE: ReadonlySet<string> = new Set(
  words("labels matchLabels matchExpressions selector labelSelector clusterSelector namespaceSelector conditions"),
);

/** Texts of these shapes tell nothing but a time, an amount of time, a share or a state, as of one of many by its name. */
const HARMLESS =
  /^(?:\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?)?|(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+|\d{1,3}%|True|False|Unknown|true|false|Established|Pending|Failed|Ready|NotReady|Running|Succeeded|Error|)$/;

/** Which fields of an object of one kind may be in a snapshot. */
export interface AllowList {
  /** Whether the text at a field of this name is needed. */
  readonly allows: (key: string, text: string) => boolean;
  /** Whether all below a field of this name is needed. */
  readonly isWhole: (key: string) => boolean;
  /** Whether the rule of the kind, or a switch of it, reads a field of this name. */
  readonly isRead: (key: string) => boolean;
  /** Whether what stands at a field of this name must not be kept, whatever it is. */
  readonly isSecret: (key: string) => boolean;
}

const known = new Map<string, AllowList>();

/** The allow-list of a kind: generic names, those that its status rule reads, and those that suspend it. */
export function allowListOf(group: string, kind: string): AllowList {
  const id = `${group}/${kind}`;
  const found = known.get(id) ?? makeAllowList(group, kind);
  known.set(id, found);
  return found;
}

function makeAllowList(group: string, kind: string): AllowList {
  const own = new Set([...ruleWordsOf(group, kind), ...switchWordsOf(group, kind)]);
  const isSecret = (key: string): boolean => SECRET.test(key) && !own.has(key);
  return {
    isSecret,
    isRead: (key) => own.has(key),
    isWhole: (key) => WHOLE.has(key) || key.endsWith("Selector"),
    allows: (key, text) =>
      !isSecret(key) && (own.has(key) || GENERIC.has(key) || GENERIC_ENDING.test(key) || HARMLESS.test(text)),
  };
}

function ruleWordsOf(group: string, kind: string): readonly string[] {
  const parents = group.split(".").map((_, at, parts) => `*.${parts.slice(at + 1).join(".")}`);
  const groups = [group, ...parents.slice(0, -1)];
  return groups.flatMap((one) =>
    [kind, "*"].flatMap((name) => {
      const id = `${one}/${name}`;
      return Object.hasOwn(RULE_WORDS, id) ? words(RULE_WORDS[id] ?? "") : [];
    }),
  );
}

/** Names of fields on the ways to the switches of a kind. */
function switchWordsOf(group: string, kind: string): readonly string[] {
  const sites = mechanismsFor(CATALOGUE, { group, kind }).map(({ site }) => site as unknown as Json);
  return sites.flatMap(textsIn);
}

function textsIn(value: Json): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? (Object.values(value) as readonly Json[]).flatMap(textsIn) : [];
}
