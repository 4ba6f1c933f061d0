// Who is somebody by what the sentence says of them: 她穿着旗袍, 女孩的背影, a fisherman near by.

import { FISHERMAN } from '../../lexicon/people.ts';
import { isDoing, without } from '../words/settle-word.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, keyOf, means, meaningOf, type Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

const PRONOUNS: ReadonlyMap<string, string> = new Map([
  ['she', 'woman'],
  ['he', 'man'],
  ['her', 'woman'],
  ['his', 'man'],
  ['她', 'woman'],
  ['他', 'man'],
]);

/** 女孩的背影, 猫的背影: who is named is seen from behind; a 背影 alone is somebody's. */
export function turnAway(words: readonly Word[]): Word[] {
  const isSomebody = words.some((word) => {
    const kind = meaningOf(word, 'subject')?.value.kind;
    return kind !== undefined && (kind === 'figure' || ANIMAL_KINDS.has(kind)) && !means(word, 'view');
  });
  return words.map((word, at) => {
    // "Pushing her from behind": that is where who pushes is.
    if (/^from behind$/i.test(word.text) && /^(?:her|him|them|it|me)$/i.test(words[at - 1]?.text ?? ''))
      return { ...word, meanings: [] };
    return means(word, 'view') && isSomebody ? without(word, 'subject') : word;
  });
}

const WALKING_THERE = /^walk(?:s|ing)? (?:up )?towards?$|^走向$/i;

/** "Walking toward the mountains", 走向夕阳: who goes into the land is seen from behind. */
export function walkIntoLand(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (!WALKING_THERE.test(word.text)) return word;
    const goal = words.slice(at + 1).find((one) => one.clause === word.clause && means(one, ...GOALS));
    const isLand = goal !== undefined && means(goal, 'scene', 'time') && !isFigure(goal);
    return isLand ? { ...word, meanings: [...word.meanings, { is: 'view', value: 'back' }] } : word;
  });
}
const GOALS = ['subject', 'scene', 'time'] as const;

/** 背蓝色书包的男孩: a bag is on the back, as clothes are on the body. */
export function putOnBack(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (word.text !== '背') return word;
    const worn = words.slice(at + 1).find((one) => !means(one, 'adjective', 'colour', 'size', 'number'));
    return worn?.run === word.run && means(worn, 'garment')
      ? { ...word, meanings: [{ is: 'link', value: 'wearing' }] }
      : word;
  });
}

const ASHORE = /(?:^| )(?:docks?|piers?|jetty|quay|shore|river ?bank)$|^(?:岸边|岸上|码头|栈桥)$/i;

/** A fisherman whose beard, coat or stool is told, or who sits for a portrait, is not far out in a boat. */
export function bringNear(words: readonly Word[]): Word[] {
  const isAshore =
    words.some(({ text }) => ASHORE.test(text)) &&
    !words.some((word) => meaningOf(word, 'subject')?.value.key.endsWith('boat'));
  const isNear =
    isAshore ||
    words.some(
      (word) =>
        means(word, 'garment', 'hair', 'hair-cut', 'hair-colour', 'smile', 'face-trait', 'feeling') ||
        /^(?:mend-net|cast-net|walk)$/.test(meaningOf(word, 'person-act')?.value ?? '') ||
        /^(?:bearded|beard|m(?:o)?ustache|胡子|胡须|ice|stool|bench|冰面?|凳子|板凳|小板凳)$/i.test(
          word.text,
        ) ||
        ['portrait', 'close_up', 'full'].includes(meaningOf(word, 'frame')?.value ?? ''),
    );
  return words.map((word) =>
    isNear && meaningOf(word, 'subject')?.value.key === 'fisherman'
      ? { ...word, meanings: [{ is: 'subject', value: FISHERMAN }] }
      : word,
  );
}

/** 她穿着旗袍, "she looks at the moon": who wears or does something is somebody, where nobody is named. */
export function nameDressed(words: readonly Word[]): Word[] {
  if (words.some(isFigure) && !isFirstOfTwo(words)) return [...words];
  const at = words.findIndex(
    (word, index) =>
      PRONOUNS.has(word.text.toLowerCase()) &&
      (isBegun(words, index) ||
        meaningOf(words[index + 1], 'link')?.value === 'wearing' ||
        isDoing(afterIs(words, index + 1)) ||
        isOfWearer(words, index)),
  );
  const being = beingBefore(words, at);
  return words.map((word, index) => {
    const noun = index === at ? PRONOUNS.get(word.text.toLowerCase()) : undefined;
    if (noun === undefined) return word;
    return {
      ...word,
      meanings: being?.meanings.filter(({ is }) => is === 'subject') ?? VOCABULARY.get(noun) ?? [],
    };
  });
}

/**
 * "A little mouse sits on a mushroom, he wears a coat", 美人鱼…,小鱼围着她: the one that was named before is meant, and
 * nobody else. Of animals a Chinese sentence says 它.
 */
function beingBefore(words: readonly Word[], at: number): Word | undefined {
  const beings = words.slice(0, Math.max(0, at)).filter(isBeing);
  const [one] = beings;
  if (!one || one.isPlural || words.some(({ text }) => /^(?:its?|它的?)$/i.test(text))) return undefined;
  const { key = '', kind } = meaningOf(one, 'subject')?.value ?? {};
  const isOfPeople = LIKE_PEOPLE.test(key);
  const isAlone = isOfPeople || beings.every((other) => keyOf(other) === key);
  // She may be on the horse.
  return isAlone && (isOfPeople || (!one.isHan && kind !== 'fish' && kind !== 'mount')) ? one : undefined;
}

function isBeing(word: Word): boolean {
  const { key = '', kind } = meaningOf(word, 'subject')?.value ?? {};
  return LIKE_PEOPLE.test(key) || (kind !== undefined && ANIMAL_KINDS.has(kind));
}
/** They are drawn, and are no people. */
const LIKE_PEOPLE = /^(?:mermaid|snowman|robot|scarecrow|skeleton|ghost|alien|teddy-bear)$/;

/** 他从书架上拿书, 她在海边看日落: whoever the sentence begins with, with what they do farther on. */
function isBegun(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const rest = words.slice(at + 1, at + 1 + FAR).filter(({ clause }) => clause === word.clause);
  return (
    at === 0 &&
    /^(?:[她他]|s?he)$/i.test(word.text) &&
    !/^(?:的|是|is|was|has|had)$/i.test(rest[0]?.text ?? '') &&
    rest.some((one) => isDoing(one) || means(one, 'act') || meaningOf(one, 'link')?.value !== undefined)
  );
}
const FAR = 9;

/** 他给女朋友戴戒指: the one is not the other. */
function isFirstOfTwo(words: readonly Word[]): boolean {
  const other = words.find(isFigure);
  const [first] = words;
  return (
    other !== undefined &&
    first?.clause === other.clause &&
    /^(?:给|和|跟|与|为|帮|抱着?|牵着?)$/u.test(words[words.indexOf(other) - 1]?.text ?? '') &&
    isBegun(words, 0)
  );
}

/** "Her red dress", 她的红裙子. */
function isOfWearer(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const isOwner = word.isHan ? words[at + 1]?.text === '的' : OWNERS.test(word.text);
  const worn = words.slice(at + 1).find((one) => !means(one, 'adjective', 'colour', 'size'));
  return isOwner && worn?.run === word.run && means(worn, 'garment');
}
const OWNERS = /^(?:her|his)$/i;

/** "She is dancing", 她正在跳舞. */
function afterIs(words: readonly Word[], at: number): Word | undefined {
  return words[/^(?:is|was|在|正在|正)$/i.test(words[at]?.text ?? '') ? at + 1 : at];
}
