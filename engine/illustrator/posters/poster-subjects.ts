// What a poster shows that names no place: one thing, large, on a sheet of one colour; of a city its landmark.

import { MANNER } from './poster-titles.ts';
import { luminance, toRgb } from '#engine/raster/colour.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { leaveOut } from '../reading/leave-out.ts';
import { occasionOf } from './poster-occasions.ts';
import { CITIES, TOWNS_OF_TOWERS, type City, type Sheet } from './poster-cities.ts';
import { isBelowHung } from './sheet-words.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

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
  'hang',
  'plant',
  'tree',
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
  const city = CITIES.find(({ named }) => named.test(prompt));
  const isShown = city !== undefined && showCity(reading, city);
  if (city === undefined && nameTown(reading, prompt)) showTowers(reading, prompt);
  if (isShown && TRAVEL.test(prompt)) nameCity(reading, city, prompt);
  // Clouds over a fish would make it a far one in a lake.
  if (reading.subjects.some(({ kind }) => kind === 'fish'))
    leaveOut(reading, { ...reading.unwanted, keys: new Set(['auspicious-cloud', 'cloud']) });
  const { subjects, scenes } = reading;
  const [first] = subjects;
  if (!first || scenes.length > 0 || isTimed(reading, prompt) || subjects.length > MOST_STANDING) return;
  if (
    !subjects.every(
      ({ kind, count }) => STANDING.has(kind) && count <= (kind === 'food' ? MOST_OF_FOOD : MOST_STANDING),
    )
  )
    return;
  const sheet = isShown ? city : sheetFor(first, prompt);
  reading.ground = (isShown ? undefined : groundOf(reading, first)) ?? sheet.ground;
  // Lanterns hang over it.
  if (!isBelowHung(reading)) reading.disc = sheet.disc;
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
function nameTown({ writing, asks }: PromptReading, prompt: string): boolean {
  // "Vintage travel poster of Santorini" is of no town of that name.
  const said = TOWN.exec(prompt.replaceAll(MANNER, '').trim())
    ?.slice(1)
    .find((one) => one !== undefined);
  const [known] = TRAVEL.test(prompt) ? (TOWNS_OF_TOWERS.exec(prompt) ?? []) : [];
  const name = said?.trim() ?? known;
  if (name === undefined || name === '' || writing.some(({ isDetail }) => !isDetail)) return false;
  const title = { text: name.toUpperCase(), on: 'poster', words: name } as const;
  writing.unshift(title);
  for (const { words, shows } of asks)
    if (name.toLowerCase().includes(words.toLowerCase())) shows.push({ is: 'thing', thing: title });
  return true;
}

/** Changes the reading of a poster of a town of towers that shows nothing else: a low sun behind its roofs. */
function showTowers(reading: PromptReading, prompt: string): void {
  const { subjects, motifs, asks } = reading;
  const [name] = TOWNS_OF_TOWERS.exec(prompt) ?? [];
  if (name === undefined || subjects.length > 0 || motifs !== undefined) return;
  const others = asks.filter(({ words }) => !TOWNS_OF_TOWERS.test(words));
  if (others.some(({ shows }) => shows.some(({ is }) => is === 'scene'))) return;
  if (isTimed(reading, prompt)) return;
  const { ground, disc } = sheetOf(name, SHEETS);
  Object.assign(reading, { ground, disc, foot: 'skyline', scenes: [] });
}

/** Far from the colours of what stands before it. */
function sheetFor({ key, colour, kind, person }: Subject, prompt: string): Sheet {
  const occasion = occasionOf(prompt);
  if (kind === 'fish') return OF_WATER;
  if (PALE.test(key) || person?.role === 'astronaut') return OF_FILMS;
  if (occasion) return { disc: SHEETS[1].disc, ...occasion };
  if (colour !== undefined && luminance(colour) < 0.3) return BRIGHT;
  const free = colour === undefined ? SHEETS : SHEETS.filter(({ ground }) => areApart(ground, colour));
  return sheetOf(key, free);
}

/** "A poster of a peacock, gold and teal": the first colour that is deep enough, and not that of what stands there. */
function groundOf({ colours }: PromptReading, { colour }: Subject): string | undefined {
  return colours.find((one) => luminance(one) < DEEP && (colour === undefined || areApart(one, colour)));
}
const DEEP = 0.65;

function sheetOf(key: string, sheets: readonly Sheet[]): Sheet {
  const chance = [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return sheets[chance % sheets.length] ?? BRIGHT;
}

const APART = 130;

function areApart(one: string, other: string): boolean {
  const [a, b] = [toRgb(one), toRgb(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > APART;
}
