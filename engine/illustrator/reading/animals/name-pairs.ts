// Two kinds of animals in one Chinese word: 牛羊, 鸡鸭, 猫狗.

import { isAnimal } from './name-young.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import type { Word } from '../words/word.ts';

const PAIRS =
  /^(?:牛羊|羊牛|牛马|马牛|马羊|羊马|猪羊|猪牛|鸡鸭|鸡鹅|鸭鹅|鸡狗|鸡犬|猫狗|猫犬|狮虎|虎狮|兔鹿)$/;

const COUPLE = /^couples?$/i;

const LADY = '青衣';
const WHOM =
  /^(?:女子|男子|少女|少年|女孩|男孩|女侠|侠客|剑客|书生|公子|美女|女郎|姑娘|剑仙|仙子|仙女|道士|老人|老者)$/;

/** 青衣 is a lady of the opera; 青衣女子 is somebody in green. */
export function nameGreenClothes(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (word.text !== LADY || next?.run !== word.run || !WHOM.test(next.text)) return [word];
    const middle = word.start + 1;
    return [
      { ...word, text: '青', end: middle, meanings: [{ is: 'colour', value: '#3f8f86' }] },
      { ...word, text: '衣', start: middle, meanings: VOCABULARY.get('衣') ?? [] },
    ];
  });
}

/** Returns two words for each such word, several of either kind; the signs may be cut apart already. */
export function namePairs(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    // "A rabbit couple".
    const [before, next] = [words[at - 1], words[at + 1]];
    if (COUPLE.test(word.text) && before?.run === word.run && isAnimal(before)) return [];
    if (next?.run === word.run && COUPLE.test(next.text) && isAnimal(word))
      return [{ ...word, text: `${word.text} ${next.text}`, end: next.end, isPlural: true, many: 2 }];
    if (PAIRS.test(word.text)) return [...word.text].map((sign, place) => half(word, sign, place));
    const isHalf = isPair(word, words[at + 1]) || isPair(words[at - 1], word);
    return [isHalf ? { ...word, isPlural: true } : word];
  });
}

function isPair(one: Word | undefined, next: Word | undefined): boolean {
  return one?.end === next?.start && PAIRS.test(`${one?.text}${next?.text}`);
}

function half(word: Word, sign: string, place: number): Word {
  const known = VOCABULARY.get(sign === '犬' ? '狗' : sign) ?? [];
  const start = word.start + place;
  const meanings = known.filter(({ is }) => is === 'subject');
  return { ...word, text: sign, start, end: start + 1, meanings, isPlural: true };
}
