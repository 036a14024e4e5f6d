// @ts-nocheck
// Generated from schemas/fn.landfall.dev/aggregate-status.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func52 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string","enum":["fn.landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["AggregateStatus"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"now":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"staleAfter":{"type":"string"},"fleet":{"type":"string","maxLength":200},"groupBy":{"type":"array","maxItems":8,"items":{"type":"string"}},"packages":{"type":"array","items":{"type":"string"}},"wanted":{"type":"object","additionalProperties":{"type":"string"}},"targets":{"type":"array","items":{"type":"object","required":["target"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"labelSelector":{"type":"object"},"target":{"type":"string"}},"additionalProperties":false}},"subPackagesAreClusters":{"type":"boolean"},"output":{"type":"string"},"condition":{"type":"boolean"},"gate":{"type":"boolean"},"failOn":{"type":"string","enum":["never","failed","not-landed"]},"maxResults":{"type":"integer","minimum":0,"maximum":1000}},"additionalProperties":false};
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
for(const key0 of Object.keys(data)){
if(!(func0.call(schema6.properties, key0))){
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
if(!(data0 === "fn.landfall.dev/v1alpha1")){
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
if(!(data1 === "AggregateStatus")){
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
if(func52(data3) < 1){
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
if(data.now !== undefined && func0.call(data, "now")){
let data9 = data.now;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/now",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/now",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.staleAfter !== undefined && func0.call(data, "staleAfter")){
if(typeof data.staleAfter !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/staleAfter",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.fleet !== undefined && func0.call(data, "fleet")){
let data11 = data.fleet;
if(typeof data11 === "string"){
if(func52(data11) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/fleet",keyword:"maxLength",params:{limit: 200}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fleet",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.groupBy !== undefined && func0.call(data, "groupBy")){
let data12 = data.groupBy;
if(Array.isArray(data12)){
if(data12.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/groupBy",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(typeof data12[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/groupBy/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groupBy",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.packages !== undefined && func0.call(data, "packages")){
let data14 = data.packages;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(typeof data14[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/packages/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/packages",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.wanted !== undefined && func0.call(data, "wanted")){
let data16 = data.wanted;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key3 of Object.keys(data16)){
if(typeof data16[key3] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/wanted/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/wanted",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
let data18 = data.targets;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if((data19.target === undefined) || (!(func0.call(data19, "target")))){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i2,keyword:"required",params:{missingProperty: "target"}});
errors++;
}
for(const key4 of Object.keys(data19)){
if(!((((((key4 === "group") || (key4 === "kind")) || (key4 === "namespace")) || (key4 === "name")) || (key4 === "labelSelector")) || (key4 === "target"))){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i2,keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data19.group !== undefined && func0.call(data19, "group")){
if(typeof data19.group !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i2+"/group",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data19.kind !== undefined && func0.call(data19, "kind")){
if(typeof data19.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i2+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data19.namespace !== undefined && func0.call(data19, "namespace")){
if(typeof data19.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i2+"/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data19.name !== undefined && func0.call(data19, "name")){
if(typeof data19.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i2+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data19.labelSelector !== undefined && func0.call(data19, "labelSelector")){
let data24 = data19.labelSelector;
if(!(data24 && typeof data24 == "object" && !Array.isArray(data24))){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i2+"/labelSelector",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data19.target !== undefined && func0.call(data19, "target")){
if(typeof data19.target !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i2+"/target",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i2,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/targets",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.subPackagesAreClusters !== undefined && func0.call(data, "subPackagesAreClusters")){
if(typeof data.subPackagesAreClusters !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/subPackagesAreClusters",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.output !== undefined && func0.call(data, "output")){
if(typeof data.output !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/output",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.condition !== undefined && func0.call(data, "condition")){
if(typeof data.condition !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.gate !== undefined && func0.call(data, "gate")){
if(typeof data.gate !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/gate",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.failOn !== undefined && func0.call(data, "failOn")){
let data30 = data.failOn;
if(typeof data30 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/failOn",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data30 === "never") || (data30 === "failed")) || (data30 === "not-landed"))){
(vErrors ??= []).push({instancePath:instancePath+"/failOn",keyword:"enum",params:{allowedValues: schema6.properties.failOn.enum}});
errors++;
}
}
if(data.maxResults !== undefined && func0.call(data, "maxResults")){
let data31 = data.maxResults;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxResults",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 1000 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/maxResults",keyword:"maximum",params:{comparison: "<=", limit: 1000}});
errors++;
}
if(data31 < 0 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/maxResults",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
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
