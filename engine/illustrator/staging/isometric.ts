// What an isometric view is of: a house, a shop, a room, a castle, a farm or an island on a square slab of ground.

import type { IsometricKind, IsometricModel, PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { SceneName } from '../lexicon/circumstances.ts';

const VIEW =
  /^(?:isometric(?: (?:view|style|perspective|projection|diorama))?|(?:miniature )?diorama|等距|等距视角|等轴测|等距风格|等距插画|微缩景观|微缩场景|微缩模型)$/i;

/** The first that is named counts. */
const KINDS: readonly (readonly [IsometricKind, RegExp])[] = [
  ['castle', /castle|fortress|城堡/i],
  ['farm', /\bfarm|barn\b|农场|谷仓/i],
  [
    'shop',
    /caf[eé]|coffee ?shop|bakery|book ?(?:shop|store)|flower shop|\bshop\b|\bstore\b|restaurant|咖啡(?:馆|店|厅)|面包店|书店|花店|商店|小店|餐厅/i,
  ],
  ['island', /\bisland\b|岛/i],
  ['room', /room|office|kitchen|studio apartment|卧室|房间|客厅|书房|办公室|厨房/i],
  ['house', /house|cottage|cabin|\bhome\b|villa|hut|房子|小屋|木屋|别墅|房屋|家/i],
];

/** What of the lexicon is drawn with each. */
const SHOWN: Readonly<Record<IsometricKind, RegExp>> = {
  house: /^(?:house|cabin|tree|pine|flower|flowers|wildflowers|fence|road|tulip|rose)$/,
  shop: /^(?:house|tree|potted-plant|parasol|table|chair|table-and-chairs|coffee)$/,
  room: /^(?:bed|table|chair|desktop-computer|laptop|potted-plant|bookshelf|book|rug|floor-lamp|framed-picture|house-plant|monitor)$/,
  castle: /^(?:castle|tower|tree|pine|road)$/,
  farm: /^(?:barn|house|fence|tree|road)$/,
  island: /^(?:palm|tree|house|cabin|parasol)$/,
};

/** Snow falls on these. */
const OPEN: ReadonlySet<IsometricKind> = new Set(['house', 'shop', 'castle', 'farm']);

/** Places that each has. */
const PLACES: Readonly<Record<IsometricKind, readonly SceneName[]>> = {
  house: ['meadow'],
  shop: ['room', 'street', 'terrace'],
  room: ['room', 'table'],
  castle: ['meadow'],
  farm: ['meadow'],
  island: ['sea'],
};

/** Changes the reading: the view is heeded where there is a model of what is to be seen. */
export function showIsometric(reading: PromptReading): void {
  const { asks, weather } = reading;
  const views = asks.filter(({ words, shows }) => VIEW.test(words) && shows.length === 0);
  if (views.length === 0) return;
  const named = asks.filter((ask) => !views.includes(ask));
  const text = named.map(({ words }) => words).join(' ');
  const [kind] = KINDS.find(([, pattern]) => pattern.test(text)) ?? [];
  if (!kind || ![...weather].every((one) => one === 'snow' && OPEN.has(kind))) return;
  const model: IsometricModel = { kind, words: text };
  reading.isometric = model;
  const [, pattern] = KINDS.find(([one]) => one === kind) ?? [];
  for (const { words, shows } of [...views, ...named])
    if (shows.length === 0 && (VIEW.test(words) || pattern?.test(words) === true))
      shows.push({ is: 'thing', thing: model });
}

export function isOfModel({ isometric }: PromptReading, { key }: Subject): boolean {
  return isometric !== undefined && SHOWN[isometric.kind].test(key);
}

export function isPlaceOfModel({ isometric }: PromptReading, scene: SceneName): boolean {
  return isometric !== undefined && PLACES[isometric.kind].includes(scene);
}
