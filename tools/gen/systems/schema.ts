import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Output } from "../outputs.ts";
import { actuating } from "./fragments.ts";
import type { LoadedSystem } from "./load.ts";

const SCHEMA = "schemas/fn.landfall.dev/compute-wave.schema.json";

/** The schema of ComputeWave with the systems that it can name. Throws where the places for them are not found. */
export function schemaOutput(root: string, systems: readonly LoadedSystem[]): Output {
  const text = readFileSync(join(root, SCHEMA), "utf8");
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
  return [
    SCHEMA,
    [
      (schema: string) =>
        replaceIn(schema, "system", { description: moves, enum: [...moving.map(({ slug }) => slug), "field"] }),
      (schema: string) =>
        replaceIn(schema, "alsoWrite", { description: described, enum: inWaves.map(({ slug }) => slug) }),
    ].reduce((schema, change) => change(schema), text),
  ];
}

/** Writes a description and the values of an enum, each on its line below the name of the property. */
function replaceIn(
  schema: string,
  property: string,
  { description, enum: values }: { readonly description: string; readonly enum: readonly string[] },
): string {
  const place = new RegExp(`("${property}": \\{[^]*?"description": )"(?:[^"\\\\]|\\\\.)*"([^]*?"enum": )\\[[^\\]]*\\]`);
  if (!place.test(schema)) throw new Error(`${SCHEMA} has no place for the systems of ${property}`);
  const list = `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
  return schema.replace(
    place,
    (_, start: string, between: string) => `${start}${JSON.stringify(description)}${between}${list}`,
  );
}
