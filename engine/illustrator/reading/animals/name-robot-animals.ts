// "A robot dog", "a mechanical owl", 机器狗: an animal of plates of steel, and no robot beside it.

import { ADJECTIVE, means, type Word } from '../words/word.ts';
import { isAnimal } from './name-young.ts';

const ROBOT = /^(?:robot|robotic|robo|mechanical|animatronic|android|cyborg|机器|机械|机甲|电子|仿生)$/i;
/** "A robot assistant" is a robot, and nobody else. */
const HELPER = /^(?:assistant|butler|helper|servant|companion|sidekick|friend|buddy|助手|助理|管家)s?$/i;
/** As it was cut by a splitter that does not know the animal after it: 机械大 | 象. */
const BETWEEN = /^(?:的|[小大])$/u;
/** So many words may stand between the two. */
const FURTHEST = 4;

/** Returns the words, with such animals said to be made of steel. */
export function nameRobotAnimals(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const before = words[at - 1];
    if (
      HELPER.test(word.text) &&
      before?.run === word.run &&
      ROBOT.test(before.text) &&
      means(before, 'subject')
    )
      return { ...word, meanings: ADJECTIVE };
    if (!ROBOT.test(word.text) || word.isPlural || word.isPossessive || !animalAfter(words, at)) return word;
    return { ...word, meanings: [...ADJECTIVE, { is: 'material', value: 'steel' }] };
  });
}

function animalAfter(words: readonly Word[], at: number): Word | undefined {
  const word = words[at] as Word;
  for (const next of words.slice(at + 1, at + 1 + FURTHEST)) {
    if (next.run !== word.run || next.isHan !== word.isHan) return undefined;
    if (isAnimal(next)) return next;
    if (!means(next, 'adjective', 'colour', 'size') && !BETWEEN.test(next.text)) return undefined;
  }
  return undefined;
}
