import { existsSync } from "node:fs";
import { posix } from "node:path";

// An oxlint plugin with the house's rules about imports (DESIGN: packages and arrows).
const ARROWS = {
  core: [],
  adapters: ["core"],
  "krm-functions": ["core", "adapters"],
  kubernetes: ["core", "adapters"],
  testing: ["core", "krm-functions"],
  cli: ["core", "adapters", "krm-functions", "kubernetes"],
};
/** The floors of rooms, lowest first: a file may import from its own floor and from those named before it. */
const FLOORS = {
  "packages/core/src/rollout": [
    "model",
    "gates",
    "strategy",
    "plan",
    "judge",
    "decide",
    "simulate",
    "explain",
    "store",
    "verify",
  ],
  "packages/core/src/suspend": [
    "model",
    "edit",
    "catalogue",
    "links",
    "choose",
    "ledger",
    "sites",
    "resolve",
    "write",
    "alike",
    "live",
  ],
  "packages/core/src/steps": ["model", "plan", "judge", "advance", "explain", "store", "verify", "admit", "releases"],
  "packages/core/src/aggregate": [
    "model",
    "rollup",
    "judge",
    "status-index",
    "report",
    "resource-group",
    "metrics",
    "template",
  ],
  "packages/krm-functions/src/sdk/text": ["model", "yaml", "edit", "item", "alike", "list"],
};
/** Rooms that only files of one directory may import, and only through a floor's `index.ts`. */
const DOORS = {
  "packages/krm-functions/src/sdk/text": "packages/krm-functions/src/sdk",
};
/** The directory in which each subdirectory with a `system.ts` is a system. */
const SYSTEMS = "packages/adapters/src";
/** The modules that `npm run gen` collects from the systems. */
const COLLECTED = `${SYSTEMS}/systems/generated/`;
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
        message: `${from} must not import ${to}: arrows go core <- adapters <- krm-functions, kubernetes <- cli`,
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

/** The room of a file, and its path within that room. */
function placeOf(path) {
  for (const [room, floors] of Object.entries(FLOORS)) {
    const at = path.lastIndexOf(`/${room}/`);
    if (at >= 0) return { room, floors, parts: path.slice(at + room.length + 2).split("/") };
  }
  return undefined;
}

const floors = {
  create(context) {
    const path = context.filename.replaceAll("\\", "/");
    const own = placeOf(path);
    if (own === undefined || isTest(path) || own.parts[0] === "testing") return {};
    const height = own.parts.length === 1 ? own.floors.length : own.floors.indexOf(own.parts[0]);
    return {
      ...importVisitor((node, source) => {
        if (!source.startsWith(".")) return;
        const other = placeOf(posix.join(posix.dirname(path), source));
        if (other?.room !== own.room) return;
        const to = other.parts.length === 1 ? "the door" : other.parts[0];
        if (other.parts.length > 1 && other.parts[0] === own.parts[0]) return;
        const below = own.floors.slice(0, Math.max(height, 0));
        if (below.includes(to)) return;
        const why = `floors go one way: ${own.floors.join(" <- ")}`;
        context.report({ node, message: `${own.parts[0]} must not import ${to}; ${why}` });
      }),
      Program(node) {
        if (height < 0) context.report({ node, message: `${own.parts[0]} is no floor of ${own.room}` });
        if (own.parts.length === 1 && own.parts[0] !== "index.ts")
          context.report({ node, message: `${own.parts[0]} stands on no floor of ${own.room}` });
      },
    };
  },
};

const doors = {
  create(context) {
    const path = context.filename.replaceAll("\\", "/");
    const own = placeOf(path);
    return importVisitor((node, source) => {
      if (!source.startsWith(".")) return;
      const { room, parts } = placeOf(posix.join(posix.dirname(path), source)) ?? {};
      const folder = DOORS[room];
      if (folder === undefined || own?.room === room) return;
      if (!path.includes(`/${folder}/`)) {
        context.report({ node, message: `only ${folder} may import from ${room}: take it from there` });
      } else if (parts.at(-1) !== "index.ts") {
        context.report({ node, message: `${room} is entered by the index.ts of a floor, not by ${parts.join("/")}` });
      }
    });
  },
};

/** The system that a path below `packages/adapters/src` belongs to. */
function systemAt(path) {
  const [before, after] = path.split(`${SYSTEMS}/`);
  const [slug, ...rest] = after?.split("/") ?? [];
  return rest.length > 0 && existsSync(`${before}${SYSTEMS}/${slug}/system.ts`) ? slug : undefined;
}

/** A system must be deletable with its directory, so only generated modules and tests may import one by name. */
const systems = {
  create(context) {
    const path = context.filename.replaceAll("\\", "/");
    if (packageOf(path) === undefined || isTest(path) || path.includes(COLLECTED)) return {};
    const own = systemAt(path);
    return importVisitor((node, source) => {
      const [, subpath] = /^@landfall\/adapters\/([^/]+)$/.exec(source) ?? [];
      const root = path.slice(0, path.indexOf("packages/"));
      const to = source.startsWith(".")
        ? systemAt(posix.join(posix.dirname(path), source))
        : subpath && systemAt(`${root}${SYSTEMS}/${subpath}/index.ts`);
      if (to === undefined || to === own) return;
      const message = `nothing may know the system ${to} by its name: say it in ${to}/system.ts, and ask @landfall/adapters/systems`;
      context.report({ node, message });
    });
  },
};

const DANGLING = /^[\s*]*Of\s/;
const BARE_WHAT = /(?:^|\n[ \t*]*\n)[\s*]*What\b/;
const ACCEPTANCE_ID = /\bAC-[A-Z]\d+\b/;

/**
 * A comment must be a sentence that stands by itself: it may not begin with "Of" or with a bare "What", nor refer to a
 * list that readers do not have.
 */
const comments = {
  create(context) {
    const isOfCriteria = isTest(context.filename) || /[\\/](testing|tools|generated)[\\/]/.test(context.filename);
    return {
      Program(program) {
        for (const comment of context.sourceCode.getAllComments()) {
          const report = (message) => context.report({ node: program, loc: comment.loc, message });
          if (DANGLING.test(comment.value)) report('a comment that begins with "Of" hangs on a name: say what it is');
          if (BARE_WHAT.test(comment.value))
            report('a comment that begins with "What" names nothing: say the target, not what');
          const id = isOfCriteria ? null : ACCEPTANCE_ID.exec(comment.value);
          if (id !== null) report(`${id[0]} is a number that readers cannot look up: say the rule`);
        }
      },
    };
  },
};

export default { meta: { name: "house" }, rules: { arrows, comments, doors, floors, pure, systems } };
