// 狗从车窗里探出头: the window is that of a car, seen from outside; who sits at one is in a train.

import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, type Word } from '../words/word.ts';

const WINDOW = /^车窗$/u;
const TRAIN = /(?:火车|列车|高铁|动车)$|^(?:月台|站台)/u;
const HAS_WINDOWS = /^(?:bus|tram|truck|taxi|van|camper|ambulance)$/;
const OUT = /^(?:探|伸|露|往外|向外|挥手|招手)/u;
/** 把头伸出车窗. */
const OUT_OF_IT = /^[探伸露钻]出?$/u;
/** Words after the window that may say that one looks out of it. */
const FURTHEST = 4;

export function nameCarWindow(words: readonly Word[]): Word[] {
  // 军官从车窗里伸出手,火车冒着白烟: that of the train, which nobody is seen in.
  if (words.some(({ text }) => TRAIN.test(text)))
    return words.map((word) => (WINDOW.test(word.text) ? { ...word, meanings: [] } : word));
  // 校车停在路边，同学们在车窗里挥手: that of the bus.
  if (words.some((word) => HAS_WINDOWS.test(meaningOf(word, 'subject')?.value.key ?? '')))
    return words.map((word) => (WINDOW.test(word.text) ? { ...word, meanings: [] } : word));
  return words.map((word, at) => {
    const isOut =
      WINDOW.test(word.text) &&
      (words
        .slice(at + 1, at + 1 + FURTHEST)
        .some(({ text, clause }) => clause === word.clause && OUT.test(text)) ||
        words
          .slice(Math.max(0, at - FURTHEST), at)
          .some(({ text, clause }) => clause === word.clause && OUT_OF_IT.test(text)));
    return isOut ? { ...word, meanings: VOCABULARY.get('汽车') ?? [] } : word;
  });
}
