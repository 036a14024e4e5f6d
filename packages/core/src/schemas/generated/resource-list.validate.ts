// @ts-nocheck
// Generated from schemas/config.kubernetes.io/resource-list.schema.json by `npm run gen`. Do not edit.
import type { Check } from "../problems.ts";
import { codePoints as func74 } from "../runtime.ts";

const schema11 = {"type":"object","required":["apiVersion","kind","items"],"properties":{"apiVersion":{"type":"string","enum":["config.kubernetes.io/v1"]},"kind":{"type":"string","enum":["ResourceList"]},"items":{"type":"array","items":{"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"}}}},"functionConfig":{"type":"object"},"results":{"type":"array","items":{"$ref":"#/$defs/result"}}},"$defs":{"result":{"type":"object","required":["message"],"properties":{"message":{"type":"string"},"severity":{"type":"string","enum":["error","warning","info"]},"resourceRef":{"type":"object","required":["apiVersion","kind","name"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"},"namespace":{"type":"string"}}},"field":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"currentValue":{},"proposedValue":{}}},"file":{"type":"object","required":["path"],"properties":{"path":{"type":"string","minLength":1},"index":{"type":"integer","minimum":0}}},"tags":{"type":"object","additionalProperties":{"type":"string"}}}}}};
const schema12 = {"type":"object","required":["message"],"properties":{"message":{"type":"string"},"severity":{"type":"string","enum":["error","warning","info"]},"resourceRef":{"type":"object","required":["apiVersion","kind","name"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"},"namespace":{"type":"string"}}},"field":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"currentValue":{},"proposedValue":{}}},"file":{"type":"object","required":["path"],"properties":{"path":{"type":"string","minLength":1},"index":{"type":"integer","minimum":0}}},"tags":{"type":"object","additionalProperties":{"type":"string"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.apiVersion === undefined) || (!(func0.call(data, "apiVersion")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema11.properties.apiVersion.type,parentSchema:schema11.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "config.kubernetes.io/v1")){
const err4 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema11.properties.apiVersion.enum},schema:schema11.properties.apiVersion.enum,parentSchema:schema11.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema11.properties.kind.type,parentSchema:schema11.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1 === "ResourceList")){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.kind.enum},schema:schema11.properties.kind.enum,parentSchema:schema11.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
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
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "apiVersion"},schema:schema11.properties.items.items.required,parentSchema:schema11.properties.items.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data3.kind === undefined) || (!(func0.call(data3, "kind")))){
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "kind"},schema:schema11.properties.items.items.required,parentSchema:schema11.properties.items.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.apiVersion !== undefined && func0.call(data3, "apiVersion")){
let data4 = data3.apiVersion;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/items/" + i0+"/apiVersion",schemaPath:"#/properties/items/items/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema11.properties.items.items.properties.apiVersion.type,parentSchema:schema11.properties.items.items.properties.apiVersion,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.kind !== undefined && func0.call(data3, "kind")){
let data5 = data3.kind;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/items/" + i0+"/kind",schemaPath:"#/properties/items/items/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema11.properties.items.items.properties.kind.type,parentSchema:schema11.properties.items.items.properties.kind,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.items.items.type,parentSchema:schema11.properties.items.items,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},schema:schema11.properties.items.type,parentSchema:schema11.properties.items,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.functionConfig !== undefined && func0.call(data, "functionConfig")){
let data6 = data.functionConfig;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err13 = {instancePath:instancePath+"/functionConfig",schemaPath:"#/properties/functionConfig/type",keyword:"type",params:{type: "object"},schema:schema11.properties.functionConfig.type,parentSchema:schema11.properties.functionConfig,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.results !== undefined && func0.call(data, "results")){
let data7 = data.results;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.message === undefined) || (!(func0.call(data8, "message")))){
const err14 = {instancePath:instancePath+"/results/" + i1,schemaPath:"#/$defs/result/required",keyword:"required",params:{missingProperty: "message"},schema:schema12.required,parentSchema:schema12,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8.message !== undefined && func0.call(data8, "message")){
let data9 = data8.message;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/results/" + i1+"/message",schemaPath:"#/$defs/result/properties/message/type",keyword:"type",params:{type: "string"},schema:schema12.properties.message.type,parentSchema:schema12.properties.message,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.severity !== undefined && func0.call(data8, "severity")){
let data10 = data8.severity;
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/results/" + i1+"/severity",schemaPath:"#/$defs/result/properties/severity/type",keyword:"type",params:{type: "string"},schema:schema12.properties.severity.type,parentSchema:schema12.properties.severity,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data10 === "error") || (data10 === "warning")) || (data10 === "info"))){
const err17 = {instancePath:instancePath+"/results/" + i1+"/severity",schemaPath:"#/$defs/result/properties/severity/enum",keyword:"enum",params:{allowedValues: schema12.properties.severity.enum},schema:schema12.properties.severity.enum,parentSchema:schema12.properties.severity,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.resourceRef !== undefined && func0.call(data8, "resourceRef")){
let data11 = data8.resourceRef;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.apiVersion === undefined) || (!(func0.call(data11, "apiVersion")))){
const err18 = {instancePath:instancePath+"/results/" + i1+"/resourceRef",schemaPath:"#/$defs/result/properties/resourceRef/required",keyword:"required",params:{missingProperty: "apiVersion"},schema:schema12.properties.resourceRef.required,parentSchema:schema12.properties.resourceRef,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data11.kind === undefined) || (!(func0.call(data11, "kind")))){
const err19 = {instancePath:instancePath+"/results/" + i1+"/resourceRef",schemaPath:"#/$defs/result/properties/resourceRef/required",keyword:"required",params:{missingProperty: "kind"},schema:schema12.properties.resourceRef.required,parentSchema:schema12.properties.resourceRef,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data11.name === undefined) || (!(func0.call(data11, "name")))){
const err20 = {instancePath:instancePath+"/results/" + i1+"/resourceRef",schemaPath:"#/$defs/result/properties/resourceRef/required",keyword:"required",params:{missingProperty: "name"},schema:schema12.properties.resourceRef.required,parentSchema:schema12.properties.resourceRef,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data11.apiVersion !== undefined && func0.call(data11, "apiVersion")){
let data12 = data11.apiVersion;
if(typeof data12 !== "string"){
const err21 = {instancePath:instancePath+"/results/" + i1+"/resourceRef/apiVersion",schemaPath:"#/$defs/result/properties/resourceRef/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema12.properties.resourceRef.properties.apiVersion.type,parentSchema:schema12.properties.resourceRef.properties.apiVersion,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data11.kind !== undefined && func0.call(data11, "kind")){
let data13 = data11.kind;
if(typeof data13 !== "string"){
const err22 = {instancePath:instancePath+"/results/" + i1+"/resourceRef/kind",schemaPath:"#/$defs/result/properties/resourceRef/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema12.properties.resourceRef.properties.kind.type,parentSchema:schema12.properties.resourceRef.properties.kind,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data11.name !== undefined && func0.call(data11, "name")){
let data14 = data11.name;
if(typeof data14 !== "string"){
const err23 = {instancePath:instancePath+"/results/" + i1+"/resourceRef/name",schemaPath:"#/$defs/result/properties/resourceRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema12.properties.resourceRef.properties.name.type,parentSchema:schema12.properties.resourceRef.properties.name,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data11.namespace !== undefined && func0.call(data11, "namespace")){
let data15 = data11.namespace;
if(typeof data15 !== "string"){
const err24 = {instancePath:instancePath+"/results/" + i1+"/resourceRef/namespace",schemaPath:"#/$defs/result/properties/resourceRef/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema12.properties.resourceRef.properties.namespace.type,parentSchema:schema12.properties.resourceRef.properties.namespace,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/results/" + i1+"/resourceRef",schemaPath:"#/$defs/result/properties/resourceRef/type",keyword:"type",params:{type: "object"},schema:schema12.properties.resourceRef.type,parentSchema:schema12.properties.resourceRef,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.field !== undefined && func0.call(data8, "field")){
let data16 = data8.field;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.path === undefined) || (!(func0.call(data16, "path")))){
const err26 = {instancePath:instancePath+"/results/" + i1+"/field",schemaPath:"#/$defs/result/properties/field/required",keyword:"required",params:{missingProperty: "path"},schema:schema12.properties.field.required,parentSchema:schema12.properties.field,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data16.path !== undefined && func0.call(data16, "path")){
let data17 = data16.path;
if(typeof data17 !== "string"){
const err27 = {instancePath:instancePath+"/results/" + i1+"/field/path",schemaPath:"#/$defs/result/properties/field/properties/path/type",keyword:"type",params:{type: "string"},schema:schema12.properties.field.properties.path.type,parentSchema:schema12.properties.field.properties.path,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/results/" + i1+"/field",schemaPath:"#/$defs/result/properties/field/type",keyword:"type",params:{type: "object"},schema:schema12.properties.field.type,parentSchema:schema12.properties.field,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.file !== undefined && func0.call(data8, "file")){
let data18 = data8.file;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.path === undefined) || (!(func0.call(data18, "path")))){
const err29 = {instancePath:instancePath+"/results/" + i1+"/file",schemaPath:"#/$defs/result/properties/file/required",keyword:"required",params:{missingProperty: "path"},schema:schema12.properties.file.required,parentSchema:schema12.properties.file,data:data18};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data18.path !== undefined && func0.call(data18, "path")){
let data19 = data18.path;
if(typeof data19 === "string"){
if(func74(data19) < 1){
const err30 = {instancePath:instancePath+"/results/" + i1+"/file/path",schemaPath:"#/$defs/result/properties/file/properties/path/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.file.properties.path,data:data19};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/results/" + i1+"/file/path",schemaPath:"#/$defs/result/properties/file/properties/path/type",keyword:"type",params:{type: "string"},schema:schema12.properties.file.properties.path.type,parentSchema:schema12.properties.file.properties.path,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data18.index !== undefined && func0.call(data18, "index")){
let data20 = data18.index;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err32 = {instancePath:instancePath+"/results/" + i1+"/file/index",schemaPath:"#/$defs/result/properties/file/properties/index/type",keyword:"type",params:{type: "integer"},schema:schema12.properties.file.properties.index.type,parentSchema:schema12.properties.file.properties.index,data:data20};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err33 = {instancePath:instancePath+"/results/" + i1+"/file/index",schemaPath:"#/$defs/result/properties/file/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema12.properties.file.properties.index,data:data20};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/results/" + i1+"/file",schemaPath:"#/$defs/result/properties/file/type",keyword:"type",params:{type: "object"},schema:schema12.properties.file.type,parentSchema:schema12.properties.file,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.tags !== undefined && func0.call(data8, "tags")){
let data21 = data8.tags;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key0 of Object.keys(data21)){
let data22 = data21[key0];
if(typeof data22 !== "string"){
const err35 = {instancePath:instancePath+"/results/" + i1+"/tags/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/result/properties/tags/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema12.properties.tags.additionalProperties.type,parentSchema:schema12.properties.tags.additionalProperties,data:data22};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/results/" + i1+"/tags",schemaPath:"#/$defs/result/properties/tags/type",keyword:"type",params:{type: "object"},schema:schema12.properties.tags.type,parentSchema:schema12.properties.tags,data:data21};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/results/" + i1,schemaPath:"#/$defs/result/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data:data8};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},schema:schema11.properties.results.type,parentSchema:schema11.properties.results,data:data7};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check: Check = validate10;
