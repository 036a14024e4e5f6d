// @ts-nocheck
// Generated from schemas/landfall.dev/status-snapshot.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func53 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","enum":["landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["StatusSnapshot"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","required":["cluster","observedAt","items"],"properties":{"cluster":{"type":"string","minLength":1,"maxLength":253},"observedAt":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"source":{"type":"string","minLength":1,"maxLength":253},"items":{"type":"array","items":{"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string","minLength":1},"kind":{"type":"string","minLength":1}}}}},"additionalProperties":false}},"additionalProperties":false};
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
if(!((((key0 === "apiVersion") || (key0 === "kind")) || (key0 === "metadata")) || (key0 === "spec"))){
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
if(!(data1 === "StatusSnapshot")){
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
if((data9.cluster === undefined) || (!(func0.call(data9, "cluster")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "cluster"}});
errors++;
}
if((data9.observedAt === undefined) || (!(func0.call(data9, "observedAt")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "observedAt"}});
errors++;
}
if((data9.items === undefined) || (!(func0.call(data9, "items")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "items"}});
errors++;
}
for(const key3 of Object.keys(data9)){
if(!((((key3 === "cluster") || (key3 === "observedAt")) || (key3 === "source")) || (key3 === "items"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data9.cluster !== undefined && func0.call(data9, "cluster")){
let data10 = data9.cluster;
if(typeof data10 === "string"){
if(func53(data10) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/cluster",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/cluster",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/cluster",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.observedAt !== undefined && func0.call(data9, "observedAt")){
let data11 = data9.observedAt;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/observedAt",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/observedAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.source !== undefined && func0.call(data9, "source")){
let data12 = data9.source;
if(typeof data12 === "string"){
if(func53(data12) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/source",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/source",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/source",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.items !== undefined && func0.call(data9, "items")){
let data13 = data9.items;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.apiVersion === undefined) || (!(func0.call(data14, "apiVersion")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/items/" + i0,keyword:"required",params:{missingProperty: "apiVersion"}});
errors++;
}
if((data14.kind === undefined) || (!(func0.call(data14, "kind")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/items/" + i0,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data14.apiVersion !== undefined && func0.call(data14, "apiVersion")){
let data15 = data14.apiVersion;
if(typeof data15 === "string"){
if(func53(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/items/" + i0+"/apiVersion",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/items/" + i0+"/apiVersion",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data14.kind !== undefined && func0.call(data14, "kind")){
let data16 = data14.kind;
if(typeof data16 === "string"){
if(func53(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/items/" + i0+"/kind",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/items/" + i0+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/items/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/items",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"type",params:{type: "object"}});
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
