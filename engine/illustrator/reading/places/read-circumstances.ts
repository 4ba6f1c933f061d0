// Reads what a prompt says of the image as a whole: hour, weather, places, looks, moods.

import { ALOFT, type TimeOfDay } from '../../lexicon/circumstances.ts';
import type { Tone } from '../../lexicon/tones.ts';
import type { Plume, PromptReading, Shown } from '../prompt-reading.ts';
import { meaningOf, type Meaning, type Word } from '../words/word.ts';

/** Words that say that somebody is up there. */
export const ALOFT_WORDS: ReadonlySet<string> = new Set(ALOFT.split(', '));

/** Notes what of the image shows a word. */
export type Show = (word: Word, ...shown: Shown[]) => void;

/** Time, weather, places, manners: what each word says by itself. */
export function readCircumstances(reading: PromptReading, words: readonly Word[], show: Show): void {
  for (const [at, word] of words.entries()) {
    for (const meaning of word.meanings) {
      if (meaning.is === 'scene' && isUpThere(words, at)) reading.isAloft = true;
      const shown = readCircumstance(reading, meaning, word.text);
      // The wall or the fall itself has to be seen, not only a place where it could be.
      if (shown && !(shown.is === 'scene' && isLandmark(word))) show(word, shown);
    }
  }
  // "City lights through the window": they are lit by night.
  if (words.some(({ text }) => CITY_LIGHTS.test(text))) reading.time ??= 'night';
  if (reading.weather.has('storm') && words.some(isOfRain)) reading.weather.add('rain');
  // It comes out of clouds.
  const tornado = reading.subjects.find(({ key }) => key === 'tornado');
  if (tornado && reading.weather.size === 0) reading.weather.add('storm');
  // Over water it stands in it, as ships do.
  if (tornado && reading.scenes.some((scene) => scene === 'sea' || scene === 'lake')) tornado.kind = 'boat';
  if (reading.scenes.length > 0) return;
  for (const word of words) {
    const near = meaningOf(word, 'near-scene')?.value;
    if (near) addOnce(reading.scenes, near);
  }
}

/** Whether the word at `at` says that somebody is up there. */
export function isUpThere(words: readonly Word[], at: number): boolean {
  return ALOFT_WORDS.has(words[at]?.text.toLowerCase() ?? '') || isThroughClouds(words, at);
}

/** "Sailing through the clouds": read with what is done. */
function isThroughClouds(words: readonly Word[], at: number): boolean {
  if (!/^clouds?$/i.test(words[at]?.text ?? '')) return false;
  const before = words[/^the$/i.test(words[at - 1]?.text ?? '') ? at - 2 : at - 1];
  return (
    before?.run === words[at]?.run && /(?:^| )(?:through|among|above|across|into)$/i.test(before?.text ?? '')
  );
}

const CITY_LIGHTS = /^(?:city lights|lights of the city|城市的?灯[光火]|万家灯火)$/i;

/** Lightning and thunder alone bring none. */
function isOfRain(word: Word): boolean {
  return meaningOf(word, 'weather')?.value === 'storm' && !WITHOUT_RAIN.test(word.text);
}
const WITHOUT_RAIN = /lightning|^thunder$|^(?:dry|heat) |闪电|雷电|电闪雷鸣|打雷|干雷|旱天雷|⚡/iu;

const OVER_CLOUDS = /^(?:above|over) the clouds$|^(?:云端|云层之上|云海上|云上)$/i;
const CHALK = /^(?:粉笔|chalk)$/i;

function isLandmark(word: Word): boolean {
  return /^(?:great-wall|waterfall)$/.test(meaningOf(word, 'subject')?.value.key ?? '');
}

function readCircumstance(reading: PromptReading, meaning: Meaning, text: string): Shown | undefined {
  switch (meaning.is) {
    case 'time':
      reading.time = chooseTime(reading.time, meaning.value);
      return { is: 'time', time: meaning.value };
    case 'weather':
      reading.weather.add(meaning.value);
      return { is: 'weather', weather: meaning.value };
    case 'plume':
      return { is: 'thing', thing: addPlume(reading, { what: meaning.value, words: text }) };
    case 'scene':
      addOnce(reading.scenes, meaning.value);
      return OVER_CLOUDS.test(text)
        ? { is: 'scene', scene: meaning.value, isOver: true }
        : { is: 'scene', scene: meaning.value };
    case 'look': {
      // 黑板上用粉笔写着: its letters are of chalk, and the image need not be.
      const onBoard = CHALK.test(text) ? reading.writing.find(({ on }) => on === 'board') : undefined;
      if (onBoard) return { is: 'thing', thing: onBoard };
      addOnce(reading.looks, meaning.value);
      return { is: 'look', look: meaning.value };
    }
    case 'tone':
      reading.tone = meaning.value;
      addLook(reading, meaning.value, text);
      return { is: 'tone', tone: meaning.value };
    case 'image-light':
      reading.lights.add(meaning.value);
      return { is: 'manner' };
    case 'cast':
      reading.cast ??= meaning.value;
      // In a light things keep what they are painted in.
      if (reading.colours.length === 0 && meaning.value.isLight !== true)
        reading.colours.push(...meaning.value.colours);
      return { is: 'manner' };
    case 'abstract':
      return { is: 'abstract' };
    case 'soft-behind':
      return { is: 'thing', thing: (reading.blur ??= { words: text }) };
    case 'frame':
      // A photo of food or of a product may be taken from above, too.
      if (meaning.value === 'top_down' && (reading.frame === 'food' || reading.frame === 'product'))
        reading.frame = meaning.value;
      // 山水logo: of a land, but a mark.
      if (meaning.value === 'logo' && reading.frame === 'landscape') reading.frame = 'logo';
      reading.frame ??= meaning.value;
      if (meaning.value === 'portrait') reading.isPortrait = true;
      // Seen from near it has what is behind it, out of focus.
      if (meaning.value === 'product' && reading.frame === 'close_up') return undefined;
      return { is: meaning.value === 'top_down' ? 'above' : 'manner' };
    case 'mood':
      addOnce(reading.moods, meaning.value);
      return { is: 'mood' };
    case 'act':
      reading.relations.add(meaning.value);
      return meaning.value === 'under' || meaning.value === 'hold'
        ? undefined
        : { is: 'act', act: meaning.value };
    case 'meal':
      return { is: 'thing', thing: (reading.meal ??= { words: text }) };
    case 'meeting':
      return { is: 'thing', thing: (reading.meeting ??= { words: text }) };
    case 'table-game':
      return { is: 'thing', thing: (reading.game ??= { what: meaning.value, words: text }) };
    case 'surface':
      return { is: 'thing', thing: (reading.surface ??= meaning.value) };
    case 'plate':
      return { is: 'thing', thing: (reading.plate ??= meaning.value) };
    case 'window':
      return { is: 'window' };
    default:
      return undefined;
  }
}

/** What is painted before its colours are changed: old prints for sepia, lines for a blueprint, flat washes for porcelain. */
function addLook({ looks }: PromptReading, tone: Tone, text: string): void {
  if (tone === 'sepia') addOnce(looks, 'vintage');
  else if (tone === 'noir') addOnce(looks, 'cinematic');
  else if (tone === 'blueprint') addOnce(looks, 'line_art');
  else if (tone === 'porcelain') addOnce(looks, 'ukiyo_e');
  else if (/照|摄影|相片/u.test(text)) addOnce(looks, 'photo');
}

function addPlume({ plumes }: PromptReading, plume: Plume): Plume {
  const same = plumes.find(({ what }) => what === plume.what);
  if (!same) plumes.push(plume);
  return same ?? plume;
}

/** Night wins over any other time, and a named twilight over plain day. */
function chooseTime(current: TimeOfDay | undefined, next: TimeOfDay): TimeOfDay {
  if (current === undefined || current === 'day') return next;
  return next === 'day' ? current : current === 'night' || next === 'night' ? 'night' : next;
}

function addOnce<T>(list: T[], value: T): void {
  if (!list.includes(value)) list.push(value);
}
