// The walls of the house (DESIGN: packages and arrows), as an oxlint plugin.
const ARROWS = {
  core: [],
  adapters: ["core"],
  "krm-functions": ["core", "adapters"],
  testing: ["core", "krm-functions"],
  cli: ["core", "adapters", "krm-functions"],
};
/** Packages that only tests may import. */
const FOR_TESTS = ["testing"];
const PURE = ["core", "adapters"];
const IMPURE_GLOBALS = new Set([
  "process",
  "console",
  "performance",
  "crypto",
  "globalThis",
  "fetch",
  "Buffer",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "queueMicrotask",
  "require",
  "__dirname",
  "__filename",
]);
const IMPURE_CALLS = new Set(["Date.now", "Math.random"]);

function packageOf(filename) {
  return /[\\/]packages[\\/]([^\\/]+)[\\/]src[\\/]/.exec(filename)?.[1];
}

function isTest(filename) {
  return /\.(test|test-d|bench)\.ts$/.test(filename);
}

function importVisitor(check) {
  const visit = (node) => {
    if (node.source?.type === "Literal") check(node, String(node.source.value));
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
  };
}

const arrows = {
  create(context) {
    const from = packageOf(context.filename);
    if (from === undefined) return {};
    return importVisitor((node, source) => {
      if (source.startsWith("../") && /(^|\/)packages\//.test(source)) {
        context.report({ node, message: `import other packages by name, not by path: ${source}` });
      }
      const to = /^@landfall\/([^/]+)/.exec(source)?.[1];
      if (to === undefined || to === from || ARROWS[from]?.includes(to)) return;
      if (isTest(context.filename) && FOR_TESTS.includes(to) && from !== "core" && from !== "adapters") return;
      context.report({
        node,
        message: `${from} must not import ${to}: arrows go core <- adapters <- krm-functions <- cli`,
      });
    });
  },
};

const pure = {
  create(context) {
    const from = packageOf(context.filename);
    if (!PURE.includes(from) || isTest(context.filename)) return {};
    const report = (node, what) =>
      context.report({ node, message: `${from} is pure: ${what} is not allowed; take it as an argument` });
    return {
      ...importVisitor((node, source) => {
        if (source.startsWith("node:")) report(node, source);
      }),
      MemberExpression(node) {
        if (node.object.type !== "Identifier" || node.property.type !== "Identifier") return;
        const name = `${node.object.name}.${node.property.name}`;
        if (IMPURE_CALLS.has(name)) report(node, name);
      },
      NewExpression(node) {
        if (node.callee.type === "Identifier" && node.callee.name === "Date" && node.arguments.length === 0) {
          report(node, "new Date()");
        }
      },
      CallExpression(node) {
        if (node.callee.type === "Identifier" && node.callee.name === "Date") report(node, "Date()");
      },
      "Program:exit"(program) {
        const scope = context.sourceCode.getScope(program);
        for (const reference of new Set([...scope.through, ...scope.references])) {
          const { name } = reference.identifier;
          if (IMPURE_GLOBALS.has(name) && (reference.resolved?.defs.length ?? 0) === 0)
            report(reference.identifier, name);
        }
      },
    };
  },
};

export default { meta: { name: "house" }, rules: { arrows, pure } };
