// What a prompt forbids: it is not drawn, and who forbade it is obeyed.

import { isOfScenery } from '../../staging/forbidden-scenery.ts';
import type { Absence, Unwanted } from '../prompt-reading.ts';
import type { SubjectKind } from '../subject-kinds.ts';
import { means, meaningOf, type MeaningName, type Word } from '../words/word.ts';

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

function noUnwanted(): Unwanted {
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
  const forbidden: Absence[] = [];
  for (let index = 0; index < words.length;) {
    const word = words[index] as Word;
    if (means(word, 'nobody')) {
      forbidden.push({
        words: word.text,
        start: word.start,
        nouns: [],
        unwanted: unwantedOf([word], true),
        isKnown: true,
        isPart: false,
      });
      index++;
    } else if (means(word, 'not')) {
      const end = endOfPhrase(words, index + 1);
      const phrase = words.slice(index + 1, end);
      const own = phrase.filter((one) => isNoun(one));
      // 不要红色: nothing but the colour.
      const nouns = own.length > 0 ? own : phrase.filter((one) => means(one, 'colour'));
      const last = nouns.at(-1);
      if (last)
        forbidden.push({
          words: text.slice(word.start, last.end).trim(),
          start: word.start,
          nouns: nouns.map((one) => one.text.toLowerCase()),
          unwanted: unwantedOf(nouns, false),
          // Of a colour nobody knows where it will be.
          isKnown: own.some(
            (one) => one.meanings.length > 0 || isOfScenery(one.text.toLowerCase()) || ANIMALS.test(one.text),
          ),
          isPart: isOfDrawing(own, words, index, end),
        });
      index = last ? words.indexOf(last) + 1 : index + 1;
    } else {
      left.push(word);
      index++;
    }
  }
  return { left, forbidden, unwanted: joined(forbidden.map((one) => one.unwanted)) };
}

/** What is drawn as one with its parts. */
const WHOLES: ReadonlySet<SubjectKind> = new Set([
  'food',
  'item',
  'vehicle',
  'building',
  'boat',
  'tree',
  'plant',
]);
/** Faces have them only where they are asked for. */
const BEARD = /beard|moustache|mustache|胡/i;

/** "Ramen without egg", 没有叶子的树: a part of what is drawn, as far as one can tell from the words. */
function isOfDrawing(nouns: readonly Word[], words: readonly Word[], from: number, to: number): boolean {
  if (nouns.some((one) => means(one, 'part', 'hair') && !BEARD.test(one.text))) return true;
  const isFood = nouns.some((one) => kindOf(one) === 'food');
  const isOther = (at: number): boolean => at < from || at >= to;
  if (isFood && words.some((one, at) => isOther(at) && kindOf(one) === 'food')) return true;
  const [before, after] = [words[from - 1], words[words[to]?.text === '的' ? to + 1 : to]];
  const clause = words[from]?.clause;
  return [before, after].some(
    (one) => one !== undefined && one.clause === clause && WHOLES.has(kindOf(one) ?? 'figure'),
  );
}

function kindOf(word: Word): SubjectKind | undefined {
  return meaningOf(word, 'subject')?.value.kind;
}

function unwantedOf(nouns: readonly Word[], isNobody: boolean): Unwanted {
  const unwanted = noUnwanted();
  for (const noun of nouns) forbidWord(unwanted, noun, isNobody);
  return unwanted;
}

function joined(all: readonly Unwanted[]): Unwanted {
  return {
    keys: new Set(all.flatMap(({ keys }) => [...keys])),
    hasPeople: all.some(({ hasPeople }) => hasPeople),
    scenes: new Set(all.flatMap(({ scenes }) => [...scenes])),
    weather: new Set(all.flatMap(({ weather }) => [...weather])),
    times: new Set(all.flatMap(({ times }) => [...times])),
    looks: new Set(all.flatMap(({ looks }) => [...looks])),
  };
}

function isNoun(word: Word): boolean {
  return word.meanings.length === 0 || ANYBODY.test(word.text) || means(word, ...NOUNS);
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

/** 没有人的咖啡馆: nobody, whatever the word would be before another. */
const ANYBODY = /^(?:人|people)$/i;
const ANIMALS = /^(?:animals?|wildlife|creatures?|小?动物)$/i;

function forbidWord(unwanted: Unwanted, word: Word, isNobody: boolean): void {
  if (isNobody || ANYBODY.test(word.text)) unwanted.hasPeople = true;
  // Of all of them only birds come without being asked for.
  if (ANIMALS.test(word.text)) unwanted.keys.add('bird');
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
