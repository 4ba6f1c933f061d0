// 刷粉色的墙, "painting a wall blue": the wall is a part of the deed, and brings no second one.

import { isUnknown, meaningOf, means, type Word } from '../words/word.ts';

/** As much may stand between. */
const NEAR = 4;
const PAINT = /^(?:刷|刷着|粉刷着?)$/u;
const WALL = /^(?:墙|墙壁|墙面)$/u;

/** Returns the words, such walls as parts of the deed. */
export function namePaintedWalls(given: readonly Word[]): Word[] {
  const words = given.map((word, at): Word => {
    const isPaint = PAINT.test(word.text) && (isUnknown(word) || means(word, 'structure'));
    return isPaint && wallAfter(given, at)
      ? { ...word, meanings: [{ is: 'person-act', value: 'paint-wall' }] }
      : word;
  });
  const painted = new Set(
    words.flatMap((word, at) =>
      meaningOf(word, 'person-act')?.value === 'paint-wall' ? (wallAfter(words, at) ?? []) : [],
    ),
  );
  return words.map((word) => (painted.has(word) ? { ...word, meanings: [{ is: 'structure' }] } : word));
}

/** The first noun after it, where nothing but its colour or size stands between. */
function wallAfter(words: readonly Word[], at: number): Word | undefined {
  const after = words.slice(at + 1, at + 1 + NEAR).filter(({ run }) => run === words[at]?.run);
  const thing = after.find(
    (one) => one.text !== '的' && !means(one, 'structure', 'colour', 'adjective', 'size', 'number'),
  );
  return thing && WALL.test(thing.text) ? thing : undefined;
}
