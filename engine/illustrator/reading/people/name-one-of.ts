// Tags that count, "2girls", and "one plays the guitar", 其中一个弹吉他 after several: one of those who were named.

import { isLittle } from '../animals/rest-animals.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, isUnknown, keyOf, meaningOf, means, type MeaningOf, type Word } from '../words/word.ts';
import { ANIMAL_KINDS, LIVING_KINDS } from '../subject-kinds.ts';
import { GROUPS } from '../../people/groups.ts';
import { isOfLike } from './is-of-like.ts';
import { joinOneAndOther, repeatDeed } from './one-and-other.ts';
import { areBusy, oneMore } from './one-more.ts';

const TAG = /^(?<count>[2-9])\+?(?<who>girls?|boys?)$/i;
const ONE = /^(?:one|one of them|the other|another|一个|一人|一位|一只|另一个|另一位|另一名|另一人|另一只)$/i;
const OTHERS = /^others?$/i;
const NEXT_OF_ALL = /^(?:third|fourth|fifth|sixth)$/i;
const OTHERS_OF = /^others$/i;
const AFTER = /^(?:of|with|in|has|is|wearing|them|在|正在|正|则|则在)$/i;

/** "2girls" is a number and who is counted. */
export function splitTags(words: readonly Word[]): Word[] {
  return words.flatMap((word): Word[] => {
    const { count, who } = (isUnknown(word) && TAG.exec(word.text)?.groups) || {};
    if (count === undefined || who === undefined) return splitAnimalTag(word) ?? [word];
    const end = word.start + word.text.length - who.length;
    const meanings = VOCABULARY.get(/^girl/i.test(who) ? '1girl' : '1boy') ?? [];
    return [
      { ...word, text: count, end, meanings: [{ is: 'number', value: Number(count) }] },
      { ...word, text: who, start: end, isPlural: true, meanings },
    ];
  });
}

/** "1cat", "2dogs". */
function splitAnimalTag(word: Word): Word[] | undefined {
  const { count, who } = (isUnknown(word) && ANIMAL_TAG.exec(word.text)?.groups) || {};
  if (count === undefined || who === undefined) return undefined;
  const meanings = VOCABULARY.get(who.toLowerCase()) ?? VOCABULARY.get(who.toLowerCase().replace(/s$/, ''));
  const kind = meanings && meaningOf({ meanings }, 'subject')?.value.kind;
  if (!meanings || kind === undefined || !ANIMAL_KINDS.has(kind)) return undefined;
  const end = word.start + count.length;
  return [
    { ...word, text: count, end, meanings: [{ is: 'number', value: Number(count) }] },
    { ...word, text: who, start: end, isPlural: Number(count) > 1, meanings },
  ];
}
const ANIMAL_TAG = /^(?<count>[1-9])(?<who>[a-z]{2,})$/i;

/**
 * 头像，女，红衣, "profile picture, short hair, hoodie": of whom a portrait is to be is somebody, though it is told by no
 * more than that.
 */
export function nameSitters(words: readonly Word[]): Word[] {
  if (words.some(isBody)) return [...words];
  const isAlone = (at: number): boolean =>
    [words[at - 1], words[at + 1]].every((one) => one?.clause !== words[at]?.clause);
  // 眼镜娘 has them on.
  const isWearing = (at: number): boolean =>
    means(words[at - 1], 'garment') && words[at - 1]?.end === words[at]?.start;
  const said = words.findIndex(
    (word, at) => word.isHan && isUnknown(word) && sexOf(word) && (isAlone(at) || isWearing(at)),
  );
  const sex = words[said];
  const frame = words.find((word) => meaningOf(word, 'frame')?.value === 'portrait');
  if (sex && (frame || words.some(isOfSomebody)))
    return words.with(said, { ...sex, meanings: VOCABULARY.get(sexOf(sex) ?? '') ?? [] });
  if (!frame || !words.some(isOfSomebody)) return [...words];
  const somebody = (VOCABULARY.get('person') ?? []).filter(({ is }) => is === 'subject');
  return words.map((word) =>
    word === frame ? { ...word, meanings: [...word.meanings, ...somebody] } : word,
  );
}

/** 女, 甜酷妹, 文艺男: of any kind. */
function sexOf({ text }: Word): string | undefined {
  if (/(?:女|妹|姐|娘|姬)$/u.test(text)) return '女生';
  return /(?:男|哥|叔|郎)$/u.test(text) ? '男生' : undefined;
}

function isBody(word: Word): boolean {
  // He is in his boat by kind, and somebody.
  if (keyOf(word) === 'fisherman') return true;
  return LIVING_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? '');
}

/** What one has on, or how the hair is; "hair" by itself is a word that anything has as a tag. */
function isOfSomebody(word: Word, at: number, words: readonly Word[]): boolean {
  if (EYES.test(word.text)) return true;
  if (means(word, 'hair')) return words[at - 1]?.clause === word.clause;
  return means(word, 'garment', 'hair-cut', 'hair-colour', 'smile', 'fringe') && !means(word, 'scene');
}
const EYES = /^eyes$|眼睛$|[眼瞳]$/i;

const PAIR_OF = /^(?:couple|newlyweds)$/i;

/** "A couple dancing, she in a white dress and he in a black suit": each of the two by what is said of them. */
export function nameTheTwo(words: readonly Word[]): Word[] {
  const pair = words.findIndex(
    (word) => meaningOf(word, 'subject')?.value.key === 'couple' || PAIR_OF.test(word.text),
  );
  if (pair < 0) return [...words];
  return words.map((word, at) => {
    const named = at > pair && word.clause !== words[pair]?.clause && THE_TWO[word.text.toLowerCase()];
    const next = words[at + 1];
    return named && next && (WEARS.test(next.text) || means(next, 'link', 'act', 'person-act'))
      ? { ...word, meanings: VOCABULARY.get(named) ?? [] }
      : word;
  });
}
const THE_TWO: Readonly<Record<string, string>> = { she: 'woman', he: 'man', 她: '女人', 他: '男人' };
const WEARS = /^(?:in|wears|wearing|dressed|穿|穿着|戴|戴着)$/i;

/** The number becomes somebody, by the name of those who were named last. */
export function nameOneOf(given: readonly Word[]): Word[] {
  const words = repeatDeed(joinOneAndOther(given));
  const named: Word[] = [];
  let several = -1;
  for (const [at, word] of words.entries()) {
    const last = named.at(-1);
    if (last && isBody(last) && isSeveral(last, named.at(-2))) several = at - 1;
    // 一只在追蝴蝶,一只在睡觉: of those of whom the first was one.
    const next = nextOfAll(words, at, named);
    if (next) {
      named.push({ ...word, meanings: [{ is: 'subject', value: { ...next, key: ANOTHER } }] });
      continue;
    }
    const another = isDoer(words, at) && meaningOf(oneMore(words, at, named), 'subject')?.value;
    if (another) {
      const key = another.kind === 'figure' ? ANOTHER : another.key;
      named.push({ ...word, meanings: [{ is: 'subject', value: { ...another, key } }] });
      continue;
    }
    const sibling = siblingAmong(words, at, named);
    const told = sibling ?? toldApart(words, at, named, several);
    const meant =
      told ??
      (isOneOf(words, at)
        ? (named.findLast((one) => one.isOneOf) ??
          named.findLast((one, index) => isBody(one) && isSeveral(one, named[index - 1])) ??
          named.findLast(isBody))
        : undefined);
    const value = meant && meaningOf(meant, 'subject')?.value;
    const { sex = told && saidSex(words, at), age } =
      (told && !saidSex(words, at) && meaningOf(word, 'subject')?.value.person) || {};
    const isYoung = value?.isYoung === true || (meant !== undefined && isLittle({ words: meant.text }));
    named.push(
      value && !GROUPS.has(value.key) && (told || isSaidOfOne(words, at) || isDoer(words, at))
        ? {
            ...word,
            isOneOf: true,
            isPlural: OTHERS_OF.test(word.text) || isOfRest(words, at),
            meanings: [
              {
                is: 'subject',
                value: {
                  ...value,
                  key: ownKey(value),
                  ...(isYoung && { isYoung }),
                  ...((sex ?? age) && {
                    person: { ...value.person, ...(sex && { sex }), ...(age && !sibling && { age }) },
                  }),
                },
              },
            ],
          }
        : word,
    );
  }
  return named;
}

function isOneOf(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {};
  // "Two carpenters, a third one on the roof": none of the two.
  if (NEXT_OF_ALL.test(words[at - 1]?.text ?? '')) return false;
  if (isOfRest(words, at)) return true;
  return ONE.test(text) || (OTHERS.test(text) && /^the$/i.test(words[at - 1]?.text ?? ''));
}

/** 三个登山者…,另外两个穿蓝色外套: all who are left. */
function isOfRest(words: readonly Word[], at: number): boolean {
  return means(words[at], 'number') && /^(?:另外|其余|其他|剩下|剩下的)$/u.test(words[at - 1]?.text ?? '');
}

/** 其中一只的头上, "the head of one of them": whatever is said, it is said of one of them. */
function isSaidOfOne(words: readonly Word[], at: number): boolean {
  const isOfOne = /^(?:of|on|in|beside|behind|to) one$/i.test(textOf(words, at - 1, 2));
  // "With a shoe in one hand".
  const isLimb = /^(?:hands?|arms?|sides?|ends?|corners?)$/i.test(words[at + 1]?.text ?? '');
  return words[at - 1]?.text === '其中' || (isOfOne && !isLimb);
}

function textOf(words: readonly Word[], from: number, count: number): string {
  return words
    .slice(Math.max(0, from), from + count)
    .map(({ text }) => text)
    .join(' ');
}

/**
 * "The smaller girl", "the youngest", 最小的孩子: told apart from the others of the several who were named. `place`: who of
 * the named are the last who are several, -1 for nobody.
 */
function toldApart(
  words: readonly Word[],
  at: number,
  named: readonly Word[],
  place: number,
): Word | undefined {
  const word = words[at] as Word;
  const isToldOfNext = COMPARED.test(word.text) && words[at + 1]?.run === word.run && isNamed(words[at + 1]);
  const group = named[place];
  if (!group || word.isPlural || isToldOfNext) return undefined;
  const isCompared = isComparedBefore(words, at);
  // "Two women at a table, the woman in red", "two kids, one kid in green": of whom the number was said.
  const isCounted =
    group.clause !== word.clause && means(named[place - 1], 'number') && keyOf(group) === keyOf(word);
  const isOfSex = saidSex(words, at) !== undefined && isFigure(group);
  const isThird =
    words[at - 2]?.text === '另' && areBusy(named, place) && !named.some(({ isOneOf }) => isOneOf);
  const isOne = isCounted && isOneByOne(words, at) && !isThird;
  if (!isCompared && !isOfSex && !isOne && !(isCounted && isKnownOne(words, at, named))) return undefined;
  if (isOfSex) return isBareHan(words, at) || keyOf(group) === keyOf(word) ? group : undefined;
  return isBare(word) || isBareHan(words, at) || isOfLike(group, word, isCompared) ? group : undefined;
}

/** "Three kids …, the youngest … at her brother": he is one of them, where no other brother was named. */
function siblingAmong(words: readonly Word[], at: number, named: readonly Word[]): Word | undefined {
  const word = words[at] as Word;
  if (!/^(?:brother|sister)$/i.test(word.text) || !/^(?:his|her)$/i.test(words[at - 1]?.text ?? ''))
    return undefined;
  const isNew = named.every(({ text }) => text.toLowerCase() !== word.text.toLowerCase());
  const isOfOne = named.some(({ isOneOf }) => isOneOf);
  const group = named.findLast((one, index) => isFigure(one) && isSeveral(one, named[index - 1]));
  return isNew && isOfOne && group && meaningOf(group, 'subject')?.value.person?.age === 'child'
    ? group
    : undefined;
}

/** "One kid in green and the other kid in blue", 一个男孩…,另一个男孩…. */
function isOneByOne(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  if (!before?.isHan) return /^(?:one|other)$/i.test(before?.text ?? '');
  const { clause } = before;
  return (
    meaningOf(before, 'number')?.value === 1 &&
    words.some((one) => one.text.startsWith('另') && Math.abs(one.clause - clause) <= 1)
  );
}

/** 左边的穿白衣, 男的在看书: the word for whom it is said is left out. */
function isBareHan(words: readonly Word[], at: number): boolean {
  return words[at]?.text === '的' && isDoer(words, at);
}

/** 男舞者, 女的, "the male dancer". */
function saidSex(words: readonly Word[], at: number): 'man' | 'woman' | undefined {
  return SEXES[words[at - 1]?.text.toLowerCase() ?? ''];
}
const SEXES: Readonly<Record<string, 'man' | 'woman'>> = {
  男: 'man',
  女: 'woman',
  male: 'man',
  female: 'woman',
};

/** "The boy", "the young woman", where nobody else was named who is called so. */
function isKnownOne(words: readonly Word[], at: number, named: readonly Word[]): boolean {
  const word = words[at] as Word;
  if (word.isHan || !isFigure(word)) return false;
  const before = words.slice(Math.max(0, at - 3), at);
  const the = before.findLastIndex(({ text }) => /^the$/i.test(text));
  const isThe = the >= 0 && before.slice(the + 1).every((one) => means(one, 'adjective', 'size'));
  const isNew = named.every(
    (one, index) =>
      isSeveral(one, named[index - 1]) ||
      !isFigure(one) ||
      one.isOneOf ||
      one.text.toLowerCase() !== word.text.toLowerCase(),
  );
  return isThe && isNew;
}

/** "One" and "the youngest" name nobody by themselves. */
function isBare(word: Word): boolean {
  return (
    ONE.test(word.text) ||
    /^(?:那个|那只|那位)$/u.test(word.text) ||
    (COMPARED.test(word.text) && !isBody(word))
  );
}

function isNamed(next: Word | undefined): boolean {
  return next !== undefined && (ONE.test(next.text) || means(next, 'subject'));
}

function isComparedBefore(words: readonly Word[], at: number): boolean {
  const { text, isHan } = words[at] as Word;
  const end = text === '的' ? at + 1 : at;
  if (isHan) return COMPARED_HAN.test(textOf(words, end - 3, 3).replaceAll(' ', ''));
  if (/^the$/i.test(words[at - 1]?.text ?? '') && isPlacedAfter(words, at)) return true;
  const first = COMPARED.test(text) ? at : at - 1;
  return COMPARED.test(words[first]?.text ?? '') && /^the$/i.test(words[first - 1]?.text ?? '');
}

/** "The woman in front", "the one on the left". */
function isPlacedAfter(words: readonly Word[], at: number): boolean {
  const run = words[at]?.run;
  return PLACED.test(
    words
      .slice(at + 1, at + 5)
      .filter((one) => one.run === run)
      .map(({ text }) => text)
      .join(' '),
  );
}
const PLACED =
  /^(?:in front|at the front|at the back|in the (?:front|back|middle|center|centre)|on the (?:left|right|far))\b(?! of)/i;
const COMPARED =
  /^(?:(?:small|tall|short|old|young)(?:er|est)|bigger|biggest|larger|largest|elder|eldest|littlest|middle|last|first)$/i;
const COMPARED_HAN =
  /(?:最[小大高矮]|[大小高矮]一点|年[长幼]|中间|最?[前后]面|最?[左右]边|打头|为首|领头)的$/u;

/** "Two carpenters, a third one on the roof": somebody of their kind, and none of the two. */
function nextOfAll(
  words: readonly Word[],
  at: number,
  named: readonly Word[],
): MeaningOf<'subject'>['value'] | undefined {
  if (!/^one$/i.test(words[at]?.text ?? '') || !NEXT_OF_ALL.test(words[at - 1]?.text ?? '')) return undefined;
  return meaningOf(
    named.findLast((one, index) => isFigure(one) && isSeveral(one, named[index - 1])),
    'subject',
  )?.value;
}

/** "Four friends", 三只小猫, 孩子们. */
function isSeveral({ isPlural, text }: Word, before: Word | undefined): boolean {
  return isPlural || text.endsWith('们') || (meaningOf(before, 'number')?.value ?? 1) > 1;
}

/** People have a key of their own: what they do the others do not. */
const ONE_OF = 'one of them';
const ANOTHER = 'another of them';

function ownKey({ key, kind }: { key: string; kind: string }): string {
  if (kind !== 'figure') return key;
  return key === ONE_OF || key === ANOTHER ? ANOTHER : ONE_OF;
}

/** Right before what is done or had; 一个弹吉他的女孩 names somebody. */
/** 另一只嘴里叼着…, 一个头上戴着…: where on the body it is done. */
function pastBody(words: readonly Word[], from: number): number {
  let at = from;
  while (
    words[at]?.isHan &&
    (BODY.test(words[at]?.text ?? '') || (at > from && means(words[at], 'place-after')))
  )
    at++;
  return at;
}
const BODY = /^(?:[头嘴手脚身肩背腰颈脸]|嘴[里中上]|口中|手[里中上]|脖子|肩膀|怀里|怀中|背上|头上|身上)$/u;

function isDoer(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  const next = words[pastBody(words, at + 1)];
  if (next?.clause !== clause) return false;
  const isBusy = AFTER.test(next.text) || means(next, 'act', 'person-act', 'rest', 'link');
  for (let index = at + 1; words[index]?.clause === clause; index++) {
    const word = words[index] as Word;
    if (isOneOf(words, index)) break;
    if (isFigure(word) || (words[index - 1]?.text === '的' && isBody(word))) return false;
  }
  return isBusy;
}
