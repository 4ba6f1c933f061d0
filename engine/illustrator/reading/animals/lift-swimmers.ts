// "A whale above the city", 鲸鱼飞在城市上空: who swims elsewhere flies here.

import type { Subject } from '../prompt-reading.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { meaningOf, type Word } from '../words/word.ts';

/** By their keys: they swim where there is water, and through the air where they are said to be in it. */
export const SWIMMERS: ReadonlySet<string> = new Set([
  'whale',
  'dolphin',
  'shark',
  'turtle',
  'octopus',
  'jellyfish',
  'koi',
  'fish',
  'manta',
  'stingray',
  'beluga',
  'narwhal',
  'seahorse',
  'swordfish',
]);
const UP =
  /^(?:above|over|flying|flies|floating above|soaring|hovering|through the sky|in the sky|in the clouds|among the clouds|through the clouds|above the clouds|飞|飞在|飞过|飞翔|翱翔|漂浮在|悬浮在|上空|上方|天空中|空中|云中|云端|云层|天上|星空|星空中|星空里|夜空|夜空中|星河|星河中|银河|银河中|星海|星海中|宇宙|宇宙中|太空|太空中|外太空|outer space|space|deep space|starry sky|starry night sky|night sky|stars|galaxy|galaxies|milky way|nebula|cosmos)$/i;
/** "Under the stars" it is in the sea. */
const BELOW = /^(?:under|beneath|below|underneath)$/i;
const WET: ReadonlySet<string> = new Set(['sea', 'lake', 'underwater']);
/** Through a town or over a desert they do it in the air. */
const MOVING =
  /^(?:floating|floats|drifting|drifts|swimming|swims|gliding|glides|游|游在|游动|游过|游弋|漂浮|漂浮在|飘浮|飘浮在|漂|漂在|飘|飘在|悬浮)$/i;
const DRY: ReadonlySet<string> = new Set([
  'city',
  'street',
  'desert',
  'mountains',
  'forest',
  'meadow',
  'room',
]);
/** In one of these they are in water. */
const TANK = /^(?:fish-tank|fish-bowl|bathtub|jar|bottle|bowl)$/;
/** "Swimming over white sand", over a wreck: that is the ground of the sea, unless it is one of the land. */
const OVER = /^(?:above|over|上方)$/i;
const SWIMMING = /^(?:swimming|swims|swim|gliding|glides|游|游在|游动|游过|游弋|游泳)$/i;
const OF_LAND: ReadonlySet<Subject['kind']> = new Set([
  'sky',
  'tree',
  'building',
  'figure',
  'vehicle',
  'landmark',
]);

function isOfLand(subject: Subject | undefined): boolean {
  return subject !== undefined && OF_LAND.has(subject.kind) && subject.key !== 'shipwreck';
}

/** Words after the swimmer. */
const REACH = 6;

/** Changes the subject in place; returns the words that say it. */
export function liftSwimmers(
  words: readonly Word[],
  nouns: readonly Noun[],
  { byNoun }: Cast,
): { word: Word; by: Subject }[] {
  return nouns.flatMap((noun) => {
    const by = byNoun.get(noun);
    if (!by || !SWIMMERS.has(by.key)) return [];
    const after = words
      .slice(noun.at + 1, noun.at + 1 + REACH)
      .filter(({ clause }) => clause === noun.word.clause);
    const before = words
      .slice(Math.max(0, noun.at - 3), noun.at)
      .filter(({ clause }) => clause === noun.word.clause);
    const said = [...before, ...after].filter(
      (word) =>
        UP.test(word.text) &&
        words
          .slice(Math.max(0, words.indexOf(word) - 3), words.indexOf(word))
          .every(({ text }) => !BELOW.test(text)),
    );
    // 鲸鱼，城市上空: a tag that says no more than where it is.
    const tag = words.find(({ text, clause }) => text === '上空' && clause === noun.word.clause + 1);
    if (tag && nouns.every((one) => one.word.clause !== tag.clause || !byNoun.has(one))) said.push(tag);
    const around = words.filter(({ clause }) => clause === noun.word.clause);
    const isInTank = nouns.some(
      (other) => other.word.clause === noun.word.clause && TANK.test(byNoun.get(other)?.key ?? ''),
    );
    const isDry = !isInTank && around.some((word) => DRY.has(meaningOf(word, 'scene')?.value ?? ''));
    if (isDry) said.push(...[...before, ...after].filter(({ text }) => MOVING.test(text)));
    // "A dolphin leaping over the sea" is still in it.
    const isWet = around.some((word) => WET.has(meaningOf(word, 'scene')?.value ?? ''));
    const isOnlyOver = said.every(({ text }) => OVER.test(text));
    const hasLand = nouns.some(
      (other) => other.word.clause === noun.word.clause && other !== noun && isOfLand(byNoun.get(other)),
    );
    const isSwimming = around.some(({ text }) => SWIMMING.test(text)) && isOnlyOver && !isDry && !hasLand;
    if (said.length === 0 || isWet || isSwimming) return [];
    by.kind = 'air';
    return said
      .filter(({ meanings }) => meanings.every(({ is }) => is !== 'scene'))
      .map((word) => ({ word, by }));
  });
}
