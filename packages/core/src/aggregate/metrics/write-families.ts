import { escapeLabelValue } from "../../object/index.ts";

/** A metric, as OpenMetrics describes it. All are gauges. */
export interface MetricFamily<Series> {
  readonly name: string;
  readonly help: string;
  readonly unit?: string;
  readonly series: readonly Series[];
}

/** One sample: labels in the order in which they are written, and the value; `undefined` if it is unknown. */
export interface FamilySample {
  readonly labels: { readonly [name: string]: string };
  readonly value: number | undefined;
}

/**
 * Writes metrics in the OpenMetrics text format 1.0, in the given order, for all members in theirs; without timestamps.
 */
export function writeFamilies<Series, Member>(
  families: readonly MetricFamily<Series>[],
  members: readonly Member[],
  sampleOf: (member: Member, series: Series) => FamilySample,
): string {
  const lines = families.flatMap(({ name, help, unit, series }) => [
    `# TYPE ${name} gauge`,
    ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`]),
    `# HELP ${name} ${help}`,
    ...members.flatMap((member) => series.flatMap((each) => lineOf(name, sampleOf(member, each)))),
  ]);
  return `${[...lines, "# EOF"].join("\n")}\n`;
}

function lineOf(name: string, { labels, value }: FamilySample): readonly string[] {
  if (value === undefined) return [];
  const text = Object.entries(labels).map(([label, said]) => `${label}="${escapeLabelValue(said)}"`);
  return [`${name}{${text.join(",")}} ${value}`];
}
