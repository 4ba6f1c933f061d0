// Which food comes in a vessel of its own, and which lies on a plate or on the table.

import { isDrink } from '../lexicon/drinks.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { isFruitKey } from '../things/fruits.ts';
import { FULL_BOWLS } from '../things/full-bowls.ts';
import { HEAPED_PLATES } from '../things/heaped-plates.ts';
import { PLATED_DISHES } from '../things/plated-dishes.ts';

/** These are drawn in a bowl, a cup, a glass or on a plate of their own. */
const SERVED: ReadonlySet<string> = new Set([
  'ramen',
  'rice',
  'hotpot',
  'coffee',
  'tea',
  'wine',
  'bubble-tea',
  'ice-cream',
  'curry-rice',
  'spaghetti',
  'green-salad',
  'shallow-pan-of-food',
  'sushi',
  'steamed-buns',
  'roast-bird',
  'peking-duck',
  'thin-pancakes',
  'cucumber-shreds',
  'mapo-tofu',
  'bibimbap',
  'zongzi',
  'bento-box',
  'tiered-stand',
  'scones',
]);

/** With a plate, a stand or a bowl of its own. */
export function hasVessel({ key, drawing, candles }: Pick<Subject, 'key' | 'drawing' | 'candles'>): boolean {
  return (
    SERVED.has(key) ||
    drawing in HEAPED_PLATES ||
    drawing in PLATED_DISHES ||
    drawing in FULL_BOWLS ||
    /^own\/(?:sauce-dish|ice-cream-bowl|ice-cream-cone|sundae|.+-plate|.+-jar|.+-cup|teacup|candied-haws|meat-skewers|kebabs|skewers-over-coals|filled-pancake|gingerbread-house)$/.test(
      drawing,
    ) ||
    candles !== undefined
  );
}

/** Eaten, and drawn without a vessel. */
export function isLoose(subject: Subject): boolean {
  return subject.kind === 'food' && !hasVessel(subject) && !isDrink(subject.key);
}

/** Fruit lies on the table itself, and what has a paper cup stands there. */
const BARE: ReadonlySet<string> = new Set([
  'cupcake',
  'apple',
  'lemon',
  'lime',
  'orange',
  'watermelon',
  'strawberry',
  'grapes',
  'peach',
  'banana',
  'egg',
]);
/** Of what we draw of a greengrocer's: cooked, or cut. */
const ON_PLATES: ReadonlySet<string> = new Set(['crepe', 'sausage', 'wood-ear']);

export function isBare({ key }: Pick<Subject, 'key'>): boolean {
  return BARE.has(key) || (isFruitKey(key) && !ON_PLATES.has(key));
}

/** Several of one kind lie together on one plate. */
export function sharesPlate(foods: readonly Subject[]): boolean {
  const [first] = foods;
  return (
    first !== undefined &&
    foods.length > 1 &&
    isLoose(first) &&
    !isBare(first) &&
    foods.every((one) => one === first)
  );
}

/** A plate is asked for, which all that lies on the table shares. */
export function hasPlatter({ words }: Pick<Stage, 'words'>): boolean {
  return /\bplate\b|盘/.test(words);
}
