// @ts-nocheck
// Generated from schemas/landfall.dev/rollout-strategy.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func53 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","enum":["landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["RolloutStrategy"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","required":["waves"],"properties":{"targets":{"$ref":"#/$defs/selector"},"waves":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","required":["name","select"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63},"description":{"type":"string"},"select":{"type":"object","properties":{"matchLabels":{"type":"object","additionalProperties":{"type":"string"}},"matchExpressions":{"type":"array","items":{"$ref":"#/$defs/shared0"}},"targets":{"type":"array","uniqueItems":true,"items":{"type":"string","minLength":1}},"count":{"type":"integer","minimum":1},"cumulative":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$","x-landfall-expects":"a percentage from 0% to 100%"},"rest":{"type":"boolean"}},"additionalProperties":false},"dependsOn":{"type":"array","uniqueItems":true,"items":{"type":"string"}},"maxConcurrent":{"pattern":"^(100|[1-9]?[0-9])%$","x-landfall-expects":"a count, or a percentage from 0% to 100%","type":["integer","string"]},"maxFailures":{"pattern":"^(100|[1-9]?[0-9])%$","x-landfall-expects":"a count, or a percentage from 0% to 100%","type":["integer","string"]},"soak":{"type":"string"},"approval":{"type":"boolean"}},"additionalProperties":false}},"leftover":{"type":"string","enum":["error","ignore"]},"salt":{"type":"string","maxLength":253},"dependencies":{"type":"string","enum":["honour","ignore"]},"deadline":{"type":"string"}},"additionalProperties":false}},"additionalProperties":false,"$defs":{"selector":{"type":"object","properties":{"matchLabels":{"type":"object","additionalProperties":{"type":"string"}},"matchExpressions":{"type":"array","items":{"$ref":"#/$defs/shared0"}}},"additionalProperties":false},"shared0":{"type":"object","required":["key","operator"],"properties":{"key":{"type":"string","minLength":1,"maxLength":253},"operator":{"type":"string","enum":["In","NotIn","Exists","DoesNotExist"]},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}}};
export const check: Check = validate21;

const schema6 = schema;
const func0 = Object.prototype.hasOwnProperty;
const schema7 = {"type":"object","properties":{"matchLabels":{"type":"object","additionalProperties":{"type":"string"}},"matchExpressions":{"type":"array","items":{"$ref":"#/$defs/shared0"}}},"additionalProperties":false};
const schema8 = {"type":"object","required":["key","operator"],"properties":{"key":{"type":"string","minLength":1,"maxLength":253},"operator":{"type":"string","enum":["In","NotIn","Exists","DoesNotExist"]},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});
errors++;
}
if((data.operator === undefined) || (!(func0.call(data, "operator")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operator"}});
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "key") || (key0 === "operator")) || (key0 === "values"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(func53(data0) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.operator !== undefined && func0.call(data, "operator")){
let data1 = data.operator;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/operator",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data1 === "In") || (data1 === "NotIn")) || (data1 === "Exists")) || (data1 === "DoesNotExist"))){
(vErrors ??= []).push({instancePath:instancePath+"/operator",keyword:"enum",params:{allowedValues: schema8.properties.operator.enum}});
errors++;
}
}
if(data.values !== undefined && func0.call(data, "values")){
let data2 = data.values;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/values/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/values",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "matchLabels") || (key0 === "matchExpressions"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.matchLabels !== undefined && func0.call(data, "matchLabels")){
let data0 = data.matchLabels;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(typeof data0[key1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/matchLabels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/matchLabels",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.matchExpressions !== undefined && func0.call(data, "matchExpressions")){
let data2 = data.matchExpressions;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data2[i0], {instancePath:instancePath+"/matchExpressions/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/matchExpressions",keyword:"type",params:{type: "array"}});
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

const pattern0 = new RegExp("^(100|[1-9]?[0-9])%$", "u");

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
if(!(data1 === "RolloutStrategy")){
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
if((data9.waves === undefined) || (!(func0.call(data9, "waves")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "waves"}});
errors++;
}
for(const key3 of Object.keys(data9)){
if(!((((((key3 === "targets") || (key3 === "waves")) || (key3 === "leftover")) || (key3 === "salt")) || (key3 === "dependencies")) || (key3 === "deadline"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data9.targets !== undefined && func0.call(data9, "targets")){
if(!(validate22(data9.targets, {instancePath:instancePath+"/spec/targets",parentData:data9,parentDataProperty:"targets",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data9.waves !== undefined && func0.call(data9, "waves")){
let data11 = data9.waves;
if(Array.isArray(data11)){
if(data11.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data11.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.name === undefined) || (!(func0.call(data12, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if((data12.select === undefined) || (!(func0.call(data12, "select")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0,keyword:"required",params:{missingProperty: "select"}});
errors++;
}
for(const key4 of Object.keys(data12)){
if(!((((((((key4 === "name") || (key4 === "description")) || (key4 === "select")) || (key4 === "dependsOn")) || (key4 === "maxConcurrent")) || (key4 === "maxFailures")) || (key4 === "soak")) || (key4 === "approval"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0,keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data12.name !== undefined && func0.call(data12, "name")){
let data13 = data12.name;
if(typeof data13 === "string"){
if(func53(data13) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/name",keyword:"maxLength",params:{limit: 63}});
errors++;
}
if(func53(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.description !== undefined && func0.call(data12, "description")){
if(typeof data12.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/description",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.select !== undefined && func0.call(data12, "select")){
let data15 = data12.select;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key5 of Object.keys(data15)){
if(!((((((key5 === "matchLabels") || (key5 === "matchExpressions")) || (key5 === "targets")) || (key5 === "count")) || (key5 === "cumulative")) || (key5 === "rest"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select",keyword:"additionalProperties",params:{additionalProperty: key5}});
errors++;
}
}
if(data15.matchLabels !== undefined && func0.call(data15, "matchLabels")){
let data16 = data15.matchLabels;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key6 of Object.keys(data16)){
if(typeof data16[key6] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchLabels/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchLabels",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data15.matchExpressions !== undefined && func0.call(data15, "matchExpressions")){
let data18 = data15.matchExpressions;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(!(validate23(data18[i1], {instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions/" + i1,parentData:data18,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data15.targets !== undefined && func0.call(data15, "targets")){
let data20 = data15.targets;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(typeof data21 === "string"){
if(func53(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/targets/" + i2,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/targets/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i3 = data20.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data20[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/targets",keyword:"uniqueItems",params:{i: i3, j: j0}});
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/targets",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data15.count !== undefined && func0.call(data15, "count")){
let data22 = data15.count;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/count",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/count",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data15.cumulative !== undefined && func0.call(data15, "cumulative")){
let data23 = data15.cumulative;
if(typeof data23 === "string"){
if(!pattern0.test(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/cumulative",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/cumulative",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.rest !== undefined && func0.call(data15, "rest")){
if(typeof data15.rest !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/rest",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data12.dependsOn !== undefined && func0.call(data12, "dependsOn")){
let data25 = data12.dependsOn;
if(Array.isArray(data25)){
const len3 = data25.length;
for(let i4=0; i4<len3; i4++){
if(typeof data25[i4] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/dependsOn/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i5 = data25.length;
let j1;
if(i5 > 1){
const indices1 = {};
for(;i5--;){
let item1 = data25[i5];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/dependsOn",keyword:"uniqueItems",params:{i: i5, j: j1}});
errors++;
break;
}
indices1[item1] = i5;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/dependsOn",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data12.maxConcurrent !== undefined && func0.call(data12, "maxConcurrent")){
let data27 = data12.maxConcurrent;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (typeof data27 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/maxConcurrent",keyword:"type",params:{type: schema6.properties.spec.properties.waves.items.properties.maxConcurrent.type}});
errors++;
}
if(typeof data27 === "string"){
if(!pattern0.test(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/maxConcurrent",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}});
errors++;
}
}
}
if(data12.maxFailures !== undefined && func0.call(data12, "maxFailures")){
let data28 = data12.maxFailures;
if((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (typeof data28 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/maxFailures",keyword:"type",params:{type: schema6.properties.spec.properties.waves.items.properties.maxFailures.type}});
errors++;
}
if(typeof data28 === "string"){
if(!pattern0.test(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/maxFailures",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}});
errors++;
}
}
}
if(data12.soak !== undefined && func0.call(data12, "soak")){
if(typeof data12.soak !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/soak",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.approval !== undefined && func0.call(data12, "approval")){
if(typeof data12.approval !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/approval",keyword:"type",params:{type: "boolean"}});
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
let data31 = data9.leftover;
if(typeof data31 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/leftover",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data31 === "error") || (data31 === "ignore"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/leftover",keyword:"enum",params:{allowedValues: schema6.properties.spec.properties.leftover.enum}});
errors++;
}
}
if(data9.salt !== undefined && func0.call(data9, "salt")){
let data32 = data9.salt;
if(typeof data32 === "string"){
if(func53(data32) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/salt",keyword:"maxLength",params:{limit: 253}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/salt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.dependencies !== undefined && func0.call(data9, "dependencies")){
let data33 = data9.dependencies;
if(typeof data33 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/dependencies",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data33 === "honour") || (data33 === "ignore"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/dependencies",keyword:"enum",params:{allowedValues: schema6.properties.spec.properties.dependencies.enum}});
errors++;
}
}
if(data9.deadline !== undefined && func0.call(data9, "deadline")){
if(typeof data9.deadline !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/deadline",keyword:"type",params:{type: "string"}});
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
