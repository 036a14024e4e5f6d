import { rolldown } from "rolldown"; import { gzipSync } from "node:zlib"; import { join } from "node:path";
const ROOT = process.argv[2];
const entry = join(ROOT, "size-of-import.js");
for (const [subpath,name] of [["@landfall/core/status","computeStatus"]]) {
const b = await rolldown({ input: entry, cwd: ROOT, platform: "neutral", resolve: { conditionNames: [process.argv[3] ?? "import","import","default"] }, plugins: [{ name:"entry", resolveId:(id)=>id===entry?id:undefined, load:(id)=>id===entry?`export { ${name} } from ${JSON.stringify(subpath)};`:undefined }] });
const { output } = await b.generate({ format:"esm", minify:true }); console.log(ROOT, name, gzipSync(output[0].code).length/1000); }
