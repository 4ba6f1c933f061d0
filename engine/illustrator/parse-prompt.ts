// Reads a prompt in English or Chinese: which known words it has, what they mean together, what is left.

import type { WordDrawing } from './drawings.ts';
import { readWordIndex } from './drawings.ts';
import { ANIMALS } from './lexicon/animals.ts';
import {
  COLOURS,
  LOOKS,
  MOODS,
  NUMBERS,
  RELATIONS,
  SCENES,
  TIMES,
  WEATHERS,
  type Mood,
  type Relation,
  type SceneName,
  type TimeOfDay,
  type Weather,
  type WordLook,
} from './lexicon/circumstances.ts';
import { CHINESE_FILLERS, ENGLISH_FILLERS } from './lexicon/fillers.ts';
import { PEOPLE } from './lexicon/people.ts';
import { PLACES } from './lexicon/places.ts';
import type { SubjectEntry } from './lexicon/subject.ts';
import { THINGS } from './lexicon/things.ts';
import type { PromptReading, Subject } from './prompt-reading.ts';

type Meaning =
  | { is: 'time'; value: TimeOfDay }
  | { is: 'weather'; value: Weather }
  | { is: 'scene'; value: SceneName }
  | { is: 'look'; value: WordLook }
  | { is: 'colour'; value: string }
  | { is: 'number'; value: number }
  | { is: 'relation'; value: Relation }
  | { is: 'mood'; value: Mood }
  | { is: 'portrait' }
  | { is: 'touch' }
  | { is: 'window' }
  | { is: 'subject'; value: Omit<SubjectEntry, 'words'> };

type Hit = { words: string; meanings: Meaning[] };

// Things that nobody imagines alone, in languages and words that show no plural.
const USUAL_COUNTS: Record<string, number> = {
  'sky-lantern': 5,
  'hot-air-balloon': 3,
  jellyfish: 3,
  fish: 5,
  crane: 3,
  butterfly: 3,
  bird: 3,
  dragonfly: 2,
};
const LONGEST_CHINESE_WORD = 6;
const LONGEST_ENGLISH_PHRASE = 4;
const CHINESE_NUMBER =
  /^([两二三四五六七八九十几数百千万]{1,12}|[2-9])[只个条匹朵座艘辆位棵头盏把盘杯碗对群些片颗名株栋间顶架]/u;
const CHINESE_CROWD = /^(一群|一排|一片|成片|满天|漫天|无数)/u;
const HAN_RUN = /\p{Script=Han}+|[a-z0-9][a-z0-9'’é-]*(?:[ \t]+[a-z0-9][a-z0-9'’é-]*)*/giu;

const lexicon = buildLexicon();
const englishFillers = new Set(ENGLISH_FILLERS.split(' '));
const chineseFillers = new Set(CHINESE_FILLERS.split(' '));
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

export const KNOWN_SUBJECTS: readonly SubjectEntry[] = [...ANIMALS, ...PEOPLE, ...THINGS, ...PLACES];

/**
 * Reads a prompt. Every word ends as understood, as ignored, or is a filler that needs no drawing; an unknown
 * word never becomes a guess. Needs the prepared drawings (their word index).
 */
export function parsePrompt(prompt: string): PromptReading {
  const hits: Hit[] = [];
  const ignored: string[] = [];
  for (const [run] of prompt.matchAll(HAN_RUN)) {
    if (/\p{Script=Han}/u.test(run)) readChinese(run, hits, ignored);
    else readEnglish(run, hits, ignored);
  }
  return interpret(hits, ignored);
}

function buildLexicon(): Map<string, Meaning[]> {
  const built = new Map<string, Meaning[]>();
  function add(words: string, meaning: Meaning): void {
    for (const raw of words.split(',')) {
      const word = raw.trim();
      const meanings = built.get(word);
      if (meanings) meanings.push(meaning);
      else built.set(word, [meaning]);
    }
  }
  for (const [value, words] of entries(TIMES)) add(words, { is: 'time', value });
  for (const [value, words] of entries(WEATHERS)) add(words, { is: 'weather', value });
  for (const [value, words] of entries(SCENES)) add(words, { is: 'scene', value });
  for (const [value, words] of entries(LOOKS)) add(words, { is: 'look', value });
  for (const [value, words] of entries(COLOURS)) add(words, { is: 'colour', value });
  for (const [value, words] of Object.entries(NUMBERS)) add(words, { is: 'number', value: Number(value) });
  for (const [value, words] of entries(RELATIONS)) add(words, { is: 'relation', value });
  for (const [value, words] of entries(MOODS)) add(words, { is: 'mood', value });
  add('portrait, close-up portrait, headshot, selfie, 肖像, 头像, 半身像, 人像', { is: 'portrait' });
  add('touch of, a touch of, one touch of, hint of, a hint of, 一点, 一抹', { is: 'touch' });
  add('window, 窗, 窗户, 窗子', { is: 'window' });
  for (const list of [ANIMALS, PEOPLE, THINGS, PLACES]) {
    for (const { words, ...value } of list) add(words, { is: 'subject', value });
  }
  return built;
}

function entries<K extends string>(table: Record<K, string>): [K, string][] {
  return Object.entries(table) as [K, string][];
}

function readEnglish(run: string, hits: Hit[], ignored: string[]): void {
  const words = run.split(/[ \t]+/);
  let index = 0;
  while (index < words.length) {
    const found = findEnglish(words, index);
    if (found) {
      hits.push({ words: found.words, meanings: found.meanings });
      index += found.length;
      continue;
    }
    const word = words[index] ?? '';
    const plain = word.toLowerCase();
    if (!lemmas(plain).some((lemma) => englishFillers.has(lemma)) && !/^\d+$/.test(plain)) ignored.push(word);
    index++;
  }
}

function findEnglish(words: string[], index: number): (Hit & { length: number }) | undefined {
  for (let length = Math.min(LONGEST_ENGLISH_PHRASE, words.length - index); length > 0; length--) {
    const phrase = words.slice(index, index + length).join(' ');
    const plain = phrase.toLowerCase().replaceAll('’', "'");
    for (const lemma of lemmas(plain)) {
      const meanings = lexicon.get(lemma);
      if (meanings)
        return {
          words: phrase,
          meanings: withPlural(meanings, lemma !== plain || isNamedPlural(plain)),
          length,
        };
    }
    const drawing = lemmas(plain)
      .filter((lemma) => !englishFillers.has(lemma))
      .map((lemma) => readWordIndex().get(lemma))
      .find((found) => found !== undefined);
    if (drawing) return { words: phrase, meanings: [fromIndex(drawing)], length };
  }
  return undefined;
}

/** Plurals that stand in the lexicon as words of their own, like "fishing boats". */
function isNamedPlural(word: string): boolean {
  return (
    /[^s]s$/.test(word) &&
    lexicon.get(word.slice(0, -1))?.some((meaning) => meaning.is === 'subject') === true
  );
}

/** A plural without a number is a few: "boats", "lanterns". */
function withPlural(meanings: Meaning[], isPlural: boolean): Meaning[] {
  const countable = meanings.some(
    (meaning) => meaning.is === 'subject' && !['food', 'sky'].includes(meaning.value.kind),
  );
  return isPlural && countable ? [{ is: 'number', value: 3.5 }, ...meanings] : meanings;
}

function lemmas(word: string): string[] {
  const forms = [word];
  if (word.endsWith("'s")) forms.push(word.slice(0, -2));
  if (/[a-z]{3}ies$/.test(word)) forms.push(word.replace(/ies$/, 'y'));
  if (word.endsWith('ves')) forms.push(word.replace(/ves$/, 'f'), word.replace(/ves$/, 'fe'));
  if (/(s|x|ch|sh|o)es$/.test(word)) forms.push(word.replace(/es$/, ''));
  if (/[^s]s$/.test(word) && word.length > 3) forms.push(word.slice(0, -1));
  return forms;
}

function fromIndex(drawing: WordDrawing): Meaning {
  return { is: 'subject', value: { key: drawing.drawing, ...drawing } };
}

/** Longest known word first, from left to right; what is left over is cut by a segmenter, only to be listed. */
function readChinese(run: string, hits: Hit[], ignored: string[]): void {
  let rest = '';
  let index = 0;
  function listRest(): void {
    for (const { segment } of segmenter.segment(rest)) {
      if (!isFilledChinese(segment)) ignored.push(segment);
    }
    rest = '';
  }
  while (index < run.length) {
    const found = findChinese(run, index);
    if (found) {
      listRest();
      if (found.meanings.length > 0) hits.push(found);
      index += found.words.length;
    } else {
      rest += run[index];
      index++;
    }
  }
  listRest();
}

function isFilledChinese(segment: string): boolean {
  return chineseFillers.has(segment) || [...segment].every((letter) => chineseFillers.has(letter));
}

function findChinese(run: string, index: number): Hit | undefined {
  const ahead = run.slice(index);
  const counted = CHINESE_NUMBER.exec(ahead) ?? CHINESE_CROWD.exec(ahead);
  if (counted)
    return { words: counted[0], meanings: [{ is: 'number', value: chineseNumber(counted[1] ?? '') }] };
  for (let length = Math.min(LONGEST_CHINESE_WORD, ahead.length); length > 0; length--) {
    const word = ahead.slice(0, length);
    const meanings = lexicon.get(word);
    if (meanings) return { words: word, meanings };
    if (chineseFillers.has(word)) return { words: word, meanings: [] };
    // A single character from the index would match by accident: 一, 上 and 头 are drawings there.
    const drawing = length > 1 ? readWordIndex().get(word) : undefined;
    if (drawing) return { words: word, meanings: [fromIndex(drawing)] };
  }
  return undefined;
}

function chineseNumber(digits: string): number {
  const value = { 两: 2, 二: 2, 三: 3, 几: 3, 四: 4 }[digits] ?? Number(digits);
  return Math.min(5, Number.isNaN(value) ? 5 : value);
}

function interpret(hits: Hit[], ignored: string[]): PromptReading {
  const reading: PromptReading = {
    subjects: [],
    links: [],
    writing: [],
    scenes: [],
    time: undefined,
    weather: new Set(),
    colours: [],
    relations: new Set(),
    moods: [],
    looks: [],
    isPortrait: false,
    understood: [],
    ignored: [...new Set(ignored)],
  };
  let count = 1;
  let isAlone = false;
  let colour: string | undefined;
  let isTouch = false;
  let hasWindow = false;
  for (const { words, meanings } of hits) {
    // How many, and how much, is seen in what is counted.
    const isBareCount = meanings.every(({ is }) => is === 'number' || is === 'touch');
    if (!isBareCount) addOnce(reading.understood, words);
    for (const meaning of meanings) {
      if (meaning.is === 'time') reading.time = chooseTime(reading.time, meaning.value);
      else if (meaning.is === 'weather') reading.weather.add(meaning.value);
      else if (meaning.is === 'scene') addOnce(reading.scenes, meaning.value);
      else if (meaning.is === 'look') addOnce(reading.looks, meaning.value);
      else if (meaning.is === 'relation') reading.relations.add(meaning.value);
      else if (meaning.is === 'mood') addOnce(reading.moods, meaning.value);
      else if (meaning.is === 'portrait') reading.isPortrait = true;
      else if (meaning.is === 'touch') isTouch = true;
      else if (meaning.is === 'window') hasWindow = true;
      else if (meaning.is === 'number') {
        count = count > 1 && meaning.value === 3.5 ? count : Math.floor(meaning.value);
        isAlone = count === 1;
      } else if (meaning.is === 'colour') {
        if (colour !== undefined) reading.colours.push(colour);
        // A touch of red is no red place: it is left to what is red by itself.
        colour = isTouch ? undefined : meaning.value;
        isTouch = false;
      } else {
        addSubject(reading.subjects, {
          ...meaning.value,
          count: count === 1 && !isAlone ? (USUAL_COUNTS[meaning.value.key] ?? 1) : count,
          ...(colour === undefined ? {} : { colour }),
        });
        count = 1;
        isAlone = false;
        colour = undefined;
      }
    }
    // "golden fields": the colour belongs to the place.
    if (colour !== undefined && meanings.some((meaning) => meaning.is === 'scene')) {
      reading.colours.push(colour);
      colour = undefined;
    }
  }
  if (colour !== undefined) reading.colours.push(colour);
  // One looks out of a window, unless something is there that has windows itself.
  const isGlazed = reading.subjects.some(({ kind }) => ['building', 'vehicle', 'landmark'].includes(kind));
  if (hasWindow && !isGlazed && reading.scenes.length === 0) reading.scenes.push('room');
  return reading;
}

/** Night wins over any other time, and a named twilight over plain day. */
function chooseTime(current: TimeOfDay | undefined, next: TimeOfDay): TimeOfDay {
  if (current === undefined || current === 'day') return next;
  return next === 'day' ? current : current === 'night' || next === 'night' ? 'night' : next;
}

function addOnce<T>(list: T[], value: T): void {
  if (!list.includes(value)) list.push(value);
}

function addSubject(subjects: Subject[], subject: Subject): void {
  const twin = subjects.find((other) => other.key === subject.key);
  if (twin) {
    twin.count = Math.max(twin.count, subject.count);
    twin.colour ??= subject.colour;
  } else subjects.push(subject);
}
