// @ts-nocheck
// Generated from schemas/config.kubernetes.io/function-result.schema.json by `npm run gen`. Do not edit.
import type { Check } from "../problems.ts";
import { codePoints as func62 } from "../runtime.ts";

const schema11 = {"type":"object","required":["message"],"properties":{"message":{"type":"string"},"severity":{"type":"string","enum":["error","warning","info"]},"resourceRef":{"type":"object","required":["apiVersion","kind","name"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"},"namespace":{"type":"string"}}},"field":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"currentValue":{},"proposedValue":{}}},"file":{"type":"object","required":["path"],"properties":{"path":{"type":"string","minLength":1},"index":{"type":"integer","minimum":0}}},"tags":{"type":"object","additionalProperties":{"type":"string"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message !== undefined && func0.call(data, "message")){
let data0 = data.message;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema11.properties.message.type,parentSchema:schema11.properties.message,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
let data1 = data.severity;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type: "string"},schema:schema11.properties.severity.type,parentSchema:schema11.properties.severity,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data1 === "error") || (data1 === "warning")) || (data1 === "info"))){
const err3 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema11.properties.severity.enum},schema:schema11.properties.severity.enum,parentSchema:schema11.properties.severity,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.resourceRef !== undefined && func0.call(data, "resourceRef")){
let data2 = data.resourceRef;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.apiVersion === undefined) || (!(func0.call(data2, "apiVersion")))){
const err4 = {instancePath:instancePath+"/resourceRef",schemaPath:"#/properties/resourceRef/required",keyword:"required",params:{missingProperty: "apiVersion"},schema:schema11.properties.resourceRef.required,parentSchema:schema11.properties.resourceRef,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data2.kind === undefined) || (!(func0.call(data2, "kind")))){
const err5 = {instancePath:instancePath+"/resourceRef",schemaPath:"#/properties/resourceRef/required",keyword:"required",params:{missingProperty: "kind"},schema:schema11.properties.resourceRef.required,parentSchema:schema11.properties.resourceRef,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data2.name === undefined) || (!(func0.call(data2, "name")))){
const err6 = {instancePath:instancePath+"/resourceRef",schemaPath:"#/properties/resourceRef/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.properties.resourceRef.required,parentSchema:schema11.properties.resourceRef,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.apiVersion !== undefined && func0.call(data2, "apiVersion")){
let data3 = data2.apiVersion;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/resourceRef/apiVersion",schemaPath:"#/properties/resourceRef/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema11.properties.resourceRef.properties.apiVersion.type,parentSchema:schema11.properties.resourceRef.properties.apiVersion,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.kind !== undefined && func0.call(data2, "kind")){
let data4 = data2.kind;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/resourceRef/kind",schemaPath:"#/properties/resourceRef/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema11.properties.resourceRef.properties.kind.type,parentSchema:schema11.properties.resourceRef.properties.kind,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.name !== undefined && func0.call(data2, "name")){
let data5 = data2.name;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/resourceRef/name",schemaPath:"#/properties/resourceRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.resourceRef.properties.name.type,parentSchema:schema11.properties.resourceRef.properties.name,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.namespace !== undefined && func0.call(data2, "namespace")){
let data6 = data2.namespace;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/resourceRef/namespace",schemaPath:"#/properties/resourceRef/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema11.properties.resourceRef.properties.namespace.type,parentSchema:schema11.properties.resourceRef.properties.namespace,data:data6};
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
const err11 = {instancePath:instancePath+"/resourceRef",schemaPath:"#/properties/resourceRef/type",keyword:"type",params:{type: "object"},schema:schema11.properties.resourceRef.type,parentSchema:schema11.properties.resourceRef,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.field !== undefined && func0.call(data, "field")){
let data7 = data.field;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.path === undefined) || (!(func0.call(data7, "path")))){
const err12 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/required",keyword:"required",params:{missingProperty: "path"},schema:schema11.properties.field.required,parentSchema:schema11.properties.field,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.path !== undefined && func0.call(data7, "path")){
let data8 = data7.path;
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/field/path",schemaPath:"#/properties/field/properties/path/type",keyword:"type",params:{type: "string"},schema:schema11.properties.field.properties.path.type,parentSchema:schema11.properties.field.properties.path,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "object"},schema:schema11.properties.field.type,parentSchema:schema11.properties.field,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
let data9 = data.file;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.path === undefined) || (!(func0.call(data9, "path")))){
const err15 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/required",keyword:"required",params:{missingProperty: "path"},schema:schema11.properties.file.required,parentSchema:schema11.properties.file,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data9.path !== undefined && func0.call(data9, "path")){
let data10 = data9.path;
if(typeof data10 === "string"){
if(func62(data10) < 1){
const err16 = {instancePath:instancePath+"/file/path",schemaPath:"#/properties/file/properties/path/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.file.properties.path,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/file/path",schemaPath:"#/properties/file/properties/path/type",keyword:"type",params:{type: "string"},schema:schema11.properties.file.properties.path.type,parentSchema:schema11.properties.file.properties.path,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data9.index !== undefined && func0.call(data9, "index")){
let data11 = data9.index;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err18 = {instancePath:instancePath+"/file/index",schemaPath:"#/properties/file/properties/index/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.file.properties.index.type,parentSchema:schema11.properties.file.properties.index,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err19 = {instancePath:instancePath+"/file/index",schemaPath:"#/properties/file/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.file.properties.index,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "object"},schema:schema11.properties.file.type,parentSchema:schema11.properties.file,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data12 = data.tags;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key0 of Object.keys(data12)){
let data13 = data12[key0];
if(typeof data13 !== "string"){
const err21 = {instancePath:instancePath+"/tags/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/tags/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.tags.additionalProperties.type,parentSchema:schema11.properties.tags.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "object"},schema:schema11.properties.tags.type,parentSchema:schema11.properties.tags,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check: Check = validate10;
