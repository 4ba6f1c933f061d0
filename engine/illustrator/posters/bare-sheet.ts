// Posters that name nothing of a place: wares in a crate, the earth, or an ornament about the type, on a sheet of one
// colour.

import { parsePrompt } from '../reading/parse-prompt.ts';
import { linesIn } from '../reading/writing/take-details.ts';
import { isPosterSheet } from './poster-occasions.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Writing } from '../reading/writing/sheet-reading.ts';
import type { Look } from '../styles/look.ts';

/** Printed posters have what was written as their title. Changes the reading. */
export function printTitle(reading: PromptReading, look: Look, prompt: string): void {
  if (reading.frame !== undefined) return;
  const titles = reading.writing.filter(
    ({ on, isDetail }) => (on === undefined || on === 'shirt') && isDetail !== true,
  );
  // Words alone need a ground, and no picture that nobody asked for.
  const isWordsAlone = look === 'auto' && titles.length > 0 && isBare(reading);
  if (look !== 'poster' && !isWordsAlone) return;
  // What a festival is known by stands on its sheet, and in no room.
  const isOccasion = OCCASION.test(prompt) && reading.scenes.length === 0 && reading.weather.size === 0;
  if (titles.length === 0 && !isOccasion && !isEarthAlone(reading) && !isBare(reading)) return;
  reading.frame = 'poster';
  for (const writing of reading.writing)
    if (writing.on === undefined || titles.includes(writing)) writing.on = 'poster';
  if (titles.length > 0) takeLines(reading, prompt);
}

const OCCASION =
  /\b(?:festival|concert|exhibition|fair|expo|marathon|conference|gala|carnival)\b|音乐节|演唱会|音乐会|展览|艺术节|博览会|晚会/i;

const QUOTED = /["“”「」『』][^"“”「」『』]*["“”「」『』]/gu;

/** Hours and days beside the title are set below it. Changes the reading. */
function takeLines(reading: PromptReading, prompt: string): void {
  if (reading.writing.some(({ isDetail }) => isDetail)) return;
  for (const { text } of linesIn(prompt.replaceAll(QUOTED, (quote) => ' '.repeat(quote.length)))) {
    const line: Writing = { text, words: text, on: 'poster', isDetail: true };
    reading.writing.push(line);
    for (const { words, shows } of reading.asks) {
      if (!text.toLowerCase().includes(words.toLowerCase())) continue;
      if (shows.some((one) => one.is === 'time')) reading.time = undefined;
      shows.splice(0, shows.length, { is: 'thing', thing: line });
    }
  }
}

const WARES: readonly (readonly [named: RegExp, sight: string, ground: string])[] = [
  [
    /farmers?['’]?s? market|\bvegetables?\b|veggies|green ?grocer|农夫市集|农贸市场|菜市场|菜市集|蔬菜/i,
    'a crate of vegetables',
    '#2f6a4c',
  ],
  [/fruit (?:market|shop|stand|fair)|\bfruits?\b|水果/i, 'a basket of fruit', '#1f5f78'],
];

/** Changes the reading of a poster that shows nothing else: what is sold lies in its crate. */
export function showWares(reading: PromptReading, prompt: string): void {
  const { frame, asks, unwanted } = reading;
  leaveMarket(reading, prompt);
  if (frame !== 'poster' || reading.subjects.length > 0 || !isPosterSheet(reading)) return;
  const found = WARES.find(([named]) => named.test(prompt));
  if (!found) return;
  const [named, sight, ground] = found;
  const shown = parsePrompt(sight);
  if (shown.subjects.some(({ key }) => unwanted.keys.has(key))) return;
  Object.assign(reading, { subjects: shown.subjects, links: shown.links });
  reading.ground ??= ground;
  for (const { words, shows } of asks)
    if (shows.length === 0 && (named.test(words) || isIn(named.exec(prompt)?.[0], words)))
      shows.push(...shown.subjects.map((thing) => ({ is: 'thing', thing }) as const));
}

function isIn(phrase = '', words = ''): boolean {
  return words !== '' && phrase.toLowerCase().includes(words.toLowerCase());
}

const MARKET = /farmers?['’]?s? market|农夫市集|农贸市场|菜市场|菜市集/i;

/** A market that a poster is for is told by its wares: neither its street nor its farmer. Changes the reading. */
function leaveMarket(reading: PromptReading, prompt: string): void {
  const { frame, asks, subjects, scenes } = reading;
  const [phrase] = MARKET.exec(prompt) ?? [];
  if (frame !== 'poster' || phrase === undefined) return;
  const isOfIt = (words: string): boolean => isIn(phrase, words);
  if (!subjects.every(({ words = '' }) => isOfIt(words))) return;
  const named = asks.filter(({ words }) => isOfIt(words));
  const shown = named.flatMap(({ shows }) => shows);
  if (!scenes.every((scene) => shown.some((one) => one.is === 'scene' && one.scene === scene))) return;
  Object.assign(reading, { subjects: [], links: [], scenes: [] });
  for (const { shows } of named) shows.length = 0;
}

/** Changes the reading of a poster that has still nothing on it. */
export function adornSheet(reading: PromptReading): void {
  if (reading.frame !== 'poster' || reading.stationery || reading.pattern) return;
  if (isEarthAlone(reading)) {
    reading.scenes = [];
    reading.ground ??= '#18234f';
    reading.motifs ??= [{ what: 'stars' }];
    return;
  }
  if (!isBare(reading) || reading.motifs !== undefined || reading.foot !== undefined) return;
  if (reading.asks.some(({ words }) => WHITE_GROUND.test(words))) {
    Object.assign(reading, { ground: WHITE, motifs: [] });
    return;
  }
  const said = reading.writing.map(({ text }) => text).join('');
  const chance = [...said].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  reading.ground ??= GROUNDS[chance % GROUNDS.length] ?? GROUNDS[0];
  reading.motifs = [{ what: 'rosette' }];
}

/** Words alone stand on it. */
const WHITE = '#f7f4ee';
const WHITE_GROUND = /^(?:white back(?:ground|drop)|纯?白色?背景上?|白底图?)$/i;
const GROUNDS = ['#155a6b', '#27357a', '#8a2436', '#1f5a46'] as const;

/** Nothing that makes a picture was understood. */
function isBare(reading: PromptReading): boolean {
  const { subjects, scenes, weather, time, moods, plumes, asks } = reading;
  const isAbstract = asks.some(({ words }) => /abstract|抽象/i.test(words));
  return (
    !isAbstract &&
    time === undefined &&
    [subjects, scenes, moods, plumes].every(({ length }) => length === 0) &&
    weather.size === 0
  );
}

/** The whole of it, and no more than the space that it is in. */
function isEarthAlone({ subjects, scenes, weather, time }: PromptReading): boolean {
  return (
    subjects.length === 1 &&
    subjects[0]?.key === 'earth' &&
    scenes.length === 0 &&
    weather.size === 0 &&
    time === undefined
  );
}

const INFOGRAPHIC = /^(?:infographics?|信息图表?)$/i;

/** Changes the reading: a sheet with a thing on it has neither numbers nor arrows, and is told so. */
export function leaveNumbersOut({ asks }: PromptReading): void {
  for (const { words, shows } of asks) if (INFOGRAPHIC.test(words)) shows.length = 0;
}
