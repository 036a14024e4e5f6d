import type { Json } from "@landfall/core/object";
import { CATALOGUE, mechanismsFor } from "@landfall/core/suspend";
import { RULE_WORDS } from "./generated/rule-words.ts";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Names of fields whose texts are kept for every kind: names, references, counters and states. */
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

/** Endings of further field names whose texts are kept for every kind: `lastAppliedRevision`, `healthStatus`, `clusterNames`. */
const GENERIC_ENDING =
  /(?:Names?|Namespaces?|Kinds?|Groups?|Versions?|U[Ii][Dd]|I[Dd]|Types?|Status|Statuses|State|States|Phase|Health|Reasons?|Messages?|Revisions?|Commit|Digest|Hash|Checksum|Generation|Time|Timestamp|Policy|Policies|Mode|Class|Ref|Tag|Branch|Replicas|Errors?|Result|Outcome|Conditions?|Action|Strategy|Progress|Cluster|Clusters|Deadline|Schedule|Suspend|Paused)$/;

/**
 * Names of fields whose content is never kept, wherever they are. They override everything except the kind's own rule
 * and, for passwords, even that.
 */
const SECRET =
  /(?:pass(?:word|wd|phrase|code)?|token|credentials?|private-?key|secret|secret-?key|api-?key|access-?key|session-?key|connection-?string|dsn|otp|pin-?code|user-?name|user|login|bearer|cookie|auth)s?$/i;

/** Fields below which every text is kept, as they select objects or are conditions. */
const WHOLE: ReadonlySet<string> = new Set(
  words("labels matchLabels matchExpressions selector labelSelector clusterSelector namespaceSelector conditions"),
);

/** Texts that can only be a time, a duration, a percentage or one of a few states. */
const HARMLESS =
  /^(?:\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?)?|(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+|\d{1,3}%|True|False|Unknown|true|false|Established|Pending|Failed|Ready|NotReady|Running|Succeeded|Error|)$/;

/** The fields that a snapshot may keep for one kind. */
export interface AllowList {
  /** Whether the text in a field of this name is kept. */
  readonly allows: (key: string, text: string) => boolean;
  /** Whether everything below a field of this name is kept. */
  readonly isWhole: (key: string) => boolean;
  /** Whether the rule of the kind, or one of its switches, reads a field of this name. */
  readonly isRead: (key: string) => boolean;
  /** Whether the value in a field of this name is never kept. */
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

/** Names of fields on the paths to the switches of a kind. */
function switchWordsOf(group: string, kind: string): readonly string[] {
  const sites = mechanismsFor(CATALOGUE, { group, kind }).map(({ site }) => site as unknown as Json);
  return sites.flatMap(textsIn);
}

function textsIn(value: Json): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? (Object.values(value) as readonly Json[]).flatMap(textsIn) : [];
}
