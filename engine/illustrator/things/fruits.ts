// All fruit that is drawn here: as it lies by itself, and one piece of it for bowls, baskets, stalls and counts.

import { CITRUS_AND_STARS } from './citrus-and-stars.ts';
import { FRUITS_OF_WARM_LANDS } from './fruits-of-warm-lands.ts';
import { shownFruit, type Fruit } from './fruit-forms.ts';
import { GREENGROCERY } from './greengrocery.ts';
import { ORCHARD_FRUITS } from './orchard-fruits.ts';
import type { OwnDrawing } from './pen.ts';

const ALL: Readonly<Record<string, Fruit>> = {
  ...FRUITS_OF_WARM_LANDS,
  ...CITRUS_AND_STARS,
  ...ORCHARD_FRUITS,
  ...GREENGROCERY,
};
const PIECE = '-piece';

export const FRUITS: Record<string, OwnDrawing> = Object.fromEntries(
  Object.entries(ALL).flatMap(([key, fruit]) => [
    [`own/${key}`, shownFruit(fruit)],
    [`own/${key}${PIECE}`, fruit.piece],
  ]),
);

/** The drawing of one piece of what this drawing shows; undefined where it is one already. */
export function pieceOfFruit(drawing: string): string | undefined {
  const piece = `${drawing}${PIECE}`;
  return piece in FRUITS ? piece : undefined;
}

/** Whether it is drawn here, by its key. */
export function isFruitKey(key: string): boolean {
  return key in ALL;
}
