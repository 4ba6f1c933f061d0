// 狗从车窗里探出头: the window is that of a car, seen from outside; who sits at one is in a train.

import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, type Meaning, type Word } from '../words/word.ts';

const WINDOW = /^车窗$/u;
const TRAIN = /(?:火车|列车|高铁|动车)$|^(?:月台|站台)/u;
const HAS_WINDOWS = /^(?:bus|tram|truck|taxi|van|camper|ambulance)$/;
const OUT = /^(?:探|伸|露|往外|向外|挥手|招手)/u;
/** 把头伸出车窗. */
const OUT_OF_IT = /^[探伸露钻]出?$/u;
/** Words after the window that may say that one looks out of it. */
const FURTHEST = 4;

export function nameCarWindow(given: readonly Word[]): Word[] {
  const words = sitInTrain(given);
  if (words !== given) return [...words];
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

/** 高铁车窗旁: whoever is at its window is in the train. Returns the same words where nobody is. */
function sitInTrain(words: readonly Word[]): readonly Word[] {
  const train = words.findIndex((word, at) => {
    const [window, where] = words.slice(at + 1, at + 3);
    const isBeside = [window, where].every((one) => one?.run === word.run);
    return (
      TRAIN.test(word.text) && isBeside && WINDOW.test(window?.text ?? '') && BESIDE.test(where?.text ?? '')
    );
  });
  if (train < 0) return words;
  return words.map((word, at) => {
    if (at === train) return { ...word, meanings: INDOORS };
    return at === train + 1 ? { ...word, meanings: VOCABULARY.get('窗户') ?? [] } : word;
  });
}
const BESIDE = /^(?:旁|旁边|边|前|边上)$/u;
const INDOORS: readonly Meaning[] = [{ is: 'scene', value: 'room' }];
