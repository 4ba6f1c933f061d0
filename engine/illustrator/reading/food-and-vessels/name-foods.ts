// "Beef noodles", "salmon and tuna" of a sushi platter, 桌上的肉和蔬菜: what is food where a dish or a table is named.

import type { SubjectEntry } from '../../lexicon/subject.ts';
import { isDrink } from '../../lexicon/drinks.ts';
import { isBowl } from '../../contents/toppings.ts';
import { nameFlavours } from '../nouns/name-flavours.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { ADJECTIVE, isFigure, means, meaningOf, type Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

type Food = Omit<SubjectEntry, 'words'>;

function plate(key: string, drawing: string): Food {
  return { key, drawing, kind: 'food', height: 0.26 };
}

/** These are eaten whenever they are named so. */
const MEATS: readonly (readonly [RegExp, Food])[] = [
  [
    /^(?:beef|pork|mutton|lamb|meats?|sliced meat|veal|牛肉|羊肉|猪肉|肉|肉类|肥牛|羊肉卷|牛肉卷|肉卷|鲜肉)$/i,
    plate('meat-slices', 'own/meat-plate'),
  ],
  [/^(?:鸡肉|鸡丝|鸡块|鸭肉)$/, plate('chicken-slices', 'own/chicken-plate')],
  [
    /^(?:vegetables?|veggies|greens|leafy greens|蔬菜|菜|素菜|绿叶菜)$/i,
    plate('vegetables', 'own/greens-plate'),
  ],
  [/^(?:鱼片|生鱼|三文鱼片)$/, plate('salmon', 'own/salmon-plate')],
];
/** These are animals, unless a dish is named with them. */
const ANIMALS: readonly (readonly [RegExp, Food])[] = [
  [/^(?:chicken|duck|turkey|goose|鸡|鸭)$/i, plate('chicken-slices', 'own/chicken-plate')],
  [/^(?:shrimps?|prawns?|虾|虾仁|鲜虾|大虾)$/i, plate('shrimp', 'own/shrimp-plate')],
  [/^(?:salmon|fish|三文鱼|鱼)$/i, plate('salmon', 'own/salmon-plate')],
  [/^(?:tuna|金枪鱼|吞拿鱼)$/i, plate('tuna', 'own/tuna-plate')],
  [/^(?:crabs?|螃蟹|蟹|大螃蟹)$/i, plate('steamed-crab', 'noto/crab')],
  [/^(?:lobsters?|龙虾|大龙虾|小龙虾)$/i, plate('steamed-crab', 'noto/lobster')],
  [/^(?:cow|牛|羊|猪|sheep|pig)$/i, plate('meat-slices', 'own/meat-plate')],
];
/** Whoever sits on a table, these lie on it as a dish. */
const SHELLFISH = /^(?:crabs?|lobsters?|螃蟹|蟹|大螃蟹|龙虾|大龙虾|小龙虾)$/i;
const TABLE = /^(?:tables?|plates?|dining table|盘子?里?|桌子?上?|餐桌上?|桌面上?)$/i;
/** 吃面, 喝粥: by itself the sign says little. */
const EATEN_HAN = /^(?:吃|吃着|在吃|正在吃|喝|喝着|正在喝|吃一碗|来一碗)$/;
const SEAWEED = /^(?:seaweed|wakame|kelp|海带|海藻)$/i;
/** Dishes that have the name of what is in them or on them. */
const NAMED_DISHES =
  /^(?:ramen|rice|fried-rice|risotto|pad-thai|dumpling|steamed-buns|burger|sandwich|taco|burrito|pizza|hotpot|curry-rice|spaghetti|green-salad|pie|sushi|rice-ball|bowl-with-spoon|hot-dog|bento-box|shallow-pan-of-food)$/;
function isNamedDish(key: string): boolean {
  return NAMED_DISHES.test(key) || isBowl({ key });
}

/** Of meat they are eaten; of anything else a bun is hair. */
const BUNS = /^buns?$/i;
const PASTE_HAN = /^[面饭包饺粥]$/u;
const BUN: Food = { key: 'steamed-buns', drawing: 'own/steamed-buns', kind: 'food', height: 0.36 };
const NOODLES: Food = { key: 'ramen', drawing: 'noto/steaming-bowl', kind: 'food', height: 0.44 };
const DISH_OF_HAN: Readonly<Record<string, Food>> = {
  面: NOODLES,
  饭: { key: 'rice', drawing: 'noto/cooked-rice', kind: 'food', height: 0.38 },
  包: BUN,
  饺: { key: 'dumpling', drawing: 'noto/dumpling', kind: 'food', height: 0.3 },
  粥: { key: 'bowl-with-spoon', drawing: 'noto/bowl-with-spoon', kind: 'food', height: 0.38 },
};
/** What is served so is no animal. */
const SERVED = /^(?:sizzling|skillet|platter|plates?|dish|dishes|slices?|fillets?|一盘|拼盘|盘)$/i;
/** Between a dish and what is with it. */
const WITH =
  /^(?:with|and|or|of|topped|raw|fresh|sliced|和|配|加|与|以及|跟|有|里|里面|里有|里面有|装着|放着|、|的)$/iu;
const ARTICLE = /^(?:an?|the|my|her|his)$/i;

/** Changes what the words mean, where they are food. */
export function nameFoods(words: readonly Word[]): Word[] {
  return serveCream(
    serveOverCoals(
      joinDishNames(serveHerbs(serveAnimals(serveMeats(serveTea(servePaste(nameFlavours(words))))))),
    ),
  );
}

const SKEWERED = /^(?:meat-skewers|kebabs)$/;
const COALS = /^(?:charcoal|hot coals|coals|glowing coals|open fire|炭火|木炭|炭|炭火上|火上|烤炉)$/i;

function isCoals(word: Word): boolean {
  return meaningOf(word, 'subject')?.value.key === 'grill' || COALS.test(word.text);
}

/** 烤架上的羊肉串: over coals, where nobody stands by who grills them. */
function serveOverCoals(words: readonly Word[]): Word[] {
  const isSomebody = words.some((word) => isFigure(word) || means(word, 'person-act'));
  const skewers = words.find((word) => SKEWERED.test(meaningOf(word, 'subject')?.value.key ?? ''));
  if (!skewers || isSomebody || !words.some(isCoals)) return [...words];
  return words.map((word, at) => {
    if (word === skewers)
      return { ...asFood(word, plate('meat-skewers', 'own/skewers-over-coals')), isPlural: false };
    // All that were counted lie over the one fire.
    const isCount = means(word, 'number') && (words[at + 1] === skewers || words[at + 2] === skewers);
    return isCoals(word) || isCount ? { ...word, meanings: ADJECTIVE } : word;
  });
}

const CREAM = /^(?:cream|fresh cream|奶油)$/i;
const CREAMED: Food = { key: 'cream', drawing: 'own/cream', kind: 'food', height: 0.24 };

/** "Strawberries and cream", 草莓配奶油: no colour, after what is eaten with it. */
function serveCream(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const [food, link] = [words[at - 2], words[at - 1]];
    const isLed = food?.clause === word.clause && isFood(food) && WITH.test(link?.text ?? '');
    return CREAM.test(word.text) && isLed ? asFood(word, CREAMED) : word;
  });
}

/** So many words may stand between a bowl and what fills it. */
const NEAR = 6;
/** A list of tags is no longer. */
const MOST_TAGS = 24;

/** Returns the words, with a sign that is a dish where it is eaten or fills a bowl: 吃面, 喝粥, 一碗热气腾腾的面. */
function servePaste(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const food = PASTE_HAN.test(word.text) ? DISH_OF_HAN[word.text] : undefined;
    if (!food) return word;
    const before = words.slice(Math.max(0, at - NEAR), at).filter(({ run }) => run === word.run);
    const said = before.findLast((one) => !means(one, 'adjective', 'plume', 'size'));
    const isEaten = EATEN_HAN.test(before.at(-1)?.text ?? '');
    return isEaten || (said && means(said, 'number') && said.text.endsWith('碗')) ? asFood(word, food) : word;
  });
}

const TEAPOT = /^(?:tea ?pots?|茶壶|紫砂壶|🫖|pot of tea|一壶茶|一壶热茶)$/iu;
const POT_OF_TEA = /^(?:pot of tea|一壶茶)$/iu;
const CUP = /^(?:cups?|mugs?|tea ?cups?|杯子|茶杯|小杯|茶碗)$/i;
const TEACUP: Food = { key: 'teacup-without-handle', drawing: 'own/teacup', kind: 'food', height: 0.3 };

/** What stands beside a teapot is no coffee. */
function serveTea(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => TEAPOT.test(text))) return [...words];
  const pot = VOCABULARY.get('teapot')?.filter(({ is }) => is === 'subject');
  const hasCups = words.some(({ text }) => CUP.test(text));
  return words.map((word) =>
    CUP.test(word.text)
      ? asFood(word, TEACUP)
      : // Its usual drawing has cups beside it.
        pot && hasCups && POT_OF_TEA.test(word.text)
        ? { ...word, meanings: pot }
        : word,
  );
}

const HERBS =
  /^(?:herbs?|fresh herbs?|green herbs?|mint|fresh mint|rosemary|thyme|dill|parsley|cilantro|coriander|oregano|香草|薄荷|迷迭香|百里香|莳萝|欧芹|罗勒叶)$/i;

/** On a dish they are sprigs, in a garden they grow. */
function serveHerbs(words: readonly Word[]): Word[] {
  if (!words.some((word) => isDish(word) || meaningOf(word, 'subject')?.value.kind === 'food'))
    return [...words];
  return words.map((word) => (HERBS.test(word.text) ? asFood(word, plate('herbs', 'noto/herb')) : word));
}

/** Meat, fish and greens as they are served, whatever they are elsewhere. */
export function edibleOf(text: string): Food | undefined {
  return [...MEATS, ...ANIMALS].find(([pattern]) => pattern.test(text))?.[1];
}

function foodOf(word: Word | undefined, of: typeof MEATS): Food | undefined {
  return word && of.find(([pattern]) => pattern.test(word.text))?.[1];
}

function isFood(word: Word | undefined): boolean {
  const subject = meaningOf(word, 'subject')?.value;
  return subject?.kind === 'food' && !isDrink(subject.key);
}

function isDish(word: Word | undefined): boolean {
  return isNamedDish(meaningOf(word, 'subject')?.value.key ?? '') || BUNS.test(word?.text ?? '');
}

function asFood(word: Word, value: Food): Word {
  return { ...word, meanings: [{ is: 'subject', value }] };
}

function isTableNamed(words: readonly Word[]): boolean {
  return words.some(
    (word) =>
      means(word, 'surface') || word.meanings.some((one) => one.is === 'scene' && one.value === 'table'),
  );
}

/** Meat is food where anything else is eaten, or a table is laid. */
function serveMeats(words: readonly Word[]): Word[] {
  const isMeal = isTableNamed(words) || words.some((word) => isFood(word) || SERVED.test(word.text));
  if (!isMeal) return [...words];
  return words.map((word, at) => {
    const food = foodOf(word, MEATS);
    return food && !means(word, 'scene') && !isFood(word) && !isPartOfWord(words, at) && !isAlive(words, at)
      ? asFood(word, food)
      : word;
  });
}

/** "A lamb drinking milk", "milk for a lamb": one that does something, or to which something is given, is no meat. */
function isAlive(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const kind = meaningOf(word, 'subject')?.value.kind;
  if (kind === undefined || !ANIMAL_KINDS.has(kind)) return false;
  const before = words.slice(Math.max(0, at - 3), at);
  const isGiven = before.some(({ text }) => /^(?:to|for|feeding|feeds|bottle-feeding|喂|给)$/i.test(text));
  return (
    isGiven ||
    (next?.run === word?.run &&
      means(next, 'act', 'rest', 'person-act', 'link') &&
      DOES.test(next?.text ?? ''))
  );
}

const DOES = /(?:ing|s)$|^[喝吃跑睡躺站趴坐]/i;

/** 菜 of 菜园. */
function isPartOfWord(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word?.isHan === true &&
    next?.start === word.end &&
    next.meanings.length === 0 &&
    !PASTE_HAN.test(next.text)
  );
}

/** "Sushi with salmon and tuna", "a plate of shrimp", "chicken and rice". */
function serveAnimals(words: readonly Word[]): Word[] {
  const served = [...words];
  for (const [at, word] of words.entries()) {
    const food = foodOf(word, ANIMALS);
    if (food && !isFood(served[at]) && isServed(served, at)) served[at] = asFood(word, food);
    // In the sea it grows; wherever a dish is named it is eaten.
    if (SEAWEED.test(word.text) && served.some(isDish))
      served[at] = asFood(word, plate('seaweed', 'own/seaweed'));
  }
  return served;
}

function isServed(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (isLedByFood(words, at) || isTagOfMeal(words, at)) return true;
  const isLaid = words.some(({ text, clause }) => clause === word.clause && TABLE.test(text));
  if (SHELLFISH.test(word.text) && isLaid) return true;
  if (ARTICLE.test(words[at - 1]?.text ?? '')) return false;
  const [next, second] = [words[at + 1], words[at + 2]];
  // "Chicken and rice", "salmon on rice".
  const isBefore = next !== undefined && /^(?:and|with|on|和|配)$/iu.test(next.text) && isDish(second);
  return isBefore && second?.clause === word.clause;
}

/** 寿司拼盘，三文鱼，芥末: a tag by itself among nothing but dishes. */
function isTagOfMeal(words: readonly Word[], at: number): boolean {
  if (words.length > MOST_TAGS) return false;
  const { clause } = words[at] as Word;
  const isAlone = words.every(
    (one, place) =>
      place === at || one.clause !== clause || means(one, 'adjective', 'number', 'colour', 'size'),
  );
  const others = words.filter((one) => one.clause !== clause);
  return (
    isAlone &&
    others.some(isDish) &&
    others.every((one) => isFood(one) || !means(one, 'subject', 'scene', 'person-act'))
  );
}

/** Nothing but food stands between it and a dish or a plate before it. */
function isLedByFood(words: readonly Word[], at: number): boolean {
  let hasLink = false;
  for (let back = at - 1; back >= 0; back--) {
    const one = words[back] as Word;
    // 寿司拼盘，有三文鱼: but not "washing dishes, fish in a tank".
    if (one.clause !== words[at]?.clause && !hasLink) return false;
    if (SERVED.test(one.text)) return true;
    if (isFood(one)) {
      if (hasLink) return true;
    } else if (WITH.test(one.text)) hasLink = true;
    else if (!means(one, 'adjective', 'colour', 'number', 'size') || ARTICLE.test(one.text)) return false;
  }
  return false;
}

/** "Shrimp dumplings" are named after what is in them: one word, which a dish that can show it shows. */
function joinDishNames(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at] as Word, words[at + 1]];
    const dish = next && dishNamedBy(word, next);
    if (!next || !dish) {
      joined.push(word);
      continue;
    }
    const gap = word.isHan ? '' : ' ';
    joined.push({ ...next, text: `${word.text}${gap}${next.text}`, start: word.start, ...dish });
    at++;
  }
  return joined;
}

function dishNamedBy(word: Word, next: Word): Pick<Word, 'meanings'> | undefined {
  const isNamer = foodOf(word, MEATS) ?? foodOf(word, ANIMALS);
  if (!isNamer || word.isPlural || next.run !== word.run || means(word, 'surface')) return undefined;
  if (word.isHan) {
    if (next.start !== word.end) return undefined;
    const han = PASTE_HAN.test(next.text) ? DISH_OF_HAN[next.text] : undefined;
    if (han) return { meanings: [{ is: 'subject', value: han }] };
  }
  if (BUNS.test(next.text)) return { meanings: [{ is: 'subject', value: BUN }] };
  const key = meaningOf(next, 'subject')?.value.key ?? '';
  // Vegetables on a pizza are said by themselves.
  if (isNamer.key === 'vegetables' && !/^(?:dumpling|steamed-buns)$/.test(key)) return undefined;
  return isNamedDish(key) ? { meanings: next.meanings } : undefined;
}
