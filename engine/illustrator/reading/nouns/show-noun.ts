// What shows a noun, its number, its size and its colour: the subject that it became.

import type { Subject } from '../prompt-reading.ts';
import type { Show } from '../places/read-circumstances.ts';
import { isMeasured } from '../../placing/lone-sizes.ts';
import type { Noun } from './find-nouns.ts';

const COUNTED = 12; // What is more is no number, but many.

const PACKED = /[袋罐盒桶篮筐箱听]$/u;

export function showNoun(
  { word, colourWord, countWord, sizeWord }: Noun,
  subject: Subject,
  show: Show,
): void {
  // 左边的穿红衣: who it is, is told by the side.
  if (word.text !== '的') show(word, { is: 'thing', thing: subject });
  if (countWord && subject.count > 1 && subject.count <= COUNTED)
    show(countWord, { is: 'count', thing: subject });
  // A bag or a can that is drawn is a thing, and no number.
  if (countWord && PACKED.test(countWord.text)) show(countWord);
  if (sizeWord && isMeasured(subject)) show(sizeWord, { is: 'size', thing: subject });
  if (colourWord) show(colourWord, { is: 'thing', thing: subject });
}
