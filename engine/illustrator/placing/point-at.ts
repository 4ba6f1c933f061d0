// "A customer points at a chocolate cake", 小女孩指着蛋糕: the arm is stretched to where that is.

import { changed } from '../painting/sprite.ts';
import { flip } from '../painting/turn-sprite.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import type { Cast } from './cast.ts';

/** In letters, between the word for pointing and what it is pointed at. */
const NEAR = 32;
const POINTING = /\bpoint(?:s|ing)? (?:at|to|towards?) |指着|指向/;

/** Whether the words of a scene say of it that somebody points there. */
export function isPointedAt({ words: said }: Pick<Stage, 'words'>, { words = '' }: Subject): boolean {
  const pointed = said.search(POINTING);
  if (words === '' || pointed < 0) return false;
  const at = said.indexOf(words.toLowerCase(), pointed);
  return at >= pointed && at - pointed < NEAR;
}

/** Turns whoever points to what they point at. Changes the cast in place. */
export function turnToPointed(stage: Pick<Stage, 'words'>, cast: readonly Cast[]): void {
  const pointed = cast.find(
    ({ spot }) => spot.subject.person?.hands !== 'point' && isPointedAt(stage, spot.subject),
  );
  if (!pointed) return;
  for (const one of cast) {
    const { subject, x, isFlipped } = one.spot;
    // The arm is to the right of us, where nobody is turned.
    const isLeft = pointed.spot.x < x;
    if (subject.person?.hands !== 'point' || isFlipped === isLeft) continue;
    one.sprite = changed(one.sprite, flip);
    one.spot.isFlipped = isLeft;
  }
}
