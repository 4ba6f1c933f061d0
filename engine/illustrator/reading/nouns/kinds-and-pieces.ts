// Fruit that is counted, and kinds of plants that go by one key.

import { flowerKindOf } from '../../things/flower-kinds.ts';
import { liesCounted } from '../../things/counted-plates.ts';
import { pieceOfFruit } from '../../things/fruits.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Word } from '../words/word.ts';

const BUNCH = /\b(?:bunch|stalks|spears)\b|[串把捆堆束]$/i;
/** "Two plates of macarons", 两盒蛋挞: the plates are counted. */
const SERVED =
  /\b(?:plates?|plateful|boxes|box|servings?|portions?|trays?|orders?|bags?|platters?)\b|[盘碟份盒袋笼屉碗]$/i;

/** Changes the subject: where somebody counts fruit, each is one, and not one with its half beside it; small food lies on one plate. */
export function countPieces(subject: Subject, before: readonly Word[]): void {
  const isBunch = BUNCH.test(subject.words ?? '') || before.some(({ text }) => BUNCH.test(text));
  const isOfPieces = subject.isCounted === true && !isBunch;
  const piece = isOfPieces ? pieceOfFruit(subject.drawing) : undefined;
  if (piece !== undefined) subject.drawing = piece;
  const { drawing, count, isCounted, words = '' } = subject;
  const isPlated = [words, ...before.map(({ text }) => text)].some((text) => SERVED.test(text));
  if (isCounted !== true || isPlated || !liesCounted(drawing, count)) return;
  subject.pieces = count;
  subject.count = 1;
}

/** Lilies and peonies are both flowers; who says "flowers" after "lilies" means those. */
export function isOfOtherKind(one: Subject, other: Subject): boolean {
  if (one.key === 'potted-plant') return one.drawing !== other.drawing;
  const [kind, second] = [flowerKindOf(one), flowerKindOf(other)];
  return kind !== undefined && second !== undefined && kind !== second;
}
