// @ts-nocheck
// Generated from schemas/landfall.dev/rollout-strategy.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func53 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","enum":["landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["RolloutStrategy"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","required":["waves"],"properties":{"waves":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","required":["name","select"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63},"description":{"type":"string"},"select":{"type":"object","minProperties":1,"properties":{"matchLabels":{"type":"object","additionalProperties":{"type":"string"}},"matchExpressions":{"type":"array","items":{"type":"object","required":["key","operator"],"properties":{"key":{"type":"string","minLength":1,"maxLength":253},"operator":{"type":"string","enum":["In","NotIn","Exists","DoesNotExist"]},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}},"targets":{"type":"array","uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":766}},"count":{"type":"integer","minimum":1},"cumulative":{"type":"string","pattern":"^(100|[1-9][0-9]?)%$","x-landfall-expects":"a percentage from 1% to 100%"},"rest":{"type":"boolean"}},"additionalProperties":false},"maxConcurrent":{"pattern":"^(100|[1-9]?[0-9])%$","x-landfall-expects":"a count, or a percentage from 0% to 100%","type":["integer","string"]},"maxFailures":{"pattern":"^(100|[1-9]?[0-9])%$","x-landfall-expects":"a count, or a percentage from 0% to 100%","type":["integer","string"]},"soak":{"type":"string","pattern":"^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$","x-landfall-expects":"a duration like 30m"},"approval":{"type":"boolean"}},"additionalProperties":false}},"leftover":{"type":"string","enum":["error","lastWave","hold"]},"order":{"type":"string","enum":["name","hash"]},"salt":{"type":"string","maxLength":253},"dependencies":{"type":"string","enum":["honour","ignore"]},"deadline":{"type":"string","pattern":"^(none|([0-9]+(\\.[0-9]+)?(ms|s|m|h))+)$","x-landfall-expects":"a duration like 30m, or none"},"staleAfter":{"type":"string","pattern":"^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$","x-landfall-expects":"a duration like 15m"}},"additionalProperties":false}},"additionalProperties":false};
export const check: Check = validate21;

const schema6 = schema;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(100|[1-9][0-9]?)%$", "u");
const pattern1 = new RegExp("^(100|[1-9]?[0-9])%$", "u");
const pattern3 = new RegExp("^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$", "u");
const pattern4 = new RegExp("^(none|([0-9]+(\\.[0-9]+)?(ms|s|m|h))+)$", "u");

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
if(!(((((((key3 === "waves") || (key3 === "leftover")) || (key3 === "order")) || (key3 === "salt")) || (key3 === "dependencies")) || (key3 === "deadline")) || (key3 === "staleAfter"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data9.waves !== undefined && func0.call(data9, "waves")){
let data10 = data9.waves;
if(Array.isArray(data10)){
if(data10.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data10.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.name === undefined) || (!(func0.call(data11, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if((data11.select === undefined) || (!(func0.call(data11, "select")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0,keyword:"required",params:{missingProperty: "select"}});
errors++;
}
for(const key4 of Object.keys(data11)){
if(!(((((((key4 === "name") || (key4 === "description")) || (key4 === "select")) || (key4 === "maxConcurrent")) || (key4 === "maxFailures")) || (key4 === "soak")) || (key4 === "approval"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0,keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data11.name !== undefined && func0.call(data11, "name")){
let data12 = data11.name;
if(typeof data12 === "string"){
if(func53(data12) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/name",keyword:"maxLength",params:{limit: 63}});
errors++;
}
if(func53(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data11.description !== undefined && func0.call(data11, "description")){
if(typeof data11.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/description",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data11.select !== undefined && func0.call(data11, "select")){
let data14 = data11.select;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select",keyword:"minProperties",params:{limit: 1}});
errors++;
}
for(const key5 of Object.keys(data14)){
if(!((((((key5 === "matchLabels") || (key5 === "matchExpressions")) || (key5 === "targets")) || (key5 === "count")) || (key5 === "cumulative")) || (key5 === "rest"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select",keyword:"additionalProperties",params:{additionalProperty: key5}});
errors++;
}
}
if(data14.matchLabels !== undefined && func0.call(data14, "matchLabels")){
let data15 = data14.matchLabels;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key6 of Object.keys(data15)){
if(typeof data15[key6] !== "string"){
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
if(data14.matchExpressions !== undefined && func0.call(data14, "matchExpressions")){
let data17 = data14.matchExpressions;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.key === undefined) || (!(func0.call(data18, "key")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions/" + i1,keyword:"required",params:{missingProperty: "key"}});
errors++;
}
if((data18.operator === undefined) || (!(func0.call(data18, "operator")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions/" + i1,keyword:"required",params:{missingProperty: "operator"}});
errors++;
}
for(const key7 of Object.keys(data18)){
if(!(((key7 === "key") || (key7 === "operator")) || (key7 === "values"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions/" + i1,keyword:"additionalProperties",params:{additionalProperty: key7}});
errors++;
}
}
if(data18.key !== undefined && func0.call(data18, "key")){
let data19 = data18.key;
if(typeof data19 === "string"){
if(func53(data19) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions/" + i1+"/key",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data19) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions/" + i1+"/key",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions/" + i1+"/key",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data18.operator !== undefined && func0.call(data18, "operator")){
let data20 = data18.operator;
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions/" + i1+"/operator",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data20 === "In") || (data20 === "NotIn")) || (data20 === "Exists")) || (data20 === "DoesNotExist"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions/" + i1+"/operator",keyword:"enum",params:{allowedValues: schema6.properties.spec.properties.waves.items.properties.select.properties.matchExpressions.items.properties.operator.enum}});
errors++;
}
}
if(data18.values !== undefined && func0.call(data18, "values")){
let data21 = data18.values;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
if(typeof data21[i2] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions/" + i1+"/values/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions/" + i1+"/values",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/matchExpressions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data14.targets !== undefined && func0.call(data14, "targets")){
let data23 = data14.targets;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if(typeof data24 === "string"){
if(func53(data24) > 766){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/targets/" + i3,keyword:"maxLength",params:{limit: 766}});
errors++;
}
if(func53(data24) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/targets/" + i3,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/targets/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i4 = data23.length;
let j0;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data23[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/targets",keyword:"uniqueItems",params:{i: i4, j: j0}});
errors++;
break;
}
indices0[item0] = i4;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/targets",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data14.count !== undefined && func0.call(data14, "count")){
let data25 = data14.count;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/count",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 1 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/count",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data14.cumulative !== undefined && func0.call(data14, "cumulative")){
let data26 = data14.cumulative;
if(typeof data26 === "string"){
if(!pattern0.test(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/cumulative",keyword:"pattern",params:{pattern: "^(100|[1-9][0-9]?)%$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/select/cumulative",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data14.rest !== undefined && func0.call(data14, "rest")){
if(typeof data14.rest !== "boolean"){
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
if(data11.maxConcurrent !== undefined && func0.call(data11, "maxConcurrent")){
let data28 = data11.maxConcurrent;
if((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (typeof data28 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/maxConcurrent",keyword:"type",params:{type: schema6.properties.spec.properties.waves.items.properties.maxConcurrent.type}});
errors++;
}
if(typeof data28 === "string"){
if(!pattern1.test(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/maxConcurrent",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}});
errors++;
}
}
}
if(data11.maxFailures !== undefined && func0.call(data11, "maxFailures")){
let data29 = data11.maxFailures;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (typeof data29 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/maxFailures",keyword:"type",params:{type: schema6.properties.spec.properties.waves.items.properties.maxFailures.type}});
errors++;
}
if(typeof data29 === "string"){
if(!pattern1.test(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/maxFailures",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}});
errors++;
}
}
}
if(data11.soak !== undefined && func0.call(data11, "soak")){
let data30 = data11.soak;
if(typeof data30 === "string"){
if(!pattern3.test(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/soak",keyword:"pattern",params:{pattern: "^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/waves/" + i0+"/soak",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data11.approval !== undefined && func0.call(data11, "approval")){
if(typeof data11.approval !== "boolean"){
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
let data32 = data9.leftover;
if(typeof data32 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/leftover",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data32 === "error") || (data32 === "lastWave")) || (data32 === "hold"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/leftover",keyword:"enum",params:{allowedValues: schema6.properties.spec.properties.leftover.enum}});
errors++;
}
}
if(data9.order !== undefined && func0.call(data9, "order")){
let data33 = data9.order;
if(typeof data33 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/order",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data33 === "name") || (data33 === "hash"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/order",keyword:"enum",params:{allowedValues: schema6.properties.spec.properties.order.enum}});
errors++;
}
}
if(data9.salt !== undefined && func0.call(data9, "salt")){
let data34 = data9.salt;
if(typeof data34 === "string"){
if(func53(data34) > 253){
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
let data35 = data9.dependencies;
if(typeof data35 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/dependencies",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data35 === "honour") || (data35 === "ignore"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/dependencies",keyword:"enum",params:{allowedValues: schema6.properties.spec.properties.dependencies.enum}});
errors++;
}
}
if(data9.deadline !== undefined && func0.call(data9, "deadline")){
let data36 = data9.deadline;
if(typeof data36 === "string"){
if(!pattern4.test(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/deadline",keyword:"pattern",params:{pattern: "^(none|([0-9]+(\\.[0-9]+)?(ms|s|m|h))+)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/deadline",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.staleAfter !== undefined && func0.call(data9, "staleAfter")){
let data37 = data9.staleAfter;
if(typeof data37 === "string"){
if(!pattern3.test(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/staleAfter",keyword:"pattern",params:{pattern: "^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/staleAfter",keyword:"type",params:{type: "string"}});
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
