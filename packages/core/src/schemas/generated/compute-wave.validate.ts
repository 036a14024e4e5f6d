// @ts-nocheck
// Generated from schemas/fn.landfall.dev/compute-wave.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func52 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string","enum":["fn.landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["ComputeWave"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"strategy":{"type":"string","minLength":1,"maxLength":253},"plan":{"type":"string","minLength":1,"maxLength":253},"package":{"type":"string","minLength":1,"maxLength":253},"revision":{"type":"string","minLength":1,"maxLength":1024},"now":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"inventory":{"type":"array","items":{"type":"object","properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}}},"additionalProperties":false}},"approved":{"type":"array","uniqueItems":true,"items":{"type":"string"}},"paused":{"type":"boolean"},"annotate":{"type":"boolean"},"output":{"type":"string"}},"additionalProperties":false};
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
if(!(data1 === "ComputeWave")){
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
if(data.strategy !== undefined && func0.call(data, "strategy")){
let data9 = data.strategy;
if(typeof data9 === "string"){
if(func52(data9) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/strategy",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func52(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/strategy",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
let data10 = data.plan;
if(typeof data10 === "string"){
if(func52(data10) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/plan",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func52(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/plan",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/plan",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.package !== undefined && func0.call(data, "package")){
let data11 = data.package;
if(typeof data11 === "string"){
if(func52(data11) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/package",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func52(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/package",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/package",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.revision !== undefined && func0.call(data, "revision")){
let data12 = data.revision;
if(typeof data12 === "string"){
if(func52(data12) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
if(func52(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.now !== undefined && func0.call(data, "now")){
let data13 = data.now;
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/now",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/now",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.inventory !== undefined && func0.call(data, "inventory")){
let data14 = data.inventory;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 of Object.keys(data15)){
if(!((((key3 === "group") || (key3 === "kind")) || (key3 === "namespace")) || (key3 === "labels"))){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i0,keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data15.group !== undefined && func0.call(data15, "group")){
if(typeof data15.group !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i0+"/group",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.kind !== undefined && func0.call(data15, "kind")){
if(typeof data15.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i0+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.namespace !== undefined && func0.call(data15, "namespace")){
if(typeof data15.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i0+"/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.labels !== undefined && func0.call(data15, "labels")){
let data19 = data15.labels;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 of Object.keys(data19)){
if(typeof data19[key4] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i0+"/labels/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i0+"/labels",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/inventory",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.approved !== undefined && func0.call(data, "approved")){
let data21 = data.approved;
if(Array.isArray(data21)){
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
if(typeof data21[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/approved/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i2 = data21.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data21[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/approved",keyword:"uniqueItems",params:{i: i2, j: j0}});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/approved",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.paused !== undefined && func0.call(data, "paused")){
if(typeof data.paused !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/paused",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.annotate !== undefined && func0.call(data, "annotate")){
if(typeof data.annotate !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/annotate",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.output !== undefined && func0.call(data, "output")){
if(typeof data.output !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/output",keyword:"type",params:{type: "string"}});
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
