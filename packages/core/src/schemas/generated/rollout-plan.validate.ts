// @ts-nocheck
// Generated from schemas/landfall.dev/rollout-plan.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func53 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","enum":["landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["RolloutPlan"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","required":["format","rollout","strategy","revision","attempt","waves"],"properties":{"format":{"type":"integer","minimum":1},"rollout":{"type":"string","minLength":1,"maxLength":253},"strategy":{"type":"object","required":["hash"],"properties":{"name":{"type":"string","minLength":1,"maxLength":253},"hash":{"type":"string","minLength":1,"maxLength":64}},"additionalProperties":false},"package":{"type":"string","minLength":1,"maxLength":512},"revision":{"type":"string","minLength":1,"maxLength":1024},"attempt":{"type":"integer","minimum":1},"restart":{"type":"integer","minimum":0},"page":{"type":"object","required":["index","of"],"properties":{"index":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":1}},"additionalProperties":false},"waves":{"type":"array","items":{"type":"object","required":["name","targets"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63},"targets":{"type":"array","uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":766}}},"additionalProperties":false}},"leftover":{"type":"array","uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":766}}},"additionalProperties":false},"status":{"type":"object","properties":{"at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"phase":{"type":"string","enum":["Running","Paused","Stopped","Completed"]},"reason":{"type":"string","maxLength":63},"message":{"type":"string","maxLength":1024},"wave":{"type":"integer","minimum":0},"waves":{"type":"array","items":{"type":"object","required":["name","state","total","landed","failures"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63},"state":{"type":"string","enum":["Waiting","Open","Soaking","Stopped","Landed"]},"openedAt":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"landedAt":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"total":{"type":"integer","minimum":0},"landed":{"type":"integer","minimum":0},"failures":{"type":"integer","minimum":0},"message":{"type":"string","maxLength":1024},"approvedBy":{"type":"string","maxLength":253}},"additionalProperties":false}},"counts":{"type":"object","required":["total","waiting","released","landed","failed","held"],"properties":{"total":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0},"released":{"type":"integer","minimum":0},"landed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"held":{"type":"integer","minimum":0}},"additionalProperties":false},"next":{"type":"object","required":["at","reason"],"properties":{"at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"reason":{"type":"string","maxLength":1024}},"additionalProperties":false},"conditions":{"type":"array","items":{"type":"object","required":["type","status"],"properties":{"type":{"type":"string","maxLength":316},"status":{"type":"string","enum":["True","False","Unknown"]},"reason":{"type":"string","maxLength":63},"message":{"type":"string","maxLength":1024},"lastTransitionTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}},"additionalProperties":false}},"targets":{"type":"array","items":{"type":"object","required":["target","state"],"properties":{"target":{"type":"string","minLength":1,"maxLength":766},"state":{"type":"string","enum":["Waiting","Released","Landed","Failed","Held"]},"revision":{"type":"string","maxLength":1024},"lastGood":{"type":"string","maxLength":1024},"since":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"reason":{"type":"string","maxLength":63},"message":{"type":"string","maxLength":256},"soaked":{"type":"string","maxLength":63},"seenAt":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}},"additionalProperties":false}}},"additionalProperties":false}},"additionalProperties":false};
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
if((data9.rollout === undefined) || (!(func0.call(data9, "rollout")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "rollout"}});
errors++;
}
if((data9.strategy === undefined) || (!(func0.call(data9, "strategy")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "strategy"}});
errors++;
}
if((data9.revision === undefined) || (!(func0.call(data9, "revision")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "revision"}});
errors++;
}
if((data9.attempt === undefined) || (!(func0.call(data9, "attempt")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "attempt"}});
errors++;
}
if((data9.waves === undefined) || (!(func0.call(data9, "waves")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "waves"}});
errors++;
}
for(const key3 of Object.keys(data9)){
if(!(func0.call(schema6.properties.spec.properties, key3))){
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
if(data9.rollout !== undefined && func0.call(data9, "rollout")){
let data11 = data9.rollout;
if(typeof data11 === "string"){
if(func53(data11) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/rollout",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/rollout",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/rollout",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.strategy !== undefined && func0.call(data9, "strategy")){
let data12 = data9.strategy;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.hash === undefined) || (!(func0.call(data12, "hash")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy",keyword:"required",params:{missingProperty: "hash"}});
errors++;
}
for(const key4 of Object.keys(data12)){
if(!((key4 === "name") || (key4 === "hash"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy",keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data12.name !== undefined && func0.call(data12, "name")){
let data13 = data12.name;
if(typeof data13 === "string"){
if(func53(data13) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy/name",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.hash !== undefined && func0.call(data12, "hash")){
let data14 = data12.hash;
if(typeof data14 === "string"){
if(func53(data14) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/spec/strategy/hash",keyword:"maxLength",params:{limit: 64}});
errors++;
}
if(func53(data14) < 1){
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
let data15 = data9.package;
if(typeof data15 === "string"){
if(func53(data15) > 512){
(vErrors ??= []).push({instancePath:instancePath+"/spec/package",keyword:"maxLength",params:{limit: 512}});
errors++;
}
if(func53(data15) < 1){
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
let data16 = data9.revision;
if(typeof data16 === "string"){
if(func53(data16) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/spec/revision",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
if(func53(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/revision",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/revision",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.attempt !== undefined && func0.call(data9, "attempt")){
let data17 = data9.attempt;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/attempt",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/attempt",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data9.restart !== undefined && func0.call(data9, "restart")){
let data18 = data9.restart;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/restart",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/restart",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data9.page !== undefined && func0.call(data9, "page")){
let data19 = data9.page;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if((data19.index === undefined) || (!(func0.call(data19, "index")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page",keyword:"required",params:{missingProperty: "index"}});
errors++;
}
if((data19.of === undefined) || (!(func0.call(data19, "of")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page",keyword:"required",params:{missingProperty: "of"}});
errors++;
}
for(const key5 of Object.keys(data19)){
if(!((key5 === "index") || (key5 === "of"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page",keyword:"additionalProperties",params:{additionalProperty: key5}});
errors++;
}
}
if(data19.index !== undefined && func0.call(data19, "index")){
let data20 = data19.index;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page/index",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page/index",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data19.of !== undefined && func0.call(data19, "of")){
let data21 = data19.of;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page/of",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
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
let data22 = data9.waves;
if(Array.isArray(data22)){
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
let data23 = data22[i0];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if((data23.name === undefined) || (!(func0.call(data23, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if((data23.targets === undefined) || (!(func0.call(data23, "targets")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0,keyword:"required",params:{missingProperty: "targets"}});
errors++;
}
for(const key6 of Object.keys(data23)){
if(!((key6 === "name") || (key6 === "targets"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0,keyword:"additionalProperties",params:{additionalProperty: key6}});
errors++;
}
}
if(data23.name !== undefined && func0.call(data23, "name")){
let data24 = data23.name;
if(typeof data24 === "string"){
if(func53(data24) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/name",keyword:"maxLength",params:{limit: 63}});
errors++;
}
if(func53(data24) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data23.targets !== undefined && func0.call(data23, "targets")){
let data25 = data23.targets;
if(Array.isArray(data25)){
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
let data26 = data25[i1];
if(typeof data26 === "string"){
if(func53(data26) > 766){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/targets/" + i1,keyword:"maxLength",params:{limit: 766}});
errors++;
}
if(func53(data26) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/targets/" + i1,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/targets/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i2 = data25.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data25[i2];
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
let data27 = data9.leftover;
if(Array.isArray(data27)){
const len2 = data27.length;
for(let i3=0; i3<len2; i3++){
let data28 = data27[i3];
if(typeof data28 === "string"){
if(func53(data28) > 766){
(vErrors ??= []).push({instancePath:instancePath+"/spec/leftover/" + i3,keyword:"maxLength",params:{limit: 766}});
errors++;
}
if(func53(data28) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/leftover/" + i3,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/leftover/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i4 = data27.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data27[i4];
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
let data29 = data.status;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key7 of Object.keys(data29)){
if(!(func0.call(schema6.properties.status.properties, key7))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"additionalProperties",params:{additionalProperty: key7}});
errors++;
}
}
if(data29.at !== undefined && func0.call(data29, "at")){
let data30 = data29.at;
if(typeof data30 === "string"){
if(!pattern0.test(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/status/at",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/at",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.phase !== undefined && func0.call(data29, "phase")){
let data31 = data29.phase;
if(typeof data31 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/phase",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data31 === "Running") || (data31 === "Paused")) || (data31 === "Stopped")) || (data31 === "Completed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/phase",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.phase.enum}});
errors++;
}
}
if(data29.reason !== undefined && func0.call(data29, "reason")){
let data32 = data29.reason;
if(typeof data32 === "string"){
if(func53(data32) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/reason",keyword:"maxLength",params:{limit: 63}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.message !== undefined && func0.call(data29, "message")){
let data33 = data29.message;
if(typeof data33 === "string"){
if(func53(data33) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/status/message",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.wave !== undefined && func0.call(data29, "wave")){
let data34 = data29.wave;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/wave",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/status/wave",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data29.waves !== undefined && func0.call(data29, "waves")){
let data35 = data29.waves;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i5=0; i5<len3; i5++){
let data36 = data35[i5];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if((data36.name === undefined) || (!(func0.call(data36, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if((data36.state === undefined) || (!(func0.call(data36, "state")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5,keyword:"required",params:{missingProperty: "state"}});
errors++;
}
if((data36.total === undefined) || (!(func0.call(data36, "total")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5,keyword:"required",params:{missingProperty: "total"}});
errors++;
}
if((data36.landed === undefined) || (!(func0.call(data36, "landed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5,keyword:"required",params:{missingProperty: "landed"}});
errors++;
}
if((data36.failures === undefined) || (!(func0.call(data36, "failures")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5,keyword:"required",params:{missingProperty: "failures"}});
errors++;
}
for(const key8 of Object.keys(data36)){
if(!(func0.call(schema6.properties.status.properties.waves.items.properties, key8))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5,keyword:"additionalProperties",params:{additionalProperty: key8}});
errors++;
}
}
if(data36.name !== undefined && func0.call(data36, "name")){
let data37 = data36.name;
if(typeof data37 === "string"){
if(func53(data37) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/name",keyword:"maxLength",params:{limit: 63}});
errors++;
}
if(func53(data37) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data36.state !== undefined && func0.call(data36, "state")){
let data38 = data36.state;
if(typeof data38 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/state",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data38 === "Waiting") || (data38 === "Open")) || (data38 === "Soaking")) || (data38 === "Stopped")) || (data38 === "Landed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/state",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.waves.items.properties.state.enum}});
errors++;
}
}
if(data36.openedAt !== undefined && func0.call(data36, "openedAt")){
let data39 = data36.openedAt;
if(typeof data39 === "string"){
if(!pattern0.test(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/openedAt",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/openedAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data36.landedAt !== undefined && func0.call(data36, "landedAt")){
let data40 = data36.landedAt;
if(typeof data40 === "string"){
if(!pattern0.test(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/landedAt",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/landedAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data36.total !== undefined && func0.call(data36, "total")){
let data41 = data36.total;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/total",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data36.landed !== undefined && func0.call(data36, "landed")){
let data42 = data36.landed;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/landed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/landed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data36.failures !== undefined && func0.call(data36, "failures")){
let data43 = data36.failures;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/failures",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/failures",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data36.message !== undefined && func0.call(data36, "message")){
let data44 = data36.message;
if(typeof data44 === "string"){
if(func53(data44) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/message",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data36.approvedBy !== undefined && func0.call(data36, "approvedBy")){
let data45 = data36.approvedBy;
if(typeof data45 === "string"){
if(func53(data45) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/approvedBy",keyword:"maxLength",params:{limit: 253}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/waves/" + i5+"/approvedBy",keyword:"type",params:{type: "string"}});
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
if(data29.counts !== undefined && func0.call(data29, "counts")){
let data46 = data29.counts;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if((data46.total === undefined) || (!(func0.call(data46, "total")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"required",params:{missingProperty: "total"}});
errors++;
}
if((data46.waiting === undefined) || (!(func0.call(data46, "waiting")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"required",params:{missingProperty: "waiting"}});
errors++;
}
if((data46.released === undefined) || (!(func0.call(data46, "released")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"required",params:{missingProperty: "released"}});
errors++;
}
if((data46.landed === undefined) || (!(func0.call(data46, "landed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"required",params:{missingProperty: "landed"}});
errors++;
}
if((data46.failed === undefined) || (!(func0.call(data46, "failed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"required",params:{missingProperty: "failed"}});
errors++;
}
if((data46.held === undefined) || (!(func0.call(data46, "held")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"required",params:{missingProperty: "held"}});
errors++;
}
for(const key9 of Object.keys(data46)){
if(!((((((key9 === "total") || (key9 === "waiting")) || (key9 === "released")) || (key9 === "landed")) || (key9 === "failed")) || (key9 === "held"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts",keyword:"additionalProperties",params:{additionalProperty: key9}});
errors++;
}
}
if(data46.total !== undefined && func0.call(data46, "total")){
let data47 = data46.total;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/total",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/total",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data46.waiting !== undefined && func0.call(data46, "waiting")){
let data48 = data46.waiting;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/waiting",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/waiting",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data46.released !== undefined && func0.call(data46, "released")){
let data49 = data46.released;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/released",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/released",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data46.landed !== undefined && func0.call(data46, "landed")){
let data50 = data46.landed;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/landed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/landed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data46.failed !== undefined && func0.call(data46, "failed")){
let data51 = data46.failed;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/failed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 0 || isNaN(data51)){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/failed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data46.held !== undefined && func0.call(data46, "held")){
let data52 = data46.held;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/counts/held",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
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
if(data29.next !== undefined && func0.call(data29, "next")){
let data53 = data29.next;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if((data53.at === undefined) || (!(func0.call(data53, "at")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/next",keyword:"required",params:{missingProperty: "at"}});
errors++;
}
if((data53.reason === undefined) || (!(func0.call(data53, "reason")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/next",keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
for(const key10 of Object.keys(data53)){
if(!((key10 === "at") || (key10 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/next",keyword:"additionalProperties",params:{additionalProperty: key10}});
errors++;
}
}
if(data53.at !== undefined && func0.call(data53, "at")){
let data54 = data53.at;
if(typeof data54 === "string"){
if(!pattern0.test(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/status/next/at",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/next/at",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data53.reason !== undefined && func0.call(data53, "reason")){
let data55 = data53.reason;
if(typeof data55 === "string"){
if(func53(data55) > 1024){
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
if(data29.conditions !== undefined && func0.call(data29, "conditions")){
let data56 = data29.conditions;
if(Array.isArray(data56)){
const len4 = data56.length;
for(let i6=0; i6<len4; i6++){
let data57 = data56[i6];
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if((data57.type === undefined) || (!(func0.call(data57, "type")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if((data57.status === undefined) || (!(func0.call(data57, "status")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
for(const key11 of Object.keys(data57)){
if(!(((((key11 === "type") || (key11 === "status")) || (key11 === "reason")) || (key11 === "message")) || (key11 === "lastTransitionTime"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6,keyword:"additionalProperties",params:{additionalProperty: key11}});
errors++;
}
}
if(data57.type !== undefined && func0.call(data57, "type")){
let data58 = data57.type;
if(typeof data58 === "string"){
if(func53(data58) > 316){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6+"/type",keyword:"maxLength",params:{limit: 316}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data57.status !== undefined && func0.call(data57, "status")){
let data59 = data57.status;
if(typeof data59 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6+"/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data59 === "True") || (data59 === "False")) || (data59 === "Unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6+"/status",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.conditions.items.properties.status.enum}});
errors++;
}
}
if(data57.reason !== undefined && func0.call(data57, "reason")){
let data60 = data57.reason;
if(typeof data60 === "string"){
if(func53(data60) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6+"/reason",keyword:"maxLength",params:{limit: 63}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data57.message !== undefined && func0.call(data57, "message")){
let data61 = data57.message;
if(typeof data61 === "string"){
if(func53(data61) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6+"/message",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data57.lastTransitionTime !== undefined && func0.call(data57, "lastTransitionTime")){
let data62 = data57.lastTransitionTime;
if(typeof data62 === "string"){
if(!pattern0.test(data62)){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6+"/lastTransitionTime",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6+"/lastTransitionTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i6,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data29.targets !== undefined && func0.call(data29, "targets")){
let data63 = data29.targets;
if(Array.isArray(data63)){
const len5 = data63.length;
for(let i7=0; i7<len5; i7++){
let data64 = data63[i7];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if((data64.target === undefined) || (!(func0.call(data64, "target")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7,keyword:"required",params:{missingProperty: "target"}});
errors++;
}
if((data64.state === undefined) || (!(func0.call(data64, "state")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7,keyword:"required",params:{missingProperty: "state"}});
errors++;
}
for(const key12 of Object.keys(data64)){
if(!(func0.call(schema6.properties.status.properties.targets.items.properties, key12))){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7,keyword:"additionalProperties",params:{additionalProperty: key12}});
errors++;
}
}
if(data64.target !== undefined && func0.call(data64, "target")){
let data65 = data64.target;
if(typeof data65 === "string"){
if(func53(data65) > 766){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/target",keyword:"maxLength",params:{limit: 766}});
errors++;
}
if(func53(data65) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/target",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/target",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data64.state !== undefined && func0.call(data64, "state")){
let data66 = data64.state;
if(typeof data66 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/state",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data66 === "Waiting") || (data66 === "Released")) || (data66 === "Landed")) || (data66 === "Failed")) || (data66 === "Held"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/state",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.targets.items.properties.state.enum}});
errors++;
}
}
if(data64.revision !== undefined && func0.call(data64, "revision")){
let data67 = data64.revision;
if(typeof data67 === "string"){
if(func53(data67) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/revision",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/revision",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data64.lastGood !== undefined && func0.call(data64, "lastGood")){
let data68 = data64.lastGood;
if(typeof data68 === "string"){
if(func53(data68) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/lastGood",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/lastGood",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data64.since !== undefined && func0.call(data64, "since")){
let data69 = data64.since;
if(typeof data69 === "string"){
if(!pattern0.test(data69)){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/since",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/since",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data64.reason !== undefined && func0.call(data64, "reason")){
let data70 = data64.reason;
if(typeof data70 === "string"){
if(func53(data70) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/reason",keyword:"maxLength",params:{limit: 63}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data64.message !== undefined && func0.call(data64, "message")){
let data71 = data64.message;
if(typeof data71 === "string"){
if(func53(data71) > 256){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/message",keyword:"maxLength",params:{limit: 256}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data64.soaked !== undefined && func0.call(data64, "soaked")){
let data72 = data64.soaked;
if(typeof data72 === "string"){
if(func53(data72) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/soaked",keyword:"maxLength",params:{limit: 63}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/soaked",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data64.seenAt !== undefined && func0.call(data64, "seenAt")){
let data73 = data64.seenAt;
if(typeof data73 === "string"){
if(!pattern0.test(data73)){
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/seenAt",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7+"/seenAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets/" + i7,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/targets",keyword:"type",params:{type: "array"}});
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
