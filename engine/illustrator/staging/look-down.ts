// Whether a table can be seen from above: all on it has to be drawn so, or to lie flat.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from './stage.ts';
import { isPondFromAbove } from '../scenery/pond.ts';
import { isTopping } from '../contents/toppings.ts';
import { dishFromAbove } from '../things/from-above.ts';

/** Their drawings look the same from above. */
const FLAT =
  /^(?:cookie|croissant|donut|bagel|toast|avocado-toast|pretzel|waffle|bacon|cooking|cooked-fish|mooncake|baguette-bread|fried-shrimp|cut-of-meat|poultry-leg|taco|hot-dog|lemon|strawberry|grapes|cherries|blueberries|banana|avocado|kiwi-fruit|orange|apple|peach|tomato|bento-box|chocolate-bar|candy|cheese-wedge|egg|dumpling)$/;
/** These stand upright. */
const UPRIGHT = /^(?:vase|potted-plant|potted-flowers|potted-cactus|candle|globe|floor-lamp)$/;

/** A whale under a boat, seen from above, is on no table. */
const LAID: ReadonlySet<Subject['kind']> = new Set(['item', 'hat']);

function canLie(reading: PromptReading, subject: Subject): boolean {
  if (isTopping(reading, subject) || isCut(subject)) return true;
  if (subject.kind === 'food') return dishFromAbove(subject) !== undefined || FLAT.test(subject.key);
  if (dishFromAbove(subject)) return true;
  return LAID.has(subject.kind) && !UPRIGHT.test(subject.key);
}

/** Flowers and sprigs that lie there. */
function isCut({ drawing }: Subject): boolean {
  return /^own\/(?:cut-|lying-)/.test(drawing);
}

/** Changes the reading: what cannot be drawn from above is drawn from the side. */
export function lookDown(reading: PromptReading): void {
  if (isPondFromAbove(reading)) return;
  if (reading.frame === 'top_down' && !reading.subjects.every((one) => canLie(reading, one)))
    delete reading.frame;
}

export function isFromAbove({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return scene === 'table' && reading.frame === 'top_down';
}
