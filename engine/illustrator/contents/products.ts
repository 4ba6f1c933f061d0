// A thing that is shown for itself, and what is laid beside it: a bottle of perfume with roses.

import { isNearGround } from '../scenery/near-ground.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { flowerKindOf } from '../things/flower-kinds.ts';
import { PORTABLE_KINDS } from '../reading/subject-kinds.ts';

/** By their keys. */
export const PRODUCTS =
  /^(?:perfume|cream-jar|skincare-set|jar-candle|candle|dropper-bottle|pump-bottle|shampoo-bottle|wine-bottle|whiskey-bottle|beer-bottle|water-bottle|milk-bottle|(?:apple-|red-|grape-)?juice-bottle|cola-bottle|baijiu-bottle|hiking-boot|running-shoe|womans-boot|flat-shoe|womans-sandal|olive-oil|nail-polish|tote-bag|paper-bag|ring-box|wallet|coffee-bag|product-box|tin|pouch|tube|carton|can|tablet|backpack|watch|lipstick|headphones|earbuds|shoes|boots|lotion-bottle|bottle|camera|handbag|purse|ring|mobile-phone|soap|glasses|sunglasses|high-heeled-shoe|compact-powder|mans-shoe|gem-stone|alarm-clock|compass|earrings|necklace)$/;
/** What lies beside them, by the names of its drawings. */
const LYING = /^(?:own\/(?:cut-.+|lying-.+|pebbles|water-drops)|(?:noto\/)?spiral-shell)$/;
const CUT: Readonly<Record<string, string>> = {
  rose: 'own/cut-rose',
  tulip: 'own/cut-tulip',
  sunflower: 'own/cut-sunflower',
  lavender: 'own/cut-lavender',
  poppy: 'own/cut-poppy',
};
const FLOWER = /^(?:rose|tulip|sunflower|flower|lavender|poppy|hyacinth|hibiscus)$/;
/** Where they are shown, if anywhere is named. */
const SHOWN_AT: ReadonlySet<string> = new Set(['table', 'room']);
/** Of each that nobody counted. */
const HEAPS = 3;

function isLaidBeside({ drawing }: Subject): boolean {
  return LYING.test(drawing);
}

/** Undefined where anything else is in the image. */
export function productOf({ subjects }: Pick<PromptReading, 'subjects'>): Subject | undefined {
  const product = subjects.find(({ key }) => PRODUCTS.test(key));
  const others = subjects.filter((one) => one !== product);
  return product && others.length > 0 && others.every((one) => isLaidBeside(one) || one.key === 'dew')
    ? product
    : undefined;
}

/** Flowers that are named with a product are cut, and lie beside it. Changes the reading. */
export function layFlowersBeside(reading: PromptReading, prompt: string): void {
  const { subjects, scenes, weather } = reading;
  const products = subjects.filter(({ key }) => PRODUCTS.test(key));
  const [lone] = subjects;
  if (lone && isLoneBloom(reading, lone, prompt)) {
    cut(lone);
    scenes.push('table');
    return;
  }
  const isElsewhere = scenes.some((scene) => !SHOWN_AT.has(scene)) || weather.size > 0;
  const flowers = subjects.filter(isFlower);
  if (liesOnGround(reading))
    for (const flower of flowers) if (!EARLIEST.test(flower.words ?? '')) cut(flower);
  if (isElsewhere || subjects.length < 2) return;
  const isAll = subjects.every(
    (one) => products.includes(one) || flowers.includes(one) || isLaidBeside(one) || one.key === 'dew',
  );
  if (products.length !== 1 || !isAll) {
    const isOfOne = flowers.every(({ count, isCounted }) => count === 1 && isCounted === true);
    const isAmongThings = subjects.every((one) => isFlower(one) || PORTABLE_KINDS.has(one.kind));
    const isByThings = isOfOne && isAmongThings && scenes.length === 0 && reading.surface === undefined;
    if (isTableTop(reading) || isByThings) for (const flower of flowers) cut(flower);
    if (isByThings && flowers.length > 0) scenes.push('table');
    return;
  }
  for (const flower of flowers) cut(flower);
  // Drops and leaves lie on both sides.
  for (const one of subjects)
    if (isLaidBeside(one) && one.isCounted !== true) one.count = Math.max(one.count, HEAPS);
  if (!scenes.includes('table') && reading.surface === undefined) scenes.push('table');
}

const ONE = /(?:^|\bof )(?:an? |one |(?:a )?single )|一[朵枝支]|单[朵枝]/i;
/** "Three red roses", 五朵玫瑰: more than so many are a bed of them. */
const MOST_COUNTED = 7;
/** It is somewhere, or something else is there as well. */
const ELSEWHERE =
  /\b(?:next|with|beside|near|and|on|under|over|by|at|fields?|gardens?|growing|bush|hands?|petals?)\b|[,，、和与旁边上里中]/i;

/** Where one grows, others do. */
const GROWING =
  /\b(?:fields?|meadows?|gardens?|grow(?:s|ing)?|bush(?:es)?|petals?|bloom(?:s|ing)?|wild)\b|[丛园田野]|盛开|绽放|生长|长出/i;

/** One flower by itself, or a few that are counted, of which nobody says that they grow anywhere: they are cut and lie there. */
function isLoneBloom(
  { subjects, scenes, weather, time, relations }: PromptReading,
  one: Subject,
  prompt: string,
): boolean {
  // Nobody is seen who holds it.
  const isUndone = [...relations].every((relation) => relation === 'hold');
  const isNowhere = scenes.length === 0 && weather.size === 0 && time === undefined && isUndone;
  return (
    subjects.length === 1 &&
    isNowhere &&
    isFlower(one) &&
    one.isPair !== true &&
    (one.count === 1
      ? ONE.test(prompt) && !/s$/i.test(one.words ?? '') && !GROWING.test(prompt)
      : one.key in CUT && !ELSEWHERE.test(prompt) && one.isCounted === true && one.count <= MOST_COUNTED)
  );
}

/** They come up through the snow. */
const EARLIEST = /crocus|snowdrop|番红花|雪滴花|雪花莲/i;

/** On a sheet or on snow nothing else is in bloom. */
function liesOnGround({ surface }: PromptReading): boolean {
  return surface !== undefined && isNearGround(surface);
}

function isFlower({ key, kind }: Subject): boolean {
  return kind === 'plant' && isFlowerKey(key);
}

/** Whether flowers of this key can be cut. */
export function isFlowerKey(key: string): boolean {
  return FLOWER.test(key);
}

function cut(flower: Subject): void {
  flower.count = flower.isCounted === true ? Math.min(flower.count, MOST_COUNTED) : flower.count;
  // A bough of blossoms was one already.
  if (isLaidBeside(flower)) return;
  flower.drawing = cutDrawingOf(flower);
}

/** The name of the drawing of such a flower that is cut and lies. */
export function cutDrawingOf(flower: { key: string; words?: string }): string {
  const kind = flowerKindOf(flower);
  return kind === undefined ? (CUT[flower.key] ?? 'own/cut-flower') : `own/cut-${kind}`;
}

/** Nothing grows out of a table: without a vase flowers lie there, too. */
function isTableTop({ subjects, scenes, surface, frame }: PromptReading): boolean {
  const isLaid = (one: Subject): boolean =>
    isFlower(one) || ((one.kind === 'food' || one.kind === 'item') && !HOLDS_FLOWERS.test(one.key));
  const hasTable = scenes.includes('table') || surface !== undefined || frame === 'top_down';
  const hasFood = scenes.length === 0 && subjects.some(({ kind }) => kind === 'food');
  return (hasTable || hasFood) && subjects.every(isLaid) && !subjects.every(isFlower);
}

const HOLDS_FLOWERS = /^(?:vase|bike|basket|bottle|bowl|potted-.+|hibiscus|hummingbird|bench|piano|picnic)$/;
