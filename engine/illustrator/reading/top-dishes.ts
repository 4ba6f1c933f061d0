// Reads what is on a dish: "ramen with egg and scallions", 牛肉面撒上葱花, "mushroom pizza".

import type { Subject } from '../prompt-reading.ts';
import { canTop, isDish } from '../toppings.ts';
import type { Tie } from './dress-people.ts';
import type { Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';
import type { Word } from './word.ts';

/** Between a dish and what is on it. */
const WITH =
  /^(?:with(?: a)?|topped|sprinkled|garnished|drizzled|loaded|covered|decorated|加|加了|加上|加个|配|配上|配着|撒|撒着|撒上|撒了|撒满|放|放着|放了|放满|铺|铺着|铺满|淋|淋上|淋着|浇|浇上|浇着|盖|盖着|点缀|点缀着|带|有)$/iu;
/** Before what is on a dish that is named after it. */
const ON_HAN = /^(?:加|加了|撒|撒着|撒上|撒了|撒满|放|放着|放了|放满|铺|铺着|铺满|淋着|淋|点缀着|盖着)$/u;
const OF_HAN = /^(?:的)$/u;

/** Each topping to its dish. Changes what grows or swims elsewhere into food. */
export function topDishes(words: readonly Word[], nouns: readonly Noun[], cast: Cast): Tie[] {
  const casting = nouns.filter((noun) => cast.byNoun.has(noun));
  const ties: Tie[] = [];
  for (const noun of casting) {
    const topping = cast.byNoun.get(noun) as Subject;
    const dish = dishOf(words, casting, noun, cast);
    if (!dish || ties.some(({ from }) => from === topping)) continue;
    ties.push({ relation: 'on', from: topping, to: dish, words: '', word: noun.word });
    if (topping.kind === 'plant' || topping.kind === 'full' || topping.kind === 'fish') topping.kind = 'food';
  }
  return ties;
}

function dishOf(
  words: readonly Word[],
  casting: readonly Noun[],
  noun: Noun,
  cast: Cast,
): Subject | undefined {
  const topping = cast.byNoun.get(noun) as Subject;
  const fits = (one: Noun | undefined): Subject | undefined => {
    const dish = one && cast.byNoun.get(one);
    return dish && dish !== topping && isDish(dish) && canTop(topping, dish) ? dish : undefined;
  };
  const next = casting.find((one) => one.at > noun.at);
  const after = fits(next);
  // "Mushroom pizza", 蘑菇披萨.
  if (after && next?.at === noun.at + 1 && next.word.run === noun.word.run && !noun.word.isPlural)
    return after;
  const isLed =
    after !== undefined &&
    words.slice(Math.max(0, noun.at - 4), noun.at).some(({ text }) => ON_HAN.test(text)) &&
    words.slice(noun.at + 1, next?.at).some(({ text }) => OF_HAN.test(text));
  if (isLed) return after;
  const base = casting.findLast((one) => one.at < noun.at && fits(one) !== undefined);
  if (!base) return undefined;
  const dish = fits(base) as Subject;
  // Nothing is named between but what is on it, too.
  const between = casting.filter((one) => one.at > base.at && one.at < noun.at);
  const isOnlyToppings = between.every((one) => {
    const other = cast.byNoun.get(one) as Subject;
    return other === dish || canTop(other, dish);
  });
  const isWith = words.slice(base.at + 1, noun.at).some(({ text }) => WITH.test(text));
  return isOnlyToppings && isWith ? dish : undefined;
}

/** The ties without those that lay a topping beside its dish, or leave it anywhere else. */
export function withoutToppings(ties: readonly Tie[], toppings: readonly Tie[]): Tie[] {
  const laid = new Map(toppings.map(({ from, to }) => [from, to]));
  return ties.filter(({ from, to }) => {
    if (to !== null && laid.has(to)) return false;
    return !laid.has(from) || (to !== null && laid.get(from) === to);
  });
}
