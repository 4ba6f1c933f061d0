// Reads what asks for another drink in a cup, which is one of another colour: "change the coffee to matcha".
import type { Rgb } from '#engine/raster/colour.ts';
import { findAll, has, hasVerb, unknownWords, type Clause, type Reading } from './clause.ts';
import { readThingName } from './read-thing.ts';

/** In a cup; what is clear shows the cup. */
const DRINKS: readonly (readonly [Rgb, string])[] = [
  [[150, 172, 84], 'matcha, matcha latte, green tea, 抹茶, 抹茶拿铁, 绿茶'],
  [[156, 74, 30], 'tea, black tea, 茶, 红茶'],
  [[244, 240, 230], 'milk, 牛奶'],
  [[198, 154, 116], 'milk tea, latte, 奶茶, 拿铁'],
  [[58, 34, 22], 'coffee, black coffee, americano, espresso, 咖啡, 黑咖啡, 美式, 浓缩咖啡'],
  [[88, 50, 34], 'hot chocolate, cocoa, 热巧克力, 可可'],
  [[238, 158, 40], 'orange juice, 橙汁'],
  [[98, 16, 34], 'wine, red wine, 红酒, 葡萄酒'],
];
const COLOURS: ReadonlyMap<string, Rgb> = new Map(
  DRINKS.flatMap(([rgb, words]) => words.split(',').map((word): [string, Rgb] => [word.trim(), rgb])),
);

/** Null where no drink shall become another one. */
export function readDrink(clause: Clause): Reading | null {
  if (!hasVerb(clause, 'change', 'replace') || has(clause, 'not')) return null;
  const unknown = unknownWords(clause);
  const into = findAll(clause, 'into').find(
    ({ token }) => token.start > (unknown[0]?.start ?? Infinity),
  )?.token;
  if (!into) return null;
  const nameOf = (isIn: (at: number) => boolean): string =>
    unknown
      .filter(({ start }) => isIn(start))
      .map(({ text }) => text.toLowerCase())
      .join(' ');
  const wanted = nameOf((at) => at > into.start);
  // "Black coffee", 绿茶: the colour is part of its name.
  const whole = clause.text
    .slice(into.end)
    .trim()
    .toLowerCase()
    .replace(/^(?:an? |some )/u, '');
  const colour = COLOURS.get(whole) ?? COLOURS.get(wanted);
  if (!colour || readThingName(nameOf((at) => at < into.start)) !== 'drink') return null;
  return { operations: [{ do: 'colour', colour, amount: 1, region: { kind: 'thing', what: 'drink' } }] };
}
