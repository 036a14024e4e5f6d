/** The wave of each target, by index; `undefined`: it is in none, and held. */
export type Assignment = ReadonlyMap<string, number | undefined>;

/** The topological level of each target that has or is a dependency; all others are at level 0. */
export type Levels = ReadonlyMap<string, number>;

/** The weight of each target, by its key; `undefined`: all weigh the same. */
export type Weights = ReadonlyMap<string, number> | undefined;
