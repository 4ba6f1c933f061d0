// What a poster shows that names no place: one thing, large, on a sheet of one colour; of a city its landmark.

import { luminance, toRgb } from '#engine/raster/colour.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { occasionOf } from './poster-occasions.ts';
import type { PosterFoot, PromptReading, Subject } from '../reading/prompt-reading.ts';

type Sheet = { ground: string; disc: string; foot?: PosterFoot };

type City = Sheet & {
  named: RegExp;
  /** Words for things of the lexicon. */
  sights: readonly string[];
};

const CITIES: readonly City[] = [
  { named: /\bparis\b|巴黎/i, sights: ['eiffel tower'], ground: '#1f6f8b', disc: '#f4c978' },
  {
    named: /\bkyoto\b|京都/i,
    sights: ['torii', 'pagoda'],
    ground: '#2b4c6f',
    disc: '#f6e0ae',
    foot: 'clouds',
  },
  { named: /\b(?:egypt|cairo|giza)\b|埃及|开罗/i, sights: ['pyramid'], ground: '#a8482e', disc: '#f4c062' },
  { named: /\blondon\b|伦敦/i, sights: ['big ben'], ground: '#24406b', disc: '#f1c46a' },
  {
    named: /\bnew york\b|manhattan|纽约/i,
    sights: ['statue of liberty'],
    ground: '#7c2c34',
    disc: '#f6d9a0',
    foot: 'clouds',
  },
  { named: /\brome\b|罗马/i, sights: ['colosseum'], ground: '#2f5f5a', disc: '#f0b456' },
  { named: /\bbeijing\b|北京/i, sights: ['forbidden city'], ground: '#1f4f6a', disc: '#f2c46c' },
  { named: /\bshanghai\b|上海/i, sights: ['东方明珠'], ground: '#1d3566', disc: '#f5d08a' },
  {
    named: /\bsydney\b|悉尼/i,
    sights: ['sydney opera house'],
    ground: '#155a7a',
    disc: '#f6b45c',
    foot: 'clouds',
  },
  { named: /\bdubai\b|迪拜/i, sights: ['burj khalifa'], ground: '#9a4a2c', disc: '#f6cf86' },
  { named: /\bmoscow\b|莫斯科/i, sights: ['圣瓦西里大教堂'], ground: '#22456e', disc: '#f3d9a4' },
  { named: /\b(?:india|agra)\b|印度/i, sights: ['taj mahal'], ground: '#a03f3a', disc: '#f6c878' },
  { named: /\btokyo\b|东京/i, sights: ['tokyo tower'], ground: '#1f3a66', disc: '#f4d6a2' },
  { named: /\bprague\b|布拉格/i, sights: ['týn church'], ground: '#7a3f3a', disc: '#f4d09a' },
  { named: /\bistanbul\b|伊斯坦布尔/i, sights: ['blue mosque'], ground: '#1f5f78', disc: '#f6c478' },
  { named: /\brio\b|里约/i, sights: ['christ the redeemer'], ground: '#1c6f70', disc: '#f8c05c' },
  { named: /\bseoul\b|首尔/i, sights: ['namsan tower'], ground: '#5a2f5c', disc: '#f4c6a4' },
  { named: /\bsingapore\b|新加坡/i, sights: ['marina bay sands'], ground: '#1d3f6c', disc: '#f6b87a' },
  { named: /\bberlin\b|柏林/i, sights: ['brandenburg gate'], ground: '#34506a', disc: '#f2cf84' },
  { named: /\bbarcelona\b|巴塞罗那/i, sights: ['sagrada familia'], ground: '#1f6a86', disc: '#f6c25c' },
  { named: /\blisbon\b|里斯本/i, sights: ['yellow tram'], ground: '#1f5f8a', disc: '#f6dfae' },
  { named: /\bpisa\b|比萨/i, sights: ['leaning tower of pisa'], ground: '#2f5f5a', disc: '#f0b456' },
  { named: /\bguangzhou\b|\bcanton\b|广州/i, sights: ['广州塔'], ground: '#3a2f6c', disc: '#f4c6a4' },
  { named: /\bxi['’]?an\b|西安/i, sights: ['大雁塔'], ground: '#8a4a2c', disc: '#f6d48c' },
  { named: /\bchengdu\b|成都/i, sights: ['panda'], ground: '#2f6a4c', disc: '#f2e6c0' },
  { named: /\bwuhan\b|武汉/i, sights: ['黄鹤楼'], ground: '#24506b', disc: '#f4d09a' },
  { named: /\bchongqing\b|重庆/i, sights: ['火锅'], ground: '#8a2a24', disc: '#f6cf86' },
  { named: /\b(?:athens|greece)\b|雅典|希腊/i, sights: ['parthenon'], ground: '#1c5f96', disc: '#f6d48c' },
];
const TRAVEL = /travel|tourism|旅行|旅游/i;

/** They stand by themselves before a sheet; all else is part of a land. */
const STANDING: ReadonlySet<Subject['kind']> = new Set([
  'face',
  'full',
  'mount',
  'bird',
  'fish',
  'figure',
  'vehicle',
  'air',
  'item',
  'food',
  'hat',
  'building',
]);
const MOST_STANDING = 2;
/** Food is named in the plural. */
const MOST_OF_FOOD = 4;

const SHEETS = [
  { ground: '#155a6b', disc: '#f6e3b8' },
  { ground: '#27357a', disc: '#f6e3b8' },
  { ground: '#8a2436', disc: '#f7e2b4' },
  { ground: '#1f5a46', disc: '#f6e6b4' },
] as const satisfies readonly Sheet[];
const BRIGHT: Sheet = { ground: '#ecb348', disc: '#f8e6b8' };
/** Before these stands what is drawn in white, or in pale colours. */
const OF_FILMS: Sheet = { ground: '#1c2550', disc: '#d8553a' };
const OF_WATER: Sheet = { ground: '#0f4f63', disc: '#e8b04c', foot: 'clouds' };
const PALE = /^(?:astronaut|rocket|ghost|swan)$/;

/** Changes the reading of a poster that is set nowhere. */
export function standOnSheet(reading: PromptReading, prompt: string): void {
  const { frame, weather, ground } = reading;
  if (frame !== 'poster' || weather.size > 0 || ground !== undefined) return;
  leaveNamesOut(reading);
  const city = CITIES.find(({ named }) => named.test(prompt));
  const isShown = city !== undefined && showCity(reading, city);
  if (city === undefined) nameTown(reading, prompt);
  const { subjects, scenes } = reading;
  const [first] = subjects;
  if (!first || scenes.length > 0 || isTimed(reading, prompt) || subjects.length > MOST_STANDING) return;
  if (
    !subjects.every(
      ({ kind, count }) => STANDING.has(kind) && count <= (kind === 'food' ? MOST_OF_FOOD : MOST_STANDING),
    )
  )
    return;
  if (isShown && TRAVEL.test(prompt)) nameCity(reading, city, prompt);
  const sheet = isShown ? city : sheetFor(first, prompt);
  Object.assign(reading, { ground: sheet.ground, disc: sheet.disc });
  if (sheet.foot) reading.foot = sheet.foot;
}

/** The summer of a summer sale is no hour of a place. */
function isTimed({ time, asks }: PromptReading, prompt: string): boolean {
  const [occasion = ''] = occasionOf(prompt)?.named.exec(prompt) ?? [];
  const said = asks.filter(({ shows }) => shows.some(({ is }) => is === 'time'));
  return (
    time !== undefined &&
    !(said.length > 0 && said.every(({ words }) => occasion.toLowerCase().includes(words.toLowerCase())))
  );
}

/** Cities that have no landmark of ours: a poster would show any town, so their names are told as left out. */
const WITHOUT_LANDMARK = /^(?:chicago|seoul|singapore|bangkok|首尔|新加坡|曼谷|深圳)$/i;

function leaveNamesOut({ asks }: PromptReading): void {
  for (const { words, shows } of asks) if (WITHOUT_LANDMARK.test(words)) shows.length = 0;
}

/** Its sights stand for the city where nothing else of it was asked for. Returns whether they do. */
function showCity(reading: PromptReading, { named, sights }: City): boolean {
  const { subjects, asks, unwanted } = reading;
  const shown = sights
    .flatMap((sight) => parsePrompt(sight).subjects)
    .filter(({ key }) => !unwanted.keys.has(key));
  if (subjects.length > 0 || shown.length === 0) return false;
  reading.subjects = shown;
  const others = asks.filter(({ words }) => !named.test(words));
  if (!others.some(({ shows }) => shows.some(({ is }) => is === 'scene' || is === 'time')))
    reading.scenes = [];
  for (const { words, shows } of asks)
    if (named.test(words)) shows.push(...shown.map((thing) => ({ is: 'thing', thing }) as const));
  return true;
}

/** Its name is the title where no other was given. */
function nameCity({ writing }: PromptReading, { named }: City, prompt: string): void {
  const [name] = named.exec(prompt) ?? [];
  if (name !== undefined && writing.every(({ isDetail }) => isDetail))
    writing.unshift({ text: name.toUpperCase(), on: 'poster', words: name });
}

/** "Travel poster of Lisbon", 大理旅行海报. */
const TOWN =
  /\b(?:travel|tourism) posters? (?:of|to|for) ((?:\p{Lu}[\p{L}'’-]+ ?){1,3})|^(?:vintage |retro )?((?:\p{Lu}[\p{L}'’-]+ ){1,3})(?:travel|tourism) posters?\b|\bvisit ((?:\p{Lu}[\p{L}'’-]+ ?){1,3})|^(?:复古)?(\p{Script=Han}{2,5}?)(?:城市)?(?:复古)?(?:旅行|旅游)(?:宣传)?海报/u;

/** A town that has no sight of ours is named nevertheless: its title is all that tells it from others. */
function nameTown({ writing, asks }: PromptReading, prompt: string): void {
  const said = TOWN.exec(prompt)
    ?.slice(1)
    .find((one) => one !== undefined);
  const name = said?.trim();
  if (name === undefined || name === '' || writing.some(({ isDetail }) => !isDetail)) return;
  const title = { text: name.toUpperCase(), on: 'poster', words: name } as const;
  writing.unshift(title);
  for (const { words, shows } of asks)
    if (shows.length === 0 && name.toLowerCase().includes(words.toLowerCase()))
      shows.push({ is: 'thing', thing: title });
}

/** Far from the colours of what stands before it. */
function sheetFor({ key, colour, kind, person }: Subject, prompt: string): Sheet {
  const occasion = occasionOf(prompt);
  if (kind === 'fish') return OF_WATER;
  if (PALE.test(key) || person?.role === 'astronaut') return OF_FILMS;
  if (occasion) return { disc: SHEETS[1].disc, ...occasion };
  if (colour !== undefined && luminance(colour) < 0.3) return BRIGHT;
  const free = colour === undefined ? SHEETS : SHEETS.filter(({ ground }) => areApart(ground, colour));
  const chance = [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return free[chance % free.length] ?? BRIGHT;
}

const APART = 130;

function areApart(one: string, other: string): boolean {
  const [a, b] = [toRgb(one), toRgb(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > APART;
}
