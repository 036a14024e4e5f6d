/**
 * A module that a bundle carries as text, CommonJS, and that is parsed when it is first asked for: what few runs need
 * then costs the others next to nothing.
 */
export function lazyModule(code: string): () => Readonly<Record<string, unknown>> {
  let loaded: Record<string, unknown> | undefined;
  return () => (loaded ??= evaluate(code));
}

function evaluate(code: string): Record<string, unknown> {
  const { compileFunction } = process.getBuiltinModule("node:vm");
  const exports: Record<string, unknown> = {};
  compileFunction(code, ["exports"])(exports);
  return exports;
}
