// 唐僧师徒四人, "Tang Sanzang and his disciples": the four of the Journey to the West, each with the known look.

import { VOCABULARY } from '../words/vocabulary.ts';
import { ADJECTIVE, meaningOf, means, type Word } from '../words/word.ts';

const FOUR = /^(?:师徒四人|师徒四个|师徒们?|取经四人组)$/u;
const DISCIPLES = /^disciples$/i;
const MASTER = '唐僧';
const PUPILS = ['孙悟空', '猪八戒', '沙僧'] as const;

function masterOf(): object | undefined {
  const [meaning] = VOCABULARY.get(MASTER) ?? [];
  return meaning?.is === 'subject' ? meaning.value : undefined;
}

/** Returns the words with those of them who are not named by themselves. */
export function nameDisciples(words: readonly Word[]): Word[] {
  const hasMaster = words.some((word) => meaningOf(word, 'subject')?.value === masterOf());
  const isPupils = (word: Word | undefined): boolean => hasMaster && DISCIPLES.test(word?.text ?? '');
  return words.flatMap((word, at): Word[] => {
    // "Three disciples" are those.
    if (means(word, 'number') && isPupils(words[at + 1])) return [{ ...word, meanings: ADJECTIVE }];
    if (!FOUR.test(word.text) && !isPupils(word)) return [word];
    const all = hasMaster ? PUPILS : [MASTER, ...PUPILS];
    return all.map((name) => ({ ...word, isPlural: false, meanings: VOCABULARY.get(name) ?? [] }));
  });
}
