import { type ActuationInput, type Actuator, actuate, actuateField, type Delivery } from "@landfall/adapters/actuate";
import { ACTUATORS } from "@landfall/adapters/systems";
import { failure, type Path, type Problem, parsePath, parseTarget, type Result, success } from "@landfall/core/object";
import { handsOffIn, ordersOf, type Plan, type RolloutState } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../sdk/index.ts";
import { selectorOf } from "./item-selector.ts";
import { reportMoves } from "./report-moves.ts";

type Rule = NonNullable<ComputeWave["actuate"]>[number];

/** The plan and state to carry out, with the objects and the time. */
export interface Work {
  readonly plan: Plan;
  readonly state: RolloutState;
  /** The objects that deliver to each target, by its key. */
  readonly items: ReadonlyMap<string, readonly Item[]>;
  /** The time of the run, in milliseconds since the epoch. */
  readonly now: number;
  /** For each target with steps, the objects that its steps have released. Default: no target has steps. */
  readonly released?: ReadonlyMap<string, ReadonlySet<Item>> | undefined;
}

/**
 * Writes the revision of every target that may move into its delivery objects, as `actuate` of the config says, with a
 * result for each field; a target that cannot be moved is a warning. A second run changes nothing.
 */
export function carryOut(list: ResourceList, config: ComputeWave, work: Work): void {
  if (config.actuate === undefined || config.actuate.length === 0) return;
  const actuators = actuatorsOf(list, config.actuate, work);
  if (!actuators.ok) {
    for (const problem of actuators.problems) list.addProblem(problem);
    return;
  }
  const { edits, problems } = actuate(inputOf(config.rollout, work), actuators.value);
  reportMoves(list, { rollout: config.rollout, edits, problems });
  for (const problem of list.apply(edits)) list.addProblem(problem);
}

/** Makes one actuator for each rule, with the objects that the rule selects and those that its system shares. */
function actuatorsOf(list: ResourceList, rules: readonly Rule[], work: Work): Result<readonly Actuator[]> {
  const targets = new Map(
    [...work.items.keys()].flatMap((key) => moved(work, key).map((item) => [item, key] as const)),
  );
  const problems: Problem[] = [];
  const actuators = rules.flatMap((rule, index): readonly Actuator[] => {
    const field = `actuate[${index}]`;
    const selects = selectorOf(rule, field);
    const actuator = actuatorOf(rule, field);
    problems.push(...selects.problems, ...actuator.problems);
    if (!selects.ok || !actuator.ok) return [];
    const objects = objectsFor(list, rule, selects.value, targets);
    return [(input) => actuator.value({ ...input, objects })];
  });
  return problems.length > 0 ? failure(...problems) : success(actuators);
}

/** The objects of a target that may be moved now: those that a later step owns are left out. */
function moved({ items, released }: Work, key: string): readonly Item[] {
  const all = items.get(key) ?? [];
  const free = released?.get(key);
  return free === undefined ? all : all.filter((item) => free.has(item));
}

function actuatorOf(rule: Rule, field: string): Result<Actuator> {
  const { system, path, template } = rule;
  const known = ACTUATORS.get(system)?.actuate;
  if (known !== undefined) {
    const given = (["path", "template"] as const).find((name) => rule[name] !== undefined);
    return given === undefined
      ? success(known)
      : invalid(`${field}.${given}`, `${given} is of system field, not of ${system}`);
  }
  if (path === undefined) return invalid(`${field}.path`, "system field needs a path");
  const parsed: Result<Path> = parsePath(path);
  if (!parsed.ok) return invalid(`${field}.path`, parsed.problems[0]?.message ?? "no path");
  return success(actuateField({ path: parsed.value, ...(template !== undefined && { template }) }));
}

function invalid(field: string, message: string): ReturnType<typeof failure> {
  return failure({ code: "InvalidActuation", severity: "error", message, field });
}

/**
 * The delivery objects for the system of a rule. Items that the rule does not select have no target here, and are given
 * only if the system reads shared objects.
 */
function objectsFor(
  list: ResourceList,
  { system }: Rule,
  selects: (item: Item) => boolean,
  targets: ReadonlyMap<Item, string>,
): readonly Delivery[] {
  const shared = ACTUATORS.get(system)?.shared;
  return list.items.flatMap((item): readonly Delivery[] => {
    const isSelected = selects(item);
    const target = isSelected ? targets.get(item) : undefined;
    const isNear = shared !== undefined && item.ref.group.endsWith(shared.groups);
    if (target === undefined && (!isNear || (shared.selected === true && !isSelected))) return [];
    return [
      {
        object: item.toObject(),
        ...(item.id.path !== "" && { item: item.id }),
        ...(target !== undefined && { target }),
      },
    ];
  });
}

function inputOf(rollout: string, work: Work): ActuationInput {
  const { plan, state, now, items, released } = work;
  const keys = [...plan.waves.flatMap(({ targets }) => targets.map(({ key }) => key)), ...plan.held];
  const targets = keys.flatMap((key) => {
    const target = parseTarget(key);
    return target.ok ? [target.value] : [];
  });
  const waits = (key: string): boolean =>
    released?.has(key) === true && (items.get(key) ?? []).length > 0 && moved(work, key).length === 0;
  return {
    orders: new Map([...ordersOf(state)].filter(([key]) => !waits(key))),
    handsOff: handsOffIn(state),
    revision: state.revision,
    targets,
    objects: [],
    holder: `rollout/${rollout}`,
    now,
  };
}
