// @ts-nocheck
// Generated from schemas/config.kubernetes.io/resource-list.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func74 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","items"],"properties":{"apiVersion":{"type":"string","enum":["config.kubernetes.io/v1"]},"kind":{"type":"string","enum":["ResourceList"]},"items":{"type":"array","items":{"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"}}}},"functionConfig":{"type":"object"},"results":{"type":"array","items":{"$ref":"#/$defs/result"}}},"$defs":{"result":{"type":"object","required":["message"],"properties":{"message":{"type":"string"},"severity":{"type":"string","enum":["error","warning","info"]},"resourceRef":{"type":"object","required":["apiVersion","kind","name"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"},"namespace":{"type":"string"}}},"field":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"currentValue":{},"proposedValue":{}}},"file":{"type":"object","required":["path"],"properties":{"path":{"type":"string","minLength":1},"index":{"type":"integer","minimum":0}}},"tags":{"type":"object","additionalProperties":{"type":"string"}}}}}};
export const check: Check = validate21;

const schema6 = schema;
const func0 = Object.prototype.hasOwnProperty;
const schema7 = {"type":"object","required":["message"],"properties":{"message":{"type":"string"},"severity":{"type":"string","enum":["error","warning","info"]},"resourceRef":{"type":"object","required":["apiVersion","kind","name"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"},"namespace":{"type":"string"}}},"field":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"currentValue":{},"proposedValue":{}}},"file":{"type":"object","required":["path"],"properties":{"path":{"type":"string","minLength":1},"index":{"type":"integer","minimum":0}}},"tags":{"type":"object","additionalProperties":{"type":"string"}}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.message === undefined) || (!(func0.call(data, "message")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.message !== undefined && func0.call(data, "message")){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
let data1 = data.severity;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data1 === "error") || (data1 === "warning")) || (data1 === "info"))){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"enum",params:{allowedValues: schema7.properties.severity.enum}});
errors++;
}
}
if(data.resourceRef !== undefined && func0.call(data, "resourceRef")){
let data2 = data.resourceRef;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.apiVersion === undefined) || (!(func0.call(data2, "apiVersion")))){
(vErrors ??= []).push({instancePath:instancePath+"/resourceRef",keyword:"required",params:{missingProperty: "apiVersion"}});
errors++;
}
if((data2.kind === undefined) || (!(func0.call(data2, "kind")))){
(vErrors ??= []).push({instancePath:instancePath+"/resourceRef",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if((data2.name === undefined) || (!(func0.call(data2, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/resourceRef",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data2.apiVersion !== undefined && func0.call(data2, "apiVersion")){
if(typeof data2.apiVersion !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/resourceRef/apiVersion",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.kind !== undefined && func0.call(data2, "kind")){
if(typeof data2.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/resourceRef/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.name !== undefined && func0.call(data2, "name")){
if(typeof data2.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/resourceRef/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.namespace !== undefined && func0.call(data2, "namespace")){
if(typeof data2.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/resourceRef/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resourceRef",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.field !== undefined && func0.call(data, "field")){
let data7 = data.field;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.path === undefined) || (!(func0.call(data7, "path")))){
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data7.path !== undefined && func0.call(data7, "path")){
if(typeof data7.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/field/path",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
let data9 = data.file;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.path === undefined) || (!(func0.call(data9, "path")))){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data9.path !== undefined && func0.call(data9, "path")){
let data10 = data9.path;
if(typeof data10 === "string"){
if(func74(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/file/path",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/file/path",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.index !== undefined && func0.call(data9, "index")){
let data11 = data9.index;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/file/index",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/file/index",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data12 = data.tags;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key0 of Object.keys(data12)){
if(typeof data12[key0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


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
if((data.items === undefined) || (!(func0.call(data, "items")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "items"}});
errors++;
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/apiVersion",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(data0 === "config.kubernetes.io/v1")){
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
if(!(data1 === "ResourceList")){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema6.properties.kind.enum}});
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data2 = data.items;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.apiVersion === undefined) || (!(func0.call(data3, "apiVersion")))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "apiVersion"}});
errors++;
}
if((data3.kind === undefined) || (!(func0.call(data3, "kind")))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data3.apiVersion !== undefined && func0.call(data3, "apiVersion")){
if(typeof data3.apiVersion !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/apiVersion",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.kind !== undefined && func0.call(data3, "kind")){
if(typeof data3.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.functionConfig !== undefined && func0.call(data, "functionConfig")){
let data6 = data.functionConfig;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/functionConfig",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.results !== undefined && func0.call(data, "results")){
let data7 = data.results;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate22(data7[i1], {instancePath:instancePath+"/results/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/results",keyword:"type",params:{type: "array"}});
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
