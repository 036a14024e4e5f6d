type Exports = Record<string, unknown>;
type Load = (id: string) => unknown;

/**
 * The `require` of a bundle that carries modules as text: each of its `parts` is run at the first call for it and kept
 * in `loaded`; for all else it asks `require`. A bundle carries this function by its own text, so it refers to nothing
 * but its arguments and what every Node has.
 */
export function partLoader(
  parts: Readonly<Record<string, string>>,
  loaded: Record<string, Exports>,
  require: Load,
): Load {
  const load = (id: string): unknown => {
    const known = loaded[id];
    if (known !== undefined) return known;
    const text = parts[id];
    if (text === undefined) return require(id);
    const { compileFunction } = process.getBuiltinModule("node:vm");
    const exports: Exports = {};
    loaded[id] = exports;
    compileFunction(text, ["exports", "require"], { filename: id })(exports, load);
    return exports;
  };
  return load;
}
