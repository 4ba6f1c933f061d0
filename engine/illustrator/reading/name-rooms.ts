// Words that are rooms or hours by what stands before them: "a wizard's study", "at 3am".

import { hourOf } from '../lexicon/hours.ts';
import { isUnknown, means, meaningOf, type Word } from './word.ts';

const OWNERS = /^(?:the|an?|his|her|my|our|their|old|private|cozy|cosy|dusty|cluttered|messy|in)$/i;
/** "A study of a hand" is a drawing, a study desk a desk. */
const NO_ROOM = /^(?:of|group|desk|table)$/i;

/** "A study" is a room, unless it is one of something. */
export function nameStudy(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (!/^study$/i.test(word.text) || !isUnknown(word)) return word;
    const [before, next] = [words[at - 1], words[at + 1]];
    const isOwned =
      before?.run === word.run &&
      (before.isPossessive || OWNERS.test(before.text) || means(before, 'adjective', 'size', 'colour'));
    const isOther = next?.run === word.run && NO_ROOM.test(next.text);
    return isOwned && !isOther ? { ...word, meanings: [{ is: 'scene', value: 'room' }] } : word;
  });
}

const STAIRS = /^(?:stairs|steps|staircase|stairway|楼梯|台阶|阶梯)$/i;

/** "Skateboarding down the stairs": over them in the air. */
export function nameStairs(words: readonly Word[]): Word[] {
  const isSkating = words.some(
    (word) =>
      meaningOf(word, 'person-act')?.value === 'skate' ||
      meaningOf(word, 'subject')?.value.key === 'skateboard',
  );
  return words.map((word) =>
    isSkating && STAIRS.test(word.text)
      ? { ...word, meanings: [{ is: 'person-act', value: 'stairs' }] }
      : word,
  );
}

/** The hour of the clock tells the light. */
export function nameHours(words: readonly Word[]): Word[] {
  return words.map((word) => {
    const value = isUnknown(word) ? hourOf(word.text) : undefined;
    return value ? { ...word, meanings: [{ is: 'time', value }] } : word;
  });
}
