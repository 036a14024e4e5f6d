// @ts-nocheck
// Generated from schemas/landfall.dev/rollout-plan.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func53 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","enum":["landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["RolloutPlan"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","required":["format","strategy","package","revision","waves"],"properties":{"format":{"type":"integer","minimum":1},"strategy":{"type":"object","required":["name","hash"],"properties":{"name":{"type":"string","minLength":1,"maxLength":253},"hash":{"type":"string","minLength":1,"maxLength":253}},"additionalProperties":false},"package":{"type":"string","minLength":1,"maxLength":253},"revision":{"type":"string","minLength":1,"maxLength":1024},"page":{"type":"object","required":["index","of"],"properties":{"index":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":1}},"additionalProperties":false},"waves":{"type":"array","items":{"type":"object","required":["name","targets"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63},"targets":{"type":"array","uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":507}}},"additionalProperties":false}},"leftover":{"type":"array","uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":507}}},"additionalProperties":false},"status":{"type":"object","required":["phase","counts"],"properties":{"at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"phase":{"type":"string","enum":["Pending","Running","Paused","Stopped","Completed"]},"wave":{"type":"string","maxLength":63},"waves":{"type":"array","items":{"type":"object","required":["name","state"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63},"state":{"type":"string","enum":["Waiting","Open","Soaking","Landed","Stopped"]},"openedAt":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"landedAt":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"reason":{"type":"string","maxLength":63},"message":{"type":"string","maxLength":1024}},"additionalProperties":false}},"targets":{"type":"array","items":{"type":"object","required":["target","state"],"properties":{"target":{"type":"string","minLength":1,"maxLength":507},"state":{"type":"string","enum":["Waiting","Released","Landed","Failed","Held"]},"revision":{"type":"string","maxLength":1024},"lastGood":{"type":"string","maxLength":1024},"releasedAt":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"landedAt":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"reason":{"type":"string","maxLength":63},"message":{"type":"string","maxLength":1024}},"additionalProperties":false}},"counts":{"type":"object","required":["total","waiting","released","landed","failed","held"],"properties":{"total":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0},"released":{"type":"integer","minimum":0},"landed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"held":{"type":"integer","minimum":0}},"additionalProperties":false},"next":{"type":"object","properties":{"at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"reason":{"type":"string","maxLength":1024}},"additionalProperties":false},"conditions":{"type":"array","items":{"type":"object","required":["type","status"],"properties":{"type":{"type":"string","maxLength":316},"status":{"type":"string","enum":["True","False","Unknown"]},"reason":{"type":"string","maxLength":63},"message":{"type":"string","maxLength":1024},"lastTransitionTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}},"additionalProperties":false}}},"additionalProperties":false}},"additionalProperties":false};
export const check: Check = validate21;

const schema6 = schema;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.apiVersion === undefined) || (!(func0.call(data, "apiVersion")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "apiVersion"}});
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if((data.metadata === undefined) || (!(func0.call(data, "metadata")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"}});
errors++;
}
if((data.spec === undefined) || (!(func0.call(data, "spec")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "spec"}});
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "apiVersion") || (key0 === "kind")) || (key0 === "metadata")) || (key0 === "spec")) || (key0 === "status"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/apiVersion",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(data0 === "landfall.dev/v1alpha1")){
(vErrors ??= []).push({instancePath:instancePath+"/apiVersion",keyword:"enum",params:{allowedValues: schema6.properties.apiVersion.enum}});
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(data1 === "RolloutPlan")){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema6.properties.kind.enum}});
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
let data2 = data.metadata;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name !== undefined && func0.call(data2, "name")){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func53(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.namespace !== undefined && func0.call(data2, "namespace")){
if(typeof data2.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.labels !== undefined && func0.call(data2, "labels")){
let data5 = data2.labels;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 of Object.keys(data5)){
if(typeof data5[key1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data2.annotations !== undefined && func0.call(data2, "annotations")){
let data7 = data2.annotations;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 of Object.keys(data7)){
if(typeof data7[key2] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/annotations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/annotations",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
let data9 = data.spec;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.format === undefined) || (!(func0.call(data9, "format")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "format"}});
errors++;
}
if((data9.strategy === undefined) || (!(func0.call(data9, "strategy")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "strategy"}});
errors++;
}
if((data9.package === undefined) || (!(func0.call(data9, "package")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "package"}});
errors++;
}
if((data9.revision === undefined) || (!(func0.call(data9, "revision")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "revision"}});
errors++;
}
if((data9.waves === undefined) || (!(func0.call(data9, "waves")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "waves"}});
errors++;
}
for(const key3 of Object.keys(data9)){
if(!(((((((key3 === "format") || (key3 === "strategy")) || (key3 === "package")) || (key3 === "revision")) || (key3 === "page")) || (key3 === "waves")) || (key3 === "leftover"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data9.format !== undefined && func0.call(data9, "format")){
let data10 = data9.format;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/format",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/format",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data9.strategy !== undefined && func0.call(data9, "strategy")){
let data11 = data9.strategy;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.name === undefined) || (!(func0.call(data11, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if((data11.hash === undefined) || (!(func0.call(data11, "hash")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy",keyword:"required",params:{missingProperty: "hash"}});
errors++;
}
for(const key4 of Object.keys(data11)){
if(!((key4 === "name") || (key4 === "hash"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy",keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data11.name !== undefined && func0.call(data11, "name")){
let data12 = data11.name;
if(typeof data12 === "string"){
if(func53(data12) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy/name",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data11.hash !== undefined && func0.call(data11, "hash")){
let data13 = data11.hash;
if(typeof data13 === "string"){
if(func53(data13) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy/hash",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy/hash",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy/hash",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data9.package !== undefined && func0.call(data9, "package")){
let data14 = data9.package;
if(typeof data14 === "string"){
if(func53(data14) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/package",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data14) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/package",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/package",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.revision !== undefined && func0.call(data9, "revision")){
let data15 = data9.revision;
if(typeof data15 === "string"){
if(func53(data15) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/spec/revision",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
if(func53(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/revision",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/revision",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.page !== undefined && func0.call(data9, "page")){
let data16 = data9.page;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.index === undefined) || (!(func0.call(data16, "index")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page",keyword:"required",params:{missingProperty: "index"}});
errors++;
}
if((data16.of === undefined) || (!(func0.call(data16, "of")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page",keyword:"required",params:{missingProperty: "of"}});
errors++;
}
for(const key5 of Object.keys(data16)){
if(!((key5 === "index") || (key5 === "of"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page",keyword:"additionalProperties",params:{additionalProperty: key5}});
errors++;
}
}
if(data16.index !== undefined && func0.call(data16, "index")){
let data17 = data16.index;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page/index",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page/index",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data16.of !== undefined && func0.call(data16, "of")){
let data18 = data16.of;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page/of",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page/of",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/page",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data9.waves !== undefined && func0.call(data9, "waves")){
let data19 = data9.waves;
if(Array.isArray(data19)){
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if((data20.name === undefined) || (!(func0.call(data20, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if((data20.targets === undefined) || (!(func0.call(data20, "targets")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0,keyword:"required",params:{missingProperty: "targets"}});
errors++;
}
for(const key6 of Object.keys(data20)){
if(!((key6 === "name") || (key6 === "targets"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0,keyword:"additionalProperties",params:{additionalProperty: key6}});
errors++;
}
}
if(data20.name !== undefined && func0.call(data20, "name")){
let data21 = data20.name;
if(typeof data21 === "string"){
if(func53(data21) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/name",keyword:"maxLength",params:{limit: 63}});
errors++;
}
if(func53(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.targets !== undefined && func0.call(data20, "targets")){
let data22 = data20.targets;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(typeof data23 === "string"){
if(func53(data23) > 507){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/targets/" + i1,keyword:"maxLength",params:{limit: 507}});
errors++;
}
if(func53(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/targets/" + i1,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/targets/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i2 = data22.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data22[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/targets",keyword:"uniqueItems",params:{i: i2, j: j0}});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/targets",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data9.leftover !== undefined && func0.call(data9, "leftover")){
let data24 = data9.leftover;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i3=0; i3<len2; i3++){
let data25 = data24[i3];
if(typeof data25 === "string"){
if(func53(data25) > 507){
(vErrors ??= []).push({instancePath:instancePath+"/spec/leftover/" + i3,keyword:"maxLength",params:{limit: 507}});
errors++;
}
if(func53(data25) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/leftover/" + i3,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/leftover/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i4 = data24.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data24[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/spec/leftover",keyword:"uniqueItems",params:{i: i4, j: j1}});
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/leftover",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data26 = data.status;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if((data26.phase === undefined) || (!(func0.call(data26, "phase")))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"required",params:{missingProperty: "phase"}});
errors++;
}
if((data26.counts === undefined) || (!(func0.call(data26, "counts")))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"required",params:{missingProperty: "counts"}});
errors++;
}
for(const key7 of Object.keys(data26)){
if(!((((((((key7 === "at") || (key7 === "phase")) || (key7 === "wave")) || (key7 === "waves")) || (key7 === "targets")) || (key7 === "counts")) || (key7 === "next")) || (key7 === "conditions"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"additionalProperties",params:{additionalProperty: key7}});
errors++;
}
}
if(data26.at !== undefined && func0.call(data26, "at")){
let data27 = data26.at;
if(typeof data27 === "string"){
if(!pattern0.test(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/status/at",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/at",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data26.phase !== undefined && func0.call(data26, "phase")){
let data28 = data26.phase;
if(typeof data28 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/phase",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data28 === "Pending") || (data28 === "Running")) || (data28 === "Paused")) || (data28 === "Stopped")) || (data28 === "Completed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/phase",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.phase.enum}});
errors++;
}
}
if(data26.wave !== undefined && func0.call(data26, "wave")){
let data29 = data26.wave;
if(typeof data29 === "string"){
if(func53(data29) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/wave",keyword:"maxLength",params:{limit: 63}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/wave",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data26.waves !== undefined && func0.call(data26, "waves")){
let data30 = data26.waves;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i5=0; i5<len3; i5++){
let data31 = data30[i5];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if((data31.name === undefined) || (!(func0.call(data31, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if((data31.state === undefined) || (!(func0.call(data31, "state")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5,keyword:"required",params:{missingProperty: "state"}});
errors++;
}
for(const key8 of Object.keys(data31)){
if(!((((((key8 === "name") || (key8 === "state")) || (key8 === "openedAt")) || (key8 === "landedAt")) || (key8 === "reason")) || (key8 === "message"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5,keyword:"additionalProperties",params:{additionalProperty: key8}});
errors++;
}
}
if(data31.name !== undefined && func0.call(data31, "name")){
let data32 = data31.name;
if(typeof data32 === "string"){
if(func53(data32) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/name",keyword:"maxLength",params:{limit: 63}});
errors++;
}
if(func53(data32) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data31.state !== undefined && func0.call(data31, "state")){
let data33 = data31.state;
if(typeof data33 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/state",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data33 === "Waiting") || (data33 === "Open")) || (data33 === "Soaking")) || (data33 === "Landed")) || (data33 === "Stopped"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/state",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.waves.items.properties.state.enum}});
errors++;
}
}
if(data31.openedAt !== undefined && func0.call(data31, "openedAt")){
let data34 = data31.openedAt;
if(typeof data34 === "string"){
if(!pattern0.test(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/openedAt",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/openedAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data31.landedAt !== undefined && func0.call(data31, "landedAt")){
let data35 = data31.landedAt;
if(typeof data35 === "string"){
if(!pattern0.test(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/landedAt",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/landedAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data31.reason !== undefined && func0.call(data31, "reason")){
let data36 = data31.reason;
if(typeof data36 === "string"){
if(func53(data36) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/reason",keyword:"maxLength",params:{limit: 63}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data31.message !== undefined && func0.call(data31, "message")){
let data37 = data31.message;
if(typeof data37 === "string"){
if(func53(data37) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/message",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/waves",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data26.targets !== undefined && func0.call(data26, "targets")){
let data38 = data26.targets;
if(Array.isArray(data38)){
const len4 = data38.length;
for(let i6=0; i6<len4; i6++){
let data39 = data38[i6];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if((data39.target === undefined) || (!(func0.call(data39, "target")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6,keyword:"required",params:{missingProperty: "target"}});
errors++;
}
if((data39.state === undefined) || (!(func0.call(data39, "state")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6,keyword:"required",params:{missingProperty: "state"}});
errors++;
}
for(const key9 of Object.keys(data39)){
if(!((((((((key9 === "target") || (key9 === "state")) || (key9 === "revision")) || (key9 === "lastGood")) || (key9 === "releasedAt")) || (key9 === "landedAt")) || (key9 === "reason")) || (key9 === "message"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6,keyword:"additionalProperties",params:{additionalProperty: key9}});
errors++;
}
}
if(data39.target !== undefined && func0.call(data39, "target")){
let data40 = data39.target;
if(typeof data40 === "string"){
if(func53(data40) > 507){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/target",keyword:"maxLength",params:{limit: 507}});
errors++;
}
if(func53(data40) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/target",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/target",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data39.state !== undefined && func0.call(data39, "state")){
let data41 = data39.state;
if(typeof data41 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/state",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data41 === "Waiting") || (data41 === "Released")) || (data41 === "Landed")) || (data41 === "Failed")) || (data41 === "Held"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/state",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.targets.items.properties.state.enum}});
errors++;
}
}
if(data39.revision !== undefined && func0.call(data39, "revision")){
let data42 = data39.revision;
if(typeof data42 === "string"){
if(func53(data42) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/revision",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/revision",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data39.lastGood !== undefined && func0.call(data39, "lastGood")){
let data43 = data39.lastGood;
if(typeof data43 === "string"){
if(func53(data43) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/lastGood",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/lastGood",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data39.releasedAt !== undefined && func0.call(data39, "releasedAt")){
let data44 = data39.releasedAt;
if(typeof data44 === "string"){
if(!pattern0.test(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/releasedAt",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/releasedAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data39.landedAt !== undefined && func0.call(data39, "landedAt")){
let data45 = data39.landedAt;
if(typeof data45 === "string"){
if(!pattern0.test(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/landedAt",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/landedAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data39.reason !== undefined && func0.call(data39, "reason")){
let data46 = data39.reason;
if(typeof data46 === "string"){
if(func53(data46) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/reason",keyword:"maxLength",params:{limit: 63}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data39.message !== undefined && func0.call(data39, "message")){
let data47 = data39.message;
if(typeof data47 === "string"){
if(func53(data47) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/message",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i6,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data26.counts !== undefined && func0.call(data26, "counts")){
let data48 = data26.counts;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if((data48.total === undefined) || (!(func0.call(data48, "total")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"required",params:{missingProperty: "total"}});
errors++;
}
if((data48.waiting === undefined) || (!(func0.call(data48, "waiting")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"required",params:{missingProperty: "waiting"}});
errors++;
}
if((data48.released === undefined) || (!(func0.call(data48, "released")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"required",params:{missingProperty: "released"}});
errors++;
}
if((data48.landed === undefined) || (!(func0.call(data48, "landed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"required",params:{missingProperty: "landed"}});
errors++;
}
if((data48.failed === undefined) || (!(func0.call(data48, "failed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"required",params:{missingProperty: "failed"}});
errors++;
}
if((data48.held === undefined) || (!(func0.call(data48, "held")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"required",params:{missingProperty: "held"}});
errors++;
}
for(const key10 of Object.keys(data48)){
if(!((((((key10 === "total") || (key10 === "waiting")) || (key10 === "released")) || (key10 === "landed")) || (key10 === "failed")) || (key10 === "held"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"additionalProperties",params:{additionalProperty: key10}});
errors++;
}
}
if(data48.total !== undefined && func0.call(data48, "total")){
let data49 = data48.total;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/total",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/total",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data48.waiting !== undefined && func0.call(data48, "waiting")){
let data50 = data48.waiting;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/waiting",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/waiting",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data48.released !== undefined && func0.call(data48, "released")){
let data51 = data48.released;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/released",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 0 || isNaN(data51)){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/released",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data48.landed !== undefined && func0.call(data48, "landed")){
let data52 = data48.landed;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/landed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/landed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data48.failed !== undefined && func0.call(data48, "failed")){
let data53 = data48.failed;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/failed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/failed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data48.held !== undefined && func0.call(data48, "held")){
let data54 = data48.held;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/held",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/held",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data26.next !== undefined && func0.call(data26, "next")){
let data55 = data26.next;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
for(const key11 of Object.keys(data55)){
if(!((key11 === "at") || (key11 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/next",keyword:"additionalProperties",params:{additionalProperty: key11}});
errors++;
}
}
if(data55.at !== undefined && func0.call(data55, "at")){
let data56 = data55.at;
if(typeof data56 === "string"){
if(!pattern0.test(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/status/next/at",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/next/at",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data55.reason !== undefined && func0.call(data55, "reason")){
let data57 = data55.reason;
if(typeof data57 === "string"){
if(func53(data57) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/status/next/reason",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/next/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/next",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data26.conditions !== undefined && func0.call(data26, "conditions")){
let data58 = data26.conditions;
if(Array.isArray(data58)){
const len5 = data58.length;
for(let i7=0; i7<len5; i7++){
let data59 = data58[i7];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if((data59.type === undefined) || (!(func0.call(data59, "type")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if((data59.status === undefined) || (!(func0.call(data59, "status")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
for(const key12 of Object.keys(data59)){
if(!(((((key12 === "type") || (key12 === "status")) || (key12 === "reason")) || (key12 === "message")) || (key12 === "lastTransitionTime"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7,keyword:"additionalProperties",params:{additionalProperty: key12}});
errors++;
}
}
if(data59.type !== undefined && func0.call(data59, "type")){
let data60 = data59.type;
if(typeof data60 === "string"){
if(func53(data60) > 316){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7+"/type",keyword:"maxLength",params:{limit: 316}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data59.status !== undefined && func0.call(data59, "status")){
let data61 = data59.status;
if(typeof data61 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7+"/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data61 === "True") || (data61 === "False")) || (data61 === "Unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7+"/status",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.conditions.items.properties.status.enum}});
errors++;
}
}
if(data59.reason !== undefined && func0.call(data59, "reason")){
let data62 = data59.reason;
if(typeof data62 === "string"){
if(func53(data62) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7+"/reason",keyword:"maxLength",params:{limit: 63}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data59.message !== undefined && func0.call(data59, "message")){
let data63 = data59.message;
if(typeof data63 === "string"){
if(func53(data63) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7+"/message",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data59.lastTransitionTime !== undefined && func0.call(data59, "lastTransitionTime")){
let data64 = data59.lastTransitionTime;
if(typeof data64 === "string"){
if(!pattern0.test(data64)){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7+"/lastTransitionTime",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7+"/lastTransitionTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i7,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
