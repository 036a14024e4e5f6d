// @ts-nocheck
// Generated from schemas/landfall.dev/status-rules.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func53 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","enum":["landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["StatusRules"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","required":["rules"],"properties":{"project":{"type":"string","minLength":1,"maxLength":253},"rules":{"type":"array","items":{"$ref":"#/$defs/rule"}},"generic":{"type":"array","items":{"type":"object","required":["group","kind"],"properties":{"group":{"$ref":"#/$defs/group"},"kind":{"$ref":"#/$defs/kindName"},"source":{"$ref":"#/$defs/source"},"cases":{"$ref":"#/$defs/cases"}},"additionalProperties":false}}},"additionalProperties":false}},"additionalProperties":false,"$defs":{"group":{"type":"string","maxLength":253,"pattern":"^(\\*\\.)?([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*)?$","x-landfall-expects":"an API group such as cert-manager.io, or *.example.com for all groups below example.com"},"kindName":{"type":"string","minLength":1,"maxLength":63,"pattern":"^(\\*|[A-Za-z][A-Za-z0-9]*)$","x-landfall-expects":"a kind such as Certificate, or * for all kinds of the group"},"source":{"type":"string","minLength":1,"maxLength":1024},"expression":{"type":"string","minLength":1,"maxLength":4096},"template":{"type":"string","minLength":1,"maxLength":1024},"row":{"type":"object","properties":{"failed":{"$ref":"#/$defs/expression"},"inProgress":{"$ref":"#/$defs/expression"},"current":{"$ref":"#/$defs/expression"},"unknown":{"$ref":"#/$defs/expression"},"reason":{"$ref":"#/$defs/template"},"message":{"$ref":"#/$defs/template"},"terminal":{"type":"boolean"}},"additionalProperties":false,"oneOf":[{"required":["failed"]},{"required":["inProgress"]},{"required":["current"]},{"required":["unknown"]}]},"cases":{"type":"array","items":{"type":"object","required":["name","expect","object"],"properties":{"name":{"type":"string","minLength":1,"maxLength":253},"expect":{"type":"object","required":["status"],"properties":{"status":{"type":"string","enum":["InProgress","Current","Failed","Terminating","Unknown"]},"reason":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"suspended":{"type":"boolean"},"terminal":{"type":"boolean"}},"additionalProperties":false},"object":{"type":"object"},"now":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}},"additionalProperties":false}},"rule":{"type":"object","required":["group","kind","rows"],"properties":{"group":{"$ref":"#/$defs/group"},"kind":{"$ref":"#/$defs/kindName"},"versions":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":63}},"source":{"$ref":"#/$defs/source"},"needsStatus":{"type":"boolean"},"observesGeneration":{"type":"boolean"},"mode":{"type":"string","enum":["extended","flux"]},"suspended":{"$ref":"#/$defs/expression"},"rows":{"type":"array","minItems":1,"maxItems":64,"items":{"$ref":"#/$defs/row"}},"otherwise":{"type":"string","enum":["InProgress","Unknown","Generic"]},"cases":{"$ref":"#/$defs/cases"}},"additionalProperties":false}}};
export const check: Check = validate21;

const schema6 = schema;
const func0 = Object.prototype.hasOwnProperty;
const schema7 = {"type":"object","required":["group","kind","rows"],"properties":{"group":{"$ref":"#/$defs/group"},"kind":{"$ref":"#/$defs/kindName"},"versions":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":63}},"source":{"$ref":"#/$defs/source"},"needsStatus":{"type":"boolean"},"observesGeneration":{"type":"boolean"},"mode":{"type":"string","enum":["extended","flux"]},"suspended":{"$ref":"#/$defs/expression"},"rows":{"type":"array","minItems":1,"maxItems":64,"items":{"$ref":"#/$defs/row"}},"otherwise":{"type":"string","enum":["InProgress","Unknown","Generic"]},"cases":{"$ref":"#/$defs/cases"}},"additionalProperties":false};
const schema8 = {"type":"string","maxLength":253,"pattern":"^(\\*\\.)?([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*)?$","x-landfall-expects":"an API group such as cert-manager.io, or *.example.com for all groups below example.com"};
const pattern0 = new RegExp("^(\\*\\.)?([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*)?$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func53(data) > 253){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^(\\*\\.)?([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*)?$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"string","minLength":1,"maxLength":63,"pattern":"^(\\*|[A-Za-z][A-Za-z0-9]*)$","x-landfall-expects":"a kind such as Certificate, or * for all kinds of the group"};
const pattern1 = new RegExp("^(\\*|[A-Za-z][A-Za-z0-9]*)$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func53(data) > 63){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 63}});
errors++;
}
if(func53(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^(\\*|[A-Za-z][A-Za-z0-9]*)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","minLength":1,"maxLength":1024};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func53(data) > 1024){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 1024}});
errors++;
}
if(func53(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","minLength":1,"maxLength":4096};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func53(data) > 4096){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 4096}});
errors++;
}
if(func53(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","properties":{"failed":{"$ref":"#/$defs/expression"},"inProgress":{"$ref":"#/$defs/expression"},"current":{"$ref":"#/$defs/expression"},"unknown":{"$ref":"#/$defs/expression"},"reason":{"$ref":"#/$defs/template"},"message":{"$ref":"#/$defs/template"},"terminal":{"type":"boolean"}},"additionalProperties":false,"oneOf":[{"required":["failed"]},{"required":["inProgress"]},{"required":["current"]},{"required":["unknown"]}]};
const schema13 = {"type":"string","minLength":1,"maxLength":1024};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func53(data) > 1024){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 1024}});
errors++;
}
if(func53(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.failed === undefined) || (!(func0.call(data, "failed")))){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "failed"}});
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.inProgress === undefined) || (!(func0.call(data, "inProgress")))){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "inProgress"}});
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.current === undefined) || (!(func0.call(data, "current")))){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "current"}});
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.unknown === undefined) || (!(func0.call(data, "unknown")))){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "unknown"}});
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"oneOf",params:{passingSchemas: passing0}});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "failed") || (key0 === "inProgress")) || (key0 === "current")) || (key0 === "unknown")) || (key0 === "reason")) || (key0 === "message")) || (key0 === "terminal"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.failed !== undefined && func0.call(data, "failed")){
if(!(validate29(data.failed, {instancePath:instancePath+"/failed",parentData:data,parentDataProperty:"failed",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.inProgress !== undefined && func0.call(data, "inProgress")){
if(!(validate29(data.inProgress, {instancePath:instancePath+"/inProgress",parentData:data,parentDataProperty:"inProgress",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.current !== undefined && func0.call(data, "current")){
if(!(validate29(data.current, {instancePath:instancePath+"/current",parentData:data,parentDataProperty:"current",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.unknown !== undefined && func0.call(data, "unknown")){
if(!(validate29(data.unknown, {instancePath:instancePath+"/unknown",parentData:data,parentDataProperty:"unknown",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(!(validate36(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined && func0.call(data, "message")){
if(!(validate36(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.terminal !== undefined && func0.call(data, "terminal")){
if(typeof data.terminal !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/terminal",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"array","items":{"type":"object","required":["name","expect","object"],"properties":{"name":{"type":"string","minLength":1,"maxLength":253},"expect":{"type":"object","required":["status"],"properties":{"status":{"type":"string","enum":["InProgress","Current","Failed","Terminating","Unknown"]},"reason":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"suspended":{"type":"boolean"},"terminal":{"type":"boolean"}},"additionalProperties":false},"object":{"type":"object"},"now":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}},"additionalProperties":false}};
const pattern2 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.name === undefined) || (!(func0.call(data0, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if((data0.expect === undefined) || (!(func0.call(data0, "expect")))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "expect"}});
errors++;
}
if((data0.object === undefined) || (!(func0.call(data0, "object")))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "object"}});
errors++;
}
for(const key0 of Object.keys(data0)){
if(!((((key0 === "name") || (key0 === "expect")) || (key0 === "object")) || (key0 === "now"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data0.name !== undefined && func0.call(data0, "name")){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func53(data1) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/name",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.expect !== undefined && func0.call(data0, "expect")){
let data2 = data0.expect;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.status === undefined) || (!(func0.call(data2, "status")))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/expect",keyword:"required",params:{missingProperty: "status"}});
errors++;
}
for(const key1 of Object.keys(data2)){
if(!(((((key1 === "status") || (key1 === "reason")) || (key1 === "message")) || (key1 === "suspended")) || (key1 === "terminal"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/expect",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data2.status !== undefined && func0.call(data2, "status")){
let data3 = data2.status;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/expect/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data3 === "InProgress") || (data3 === "Current")) || (data3 === "Failed")) || (data3 === "Terminating")) || (data3 === "Unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/expect/status",keyword:"enum",params:{allowedValues: schema14.items.properties.expect.properties.status.enum}});
errors++;
}
}
if(data2.reason !== undefined && func0.call(data2, "reason")){
let data4 = data2.reason;
if(typeof data4 === "string"){
if(func53(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/expect/reason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/expect/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.message !== undefined && func0.call(data2, "message")){
let data5 = data2.message;
if(typeof data5 === "string"){
if(func53(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/expect/message",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/expect/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.suspended !== undefined && func0.call(data2, "suspended")){
if(typeof data2.suspended !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/expect/suspended",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data2.terminal !== undefined && func0.call(data2, "terminal")){
if(typeof data2.terminal !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/expect/terminal",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/expect",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data0.object !== undefined && func0.call(data0, "object")){
let data8 = data0.object;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/object",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data0.now !== undefined && func0.call(data0, "now")){
let data9 = data0.now;
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/now",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/now",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"}});
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.group === undefined) || (!(func0.call(data, "group")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "group"}});
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if((data.rows === undefined) || (!(func0.call(data, "rows")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rows"}});
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema7.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.group !== undefined && func0.call(data, "group")){
if(!(validate23(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(validate25(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.versions !== undefined && func0.call(data, "versions")){
let data2 = data.versions;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/versions",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func53(data3) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/versions/" + i0,keyword:"maxLength",params:{limit: 63}});
errors++;
}
if(func53(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/versions/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versions/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/versions",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(!(validate27(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.needsStatus !== undefined && func0.call(data, "needsStatus")){
if(typeof data.needsStatus !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/needsStatus",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.observesGeneration !== undefined && func0.call(data, "observesGeneration")){
if(typeof data.observesGeneration !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/observesGeneration",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data7 = data.mode;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data7 === "extended") || (data7 === "flux"))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema7.properties.mode.enum}});
errors++;
}
}
if(data.suspended !== undefined && func0.call(data, "suspended")){
if(!(validate29(data.suspended, {instancePath:instancePath+"/suspended",parentData:data,parentDataProperty:"suspended",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.rows !== undefined && func0.call(data, "rows")){
let data9 = data.rows;
if(Array.isArray(data9)){
if(data9.length > 64){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"maxItems",params:{limit: 64}});
errors++;
}
if(data9.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
if(!(validate31(data9[i2], {instancePath:instancePath+"/rows/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.otherwise !== undefined && func0.call(data, "otherwise")){
let data11 = data.otherwise;
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/otherwise",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data11 === "InProgress") || (data11 === "Unknown")) || (data11 === "Generic"))){
(vErrors ??= []).push({instancePath:instancePath+"/otherwise",keyword:"enum",params:{allowedValues: schema7.properties.otherwise.enum}});
errors++;
}
}
if(data.cases !== undefined && func0.call(data, "cases")){
if(!(validate40(data.cases, {instancePath:instancePath+"/cases",parentData:data,parentDataProperty:"cases",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
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
if(!(data1 === "StatusRules")){
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
if((data9.rules === undefined) || (!(func0.call(data9, "rules")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "rules"}});
errors++;
}
for(const key3 of Object.keys(data9)){
if(!(((key3 === "project") || (key3 === "rules")) || (key3 === "generic"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data9.project !== undefined && func0.call(data9, "project")){
let data10 = data9.project;
if(typeof data10 === "string"){
if(func53(data10) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/project",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/project",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/project",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.rules !== undefined && func0.call(data9, "rules")){
let data11 = data9.rules;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data11[i0], {instancePath:instancePath+"/spec/rules/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/rules",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data9.generic !== undefined && func0.call(data9, "generic")){
let data13 = data9.generic;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.group === undefined) || (!(func0.call(data14, "group")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/generic/" + i1,keyword:"required",params:{missingProperty: "group"}});
errors++;
}
if((data14.kind === undefined) || (!(func0.call(data14, "kind")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/generic/" + i1,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
for(const key4 of Object.keys(data14)){
if(!((((key4 === "group") || (key4 === "kind")) || (key4 === "source")) || (key4 === "cases"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/generic/" + i1,keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data14.group !== undefined && func0.call(data14, "group")){
if(!(validate23(data14.group, {instancePath:instancePath+"/spec/generic/" + i1+"/group",parentData:data14,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data14.kind !== undefined && func0.call(data14, "kind")){
if(!(validate25(data14.kind, {instancePath:instancePath+"/spec/generic/" + i1+"/kind",parentData:data14,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data14.source !== undefined && func0.call(data14, "source")){
if(!(validate27(data14.source, {instancePath:instancePath+"/spec/generic/" + i1+"/source",parentData:data14,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data14.cases !== undefined && func0.call(data14, "cases")){
if(!(validate40(data14.cases, {instancePath:instancePath+"/spec/generic/" + i1+"/cases",parentData:data14,parentDataProperty:"cases",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/generic/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/generic",keyword:"type",params:{type: "array"}});
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
