// "A marble elephant", "an ice sculpture of a bear", 木雕的大象, 毛线织的小狗: an animal that is made of something is a small
// figure of it, and what it is made of no thing of its own.

import {
  materialNamed,
  materialOfFigures,
  materialOfStatues,
  type MaterialName,
} from '../../lexicon/materials.ts';
import { SHADES } from '../../lexicon/compound-heads.ts';
import { PART_OF_HOUSE } from '../words/drop-describing.ts';
import { isAnimal } from '../animals/name-young.ts';
import { OF_TALES, toyOf } from '../words/name-compounds.ts';
import { joinWords } from '../words/noun-phrase.ts';
import { ADJECTIVE, isFigure, means, meaningOf, UNSHOWN, type Word } from '../words/word.ts';

/** So many words may stand between a material and its animal. */
const FURTHEST = 5;
const STATUE =
  /^(?:(?:statue|sculpture|figurine|carving|statuette|ornament|figure|model|plush|toy|doll)s?|雕像|雕塑|塑像|摆件|玩偶|公仔|玩具)$/i;
const STATUE_OF = /^(marble|stone|bronze) (statue)s?$/i;
const OF = /^of$/i;
const ARTICLE = /^(?:an?|the)$/i;
/** How it was made: 木头做的, 玉雕的. */
const MADE_HAN =
  /^(?:雕|塑|雕刻|雕琢|雕成|刻|刻成|做|做成|制|制成|制作|打造|铸|铸造|铸成|编|编织|织|织成|钩织|钩|捏|捏成|烧制|材质|质|质地)?(?:的|而成的)?[小大]?$/u;
/** What follows is of flesh and blood, or another thing: "a glass frog", "a wood duck". */
const SPECIES =
  /^(?:(?:glass|wood) (?:frogs?|ducks?|pigeons?|mouse|mice|storks?|cats?fish)|(?:stone|mud|porcelain) crabs?|bamboo (?:rats?|sharks?|pandas?)|china cats?|leather turtles?|paper wasps?|silk moths?|cotton .+|(?:bamboo|brick|mud) .+|wool(?:en)? (?:sheep|lambs?)|copper butterfl(?:y|ies))$/i;

/** Returns the words with such figures as small things, each of its material. */
export function nameMaterialFigures(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length;) {
    const found =
      madeOfThings(words, at) ??
      ((words[at] as Word).isHan
        ? (statueOf(words, at) ?? statueOfPersonHan(words, at) ?? figureHan(words, at))
        : figureEnglish(words, at));
    if (found?.takesBefore) named.pop();
    named.push(...(found?.words ?? [words[at] as Word]));
    at += found?.taken ?? 1;
  }
  return named;
}

/** `takesBefore`: the word before it, too. */
type Found = { words: Word[]; taken: number; takesBefore?: true };

const BUILT_HAN = /^(?:砌|砌成|垒|垒成|垒砌|铺成|铺就|搭建|盖成|建成|修成)$/u;
const PUT_TOGETHER_HAN = /^(?:做|做成|制成|打造|搭|搭成|堆|堆成|拼|拼成|组成)$/u;

function isWholeThing(word: Word): boolean {
  const thing = meaningOf(word, 'subject')?.value;
  // Children make up a choir, and flowers somebody's hair.
  return thing !== undefined && thing.kind !== 'figure' && materialOfFigures(word.text) === undefined;
}

/** What nobody makes a thing of, and no drawing shows it made of. */
const STUFF =
  /^(?:clouds?|stars?|smoke|fire|flames?|lightning|snow|rain|sunlight|moonlight|云|云朵|云彩|星星|烟|烟雾|火|火焰|闪电|雪|雪花|光|月光)$/i;

/** A thing that is no material that figures are carved of, or what only the sky is made of. */
function isStuff(word: Word): boolean {
  return isWholeThing(word) || STUFF.test(word.text);
}

/** "A castle made of chocolate": the figures of animals are, no castle. */
function isNoFigureOf(word: Word, thing: Word): boolean {
  return !isAnimal(word) && meaningOf(thing, 'subject')?.value.kind === 'food';
}

/** A salad and a bouquet are shown with what is in them, and a phoenix burns. */
function isMade(word: Word): boolean {
  const thing = meaningOf(word, 'subject')?.value;
  const showsIt = thing?.kind === 'food' || SHOWS_IT.test(thing?.key ?? '');
  if (PART_OF_HOUSE.test(word.text)) return true;
  return means(word, 'garment') || ((isWholeThing(word) || thing?.kind === 'figure') && !showsIt);
}
const SHOWS_IT = /^(?:phoenix|bouquet|wreath|garland|.*crown)$/;

/** 糖果做的房子, "a house made of candy", "a dragon made out of clouds": what it is made of is no thing beside it. */
function madeOfThings(words: readonly Word[], at: number): Found | undefined {
  const [word, next, of] = words.slice(at, at + 3);
  if (!word || !next || !of || of.run !== word.run) return undefined;
  if (word.isHan) {
    const thing = words[at + 3];
    // 石头砌成的壁炉: no stone lies there.
    if (BUILT_HAN.test(next.text) && of.text === '的' && thing)
      return { words: [joinWords(words, [at, at + 2], UNSHOWN)], taken: 3 };
    // 头发由花朵组成的女孩: of them is her hair.
    const isOfHair = words.slice(Math.max(0, at - 2), at).some(({ text }) => text.includes('发'));
    return isStuff(word) &&
      PUT_TOGETHER_HAN.test(next.text) &&
      of.text === '的' &&
      thing &&
      isMade(thing) &&
      !isOfHair
      ? { words: [joinWords(words, [at, at + 2], UNSHOWN)], taken: 3 }
      : undefined;
  }
  if (!MADE.test(next.text) || !isMade(word)) return undefined;
  const length = /^out$/i.test(of.text) && /^of$/i.test(words[at + 3]?.text ?? '') ? 4 : 3;
  const thing = words[at + length];
  const isOf = length === 4 || /^(?:of|from)$/i.test(of.text);
  return isOf && thing?.run === word.run && (isStuff(thing) || isNoFigureOf(word, thing))
    ? { words: [word, joinWords(words, [at + 1, at + length], UNSHOWN)], taken: length + 1 }
    : undefined;
}

function ofMaterial(word: Word, value: MaterialName): Word {
  return { ...word, meanings: [...ADJECTIVE, { is: 'material', value }] };
}

const MADE = /^(?:made|carved|built|crafted|sculpted|woven|knitted|folded)$/i;
const OUT_OF = /^(?:of|from|out|in)$/i;

/** "A bear made of wood", "a dragon carved out of ice". */
function figureMadeOf(words: readonly Word[], at: number): Found | undefined {
  const animal = words[at] as Word;
  const toy = MADE.test(words[at + 1]?.text ?? '') && isAnimal(animal) ? toyOf(animal) : undefined;
  if (!toy) return undefined;
  const isRobot = meaningOf(words[at - 1], 'material')?.value === 'steel';
  let next = at + 2;
  while (next < at + 6 && (OUT_OF.test(words[next]?.text ?? '') || means(words[next], 'adjective', 'colour')))
    if (materialOfFigures(words[next]?.text ?? '') !== undefined) break;
    else next++;
  const word = words[next];
  const value = word?.run === animal.run ? materialOfFigures(word.text) : undefined;
  if (!word || value === undefined || next === at + 2) return undefined;
  // "A robot wolf made of steel" is as large as any.
  if (isRobot && value === 'iron')
    return {
      words: [
        { ...joinWords(words, [at + 1, next], ofMaterial(word, 'steel').meanings), run: animal.run },
        animal,
      ],
      taken: next + 1 - at,
    };
  const made = { ...ofMaterial(word, value), run: animal.run };
  return { words: [made, { ...animal, meanings: [toy] }], taken: next + 1 - at };
}

const CARVED = /^(?:(?:statue|sculpture|carving|statuette)s?|雕像|雕塑|塑像|石雕|石像)$/i;

/** "A lion statue": of stone, where nothing else is said. */
function statueOf(words: readonly Word[], at: number): Found | undefined {
  const [word, next] = [words[at] as Word, words[at + 1]];
  const isNext = next !== undefined && (word.isHan ? next.start === word.end : next.run === word.run);
  const toy = isNext && CARVED.test(next.text) && isAnimal(word) ? toyOf(word) : undefined;
  const isOfMaterial = materialOfStatues(words[at - 1]?.text ?? '') !== undefined;
  if (!toy || !next || isOfMaterial) return undefined;
  const figure = { ...word, meanings: [toy], isPlural: /s$/i.test(next.text) };
  return { words: [ofMaterial(next, 'stone'), figure], taken: 2 };
}

const CARVED_HAN = /^(?:雕像|雕塑|塑像|石雕|石像|铜像|金像|青铜像|木雕)$/u;
const OF_HAN: readonly (readonly [said: RegExp, value: MaterialName])[] = [
  [/铜/u, 'copper'],
  [/金/u, 'gold'],
  [/木/u, 'wood'],
];

/** 女神雕像, 国王的铜像: who is so made. */
function statueOfPersonHan(words: readonly Word[], at: number): Found | undefined {
  const word = words[at] as Word;
  const to = words[at + 1]?.text === '的' ? at + 2 : at + 1;
  const carved = words[to];
  if (!isFigure(word) || !CARVED_HAN.test(carved?.text ?? '') || carved?.run !== word.run) return undefined;
  const before = words[at - 1];
  const own = before?.run === word.run ? materialOfFigures(before.text) : undefined;
  const value = own ?? OF_HAN.find(([said]) => said.test(carved?.text ?? ''))?.[1] ?? 'stone';
  const statue = [ofMaterial(joinWords(words, [at + 1, to], []), value), word];
  return before && own
    ? { words: [ofMaterial(before, own), ...statue], taken: to + 1 - at, takesBefore: true }
    : { words: statue, taken: to + 1 - at };
}

/** "A statue of a lion". */
function statueOfAnimal(words: readonly Word[], at: number): Found | undefined {
  const word = words[at] as Word;
  if (!CARVED.test(word.text) || !OF.test(words[at + 1]?.text ?? '')) return undefined;
  const next = ARTICLE.test(words[at + 2]?.text ?? '') ? at + 3 : at + 2;
  const animal = words[next];
  const toy = animal?.run === word.run && isAnimal(animal) ? toyOf(animal) : undefined;
  if (!animal || !toy) return undefined;
  const made = joinWords(words, [at, next - 1], ofMaterial(word, 'stone').meanings);
  return { words: [made, { ...animal, meanings: [toy] }], taken: next + 1 - at };
}

function figureEnglish(words: readonly Word[], at: number): Found | undefined {
  const word = words[at] as Word;
  const ofStone = statueOf(words, at) ?? statueOfAnimal(words, at);
  if (ofStone) return ofStone;
  const madeOf = figureMadeOf(words, at);
  if (madeOf) return madeOf;
  // "Marble statue" is one word where nothing is said of whom it is.
  const [material, statue] = STATUE_OF.exec(word.text)?.slice(1) ?? [word.text];
  const usual = materialOfFigures(material ?? '');
  const value = usual ?? materialOfStatues(material ?? '');
  // "A chocolate brown labrador" is of that colour.
  const isShade = SHADES.test(word.text) && means(words[at + 1], 'colour');
  if (value === undefined || isShade) return undefined;
  const { run } = word;
  let next = at + 1;
  const between: Word[] = [];
  const isOne = (one: Word | undefined): one is Word => one !== undefined && one.run === run && !one.isHan;
  // "Ice sculpture of a": told with what it is made of.
  if (statue === undefined && isOne(words[next]) && STATUE.test(words[next]?.text ?? '')) next++;
  const isStatue = statue !== undefined || next > at + 1;
  if (isStatue && (!isOne(words[next]) || !OF.test(words[next]?.text ?? ''))) return undefined;
  if (isStatue) next++;
  const made = joinWords(words, [at, next - 1], ofMaterial(word, value).meanings);
  if (isStatue && isOne(words[next]) && ARTICLE.test(words[next]?.text ?? '')) next++;
  while (
    next < at + FURTHEST &&
    isOne(words[next]) &&
    means(words[next], 'adjective', 'colour', 'size') &&
    !isAnimal(words[next])
  )
    between.push(words[next++] as Word);
  const animal = words[next];
  if (!isOne(animal) || !isAnimal(animal) || SPECIES.test(`${word.text} ${animal.text}`)) return undefined;
  const toy = toyOf(animal);
  const after = words[next + 1];
  const hasHead = isOne(after) && STATUE.test(after.text);
  // "A wooden horse stable" is no figure.
  const isOfTales = OF_TALES.test(meaningOf(animal, 'subject')?.value.key ?? '');
  // A silver fox and a bronze dragon live.
  if ((usual === undefined || isOfTales) && !hasHead && !isStatue) return undefined;
  if (!toy || (!hasHead && isOne(after) && means(after, 'subject', 'garment', 'scene'))) return undefined;
  const figure = hasHead
    ? { ...joinWords(words, [next, next + 1], [toy]), isPlural: after.isPlural }
    : { ...animal, meanings: [toy] };
  return {
    words: [made, ...between, figure],
    taken: next + 1 + (hasHead ? 1 : 0) - at,
  };
}

/** The words may be cut anywhere: 冰雕 | 的, 玻璃 | 做 | 的, 黄 | 金 | 打造 | 的. */
function figureHan(words: readonly Word[], at: number): Found | undefined {
  let text = '';
  for (let next = at; next < at + FURTHEST; next++) {
    const word = words[next];
    if (!word?.isHan || (next > at && word.start !== words[next - 1]?.end)) return undefined;
    if (next > at && meaningOf(word, 'subject') && !isMaterialWord(word))
      return figureOf(words, [at, next], text);
    text += word.text;
    if (text.length > MOST_SIGNS) return undefined;
  }
  return undefined;
}
const MOST_SIGNS = 8;

function isMaterialWord(word: Word): boolean {
  return materialNamed(word.text) !== undefined;
}

function figureOf(
  words: readonly Word[],
  [from, to]: readonly [number, number],
  text: string,
): Found | undefined {
  const thing = words[to] as Word;
  for (let length = Math.min(4, text.length); length > 0; length--) {
    const value = materialOfFigures(text.slice(0, length));
    const rest = text.slice(length);
    if (value === undefined || !MADE_HAN.test(rest)) continue;
    // 木马, 铁牛: one sign alone is part of a name.
    const isSaid = /^(?:.+的[小大]?|[雕刻制塑]+[小大]?)$/u.test(rest);
    const isNamedSo = /^[石铜冰玉]$/u.test(text) && isAnimal(thing) && thing.text.length > 1;
    if (length === 1 && !isSaid && !isNamedSo) return undefined;
    const toy = isAnimal(thing) ? toyOf(thing) : undefined;
    if (!toy && !isSaid) return undefined;
    const material = joinWords(words, [from, to - 1], ofMaterial(thing, value).meanings);
    const after = words[to + 1];
    const hasHead = toy !== undefined && after?.start === thing.end && STATUE.test(after.text);
    const figure = toy === undefined ? thing : { ...joinWords(words, [to, hasHead ? to + 1 : to], [toy]) };
    return { words: [material, figure], taken: to + 1 + (hasHead ? 1 : 0) - from };
  }
  return undefined;
}
