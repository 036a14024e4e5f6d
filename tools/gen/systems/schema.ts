import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Output } from "../outputs.ts";
import { actuating } from "./fragments.ts";
import type { LoadedSystem } from "./load.ts";

const CONFIG = "schemas/fn.landfall.dev/compute-wave.schema.json";
const ROLLOUT = "schemas/landfall.dev/rollout.schema.json";

/**
 * The schemas of ComputeWave and Rollout with the systems that they may name. Throws if a schema has no place for them.
 */
export function schemaOutputs(root: string, systems: readonly LoadedSystem[]): readonly Output[] {
  const moving = actuating(systems).flatMap(({ slug, system }) =>
    system.actuator === undefined ? [] : [{ slug, of: system.actuator }],
  );
  const inWaves = systems.flatMap(({ slug, system }) =>
    system.wavesAre === undefined ? [] : [{ slug, are: system.wavesAre }],
  );
  const moves = [
    ...moving.map(({ slug, of }) => `\`${slug}\`: ${of.moves}.`),
    "`field`: the field at `path` of any object that delivers to a target.",
  ].join(" ");
  const waves = inWaves.map(({ slug, are }) => `\`${slug}\` as ${are}`).join(", ");
  const described = `Write the waves in the words of these systems too: ${waves}. What others wrote there stays. Default: none.`;
  const system = { description: moves, enum: [...moving.map(({ slug }) => slug), "field"] };
  const alsoWrite = { description: described, enum: inWaves.map(({ slug }) => slug) };
  return [
    [CONFIG, replaceIn(root, CONFIG, { system, alsoWrite })],
    [ROLLOUT, replaceIn(root, ROLLOUT, { system })],
  ];
}

interface Values {
  readonly description: string;
  readonly enum: readonly string[];
}

/** Replaces the description and enum of each property in a schema; each must be on its line below the name. */
function replaceIn(root: string, file: string, properties: { readonly [name: string]: Values }): string {
  return Object.entries(properties).reduce(
    (schema, [property, values]) => withValues(schema, file, property, values),
    readFileSync(join(root, file), "utf8"),
  );
}

function withValues(schema: string, file: string, property: string, { description, enum: values }: Values): string {
  const place = new RegExp(`("${property}": \\{[^]*?"description": )"(?:[^"\\\\]|\\\\.)*"([^]*?"enum": )\\[[^\\]]*\\]`);
  if (!place.test(schema)) throw new Error(`${file} has no place for the systems of ${property}`);
  const list = `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
  return schema.replace(
    place,
    (_, start: string, between: string) => `${start}${JSON.stringify(description)}${between}${list}`,
  );
}
