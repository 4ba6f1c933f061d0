// Reads which animals are in the water: "an elephant bathing in a river", 丹顶鹤站在水里, "a heron standing in a lake".

import { breaches } from '../../animals/breach.ts';
import { canWade } from '../../animals/wade.ts';
import { layInWater } from './float-in-water.ts';
import type { PromptReading, Subject } from '../prompt-reading.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { SWIMMERS } from './lift-swimmers.ts';
import { means, meaningOf, type Word } from '../words/word.ts';
import { PETS } from '../../staging/things-of-houses.ts';
import { isBough } from '../plants/hang-on-branch.ts';

const BATHES =
  /^(?:bathing|bathes|bathe|wading|wades|splashing|splashes|playing in the water|洗澡|戏水|玩水|泡澡|涉水|嬉水)$/i;
const STANDS =
  /^(?:(?:standing|stands|stand)(?: (?:on|in|by|at|among))?|站|站在|站着|立|立在|伫立|伫立在|wading|wades|dancing|dances|dance|courting|起舞|翩翩起舞|共舞|跳舞)$/i;
const PERCHES = /^(?:on|(?:perched|perching|resting)(?: (?:on|in))?|上|栖|栖息|栖息在|落在|停在)$/i;
const WATER =
  /^(?:(?:the )?(?:shallow |clear )?(?:water|lagoon)|waters|shallows|水|水里|水中|水上|水面|水面上|浅水|浅水里|浅水中|浅滩|浅滩上)$/i;
/** 细雨落在水面上: what lies or falls on the water says nothing of who is there. */
const LIES =
  /雾|倒影|月光|阳光|灯光|花瓣|落叶|叶子|涟漪|^(?:rain|mist|fog|reflections?|reflecting|(?:moon|sun)?light|petals?|lea(?:f|ves)|ripples?)$/iu;
const IN_HAN = /[里中]$/u;
const LEGGED = /^own\/(?:crane|standing-)/;

const TANKS: ReadonlySet<string> = new Set(['fish-tank', 'fish-bowl']);

function isWashed(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  return words
    .slice(Math.max(0, at - 4), at)
    .some((one) => one.clause === clause && /^(?:给|帮|替|giving)$/i.test(one.text));
}

/** Changes the subjects; returns the words that the water shows. */
export function standInWater(
  words: readonly Word[],
  nouns: readonly Noun[],
  cast: Cast,
): { word: Word; by: 'water' | Subject }[] {
  const afloat = layInWater(words, [...cast.byNoun.values()]);
  const shown: { word: Word; by: 'water' | Subject }[] = [...afloat];
  // The water is seen around who floats, whichever it is.
  for (const { by } of afloat.slice(0, 1))
    shown.push(...words.flatMap((word) => (WATER.test(word.text) ? [{ word, by }] : [])));
  const leaping = [...cast.byNoun.values()].find((one) => breaches(one) || one.key === 'leaping-whale');
  if (leaping) shown.push(...words.flatMap((word) => (WATER.test(word.text) ? [{ word, by: leaping }] : [])));
  const animals = nouns.flatMap((noun) => {
    const subject = cast.byNoun.get(noun);
    return subject && (canWade(subject) || LEGGED.test(subject.drawing)) ? [{ noun, subject }] : [];
  });
  const [first] = animals;
  // The water of a tank is in the tank.
  const isHeld = [...cast.byNoun.values()].some(({ key }) => TANKS.has(key));
  if (!first || isHeld) return shown;
  const { subject, noun } = first;
  // 给小狗洗澡: where somebody washes it there is a tub, and no lake.
  const taken = bathTaken(words);
  const bath = taken.at(-1) ?? words.find(({ text }, at) => BATHES.test(text) && !isWashed(words, at));
  const stands = words.find(({ text }) => STANDS.test(text));
  // 水里有鱼,天上飞过大雁.
  const isOnTheWing = ({ word: { clause } }: Noun): boolean =>
    words.some((one) => one.clause === clause && meaningOf(one, 'act')?.value === 'fly');
  // 孩子们在水里摸鱼,水牛卧在岸边: who is in it is said in its clause.
  const isOfOthers = ({ clause }: Word): boolean =>
    clause !== noun.word.clause &&
    (isOnTheWing(noun) ||
      words.some((one) => one.clause === clause && (means(one, 'weather', 'plume') || LIES.test(one.text))) ||
      nouns.some((one) => one.word.clause === clause && cast.byNoun.get(one)?.kind === 'figure'));
  // "A cat looking at fish in a pond": they are in it.
  const isOfSwimmer = (at: number): boolean => {
    const last = nouns.findLast(
      (one) => one.at < at && one.word.clause === words[at]?.clause && cast.byNoun.has(one),
    );
    const named = last && cast.byNoun.get(last);
    return named !== undefined && named !== subject && (named.kind === 'fish' || SWIMMERS.has(named.key));
  };
  const water = words.find((word, at) => isWaterIn(words, at) && !isOfOthers(word) && !isOfSwimmer(at));
  const isOnTree =
    nouns.some((one) => isBough(cast.byNoun.get(one))) &&
    words.some(({ text, clause }) => clause === noun.word.clause && PERCHES.test(text));
  const isFlying = words.some((word) => meaningOf(word, 'act')?.value === 'fly');
  if (LEGGED.test(subject.drawing) && !isFlying && (stands || water || bath || isOnTree))
    setDown(subject, noun.word);
  // 牧童骑在牛背上,一只白鹭站在水田里: whoever else was named first.
  for (const other of animals.slice(1))
    if (
      LEGGED.test(other.subject.drawing) &&
      words.some(({ text, clause }) => clause === other.noun.word.clause && STANDS.test(text))
    )
      setDown(other.subject, other.noun.word);
  if (!bath && !water) return shown;
  const bathed = taken.length > 0 ? taken : bath ? [bath] : [];
  if (bath && !water && isBathedInTub(words, cast, subject))
    return [...shown, ...bathed.map((word) => ({ word, by: subject }))];
  subject.rests = { how: 'wade', words: (bath ?? water)?.text ?? '' };
  shown.push(...bathed.map((word) => ({ word, by: subject })));
  if (water && WATER.test(water.text)) shown.push({ word: water, by: 'water' });
  return shown;
}

/** "Taking a bath": both words; none where nobody does. */
function bathTaken(words: readonly Word[]): Word[] {
  const at = words.findIndex(({ text }) => /^bath$/i.test(text));
  const [bath, took] = [
    words[at],
    words
      .slice(Math.max(0, at - 2), Math.max(0, at))
      .find(({ text }) => /^(?:tak|hav)(?:e|es|ing)$/i.test(text)),
  ];
  return bath && took?.clause === bath.clause ? [took, bath] : [];
}

/** 柯基在洗澡: pets that are nowhere else have a tub for it. Changes the cast. */
function isBathedInTub(words: readonly Word[], { subjects }: Cast, subject: Subject): boolean {
  if (subjects.some(({ key }) => key === TUB.key)) return true;
  const isNowhere = !words.some((word) => means(word, 'scene', 'near-scene', 'weather'));
  if (!isNowhere || !PETS.test(subject.key) || subjects.length > 1) return false;
  subject.rests = { how: 'sit', words: '' };
  subjects.push({ ...TUB });
  return true;
}
const TUB: Subject = { key: 'bathtub', drawing: 'bathtub', kind: 'item', height: 0.4, count: 1 };

/** "In the water", "in a river", 河里: who is at the river is not in it. */
function isWaterIn(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const isWater = WATER.test(word.text) || meaningOf(word, 'scene')?.value === 'lake';
  if (!isWater || words.slice(Math.max(0, at - 3), at).some(({ text }) => MIRRORED.test(text))) return false;
  if (word.isHan)
    return IN_HAN.test(word.text) || IN_HAN.test(words[at + 1]?.text ?? '') || WATER.test(word.text);
  return words
    .slice(Math.max(0, at - 3), at)
    .some(
      (one, index, before) =>
        /^in$/i.test(one.text) &&
        before
          .slice(index + 1)
          .every((next) =>
            means(next, 'structure', 'adjective', 'colour', 'size', 'number', 'weather', 'time'),
          ),
    );
}

/** "Mountains reflected in the water": they are, and nobody is in it. */
const MIRRORED = /^(?:reflect(?:ed|ing|ions?)?|mirrored|倒映[在着]?|映在)$/i;

const WADERS = [
  ['flamingo', /flamingo|火烈鸟/i],
  ['heron', /heron|苍鹭/i],
  ['egret', /egret|白鹭|stork/i],
] as const;

/** One of them where no number is said: only what flies is a flock. */
function setDown(subject: Subject, word: Word): void {
  const name = WADERS.find(([, pattern]) => pattern.test(word.text))?.[0] ?? 'crane';
  Object.assign(subject, { drawing: `own/standing-${name}`, kind: 'full', height: 0.34 });
  if (subject.isCounted !== true && !word.isPlural && subject.count <= 3) subject.count = 1;
}

/** Who is in water that nobody named as a lake or a sea is in a lake, unless another place is named for the bath. */
export function floodPlace({ scenes, subjects, links }: PromptReading, isWaterNamed: boolean): void {
  const tub = subjects.findIndex(({ key, words }) => key === TUB.key && words === undefined);
  if (tub > 0) links.push({ relation: 'in', from: 0, to: tub, words: '' });
  const wader = subjects.findIndex(({ rests }) => rests?.how === 'wade');
  if (wader < 0 || scenes.includes('lake') || scenes.includes('sea')) return;
  const isElsewhere =
    scenes.length > 0 || links.some(({ relation, from }) => from === wader && relation === 'in');
  if (isWaterNamed || !isElsewhere) scenes.push('lake');
}
