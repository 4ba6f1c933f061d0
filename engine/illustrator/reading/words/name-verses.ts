// Words of verse that name two things at once: 采菊 is somebody and the flowers, 枯藤老树 a vine and the tree it hangs from.

import { VOCABULARY } from './vocabulary.ts';
import type { Word } from './word.ts';

/** Each word by its parts, and the plain word that every part stands for. */
const VERSES: ReadonlyMap<string, readonly (readonly [part: string, plain: string])[]> = new Map([
  [
    '采菊',
    [
      ['采', '文人'],
      ['菊', '黄菊'],
    ],
  ],
  [
    '昏鸦',
    [
      ['昏', '黄昏'],
      ['鸦', '乌鸦'],
    ],
  ],
  [
    '江枫渔火',
    [
      ['江', '江边'],
      ['枫', '枫树'],
      ['渔火', '渔夫'],
    ],
  ],
  [
    '月落乌啼',
    [
      ['月落', '明月'],
      ['乌啼', '乌鸦'],
    ],
  ],
  [
    '赏月',
    [
      ['赏', '欣赏'],
      ['月', '明月'],
    ],
  ],
]);

const OLD_MAN = /^(?:老翁|渔翁|老人|老者|老渔翁|蓑笠翁|渔夫)$/;
const FISHES_ALONE = /^独钓寒江(?:雪)?$/;

/** Parts stand where they stood in the word. */
export function nameVerses(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    // Who fishes alone in the verse is who is named before it.
    if (OLD_MAN.test(word.text) && FISHES_ALONE.test(words[at + 1]?.text ?? '')) return [];
    if (FISHES_ALONE.test(word.text) && OLD_MAN.test(words[at - 1]?.text ?? '')) {
      const who = words[at - 1] as Word;
      return [{ ...word, text: who.text + word.text, start: who.start }];
    }
    const parts = VERSES.get(word.text);
    if (!parts) return [word];
    let start = word.start;
    return parts.map(([text, plain]) => {
      const end = start + text.length;
      const part = { ...word, text, start, end, meanings: VOCABULARY.get(plain) ?? [] };
      start = end;
      return part;
    });
  });
}
