import { formatTime, type KubeObject, millisOf, type Problem, parseApiVersion, refOf } from "../../object/index.ts";
import { judgeTemplate } from "./judge-template.ts";
import { readMembers, uniqueMembers } from "./read-members.ts";
import type { Member, StatusMaker } from "./rule.ts";
import { findTemplateRule } from "./rules/index.ts";
import { OTHER_KINDS } from "./rules/other.ts";
import { findCustomMaker } from "./rules/third-party.ts";
import type { TemplateItem, TemplateOptions, TemplateStatus } from "./types.ts";
import { decodeWire, encodeWire, type Wire } from "./wire.ts";

/**
 * Aggregates the status of one template from the statuses of its copies in many clusters. 13 native kinds have a rule,
 * in every version: the sums, phases and addresses of Karmada's rules. 30 kinds of custom resources have one by their
 * projects' API types (`CUSTOM_KINDS`): sums, the worst word, values that all share. All others get the members'
 * conditions, merged, and `observedGeneration` once every member has observed the template. The order of
 * clusters does not matter; conditions name their clusters; a missing or unreadable status never counts as done, and an
 * empty set of clusters has observed nothing. `items` null is no list, as in a new binding. Never throws, but for a
 * `RangeError` if `now` is not a time.
 *
 * Problems: `UnreadableStatus`, `DuplicateCluster`, `UnreadableTemplate`.
 */
export function aggregateTemplateStatus(
  template: KubeObject,
  items: readonly TemplateItem[] | null,
  options: TemplateOptions = {},
): TemplateStatus {
  const now = millisOf(options.now);
  const rule = ruleFor(template, options);
  const read = readMembers(items ?? [], rule.memberShape ?? rule.shape);
  const { members, problems } = options.upstream === true ? read : uniqueMembers(read);
  const stuck = options.upstream === true && problems.length > 0;
  const made = stuck ? NOTHING : makeStatus(template, members, rule, items !== null, { ...options, now });
  const status = made.status ?? template.status;
  const verdict = judgeTemplate({ ...template, status }, members, now);
  return { status, verdict, problems: [...made.problems, ...problems] };
}

interface Made {
  /** The new status of the template; absent: unchanged. */
  readonly status?: Wire;
  readonly problems: readonly Problem[];
}

const NOTHING: Made = { problems: [] };

function makeStatus(
  template: KubeObject,
  members: readonly Member[],
  rule: StatusMaker,
  hasList: boolean,
  { upstream = false, now }: Omit<TemplateOptions, "now"> & { readonly now: number | undefined },
): Made {
  const read = decodeWire(rule.shape, template.status);
  const problems = read.ok ? [] : [unreadable(read.fault)];
  if (!read.ok && upstream) return { problems };
  const status = rule.aggregate({
    generation: generationOf(template),
    spec: template.spec,
    status: read.ok ? read.value : {},
    members,
    hasList,
    upstream,
    now: now === undefined ? undefined : formatTime(now),
  });
  if (status === undefined) return { problems };
  const written = encodeWire(rule.shape, status, { nullTimes: upstream });
  return { status: rule.isPart === true && read.ok ? { ...(template.status as Wire), ...written } : written, problems };
}

function ruleFor(template: KubeObject, { upstream = false }: TemplateOptions): StatusMaker {
  const { group, kind } = refOf(template);
  const rule = findTemplateRule(group, kind);
  if (!upstream) return rule ?? findCustomMaker(group, kind) ?? OTHER_KINDS;
  const version = typeof template.apiVersion === "string" ? parseApiVersion(template.apiVersion).version : "";
  return rule?.version === version ? rule : LEFT_ALONE;
}

/** The rule of kinds for which Karmada has none: their status is not changed. */
const LEFT_ALONE: StatusMaker = { shape: {}, aggregate: () => undefined };

function generationOf(template: KubeObject): number {
  const generation: unknown = template.metadata?.generation;
  return Number.isSafeInteger(generation) ? Number(generation) : 0;
}

function unreadable({ field, expected }: { readonly field: string; readonly expected: string }): Problem {
  return {
    code: "UnreadableTemplate",
    severity: "error",
    field: field === "" ? "status" : `status.${field}`,
    message: `the template's own ${field === "" ? "status" : field} is not ${expected} and was not kept`,
  };
}
