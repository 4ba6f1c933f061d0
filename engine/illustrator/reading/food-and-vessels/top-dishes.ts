// Reads what is on a dish: "ramen with egg and scallions", 牛肉面撒上葱花, "mushroom pizza".

import type { Subject } from '../prompt-reading.ts';
import { canTop, isDish } from '../../contents/toppings.ts';
import { isTableHigh } from '../../things/redrawn.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Word } from '../words/word.ts';

/** Between a dish and what is on it. */
const WITH =
  /^(?:with(?: a)?|topped|sprinkled|garnished|drizzled|loaded|covered|decorated|加|加了|加上|加个|配|配上|配着|撒|撒着|撒上|撒了|撒满|放|放着|放了|放满|铺|铺着|铺满|淋|淋上|淋着|浇|浇上|浇着|盖|盖着|点缀|点缀着|带|有|里有|里面有|里面是|装着|里装着)$/iu;
/** Said of what has a plate of its own. */
const BESIDE = /^(?:beside|next to|alongside|on the side|surrounded by|旁边|旁|一旁|边上|周围|四周|围着)$/iu;
/** Raw, beside the pot. */
const PLATES: Readonly<Record<string, string>> = {
  'meat-slices': 'own/meat-plate',
  shrimp: 'own/shrimp-plate',
};
const AROUND_POT =
  /^(?:around|around it|surrounded|surrounded by|plates?|platters?|beside|围|围着|围在|围绕|周围|四周|旁边|旁|一圈|盘|盘子)$/iu;
/** Before what is on a dish that is named after it. */
const ON_HAN = /^(?:加|加了|撒|撒着|撒上|撒了|撒满|放|放着|放了|放满|铺|铺着|铺满|淋着|淋|点缀着|盖着)$/u;
const OF_HAN = /^(?:的)$/u;

/** In a list of what there is they are no dishes of their own: 拉面，海苔，叉烧. */
const NEVER_ALONE = /^own\/(?:scallions|seaweed|meat-slices|syrup|pepperoni|marshmallow)$/;

const GARNISH = /^(?:香菜|香菜叶|葱|芝麻|cilantro|coriander|sesame|sesame seeds)$/i;

/** What was named piece by piece is all in it, before its word and after. */
const MIXED_BOWL = /^(?:rice|leaf)-bowl$/;

/** Nothing is named between but what is in it, too. */
function isOfBowl(
  words: readonly Word[],
  casting: readonly Noun[],
  [place, bowl]: readonly [number, number],
  { byNoun }: Cast,
): boolean {
  const [from, to] = [Math.min(place, bowl), Math.max(place, bowl)];
  if (to - from > MOST_TOPPINGS) return false;
  const dish = byNoun.get(casting[bowl] as Noun) as Subject;
  const between = words.slice((casting[from] as Noun).at + 1, (casting[to] as Noun).at);
  return (
    casting.slice(from + 1, to).every((one) => canTop(byNoun.get(one) as Subject, dish)) &&
    !between.some(({ text }) => BESIDE.test(text))
  );
}

/** Nobody names more on one dish. */
const MOST_TOPPINGS = 8;
/** Words between the pot and what is around it. */
const POT_REACH = 24;

/** Each topping to its dish. Changes what grows or swims elsewhere into food. */
export function topDishes(words: readonly Word[], nouns: readonly Noun[], cast: Cast): Tie[] {
  const casting = nouns.filter((noun) => cast.byNoun.has(noun));
  const ties = new Map<Subject, Tie>();
  const bowl = casting.findIndex((one) => MIXED_BOWL.test(cast.byNoun.get(one)?.key ?? ''));
  for (const [place, noun] of casting.entries()) {
    const topping = cast.byNoun.get(noun) as Subject;
    const dish = ties.has(topping) ? undefined : dishOf(words, casting, place, { cast, ties, bowl });
    if (!dish) continue;
    ties.set(topping, { relation: 'on', from: topping, to: dish, words: '', word: noun.word });
    if (topping.kind === 'plant' || topping.kind === 'full' || topping.kind === 'fish') topping.kind = 'food';
  }
  return [...ties.values()];
}

function dishOf(
  words: readonly Word[],
  casting: readonly Noun[],
  place: number,
  { cast, ties, bowl }: { cast: Cast; ties: ReadonlyMap<Subject, Tie>; bowl: number },
): Subject | undefined {
  const noun = casting[place] as Noun;
  const topping = cast.byNoun.get(noun) as Subject;
  const fits = (one: Noun | undefined): Subject | undefined => {
    const dish = one && cast.byNoun.get(one);
    // Meatballs on spaghetti are no dish of their own.
    return dish && dish !== topping && !ties.has(dish) && isDish(dish) && canTop(topping, dish)
      ? dish
      : undefined;
  };
  if (isBesidePot(words, casting, place, cast)) return undefined;
  if (bowl >= 0 && isOfBowl(words, casting, [place, bowl], cast)) return fits(casting[bowl]);
  const next = casting[place + 1];
  const after = fits(next);
  // "Mushroom pizza", 蘑菇披萨.
  if (after && next?.at === noun.at + 1 && next.word.run === noun.word.run && !noun.word.isPlural)
    return after;
  const isLed =
    after !== undefined &&
    words.slice(Math.max(0, noun.at - 4), noun.at).some(({ text }) => ON_HAN.test(text)) &&
    words.slice(noun.at + 1, next?.at).some(({ text }) => OF_HAN.test(text));
  if (isLed) return after;
  const near = casting.slice(Math.max(0, place - MOST_TOPPINGS), place);
  const at = near.findLastIndex((one) => fits(one) !== undefined);
  const base = near[at];
  if (!base) return undefined;
  const dish = fits(base) as Subject;
  // 蛋糕，上面有蜡烛和草莓: its candles are the cake's, and named after it.
  const own = near.find((one) => cast.byNoun.get(one) === dish) ?? base;
  // Nothing is named between but what is on it, too.
  const isOnlyToppings = near.slice(at + 1).every((one) => {
    const other = cast.byNoun.get(one) as Subject;
    return other === dish || other.key === 'candle' || canTop(other, dish);
  });
  if (!isOnlyToppings) return undefined;
  if (words.slice(own.at + 1, noun.at).some(({ text }) => BESIDE.test(text))) return undefined;
  const isWith = words.slice(own.at + 1, noun.at).some(({ text }) => WITH.test(text));
  const isGarnish = NEVER_ALONE.test(topping.drawing) || GARNISH.test(topping.words ?? '');
  return isWith || isGarnish ? dish : undefined;
}

/** "Hot pot with plates of beef around it", 火锅，毛肚、牛肉围在一起: what is not in it yet has plates of its own. Changes slices into one. */
function isBesidePot(words: readonly Word[], casting: readonly Noun[], place: number, cast: Cast): boolean {
  const noun = casting[place] as Noun;
  const topping = cast.byNoun.get(noun) as Subject;
  const pot = casting
    .slice(Math.max(0, place - MOST_TOPPINGS), place)
    .find((one) => cast.byNoun.get(one)?.key === 'hotpot');
  const near = pot ? words.slice(Math.max(pot.at + 1, noun.at - POT_REACH), noun.at + MOST_TOPPINGS) : [];
  if (!near.some(({ text }) => AROUND_POT.test(text))) return false;
  const plate = PLATES[topping.key];
  if (plate !== undefined) Object.assign(topping, { drawing: plate, kind: 'food', count: 1 });
  return true;
}

/**
 * The ties without those that lay a topping beside its dish, or leave it anywhere else; "a cake with roses on a table" is on
 * the table itself.
 */
export function withoutToppings(ties: readonly Tie[], toppings: readonly Tie[]): Tie[] {
  const laid = new Map(toppings.map(({ from, to }) => [from, to]));
  return ties.flatMap((tie) => {
    const { relation, from, to } = tie;
    if (to !== null && laid.has(to)) return [];
    const dish = laid.get(from);
    if (!dish || dish === to) return [tie];
    return relation === 'on' && to && isTableHigh(to) ? [{ ...tie, from: dish }] : [];
  });
}
