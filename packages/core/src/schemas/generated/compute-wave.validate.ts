// @ts-nocheck
// Generated from schemas/fn.landfall.dev/compute-wave.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func54 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","rollout","revision"],"properties":{"apiVersion":{"type":"string","enum":["fn.landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["ComputeWave"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"rollout":{"type":"string","minLength":1,"maxLength":240},"package":{"type":"string","minLength":1,"maxLength":512},"revision":{"type":"string","minLength":1,"maxLength":1024},"restart":{"type":"integer","minimum":0},"strategy":{"type":"object","required":["waves"],"properties":{"waves":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","required":["name","select"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63},"description":{"type":"string"},"select":{"type":"object","minProperties":1,"properties":{"matchLabels":{"type":"object","additionalProperties":{"type":"string"}},"matchExpressions":{"type":"array","items":{"type":"object","required":["key","operator"],"properties":{"key":{"type":"string","minLength":1,"maxLength":253},"operator":{"type":"string","enum":["In","NotIn","Exists","DoesNotExist"]},"values":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}},"targets":{"type":"array","uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":766}},"count":{"type":"integer","minimum":1},"cumulative":{"type":"string","pattern":"^(100|[1-9][0-9]?)%$","x-landfall-expects":"a percentage from 1% to 100%"},"rest":{"type":"boolean"}},"additionalProperties":false},"maxConcurrent":{"pattern":"^(100|[1-9]?[0-9])%$","x-landfall-expects":"a count, or a percentage from 0% to 100%","type":["integer","string"]},"maxFailures":{"pattern":"^(100|[1-9]?[0-9])%$","x-landfall-expects":"a count, or a percentage from 0% to 100%","type":["integer","string"]}},"additionalProperties":false}},"leftover":{"type":"string","enum":["error","lastWave","hold"]},"order":{"type":"string","enum":["name","hash"]},"salt":{"type":"string","maxLength":253},"dependencies":{"type":"string","enum":["honour","ignore"]},"deadline":{"type":"string","pattern":"^(none|([0-9]+(\\.[0-9]+)?(ms|s|m|h))+)$","x-landfall-expects":"a duration like 30m, or none"},"staleAfter":{"type":"string","pattern":"^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$","x-landfall-expects":"a duration like 15m"}},"additionalProperties":false},"strategyRef":{"type":"string","minLength":1,"maxLength":253},"now":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"paused":{"type":"boolean"},"clusters":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":253},"labels":{"type":"object","additionalProperties":{"type":"string"}}},"additionalProperties":false}},"inventory":{"type":"array","items":{"type":"object","properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"labelSelector":{"type":"object"}},"additionalProperties":false}},"targets":{"type":"array","items":{"type":"object","required":["target"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"labelSelector":{"type":"object"},"target":{"type":"string"}},"additionalProperties":false}},"subPackagesAreClusters":{"type":"boolean"},"fleet":{"type":"string","minLength":1,"maxLength":253},"annotate":{"type":"boolean"},"output":{"type":"string","minLength":1,"maxLength":253}},"additionalProperties":false};
export const check: Check = validate21;

const schema6 = schema;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(100|[1-9][0-9]?)%$", "u");
const pattern1 = new RegExp("^(100|[1-9]?[0-9])%$", "u");
const pattern3 = new RegExp("^(none|([0-9]+(\\.[0-9]+)?(ms|s|m|h))+)$", "u");
const pattern4 = new RegExp("^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$", "u");
const pattern5 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");

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
if(!(((((key4 === "name") || (key4 === "description")) || (key4 === "select")) || (key4 === "maxConcurrent")) || (key4 === "maxFailures"))){
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
let data34 = data13.leftover;
if(typeof data34 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/leftover",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data34 === "error") || (data34 === "lastWave")) || (data34 === "hold"))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/leftover",keyword:"enum",params:{allowedValues: schema6.properties.strategy.properties.leftover.enum}});
errors++;
}
}
if(data13.order !== undefined && func0.call(data13, "order")){
let data35 = data13.order;
if(typeof data35 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/order",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data35 === "name") || (data35 === "hash"))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/order",keyword:"enum",params:{allowedValues: schema6.properties.strategy.properties.order.enum}});
errors++;
}
}
if(data13.salt !== undefined && func0.call(data13, "salt")){
let data36 = data13.salt;
if(typeof data36 === "string"){
if(func54(data36) > 253){
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
let data37 = data13.dependencies;
if(typeof data37 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/dependencies",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data37 === "honour") || (data37 === "ignore"))){
(vErrors ??= []).push({instancePath:instancePath+"/strategy/dependencies",keyword:"enum",params:{allowedValues: schema6.properties.strategy.properties.dependencies.enum}});
errors++;
}
}
if(data13.deadline !== undefined && func0.call(data13, "deadline")){
let data38 = data13.deadline;
if(typeof data38 === "string"){
if(!pattern3.test(data38)){
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
let data39 = data13.staleAfter;
if(typeof data39 === "string"){
if(!pattern4.test(data39)){
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
let data40 = data.strategyRef;
if(typeof data40 === "string"){
if(func54(data40) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/strategyRef",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func54(data40) < 1){
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
let data41 = data.now;
if(typeof data41 === "string"){
if(!pattern5.test(data41)){
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
if(data.clusters !== undefined && func0.call(data, "clusters")){
let data43 = data.clusters;
if(Array.isArray(data43)){
const len4 = data43.length;
for(let i5=0; i5<len4; i5++){
let data44 = data43[i5];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if((data44.name === undefined) || (!(func0.call(data44, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i5,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
for(const key8 of Object.keys(data44)){
if(!((key8 === "name") || (key8 === "labels"))){
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i5,keyword:"additionalProperties",params:{additionalProperty: key8}});
errors++;
}
}
if(data44.name !== undefined && func0.call(data44, "name")){
let data45 = data44.name;
if(typeof data45 === "string"){
if(func54(data45) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i5+"/name",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func54(data45) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i5+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i5+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data44.labels !== undefined && func0.call(data44, "labels")){
let data46 = data44.labels;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key9 of Object.keys(data46)){
if(typeof data46[key9] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i5+"/labels/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i5+"/labels",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i5,keyword:"type",params:{type: "object"}});
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
let data48 = data.inventory;
if(Array.isArray(data48)){
const len5 = data48.length;
for(let i6=0; i6<len5; i6++){
let data49 = data48[i6];
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key10 of Object.keys(data49)){
if(!(((((key10 === "group") || (key10 === "kind")) || (key10 === "namespace")) || (key10 === "name")) || (key10 === "labelSelector"))){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i6,keyword:"additionalProperties",params:{additionalProperty: key10}});
errors++;
}
}
if(data49.group !== undefined && func0.call(data49, "group")){
if(typeof data49.group !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i6+"/group",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data49.kind !== undefined && func0.call(data49, "kind")){
if(typeof data49.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i6+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data49.namespace !== undefined && func0.call(data49, "namespace")){
if(typeof data49.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i6+"/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data49.name !== undefined && func0.call(data49, "name")){
if(typeof data49.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i6+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data49.labelSelector !== undefined && func0.call(data49, "labelSelector")){
let data54 = data49.labelSelector;
if(!(data54 && typeof data54 == "object" && !Array.isArray(data54))){
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i6+"/labelSelector",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/inventory/" + i6,keyword:"type",params:{type: "object"}});
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
let data55 = data.targets;
if(Array.isArray(data55)){
const len6 = data55.length;
for(let i7=0; i7<len6; i7++){
let data56 = data55[i7];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if((data56.target === undefined) || (!(func0.call(data56, "target")))){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i7,keyword:"required",params:{missingProperty: "target"}});
errors++;
}
for(const key11 of Object.keys(data56)){
if(!((((((key11 === "group") || (key11 === "kind")) || (key11 === "namespace")) || (key11 === "name")) || (key11 === "labelSelector")) || (key11 === "target"))){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i7,keyword:"additionalProperties",params:{additionalProperty: key11}});
errors++;
}
}
if(data56.group !== undefined && func0.call(data56, "group")){
if(typeof data56.group !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i7+"/group",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data56.kind !== undefined && func0.call(data56, "kind")){
if(typeof data56.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i7+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data56.namespace !== undefined && func0.call(data56, "namespace")){
if(typeof data56.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i7+"/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data56.name !== undefined && func0.call(data56, "name")){
if(typeof data56.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i7+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data56.labelSelector !== undefined && func0.call(data56, "labelSelector")){
let data61 = data56.labelSelector;
if(!(data61 && typeof data61 == "object" && !Array.isArray(data61))){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i7+"/labelSelector",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data56.target !== undefined && func0.call(data56, "target")){
if(typeof data56.target !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i7+"/target",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/targets/" + i7,keyword:"type",params:{type: "object"}});
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
let data64 = data.fleet;
if(typeof data64 === "string"){
if(func54(data64) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/fleet",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func54(data64) < 1){
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
let data66 = data.output;
if(typeof data66 === "string"){
if(func54(data66) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/output",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func54(data66) < 1){
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
