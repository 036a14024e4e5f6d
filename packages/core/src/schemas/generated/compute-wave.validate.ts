// @ts-nocheck
// Generated from schemas/fn.landfall.dev/compute-wave.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func54 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","rollout","revision"],"properties":{"apiVersion":{"type":"string","enum":["fn.landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["ComputeWave"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"rollout":{"type":"string","minLength":1,"maxLength":240},"package":{"type":"string","minLength":1,"maxLength":512},"revision":{"type":"string","minLength":1,"maxLength":1024},"restart":{"type":"integer","minimum":0},"strategy":{"type":"object","required":["waves"],"properties":{"waves":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","required":["name","select"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63},"description":{"type":"string"},"select":{"type":"object","minProperties":1,"properties":{"matchLabels":{"type":"object","additionalProperties":{"type":"string"}},"matchExpressions":{"type":"array","items":{"type":"object","required":["key","operator"],"properties":{"key":{"type":"string","minLength":1,"maxLength":253},"operator":{"type":"string","enum":["In","NotIn","Exists","DoesNotExist"]},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}},"targets":{"type":"array","uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":766}},"count":{"type":"integer","minimum":1},"cumulative":{"type":"string","pattern":"^(100|[1-9][0-9]?)%$","x-landfall-expects":"a percentage from 1% to 100%"},"rest":{"type":"boolean"}},"additionalProperties":false},"maxConcurrent":{"pattern":"^(100|[1-9]?[0-9])%$","x-landfall-expects":"a count, or a percentage from 0% to 100%","type":["integer","string"]},"maxFailures":{"pattern":"^(100|[1-9]?[0-9])%$","x-landfall-expects":"a count, or a percentage from 0% to 100%","type":["integer","string"]},"soak":{"type":"string","pattern":"^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$","x-landfall-expects":"a duration like 30m"},"approval":{"type":"boolean"}},"additionalProperties":false}},"leftover":{"type":"string","enum":["error","lastWave","hold"]},"order":{"type":"string","enum":["name","hash"]},"salt":{"type":"string","maxLength":253},"dependencies":{"type":"string","enum":["honour","ignore"]},"deadline":{"type":"string","pattern":"^(none|([0-9]+(\\.[0-9]+)?(ms|s|m|h))+)$","x-landfall-expects":"a duration like 30m, or none"},"staleAfter":{"type":"string","pattern":"^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$","x-landfall-expects":"a duration like 15m"}},"additionalProperties":false},"strategyRef":{"type":"string","minLength":1,"maxLength":253},"now":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"paused":{"type":"boolean"},"approvals":{"type":"array","items":{"type":"object","required":["wave","revision","by"],"properties":{"wave":{"type":"string","minLength":1,"maxLength":63},"revision":{"type":"string","minLength":1,"maxLength":1024},"attempt":{"type":"integer","minimum":1},"by":{"type":"string","minLength":1,"maxLength":253}},"additionalProperties":false}},"clusters":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":253},"labels":{"type":"object","additionalProperties":{"type":"string"}}},"additionalProperties":false}},"inventory":{"type":"array","items":{"type":"object","properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"labelSelector":{"type":"object"}},"additionalProperties":false}},"targets":{"type":"array","items":{"type":"object","required":["target"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"labelSelector":{"type":"object"},"target":{"type":"string"}},"additionalProperties":false}},"subPackagesAreClusters":{"type":"boolean"},"fleet":{"type":"string","minLength":1,"maxLength":253},"annotate":{"type":"boolean"},"output":{"type":"string","minLength":1,"maxLength":253}},"additionalProperties":false};
export const check: Check = validate21;

const schema6 = schema;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(100|[1-9][0-9]?)%$", "u");
const pattern1 = new RegExp("^(100|[1-9]?[0-9])%$", "u");
const pattern3 = new RegExp("^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$", "u");
const pattern4 = new RegExp("^(none|([0-9]+(\\.[0-9]+)?(ms|s|m|h))+)$", "u");
const pattern6 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");

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
if((data.rollout === undefined) || (!(func0.call(data, "rollout")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rollout"}});
errors++;
}
if((data.revision === undefined) || (!(func0.call(data, "revision")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"}});
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
if(func54(data3) < 1){
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
if(data.rollout !== undefined && func0.call(data, "rollout")){
let data9 = data.rollout;
if(typeof data9 === "string"){
if(func54(data9) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/rollout",keyword:"maxLength",params:{limit: 240}});
errors++;
}
if(func54(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rollout",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rollout",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.package !== undefined && func0.call(data, "package")){
let data10 = data.package;
if(typeof data10 === "string"){
if(func54(data10) > 512){
(vErrors ??= []).push({instancePath:instancePath+"/package",keyword:"maxLength",params:{limit: 512}});
errors++;
}
if(func54(data10) < 1){
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
let data11 = data.revision;
if(typeof data11 === "string"){
if(func54(data11) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
if(func54(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.restart !== undefined && func0.call(data, "restart")){
let data12 = data.restart;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/restart",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/restart",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.strategy !== undefined && func0.call(data, "strategy")){
let data13 = data.strategy;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.waves === undefined) || (!(func0.call(data13, "waves")))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy",keyword:"required",params:{missingProperty: "waves"}});
errors++;
}
for(const key3 of Object.keys(data13)){
if(!(((((((key3 === "waves") || (key3 === "leftover")) || (key3 === "order")) || (key3 === "salt")) || (key3 === "dependencies")) || (key3 === "deadline")) || (key3 === "staleAfter"))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data13.waves !== undefined && func0.call(data13, "waves")){
let data14 = data13.waves;
if(Array.isArray(data14)){
if(data14.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data14.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if((data15.name === undefined) || (!(func0.call(data15, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if((data15.select === undefined) || (!(func0.call(data15, "select")))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0,keyword:"required",params:{missingProperty: "select"}});
errors++;
}
for(const key4 of Object.keys(data15)){
if(!(((((((key4 === "name") || (key4 === "description")) || (key4 === "select")) || (key4 === "maxConcurrent")) || (key4 === "maxFailures")) || (key4 === "soak")) || (key4 === "approval"))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0,keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data15.name !== undefined && func0.call(data15, "name")){
let data16 = data15.name;
if(typeof data16 === "string"){
if(func54(data16) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/name",keyword:"maxLength",params:{limit: 63}});
errors++;
}
if(func54(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.description !== undefined && func0.call(data15, "description")){
if(typeof data15.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/description",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.select !== undefined && func0.call(data15, "select")){
let data18 = data15.select;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select",keyword:"minProperties",params:{limit: 1}});
errors++;
}
for(const key5 of Object.keys(data18)){
if(!((((((key5 === "matchLabels") || (key5 === "matchExpressions")) || (key5 === "targets")) || (key5 === "count")) || (key5 === "cumulative")) || (key5 === "rest"))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select",keyword:"additionalProperties",params:{additionalProperty: key5}});
errors++;
}
}
if(data18.matchLabels !== undefined && func0.call(data18, "matchLabels")){
let data19 = data18.matchLabels;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key6 of Object.keys(data19)){
if(typeof data19[key6] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchLabels/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchLabels",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data18.matchExpressions !== undefined && func0.call(data18, "matchExpressions")){
let data21 = data18.matchExpressions;
if(Array.isArray(data21)){
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.key === undefined) || (!(func0.call(data22, "key")))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchExpressions/" + i1,keyword:"required",params:{missingProperty: "key"}});
errors++;
}
if((data22.operator === undefined) || (!(func0.call(data22, "operator")))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchExpressions/" + i1,keyword:"required",params:{missingProperty: "operator"}});
errors++;
}
for(const key7 of Object.keys(data22)){
if(!(((key7 === "key") || (key7 === "operator")) || (key7 === "values"))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchExpressions/" + i1,keyword:"additionalProperties",params:{additionalProperty: key7}});
errors++;
}
}
if(data22.key !== undefined && func0.call(data22, "key")){
let data23 = data22.key;
if(typeof data23 === "string"){
if(func54(data23) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchExpressions/" + i1+"/key",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func54(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchExpressions/" + i1+"/key",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchExpressions/" + i1+"/key",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data22.operator !== undefined && func0.call(data22, "operator")){
let data24 = data22.operator;
if(typeof data24 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchExpressions/" + i1+"/operator",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data24 === "In") || (data24 === "NotIn")) || (data24 === "Exists")) || (data24 === "DoesNotExist"))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchExpressions/" + i1+"/operator",keyword:"enum",params:{allowedValues: schema6.properties.strategy.properties.waves.items.properties.select.properties.matchExpressions.items.properties.operator.enum}});
errors++;
}
}
if(data22.values !== undefined && func0.call(data22, "values")){
let data25 = data22.values;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(typeof data25[i2] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchExpressions/" + i1+"/values/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchExpressions/" + i1+"/values",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchExpressions/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/matchExpressions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data18.targets !== undefined && func0.call(data18, "targets")){
let data27 = data18.targets;
if(Array.isArray(data27)){
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
let data28 = data27[i3];
if(typeof data28 === "string"){
if(func54(data28) > 766){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/targets/" + i3,keyword:"maxLength",params:{limit: 766}});
errors++;
}
if(func54(data28) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/targets/" + i3,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/targets/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i4 = data27.length;
let j0;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data27[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/targets",keyword:"uniqueItems",params:{i: i4, j: j0}});
errors++;
break;
}
indices0[item0] = i4;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/targets",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data18.count !== undefined && func0.call(data18, "count")){
let data29 = data18.count;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/count",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 1 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/count",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data18.cumulative !== undefined && func0.call(data18, "cumulative")){
let data30 = data18.cumulative;
if(typeof data30 === "string"){
if(!pattern0.test(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/cumulative",keyword:"pattern",params:{pattern: "^(100|[1-9][0-9]?)%$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/cumulative",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data18.rest !== undefined && func0.call(data18, "rest")){
if(typeof data18.rest !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select/rest",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/select",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data15.maxConcurrent !== undefined && func0.call(data15, "maxConcurrent")){
let data32 = data15.maxConcurrent;
if((!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) && (typeof data32 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/maxConcurrent",keyword:"type",params:{type: schema6.properties.strategy.properties.waves.items.properties.maxConcurrent.type}});
errors++;
}
if(typeof data32 === "string"){
if(!pattern1.test(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/maxConcurrent",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}});
errors++;
}
}
}
if(data15.maxFailures !== undefined && func0.call(data15, "maxFailures")){
let data33 = data15.maxFailures;
if((!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))) && (typeof data33 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/maxFailures",keyword:"type",params:{type: schema6.properties.strategy.properties.waves.items.properties.maxFailures.type}});
errors++;
}
if(typeof data33 === "string"){
if(!pattern1.test(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/maxFailures",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}});
errors++;
}
}
}
if(data15.soak !== undefined && func0.call(data15, "soak")){
let data34 = data15.soak;
if(typeof data34 === "string"){
if(!pattern3.test(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/soak",keyword:"pattern",params:{pattern: "^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/soak",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.approval !== undefined && func0.call(data15, "approval")){
if(typeof data15.approval !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0+"/approval",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/waves",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data13.leftover !== undefined && func0.call(data13, "leftover")){
let data36 = data13.leftover;
if(typeof data36 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/leftover",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data36 === "error") || (data36 === "lastWave")) || (data36 === "hold"))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/leftover",keyword:"enum",params:{allowedValues: schema6.properties.strategy.properties.leftover.enum}});
errors++;
}
}
if(data13.order !== undefined && func0.call(data13, "order")){
let data37 = data13.order;
if(typeof data37 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/order",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data37 === "name") || (data37 === "hash"))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/order",keyword:"enum",params:{allowedValues: schema6.properties.strategy.properties.order.enum}});
errors++;
}
}
if(data13.salt !== undefined && func0.call(data13, "salt")){
let data38 = data13.salt;
if(typeof data38 === "string"){
if(func54(data38) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/salt",keyword:"maxLength",params:{limit: 253}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/salt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data13.dependencies !== undefined && func0.call(data13, "dependencies")){
let data39 = data13.dependencies;
if(typeof data39 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/dependencies",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data39 === "honour") || (data39 === "ignore"))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/dependencies",keyword:"enum",params:{allowedValues: schema6.properties.strategy.properties.dependencies.enum}});
errors++;
}
}
if(data13.deadline !== undefined && func0.call(data13, "deadline")){
let data40 = data13.deadline;
if(typeof data40 === "string"){
if(!pattern4.test(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/deadline",keyword:"pattern",params:{pattern: "^(none|([0-9]+(\\.[0-9]+)?(ms|s|m|h))+)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/deadline",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data13.staleAfter !== undefined && func0.call(data13, "staleAfter")){
let data41 = data13.staleAfter;
if(typeof data41 === "string"){
if(!pattern3.test(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/staleAfter",keyword:"pattern",params:{pattern: "^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy/staleAfter",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategy",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.strategyRef !== undefined && func0.call(data, "strategyRef")){
let data42 = data.strategyRef;
if(typeof data42 === "string"){
if(func54(data42) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/strategyRef",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func54(data42) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/strategyRef",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strategyRef",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.now !== undefined && func0.call(data, "now")){
let data43 = data.now;
if(typeof data43 === "string"){
if(!pattern6.test(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/now",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/now",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.paused !== undefined && func0.call(data, "paused")){
if(typeof data.paused !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/paused",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.approvals !== undefined && func0.call(data, "approvals")){
let data45 = data.approvals;
if(Array.isArray(data45)){
const len4 = data45.length;
for(let i5=0; i5<len4; i5++){
let data46 = data45[i5];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if((data46.wave === undefined) || (!(func0.call(data46, "wave")))){
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5,keyword:"required",params:{missingProperty: "wave"}});
errors++;
}
if((data46.revision === undefined) || (!(func0.call(data46, "revision")))){
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5,keyword:"required",params:{missingProperty: "revision"}});
errors++;
}
if((data46.by === undefined) || (!(func0.call(data46, "by")))){
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5,keyword:"required",params:{missingProperty: "by"}});
errors++;
}
for(const key8 of Object.keys(data46)){
if(!((((key8 === "wave") || (key8 === "revision")) || (key8 === "attempt")) || (key8 === "by"))){
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5,keyword:"additionalProperties",params:{additionalProperty: key8}});
errors++;
}
}
if(data46.wave !== undefined && func0.call(data46, "wave")){
let data47 = data46.wave;
if(typeof data47 === "string"){
if(func54(data47) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5+"/wave",keyword:"maxLength",params:{limit: 63}});
errors++;
}
if(func54(data47) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5+"/wave",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5+"/wave",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data46.revision !== undefined && func0.call(data46, "revision")){
let data48 = data46.revision;
if(typeof data48 === "string"){
if(func54(data48) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5+"/revision",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
if(func54(data48) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5+"/revision",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5+"/revision",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data46.attempt !== undefined && func0.call(data46, "attempt")){
let data49 = data46.attempt;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5+"/attempt",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 1 || isNaN(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data46.by !== undefined && func0.call(data46, "by")){
let data50 = data46.by;
if(typeof data50 === "string"){
if(func54(data50) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5+"/by",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func54(data50) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5+"/by",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5+"/by",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/approvals/" + i5,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/approvals",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.clusters !== undefined && func0.call(data, "clusters")){
let data51 = data.clusters;
if(Array.isArray(data51)){
const len5 = data51.length;
for(let i6=0; i6<len5; i6++){
let data52 = data51[i6];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if((data52.name === undefined) || (!(func0.call(data52, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i6,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
for(const key9 of Object.keys(data52)){
if(!((key9 === "name") || (key9 === "labels"))){
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i6,keyword:"additionalProperties",params:{additionalProperty: key9}});
errors++;
}
}
if(data52.name !== undefined && func0.call(data52, "name")){
let data53 = data52.name;
if(typeof data53 === "string"){
if(func54(data53) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i6+"/name",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func54(data53) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i6+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i6+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data52.labels !== undefined && func0.call(data52, "labels")){
let data54 = data52.labels;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key10 of Object.keys(data54)){
if(typeof data54[key10] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i6+"/labels/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i6+"/labels",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i6,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clusters",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.inventory !== undefined && func0.call(data, "inventory")){
let data56 = data.inventory;
if(Array.isArray(data56)){
const len6 = data56.length;
for(let i7=0; i7<len6; i7++){
let data57 = data56[i7];
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key11 of Object.keys(data57)){
if(!(((((key11 === "group") || (key11 === "kind")) || (key11 === "namespace")) || (key11 === "name")) || (key11 === "labelSelector"))){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i7,keyword:"additionalProperties",params:{additionalProperty: key11}});
errors++;
}
}
if(data57.group !== undefined && func0.call(data57, "group")){
if(typeof data57.group !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i7+"/group",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data57.kind !== undefined && func0.call(data57, "kind")){
if(typeof data57.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i7+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data57.namespace !== undefined && func0.call(data57, "namespace")){
if(typeof data57.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i7+"/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data57.name !== undefined && func0.call(data57, "name")){
if(typeof data57.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i7+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data57.labelSelector !== undefined && func0.call(data57, "labelSelector")){
let data62 = data57.labelSelector;
if(!(data62 && typeof data62 == "object" && !Array.isArray(data62))){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i7+"/labelSelector",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i7,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/inventory",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
let data63 = data.targets;
if(Array.isArray(data63)){
const len7 = data63.length;
for(let i8=0; i8<len7; i8++){
let data64 = data63[i8];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if((data64.target === undefined) || (!(func0.call(data64, "target")))){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i8,keyword:"required",params:{missingProperty: "target"}});
errors++;
}
for(const key12 of Object.keys(data64)){
if(!((((((key12 === "group") || (key12 === "kind")) || (key12 === "namespace")) || (key12 === "name")) || (key12 === "labelSelector")) || (key12 === "target"))){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i8,keyword:"additionalProperties",params:{additionalProperty: key12}});
errors++;
}
}
if(data64.group !== undefined && func0.call(data64, "group")){
if(typeof data64.group !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i8+"/group",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data64.kind !== undefined && func0.call(data64, "kind")){
if(typeof data64.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i8+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data64.namespace !== undefined && func0.call(data64, "namespace")){
if(typeof data64.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i8+"/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data64.name !== undefined && func0.call(data64, "name")){
if(typeof data64.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i8+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data64.labelSelector !== undefined && func0.call(data64, "labelSelector")){
let data69 = data64.labelSelector;
if(!(data69 && typeof data69 == "object" && !Array.isArray(data69))){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i8+"/labelSelector",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data64.target !== undefined && func0.call(data64, "target")){
if(typeof data64.target !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i8+"/target",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i8,keyword:"type",params:{type: "object"}});
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
if(data.fleet !== undefined && func0.call(data, "fleet")){
let data72 = data.fleet;
if(typeof data72 === "string"){
if(func54(data72) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/fleet",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func54(data72) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fleet",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fleet",keyword:"type",params:{type: "string"}});
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
let data74 = data.output;
if(typeof data74 === "string"){
if(func54(data74) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/output",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func54(data74) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/output",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
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
