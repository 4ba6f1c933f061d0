// Names of things that are made, and of people, that mean something else beside other words: a traffic jam, fans of a team, a
// model in a dress, a pool that is played.

import type { Homonym } from './said-of-others.ts';

/** They are asked for with all other homonyms; the first that fits is meant. */
export const MADE_HOMONYMS: readonly Homonym[] = [
  // Counted they are coins, and else a heap.
  {
    said: /^(?:gold(?:en)? coins|金币)$/,
    before: /^(?:two|three|four|five|six|seven|eight|[2-8]|枚|个|[两三四五六七八几][枚个]?)$/,
    beside: /./,
    meant: 'coin',
  },
  { said: /^(?:gloves?|mitts?)$/, beside: /^baseball(?: bats?)?$/, meant: 'baseball glove' },
  // The one on its plate is drawn with it.
  {
    said: /^(?:ballerinas?|dancers?|芭蕾女孩|芭蕾舞者|舞者)$/,
    beside: /^(?:music box(?:es)?|八音盒|音乐盒)$/,
  },
  { said: /^pool$/, led: /\b(?:play(?:ing|s)?|shoot(?:ing|s)?) $/, beside: /./, meant: 'pool table' },
  // Nobody is seen in it, and nobody carries it.
  {
    said: /^(?:sedan chair|bridal sedan chair|palanquin|轿子|花轿|大红花轿)$/,
    beside: /^(?:in|inside|carry|carrying|carried|carries|riding|sits?|sitting|.*坐.*|.*抬.*|里|里面|中)$/,
  },
  // 墙头开满了牵牛花: of a wall that nobody sees, over a yard.
  { said: /^墙头上?$/, beside: /^(?:牵牛花|蔷薇花?|爬山虎|喇叭花|.*花|藤|藤蔓|青草|杂草|瓦片)$/ },
  // Who wears something, or walks on a runway, is no model of a thing.
  {
    said: /^models?$/,
    beside:
      /^(?:dress|gown|suit|coat|jacket|outfit|bikini|swimsuit|jeans|skirt|hat|heels|wearing|wears|posing|poses|runway|catwalk|fashion|sitting|standing|walking|hair|haute couture)$/,
    unless:
      /^(?:trains?|cars?|planes?|airplanes?|ships?|boats?|railways?|railroads?|kits?|of|rockets?|houses?)$/,
    meant: 'fashion model',
  },
  // What crosses a road has legs.
  {
    said: /^turtles?$/,
    beside:
      /^(?:roads?|streets?|highways?|gardens?|grass|lawns?|meadows?|paths?|forests?|woods|deserts?|fields?|park|trails?|hills?|hiking|backpacks?|leaf|leaves|hares?|rabbits?|lettuce|crossing)$/,
    meant: 'tortoise',
  },
  // Its gate of honour stands over a street, and in no canal.
  { said: /^(?:古镇|水乡|江南水乡|江南古镇)$/, beside: /牌[坊楼]$/, meant: '古街' },
  // Cars stand in it, behind each other.
  { said: /^(?:traffic jams?|堵车|交通堵塞)$/, beside: /./, meant: 'car', many: 4 },
  // They stand around something.
  {
    said: /^rings?$/,
    led: /\b(?:an?|the) (?:\S+ )?$/,
    beside: /^(?:stones|rocks|mushrooms|fire|flames|candles|people|dancers|children|trees|clouds|light)$/,
    unless: /^(?!of\b)/,
  },
  {
    said: /^(?:an? )?fans?$/,
    beside:
      /^(?:cheering|cheers?|cheer|stadium|team|concert|football|soccer|match|band|idol|autographs?|singer|players?)$/,
    unless: /^(?:spinning|blowing|turning|whirring)$/,
    meant: 'football fan',
  },
];
