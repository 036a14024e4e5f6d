const plugin = { meta: { name: "house" }, rules: {
  arrows: { create(context) { return { ImportDeclaration(node) { context.report({ node, message: "import seen " + node.source.value + " in " + context.filename }); } }; } },
  pure: { create(context) { return {}; } },
} };
export default plugin;
