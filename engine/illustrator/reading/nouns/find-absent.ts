// What a prompt forbids: it is not drawn, and who forbade it is obeyed.

import type { Unwanted } from '../prompt-reading.ts';
import { means, type MeaningName, type Word } from '../words/word.ts';

export type Forbidden = { words: string; start: number; isKnown: boolean };

const BEFORE_NOUNS: readonly MeaningName[] = ['adjective', 'colour', 'number', 'size', 'joiner'];
const NOUNS: readonly MeaningName[] = [
  'subject',
  'scene',
  'weather',
  'plume',
  'time',
  'look',
  'tone',
  'garment',
  'hair',
  'part',
  'never-drawn',
  'undrawn',
  'window',
  'carrier',
  'frame',
  'name',
];
/** "Don't draw any cars": what is done with what is forbidden. */
const DOING =
  /^(?:draw|drawing|include|including|show|showing|add|have|has|having|use|be|make|contain|paint|want|need|有|画|画出|出现|加|加入|带|添加|任何|要|任何的|wearing|wears|wear|holding|carrying|戴|戴着|穿|穿着|打|打着|撑|撑着|拿|拿着)$/i;

export function noUnwanted(): Unwanted {
  return {
    keys: new Set(),
    hasPeople: false,
    scenes: new Set(),
    weather: new Set(),
    times: new Set(),
    looks: new Set(),
  };
}

/** Returns the words that are left, what was forbidden, and in whose words. */
export function findAbsent(words: readonly Word[], text: string) {
  const left: Word[] = [];
  const forbidden: Forbidden[] = [];
  const unwanted = noUnwanted();
  for (let index = 0; index < words.length;) {
    const word = words[index] as Word;
    if (means(word, 'nobody')) {
      forbidWord(unwanted, word, true);
      forbidden.push({ words: word.text, start: word.start, isKnown: true });
      index++;
    } else if (means(word, 'not')) {
      const end = endOfPhrase(words, index + 1);
      const phrase = words.slice(index + 1, end);
      const own = phrase.filter((one) => isNoun(one));
      // 不要红色: nothing but the colour.
      const nouns = own.length > 0 ? own : phrase.filter((one) => means(one, 'colour'));
      const last = nouns.at(-1);
      if (last) {
        for (const noun of nouns) forbidWord(unwanted, noun, false);
        // Of a colour nobody knows where it will be.
        const isKnown = own.some(({ meanings }) => meanings.length > 0);
        forbidden.push({ words: text.slice(word.start, last.end).trim(), start: word.start, isKnown });
      }
      index = last ? words.indexOf(last) + 1 : index + 1;
    } else {
      left.push(word);
      index++;
    }
  }
  return { left, forbidden, unwanted };
}

function isNoun(word: Word): boolean {
  return word.meanings.length === 0 || means(word, ...NOUNS);
}

/** From the "no" on to the end of what it forbids: nouns, what describes them, and more of the same after "or". */
function endOfPhrase(words: readonly Word[], from: number): number {
  let hasNoun = false;
  let isJoined = true;
  let at = from;
  for (; at < words.length; at++) {
    const word = words[at] as Word;
    const before = words[at - 1];
    if (word.clause !== before?.clause) break;
    if (DOING.test(word.text) && !hasNoun) continue;
    if (word.text === '的' || word.text === '地') break;
    if (isNoun(word)) {
      // 没有 云 天空: after a noun only another word of the same phrase belongs to it.
      if (hasNoun && !isJoined && (word.isHan || word.run !== before.run)) break;
      hasNoun = true;
      isJoined = false;
    } else if (means(word, ...BEFORE_NOUNS)) {
      if (means(word, 'joiner')) isJoined = true;
      else if (hasNoun && !isJoined) break;
    } else break;
  }
  return at;
}

function forbidWord(unwanted: Unwanted, word: Word, isNobody: boolean): void {
  if (isNobody) unwanted.hasPeople = true;
  for (const meaning of word.meanings) {
    if (meaning.is === 'subject') {
      unwanted.keys.add(meaning.value.key);
      if (meaning.value.key === 'person') unwanted.hasPeople = true;
    } else if (meaning.is === 'scene') unwanted.scenes.add(meaning.value);
    else if (meaning.is === 'weather') unwanted.weather.add(meaning.value);
    else if (meaning.is === 'time') unwanted.times.add(meaning.value);
    else if (meaning.is === 'look') unwanted.looks.add(meaning.value);
    else if (meaning.is === 'garment') unwanted.keys.add(meaning.value);
  }
}
