// The window of a shop as the place of an image: what is laid out in it is seen from the street.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from './stage.ts';
import { metresOf } from '../things/metres.ts';

const SHOP =
  '(?:bakery|patisserie|pastry shop|shop|store|bookshop|bookstore|book shop|book store|flower shop|florist|toy shop|candy shop|cafe|café|coffee shop|boutique|antique shop|pet shop|gift shop)';
const SEEN = new RegExp(
  `\\b${SHOP}(?:'s)? (?:display )?windows?\\b|\\bshop-?windows?\\b|\\b(?:window|bakery|shop) display\\b|\\bdisplay window\\b|橱窗`,
  'i',
);
/** "Rain seen through a cafe window": one sits in there. */
const FROM_INSIDE =
  /\b(?:through|by|from|out of) (?:an?|the) (?:\w+ )?(?:cafe|café|coffee shop|bakery|shop|store) window\b|透过.{0,6}橱窗/i;
/** In metres: what is larger stands in the street. */
const LARGEST = 0.9;
const SHOWN: ReadonlySet<Subject['kind']> = new Set(['food', 'item', 'hat', 'plant', 'full', 'face', 'bird']);

export type ShopTrade = 'bread' | 'flowers' | 'books' | 'cafe' | 'wares';

/** Whether the image is of such a window: nothing is named that would not be in it. */
export function isShopWindow({ asks, subjects, frame }: PromptReading, prompt: string): boolean {
  if (frame === 'top_down' || asks.length === 0 || !SEEN.test(prompt) || FROM_INSIDE.test(prompt))
    return false;
  return subjects.every(
    (one) => one.key === 'christmas-tree' || (SHOWN.has(one.kind) && metresOf(one) <= LARGEST),
  );
}

export function tradeOfWindow({ words }: Pick<Stage, 'words'>): ShopTrade {
  if (/baker|patisserie|pastry|bread|croissant|cake|面包|蛋糕|糕点|甜品/.test(words)) return 'bread';
  if (/flower|florist|花/.test(words)) return 'flowers';
  if (/book|书/.test(words)) return 'books';
  return /caf[eé]|coffee|咖啡/.test(words) ? 'cafe' : 'wares';
}

/** Pixels. */
export function shopWindowBox({ width, height, short }: Pick<Stage, 'width' | 'height' | 'short'>) {
  const half = Math.min(width * 0.42, short * 0.62);
  return { left: width / 2 - half, right: width / 2 + half, top: height * 0.3, bottom: height * 0.82 };
}
