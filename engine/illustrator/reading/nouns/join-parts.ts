// Joins what is drawn with another: candles of a cake, the boat of a fisherman, the plate of a dish. Neither stands there twice.

import { isTrain } from '../../things/trains.ts';
import type { Subject } from '../prompt-reading.ts';
import { FRUIT_IN } from '../../things/tree-tones.ts';
import { writtenCount } from './count-candles.ts';
import type { Noun } from './find-nouns.ts';
import { meaningOf, type Word } from '../words/word.ts';

/** All who are named, who each noun became, and who was taken out of whom. */
export type Cast = {
  subjects: Subject[];
  byNoun: Map<Noun, Subject>;
  takenOut: Map<Subject, Subject>;
  /** Deeds of somebody who is drawn as one with something: nobody else does them either. */
  ofNobody: Set<Word>;
};

/** Changes the cast. */
export function joinParts(words: readonly Word[], cast: Cast): void {
  mountBasket(cast);
  leaveInBags(cast);
  pourArt(cast);
  wearStethoscope(cast);
  boardFisherman(cast);
  layInStroller(cast);
  countCandles(words, cast);
  hangFruit(words, cast);
  bloomOnTree(words, cast);
  for (const [part, whole] of PARTS) if (!isInHand(words, cast, part)) mergeParts(cast, part, whole);
  if (isPlace(words, cast, 'pillow')) mergeParts(cast, 'pillow', 'bed');
  marry(cast);
}

/** 另一个拿着胡萝卜: the nose is not yet in the face of the snowman. */
function isInHand(words: readonly Word[], { byNoun }: Cast, key: string): boolean {
  if (key !== 'carrot') return false;
  const noun = [...byNoun].find(([, one]) => one.key === key)?.[0];
  const before = noun && words.slice(Math.max(0, noun.at - 2), noun.at);
  return before?.some((word) => meaningOf(word, 'link')?.value === 'holding') === true;
}

/** "Curled up beside her pillow", 枕头旁边: it lies on the bed; one that somebody hugs does not. */
function isPlace(words: readonly Word[], { byNoun }: Cast, key: string): boolean {
  const noun = [...byNoun].find(([, one]) => one.key === key)?.[0];
  if (!noun || noun.colour !== undefined) return false;
  const near = words.slice(Math.max(0, noun.at - FURTHEST), noun.at + FURTHEST);
  return near.some((word) => {
    if (word.clause !== noun.word.clause || /^with/i.test(word.text)) return false;
    const { value } = meaningOf(word, word.isHan ? 'place-after' : 'link') ?? {};
    return (value === 'beside' || value === 'on') && word.start > noun.word.start === word.isHan;
  });
}
/** Words between the place and the thing. */
const FURTHEST = 3;

/** A train and a bridge: the one goes over the other. */
export function bringOverBridge(cast: Cast): void {
  const { subjects } = cast;
  const train = subjects.find(isTrain);
  const bridge = subjects.find(({ key }) =>
    ['bridge', 'viaduct', 'overpass', 'hanging-bridge'].includes(key),
  );
  if (!train || !bridge) return;
  const drawing = train.key === 'train' ? 'own/train-on-viaduct' : 'own/fast-train-on-viaduct';
  const { colour, words = '', size } = bridge;
  // "A tiny train" is so beside its bridge.
  delete train.size;
  Object.assign(train, {
    key: 'viaduct-train',
    drawing,
    ...(size === undefined ? {} : { size }),
    ...(colour === undefined ? {} : { parts: [{ part: 'bridge', colour, words }] }),
  });
  mergeParts(cast, bridge.key, 'viaduct-train');
}

const BIRDS_WITH_PLUMES = [
  'peacock',
  'phoenix',
  'parrot',
  'eagle',
  'owl',
  'swan',
  'crane',
  'flamingo',
  'rooster',
  'bird',
  'dove',
];

/** Drawn with the other: candles on a cake, the gold in a chest, the tree that a house is in, the temple that is ruins. */
const PARTS = [
  ['flower', 'flower-arch'],
  ['rose', 'flower-arch'],
  ['candle', 'cake'],
  ['candle', 'strawberry-cake'],
  ['candle', 'chocolate-cake'],
  ['gold-heap', 'treasure-chest'],
  ['gold-coins', 'treasure-chest'],
  ['coin', 'treasure-chest'],
  ['gem-stone', 'treasure-chest'],
  ['gem-stone', 'ring'],
  ['carrot', 'snowman'],
  ['tree', 'treehouse'],
  ['torii', 'shrine'],
  ['temple', 'ruins'],
  ['classical-temple', 'ruins'],
  ['castle', 'ruins'],
  ['church', 'ruins'],
  // Those of a bird that is named.
  ...BIRDS_WITH_PLUMES.map((bird) => ['feather', bird] as const),
] as const;

/** 新郎新娘在婚礼上: it is theirs, and not that of two others. */
function marry(cast: Cast): void {
  const couple = cast.subjects.find(({ key, words = '' }) => key === 'couple' && /wedding|婚/i.test(words));
  const wedded = cast.subjects.find(({ person }) => person?.role === 'bride' || person?.role === 'groom');
  if (!couple || !wedded) return;
  cast.subjects.splice(cast.subjects.indexOf(couple), 1);
  for (const [noun, subject] of cast.byNoun) if (subject === couple) cast.byNoun.set(noun, wedded);
}

/** 渔翁,小船: who is small in his boat needs no second one. */
function boardFisherman(cast: Cast): void {
  const fisherman = cast.subjects.find(({ key, kind }) => key === 'fisherman' && kind === 'boat');
  const raft = cast.subjects.find(({ drawing }) => drawing === 'own/bamboo-raft');
  if (fisherman && raft) fisherman.drawing = raft.drawing;
  if (fisherman) for (const boat of ['boat', 'fishing-boat']) mergeParts(cast, boat, 'fisherman');
}

/** A stroller is drawn with the baby in it. */
function layInStroller({ subjects, byNoun }: Cast): void {
  const stroller = subjects.find(({ key }) => key === 'stroller');
  const baby = subjects.find(({ person, count }) => person?.age === 'baby' && count === 1);
  if (!stroller || !baby) return;
  subjects.splice(subjects.indexOf(baby), 1);
  for (const [noun, subject] of byNoun) if (subject === baby) byNoun.set(noun, stroller);
}

/** A basket beside a bicycle is the one at its handlebar. */
function mountBasket(cast: Cast): void {
  const bicycle = cast.subjects.find(({ key }) => key === 'bike');
  if (!bicycle || !cast.subjects.some(({ key }) => key === 'basket')) return;
  leaveInBasket(cast);
  mergeParts(cast, 'basket', 'bike');
  bicycle.hasBasket = true;
}

/** What is carried in them is not seen, unless it was read as heaped in them. */
const BAGS = /^(?:paper-bag|shopping-bag|tote-bag|handbag|sack|plastic-bag|backpack)$/;

/** "A paper bag of bread": it lies on no ground. */
function leaveInBags({ subjects, byNoun }: Cast): void {
  const nouns = [...byNoun];
  for (const [at, [noun, content]] of nouns.entries()) {
    const [bag, holder] = nouns[at - 1] ?? [];
    const isOf = bag !== undefined && bag.word.run === noun.word.run && noun.at === bag.at + 2;
    if (!isOf || noun.word.isHan || !BAGS.test(holder?.key ?? '') || content.kind !== 'food') continue;
    byNoun.delete(noun);
    subjects.splice(subjects.indexOf(content), 1);
  }
}

/** "A bicycle with a basket of baguettes": what is in it is not seen, and lies on no road. */
function leaveInBasket({ subjects, byNoun }: Cast): void {
  const nouns = [...byNoun];
  const basket = nouns.findIndex(([, { key }]) => key === 'basket');
  const [[own] = [], [noun, content] = []] = nouns.slice(basket, basket + 2);
  if (!own || !noun || !content || noun.at - own.at > FURTHEST || noun.word.run !== own.word.run) return;
  const isContent = (content.kind === 'food' || content.kind === 'item') && noun.at === own.at + 2;
  if (!isContent) return;
  byNoun.delete(noun);
  subjects.splice(subjects.indexOf(content), 1);
}

/** "A matcha latte with latte art": it is on that cup, and in none of its own. */
function pourArt({ subjects, byNoun }: Cast): void {
  for (const [noun, art] of byNoun) {
    if (!LATTE_ART.test(noun.word.text)) continue;
    const cup = subjects.find((one) => one !== art && POURED_ON.test(one.key));
    if (!cup) continue;
    byNoun.set(noun, cup);
    if (![...byNoun.values()].includes(art)) subjects.splice(subjects.indexOf(art), 1);
  }
}
const LATTE_ART = /^(?:latte art|(?:心形|爱心)?拉花|(?:foam heart|heart in the foam))$/i;
const POURED_ON = /^(?:coffee|matcha-latte|hot-chocolate)$/;

const BEARING =
  /\b(?:with|full|laden|loaded|covered|bearing|bears|heavy)\b|挂满|结满|长满|挂着|结着|长着|结了/i;

const HANGING = /^(?:that )?(?:hang|hanging|grow|growing)(?: \w+)? (?:from|on|in)\b|^(?:挂|长|结)在/i;

/** "An apple tree full of apples", 挂满柿子的柿子树: they hang in it, and lie on no table. */
function hangFruit(words: readonly Word[], { subjects, byNoun }: Cast): void {
  const nouns = [...byNoun];
  for (const [place, [noun, fruit]] of nouns.entries()) {
    const key = `${fruit.key}-tree`;
    if (fruit.kind !== 'food' || !(key in FRUIT_IN)) continue;
    // Of the tree that is named right before, or in Chinese right after.
    const isLed = noun.word.isHan === true && words[noun.at + 1]?.text === '的';
    const textOf = (from: number, to: number): string =>
      words
        .slice(Math.max(0, from), to)
        .map(({ text }) => text)
        .join(noun.word.isHan ? '' : ' ');
    // "Apples hanging from a tree", 橘子挂在树上.
    const [after] = nouns[place + 1] ?? [];
    const isHung =
      after !== undefined &&
      after.word.clause === noun.word.clause &&
      HANGING.test(textOf(noun.at + 1, after.at));
    const [own, tree] = nouns[isLed || isHung ? place + 1 : place - 1] ?? [];
    if (!own || !tree || (tree.key !== key && tree.key !== 'tree')) continue;
    const between = isLed ? textOf(noun.at - 3, noun.at) : textOf(own.at + 1, noun.at);
    // "With a bowl of apples under it".
    if (!isHung && (!BEARING.test(between) || /(?<!full )\bof\b/i.test(between))) continue;
    Object.assign(tree, { key, drawing: `own/${key}` });
    subjects.splice(subjects.indexOf(fruit), 1);
    byNoun.set(noun, tree);
  }
}

const IN_BLOOM = /开[满着了]|缀满/u;

/** 开满花的桂花树: they are on the tree, and none grow before it. */
function bloomOnTree(words: readonly Word[], { subjects, byNoun }: Cast): void {
  const nouns = [...byNoun];
  for (const [place, [noun, flower]] of nouns.entries()) {
    const [own, tree] = nouns[place + 1] ?? [];
    if (
      flower.kind !== 'plant' ||
      flower.key !== 'flower' ||
      own?.at !== noun.at + 2 ||
      tree?.kind !== 'tree'
    )
      continue;
    const lead = words
      .slice(Math.max(0, noun.at - 4), noun.at)
      .map(({ text }) => text)
      .join('');
    if (words[noun.at + 1]?.text !== '的' || !IN_BLOOM.test(lead)) continue;
    subjects.splice(subjects.indexOf(flower), 1);
    byNoun.set(noun, tree);
  }
}

/** Who treats people has it around the neck. */
function wearStethoscope(cast: Cast): void {
  const doctor = cast.subjects.find(({ person }) => person?.role === 'doctor');
  if (doctor) mergeParts(cast, 'stethoscope', doctor);
}

/** Where nobody said how many. */
const CANDLES = 5;

function countCandles(words: readonly Word[], { byNoun }: Cast): void {
  for (const [noun, subject] of byNoun)
    if (subject.key === 'candle' && subject.isCounted === true)
      subject.count = writtenCount(words, noun) ?? subject.count;
}

function mergeParts({ subjects, byNoun }: Cast, part: string, whole: string | Subject): void {
  const one = subjects.find(({ key }) => key === part);
  const other = typeof whole === 'string' ? subjects.find(({ key }) => key === whole) : whole;
  if (!one || !other) return;
  // "A dove with a feather" has one by itself.
  if (part === 'feather' && one.isCounted === true) return;
  // One of strawberries has them on it, too.
  if (part === 'candle' && (one.isCounted === true || other.key !== 'cake'))
    other.candles = one.isCounted === true ? one.count : CANDLES;
  subjects.splice(subjects.indexOf(one), 1);
  for (const [noun, subject] of byNoun) if (subject === one) byNoun.set(noun, other);
}
