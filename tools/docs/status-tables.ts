import { formatPath, type Path } from "../../packages/core/src/object/path.ts";
import {
  ABNORMAL_TYPES,
  BUILTIN_KINDS,
  CONDITION_CLASSES,
  CONDITION_ENDINGS,
  CONDITION_TYPES,
  EXEMPTIONS,
  FAILED_WAITING_REASONS,
  FAILURE_TOKENS,
  FIELD_ENDINGS,
  FRACTION_FIELDS,
  GATEWAY_API_GROUP,
  GATEWAY_API_KINDS,
  HOLDER_FIELDS,
  HOLDER_FLAGS,
  type KindRow,
  type KindRule,
  PRIMARY_TYPES,
  PROGRESS_TOKENS,
  READY_COUNTERS,
  READY_PREFIXES,
  SLOTS,
  SOURCES,
  STATE_WORDS,
  STATUS_FIELDS,
  STORED_KINDS,
  SUSPENDING_ANNOTATIONS,
  SUSPENDING_FIELDS,
  SUSPENDING_NAME,
  WANTED_PREFIXES,
} from "../../packages/core/src/status/tables.ts";

const SOURCE = "packages/core/src/status";
const BANNER = `<!-- Generated from ${SOURCE} by \`npm run gen\`. Do not edit. -->`;

/** The decision tables of `computeStatus` in its extended mode, as pages: path relative to the repository, and text. */
export function statusPages(): readonly (readonly [path: string, text: string])[] {
  return [
    ["docs/reference/status-kinds.md", kindsPage()],
    ["docs/reference/status-generic.md", genericPage()],
  ];
}

function kindsPage(): string {
  const tabled = BUILTIN_KINDS.filter(({ kind, groups }) => !groups.some((group) => isStored(group, kind)));
  return page(
    "# Status of the built-in kinds",
    "What `computeStatus` says in its extended mode. Before any table an object with `metadata.deletionTimestamp` is Terminating, and one whose `status.observedGeneration` is not `metadata.generation` is InProgress. Then the first row that applies decides. Versions do not matter. The fields are the evidence, as far as the object has them; a condition's are its `status` and `reason`, and its reason and message are the object's. A rule of yours for the kind, or one of the [rule library](../status-rules/README.md), comes first; a kind that is not here is judged by the [generic layer](status-generic.md).",
    ...tabled.flatMap(kindSection),
    "## Containers that wait for a failure",
    "A waiting container of a Pod has failed for one of these reasons:",
    words(FAILED_WAITING_REASONS),
    "## What is no contradiction",
    "No object is Current while a condition says the contrary ([the contract of Current](status-generic.md#the-contract-of-current)). These conditions of built-in kinds do not count:",
    table(
      ["kind", "condition", "reason"],
      Object.entries(EXEMPTIONS).flatMap(([kind, list]) =>
        list.map(({ condition = "", reason = "any" }) => [kind, code(condition), code(reason)]),
      ),
    ),
    "## Gateway API",
    `Kinds of \`${GATEWAY_API_GROUP}\`. Each condition is judged by the [generic classes](status-generic.md#conditions), worst first; one that must be there and is not makes the object InProgress.`,
    table(
      ["kind", "conditions in", "must be there"],
      GATEWAY_API_KINDS.map(({ kind, list, also, required }) => [
        kind,
        [
          list === undefined ? "status.conditions" : `status.${list}[].conditions`,
          ...(also ? [`status.${also}[].conditions`] : []),
        ]
          .map(code)
          .join(", "),
        required.join(", "),
      ]),
    ),
    "## Kinds without a state of their own",
    "No controller reports on these: they are Current (`Stored`) once they are there.",
    table(
      ["group", "kinds"],
      Object.entries(STORED_KINDS).map(([group, kinds]) => [group === "" ? "core" : code(group), kinds.join(", ")]),
    ),
  );
}

function isStored(group: string, kind: string): boolean {
  return STORED_KINDS[group]?.includes(kind) === true;
}

function kindSection({ kind, groups, suspended, rows }: KindRule): readonly string[] {
  const held = suspended === undefined ? "" : ` Suspended: ${suspended.when}.`;
  return [
    `## ${kind}`,
    `Group ${groups.map((group) => (group === "" ? "core" : code(group))).join(", ")}. [Source](${SOURCES[kind]}).${held}`,
    table(
      ["", "status", "when", "reason", "fields"],
      rows.map((row, index) => [
        String(index + 1),
        wordOf(row),
        whenOf(row, index === rows.length - 1),
        row.reason,
        fieldsOf(row.paths),
      ]),
    ),
  ];
}

function wordOf({ status, terminal }: KindRow): string {
  return terminal === true ? `${status}, terminal` : status;
}

/** Returns when a row applies, in its own words or by the data of its test. */
function whenOf({ when, phase, test }: KindRow, isLast: boolean): string {
  if (when !== undefined) return when;
  if (isLast) return "otherwise";
  if (phase !== undefined) return phase === "" ? "phase is absent" : `phase is ${phase}`;
  if (typeof test === "object" && "type" in test)
    return `condition ${test.type} is ${test.is ? "" : "there and not "}${test.status}`;
  if (typeof test !== "object") throw new Error("a row whose test is a function must say when it applies");
  const [less, than] = [test.less, test.than].map(
    ({ path, absent }) => `${formatPath(path)}${absent === 0 ? "" : ` (default ${absent})`}`,
  );
  return `${less} is less than ${than}${test.less.reported === true ? ", where it is reported" : ""}`;
}

function fieldsOf(paths: readonly Path[]): string {
  return paths.length === 0 ? "what decided" : paths.map((path) => code(formatPath(path))).join(", ");
}

function genericPage(): string {
  return page(
    "# Status of any other kind: the generic layer",
    "How `computeStatus` reads, in its extended mode, an object for whose kind there is neither a rule nor a [built-in table](status-kinds.md). Deletion and a stale `status.observedGeneration` have been judged before; so has a missing status.",
    "## What decides",
    "Whatever is found in the status fills a slot. The first slot of this list that is filled decides; if none is, the `reason` and the `message` of the status tell failure or progress, if they can; else the object is Unknown (`NothingKnown`), or InProgress if its kind runs to an end.",
    table(
      ["slot", "says", "for example"],
      Object.entries(SLOTS).map(([slot, { says, example }]) => [slot, says, example]),
    ),
    "## The contract of Current",
    `An object is not Current while one of these conditions is True: ${words(ABNORMAL_TYPES)}; nor while one of these is False: ${words(PRIMARY_TYPES)}. Whatever its reason is; unless the condition's own \`observedGeneration\` is older than \`metadata.generation\`. The contract holds for every kind, with the [exemptions of built-in kinds](status-kinds.md#what-is-no-contradiction), and for every rule of the library, with what the rule says that it overrules. Rules of the caller are not bound by it.`,
    ...conditionSections(),
    ...fieldSections(),
    "## Counters",
    "As many must be ready as are wanted; the first wanted field that is there counts.",
    table(
      ["ready", "wanted"],
      READY_COUNTERS.map(({ ready, wanted }) => [
        code(`status.${ready}`),
        wanted.map((path) => code(formatPath(path))).join(", "),
      ]),
    ),
    `Any other counter of the status or of a part whose name begins with ${words(READY_PREFIXES)} is compared with the one that begins with ${words(WANTED_PREFIXES.filter((prefix) => prefix !== ""))} instead, or has no such beginning: \`readyShards\` with \`desiredShards\` or \`shards\`.`,
    `Spelled \`2/3\`: ${FRACTION_FIELDS.map((path) => code(formatPath(path))).join(", ")}, and \`ready\` of a part.`,
    "Where all that lack are counted in `failed` beside them, the object has failed. The counters of a part are read as those of the status are.",
    "## Suspended",
    "By a condition of the class `suspended`, a state word that says so, or a switch of the [suspend catalogue](../suspend-catalogue.md) by its own truth test; a value there that users choose for other reasons too counts only while somebody holds the object. Where the catalogue knows no switch of the kind at that place, by one of these fields and annotations:",
    table(
      ["field", "value"],
      [
        ...SUSPENDING_FIELDS.map(({ path, value }) => [code(formatPath(path)), code(String(value))]),
        ...SUSPENDING_ANNOTATIONS.map(({ key, values }) => [
          code(key),
          values.map((value) => (value === "*" ? "any" : code(value))).join(", "),
        ]),
        [`any other annotation whose key fits ${code(SUSPENDING_NAME.source)}`, code("true")],
      ],
    ),
  );
}

function conditionSections(): readonly string[] {
  return [
    "## Conditions",
    "`status.conditions`, and those of parts, at any depth (`parents[]`, `listeners[]`, maps of parts). Where the object's own say nothing, those of its parts are read as its own. Otherwise they count against Current only, outside of lists about the past: one that tells failure fills partFailed; one of class summary that is False, or of class progress that is True and not at rest, fills partProgress; one that cannot be read rules Current out. A condition whose `observedGeneration` is older than the object's generation is left out, and the others are judged; where no summary is left of those that were there, or no condition says that it is newer, the object is InProgress.",
    table(
      ["class", "True", "False", "Unknown"],
      Object.entries(CONDITION_CLASSES).map(([name, cells]) => [name, ...cells]),
    ),
    "Types by name; a prefix up to the last `.` or `/` does not count:",
    table(["class", "types"], wordRows(CONDITION_TYPES)),
    "Other types by how they are spelled, tried in order; what fits none is `detail`:",
    table(
      ["pattern", "class"],
      CONDITION_ENDINGS.map(([pattern, name]) => [code(pattern.source), name]),
    ),
  ];
}

function fieldSections(): readonly string[] {
  return [
    "## Fields of the status",
    "By name, unless the field is a condition:",
    table(["read as", "fields"], wordRows(STATUS_FIELDS)),
    "A field that is not here, by the ending of its name; the first that fits counts:",
    table(
      ["type", "name", "read as"],
      FIELD_ENDINGS.map(({ type, ending, role }) => [type, code(ending.source), role]),
    ),
    "Where nothing else is known, a field of text that holds one of the words below and nothing else counts as a part's state.",
    `A holder keeps its state in ${words(HOLDER_FIELDS)} and may have the flags ${words(HOLDER_FLAGS)}, as any part may. In a list of steps, tasks, stages, jobs or actions, what is running is in progress.`,
    "## Words",
    "A state is compared in lower case and without separators:",
    table(["says", "states"], wordRows(STATE_WORDS)),
    "A reason or a message is read word by word. These tell failure:",
    words(FAILURE_TOKENS),
    "These tell progress, as most words in -ing do:",
    words(PROGRESS_TOKENS),
  ];
}

function wordRows(groups: Readonly<Record<string, readonly string[]>>): readonly (readonly string[])[] {
  return Object.entries(groups).flatMap(([name, list]) => (list.length === 0 ? [] : [[name, words(list)]]));
}

function words(list: readonly string[]): string {
  return list.map(code).join(", ");
}

function code(text: string): string {
  return `\`${text}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function page(...blocks: readonly string[]): string {
  return `${[BANNER, ...blocks].join("\n\n")}\n`;
}
