// What is laid on a dish, or is in it: it is drawn small on the dish, and not beside it.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { FULL_BOWLS } from '../things/full-bowls.ts';
import { HEAPED_PLATES } from '../things/heaped-plates.ts';
import { TOPPING_PIECES } from '../things/toppings.ts';

/** Where there is room on the drawing of a dish, in parts of its width and height. */
type Surface = {
  x: number;
  y: number;
  /** Half of its width and height. */
  across: number;
  down: number;
  /** How much of their height is left of flat slices: a bowl is seen from the side. */
  flat: number;
  /** Its drawing is empty: of this it is full. */
  fill?: string;
};

const SURFACES: Readonly<Record<string, Surface>> = {
  ramen: { x: 0.46, y: 0.52, across: 0.3, down: 0.08, flat: 0.6 },
  rice: { x: 0.5, y: 0.3, across: 0.24, down: 0.14, flat: 0.7 },
  hotpot: { x: 0.5, y: 0.5, across: 0.27, down: 0.06, flat: 0.55 },
  pizza: { x: 0.4, y: 0.42, across: 0.2, down: 0.24, flat: 1 },
  pancakes: { x: 0.5, y: 0.22, across: 0.32, down: 0.11, flat: 0.65 },
  cake: { x: 0.5, y: 0.46, across: 0.34, down: 0.07, flat: 0.7 },
  shortcake: { x: 0.42, y: 0.27, across: 0.22, down: 0.08, flat: 0.65 },
  cupcake: { x: 0.5, y: 0.26, across: 0.24, down: 0.14, flat: 0.8 },
  'ice-cream': { x: 0.5, y: 0.3, across: 0.22, down: 0.16, flat: 0.85 },
  'ice-cream-bowl': { x: 0.5, y: 0.3, across: 0.24, down: 0.14, flat: 0.85 },
  'ice-cream-cone': { x: 0.5, y: 0.16, across: 0.22, down: 0.08, flat: 0.85 },
  sundae: { x: 0.5, y: 0.3, across: 0.24, down: 0.06, flat: 0.85 },
  'shaved-ice': { x: 0.46, y: 0.2, across: 0.24, down: 0.12, flat: 0.8 },
  'green-salad': { x: 0.5, y: 0.24, across: 0.36, down: 0.14, flat: 0.75 },
  spaghetti: { x: 0.5, y: 0.55, across: 0.24, down: 0.1, flat: 0.7 },
  'curry-rice': { x: 0.48, y: 0.68, across: 0.3, down: 0.12, flat: 0.65 },
  'bowl-with-spoon': { x: 0.44, y: 0.34, across: 0.27, down: 0.05, flat: 0.6, fill: '#efdcb4' },
  'avocado-toast': { x: 0.5, y: 0.4, across: 0.16, down: 0.1, flat: 0.8 },
  waffle: { x: 0.5, y: 0.4, across: 0.3, down: 0.2, flat: 0.8 },
  pie: { x: 0.5, y: 0.47, across: 0.3, down: 0.05, flat: 0.5 },
  'steamed-fish': { x: 0.5, y: 0.4, across: 0.24, down: 0.06, flat: 0.6 },
  'strawberry-cake': { x: 0.5, y: 0.22, across: 0.3, down: 0.08, flat: 0.7 },
  'wedding-cake': { x: 0.5, y: 0.12, across: 0.1, down: 0.03, flat: 0.7 },
  'chocolate-cake': { x: 0.5, y: 0.2, across: 0.24, down: 0.06, flat: 0.7 },
  'chocolate-cake-slice': { x: 0.5, y: 0.14, across: 0.18, down: 0.03, flat: 0.6 },
  cheesecake: { x: 0.5, y: 0.14, across: 0.18, down: 0.03, flat: 0.6 },
  tiramisu: { x: 0.5, y: 0.12, across: 0.18, down: 0.03, flat: 0.6 },
  lemonade: { x: 0.5, y: 0.3, across: 0.12, down: 0.03, flat: 0.8 },
  'iced-tea': { x: 0.5, y: 0.3, across: 0.12, down: 0.03, flat: 0.8 },
  'shallow-pan-of-food': { x: 0.5, y: 0.5, across: 0.28, down: 0.28, flat: 1 },
};

/** Of bowls and plates that are drawn by what is in them. */
const BOWL_TOP: Surface = { x: 0.5, y: 0.34, across: 0.28, down: 0.06, flat: 0.6 };
const PLATE_TOP: Surface = { x: 0.5, y: 0.42, across: 0.2, down: 0.12, flat: 0.7 };

/** On the drawing of the dish already. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  sushi: /^(?:salmon|tuna|shrimp|seaweed|rice|cucumber|egg)$/,
  ramen: /^(?:egg|scallions|seaweed|chopsticks)$/,
  pizza: /^(?:pepperoni|cheese-wedge|tomato)$/,
  pancakes: /^(?:syrup|butter|honey-pot)$/,
  cake: /^(?:strawberry|cream|candle)$/,
  shortcake: /^(?:strawberry|cream)$/,
  'strawberry-cake': /^(?:strawberry|cream)$/,
  'steamed-fish': /^(?:scallions|ginger|herbs)$/,
  'wedding-cake': /^(?:rose|cream)$/,
  burger: /^(?:cheese-wedge|tomato|leafy-green)$/,
  sandwich: /^(?:cheese-wedge|tomato|leafy-green)$/,
  'green-salad': /^(?:tomato|cucumber|onion|leafy-green)$/,
  waffle: /^butter$/,
  sundae: /^(?:cream|cherries|syrup)$/,
  spaghetti: /^tomato$/,
  lemonade: /^lemon$/,
  'iced-tea': /^lemon$/,
  milkshake: /^(?:cream|cherries)$/,
  'strawberry-shake': /^(?:cream|cherries|strawberry)$/,
  'chocolate-shake': /^(?:cream|cherries)$/,
  'hot-chocolate': /^marshmallow$/,
  'smoothie-bowl': /^(?:blueberries|strawberry|banana)$/,
  pho: /^(?:scallions|meat-slices|herbs|vegetables)$/,
  'braised-pork': /^(?:scallions|meat-slices)$/,
  steak: /^(?:butter|herbs)$/,
  'fried-rice': /^(?:scallions|egg|shrimp|carrot)$/,
  'rice-bowl': /^rice$/,
  'poke-bowl': /^(?:salmon|tuna|cucumber|avocado|rice)$/,
  cheesecake: /^strawberry$/,
  'fish-and-chips': /^lemon$/,
  caprese: /^(?:tomato|herbs|cheese-wedge)$/,
  'bento-box': /^(?:salmon|rice|egg|broccoli|tomato|vegetables)$/,
  'tiered-stand': /^(?:macarons?|scones|sandwich|strawberry)$/,
  'peking-duck':
    /^(?:pancakes|thin-pancakes|cucumber|cucumber-shreds|scallions|chicken-slices|soy-sauce|hoisin-sauce)$/,
  charcuterie: /^(?:cheese-wedge|grapes|olive|peanuts|chestnut|pepperoni|meat-slices)$/,
};

/** Drawn whole, as small as they are. */
const WHOLE =
  /^(?:strawberry|cherries|shrimp|herbs|broccoli|bacon|peanuts|chestnut|grapes|peach|potato|garlic|bell-pepper|fried-shrimp)$/;

export type Laid = {
  /** Part of the width of the dish. */
  size: number;
  count: number;
  /** A berry is as high as it is wide from any side. */
  isRound?: true;
};

const USUAL: Laid = { size: 0.2, count: 3, isRound: true };
const LAID: Readonly<Record<string, Laid>> = {
  egg: { size: 0.2, count: 2 },
  cooking: { size: 0.36, count: 1 },
  scallions: { size: 0.065, count: 16 },
  strawberry: { size: 0.18, count: 4, isRound: true },
  blueberries: { size: 0.1, count: 9, isRound: true },
  granola: { size: 0.055, count: 14, isRound: true },
  croutons: { size: 0.07, count: 7, isRound: true },
  raspberry: { size: 0.1, count: 7, isRound: true },
  walnut: { size: 0.12, count: 4, isRound: true },
  almond: { size: 0.09, count: 6, isRound: true },
  cashew: { size: 0.1, count: 6, isRound: true },
  cherries: { size: 0.2, count: 3, isRound: true },
  mushroom: { size: 0.17, count: 4, isRound: true },
  olive: { size: 0.11, count: 6 },
  tomato: { size: 0.2, count: 4 },
  cucumber: { size: 0.17, count: 5 },
  lemon: { size: 0.2, count: 2 },
  lime: { size: 0.2, count: 2 },
  orange: { size: 0.2, count: 3 },
  'kiwi-fruit': { size: 0.18, count: 4 },
  banana: { size: 0.14, count: 6 },
  carrot: { size: 0.1, count: 6 },
  avocado: { size: 0.15, count: 5, isRound: true },
  mango: { size: 0.1, count: 6, isRound: true },
  pineapple: { size: 0.1, count: 6, isRound: true },
  'pea-pod': { size: 0.075, count: 9, isRound: true },
  beans: { size: 0.075, count: 9, isRound: true },
  radish: { size: 0.13, count: 4 },
  zucchini: { size: 0.14, count: 4 },
  beetroot: { size: 0.15, count: 4 },
  'hot-pepper': { size: 0.07, count: 8 },
  onion: { size: 0.15, count: 4 },
  'ear-of-corn': { size: 0.05, count: 16, isRound: true },
  pepperoni: { size: 0.2, count: 3 },
  meatballs: { size: 0.2, count: 4, isRound: true },
  'cheese-wedge': { size: 0.1, count: 6, isRound: true },
  'chocolate-bar': { size: 0.1, count: 6, isRound: true },
  marshmallow: { size: 0.1, count: 6, isRound: true },
  butter: { size: 0.16, count: 1, isRound: true },
  cream: { size: 0.24, count: 1, isRound: true },
  'meat-slices': { size: 0.24, count: 3 },
  'chicken-slices': { size: 0.24, count: 3 },
  salmon: { size: 0.22, count: 3 },
  tuna: { size: 0.22, count: 3 },
  tofu: { size: 0.1, count: 5, isRound: true },
  vegetables: { size: 0.19, count: 3, isRound: true },
  seaweed: { size: 0.22, count: 1, isRound: true },
  syrup: { size: 0.6, count: 1, isRound: true },
  'honey-pot': { size: 0.6, count: 1, isRound: true },
  herbs: { size: 0.17, count: 2, isRound: true },
};

type Key = Pick<Subject, 'key'>;

/** Dishes are named after what lies on them: "beef noodles", 牛肉面. */
const OF_THE_NAME: readonly (readonly [RegExp, Subject])[] = [
  [/beef|pork|mutton|lamb|meat|牛肉|羊肉|猪肉|肥牛|兰州/i, topping('meat-slices', 'own/meat-plate')],
  [/chicken|duck|turkey|鸡(?!蛋)|鸭/i, topping('chicken-slices', 'own/chicken-plate')],
  [/shrimp|prawn|虾/i, topping('shrimp', 'shrimp')],
  [/salmon|三文鱼/i, topping('salmon', 'own/salmon-plate')],
  [/tuna|金枪鱼|吞拿鱼/i, topping('tuna', 'own/tuna-plate')],
];

function topping(key: string, drawing: string): Subject {
  return { key, drawing, kind: 'food', height: 0.26, count: 1 };
}

/** What lies on a dish that has its name, where the dish has room for it. */
export function toppingOfName({ key, words = '' }: Pick<Subject, 'key' | 'words'>): Subject | undefined {
  if (!(key in SURFACES) && !isBowl({ key })) return undefined;
  const named = OF_THE_NAME.find(([pattern]) => pattern.test(words))?.[1];
  return named && !isShownOn(named, { key }) ? named : undefined;
}

export function surfaceOf({ key }: Key): Surface | undefined {
  if (MIXED.has(key)) return MIXED_TOP;
  return SURFACES[key] ?? (isBowl({ key }) ? BOWL_TOP : PLATES.has(key) ? PLATE_TOP : undefined);
}

/** What is in it piece by piece lies all over it. */
const MIXED_TOP: Surface = { x: 0.5, y: 0.27, across: 0.34, down: 0.1, flat: 0.75 };
const MIXED: ReadonlySet<string> = new Set(['rice-bowl', 'leaf-bowl', 'poke-bowl']);

function keysOf(drawings: object): ReadonlySet<string> {
  return new Set(Object.keys(drawings).map((name) => name.replace(/^own\//, '')));
}

const BOWLS = keysOf(FULL_BOWLS);
const PLATES = keysOf(HEAPED_PLATES);

/** Drawn as a bowl with what fills it. */
export function isBowl({ key }: Key): boolean {
  return BOWLS.has(key);
}

/** The whole round of a dish, but its rim. */
export function surfaceFromAbove({ key }: Key): Surface | undefined {
  return surfaceOf({ key }) ? { x: 0.5, y: 0.5, across: 0.27, down: 0.27, flat: 1 } : undefined;
}

/** Seen from above there is more room on the drawing of a dish. */
export function isShownFromAbove({ key }: Key, dish: Key): boolean {
  return dish.key === 'ramen' && key === 'meat-slices';
}

export function isDish({ key }: Key): boolean {
  return surfaceOf({ key }) !== undefined || key in SHOWN;
}

/** Whether the drawing of the dish shows it, or it can be drawn on it. */
export function canTop({ key }: Key, dish: Key): boolean {
  const isPiece = key in TOPPING_PIECES || WHOLE.test(key);
  return isShownOn({ key }, dish) || (surfaceOf(dish) !== undefined && isPiece);
}

export function isShownOn({ key }: Key, dish: Key): boolean {
  return SHOWN[dish.key]?.test(key) === true;
}

const MOST_COUNTED = 12;

/** How large and how many of them lie on a dish: as many as were counted. */
export function laidOf({ key, count, isCounted }: Subject): Laid {
  const usual = LAID[key] ?? USUAL;
  const share = key === 'egg' ? 2 : 1;
  // 几片青菜: a few are as many as usual.
  return isCounted === true && count <= MOST_COUNTED
    ? { ...usual, count: Math.min(count * share, 12) }
    : usual;
}

/** What is said to be on this dish or in it. */
export function toppingsOf({ subjects, links }: PromptReading, dish: Key): Subject[] {
  if (!isDish(dish)) return [];
  return links.flatMap(({ relation, from, to }) => {
    const one = subjects[from];
    const isOn = (relation === 'on' || relation === 'in') && to !== null && subjects[to] === dish;
    return isOn && one && canTop(one, dish) ? [one] : [];
  });
}

export function isTopping(reading: PromptReading, food: Subject): boolean {
  return reading.subjects.some((dish) => toppingsOf(reading, dish).includes(food));
}
