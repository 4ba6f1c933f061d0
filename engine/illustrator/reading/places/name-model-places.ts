// "A forest in a glass jar", 雪花球里的城市, "a tiny world inside a teacup", "a city on the back of a turtle": the place is a
// small one in the vessel or on the animal, and no place that those are in.

import type { SceneName } from '../../lexicon/circumstances.ts';
import { containerOf } from '../../things/containers.ts';
import { isAnimal } from '../animals/name-young.ts';
import { meaningOf, means, UNSHOWN, type Meaning, type Word } from '../words/word.ts';

const IN = /^(?:in|inside|inside of|within)$/i;
/** "A jar with a forest inside". */
const HOLDING =
  /^(?:with|containing|contains|holding|holds|full of|filled with|里|里的|里面|里面的|中|中的|内|内的)$/i;
const INSIDE = /^(?:inside|within|in it|里|里面|中|内|里的|里面的|中的|内的|装着|装有|装了|有)$/i;
/** Carriers and measures elsewhere, where they are said to have a place in them they are looked into. */
const BOTTLES = /^(?:bottles?|jars?|瓶子?|玻璃瓶|罐子?)$/i;
/** Of them it is night elsewhere. */
const STARS =
  /^(?:starry (?:night )?sky|night sky|stars|milky way|galaxy|galaxies|universe|cosmos|nebula|星空|夜空|银河|宇宙|星河|星云)$/i;
/** A tiny one has trees. */
const WORLD = /^(?:worlds?|landscapes?|小?世界|小?天地)$/i;
const SO_FILLED = /^(?:装着|装满|装有|盛着|里面有|里有|里面|封着|藏着)$/u;
/** Of the words before a vessel: how it is. */
const SAID_OF_IT = ['adjective', 'size', 'colour', 'number', 'material'] as const;
/** Words between the two. */
const REACH = 6;

const MODELS: Partial<Record<SceneName, string>> = {
  forest: 'forest',
  city: 'city',
  mountains: 'mountains',
  snowfield: 'mountains',
  sea: 'sea',
  underwater: 'sea',
  space: 'galaxy',
};

/** Returns the words with such places as models of them; as left out, where none is drawn. */
export function nameModelPlaces(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const scene = STARS.test(word.text)
      ? 'space'
      : WORLD.test(word.text)
        ? 'forest'
        : meaningOf(word, 'scene')?.value;
    return scene !== undefined && (isInVessel(words, at) || isOnBack(words, at))
      ? { ...word, meanings: modelOf(scene) }
      : word;
  });
}

function modelOf(scene: SceneName): readonly Meaning[] {
  const name = MODELS[scene];
  if (name === undefined) return UNSHOWN;
  const value = {
    key: `model-${name}`,
    drawing: `own/model-${name}`,
    kind: 'building',
    height: 0.3,
  } as const;
  return [{ is: 'subject', value }];
}

function isInVessel(words: readonly Word[], at: number): boolean {
  const { clause, isHan } = words[at] as Word;
  const after = words.slice(at + 1, at + 1 + REACH);
  const before = words.slice(Math.max(0, at - REACH), at);
  const vessel = (list: readonly Word[]): number =>
    list.findIndex((word) => word.clause === clause && isVessel(word));
  const [next, last] = [
    vessel(after),
    before.findLastIndex((word) => word.clause === clause && isVessel(word)),
  ];
  // Who stands in a forest has a jar in hand: the vessel has to be next.
  // "A city in the morning with a cup of coffee" is in none.
  const lead = after.slice(0, Math.max(0, next)).findLast((word) => !means(word, ...SAID_OF_IT));
  if (!isHan && next >= 0 && IN.test(lead?.text ?? ''))
    return after.slice(0, next).every(({ meanings }) => meanings.every(({ is }) => is !== 'subject'));
  // 装着星空的玻璃瓶.
  const isLed = before.slice(-3).some(({ text }) => SO_FILLED.test(text));
  if (isHan && next >= 0 && isLed) return after.slice(0, next).some(({ text }) => text === '的');
  if (last < 0) return false;
  const between = before.slice(last + 1);
  if (isHan) return between.some(({ text }) => INSIDE.test(text));
  const holds = between.some(({ text }) => HOLDING.test(text));
  return (
    holds &&
    [...between, ...after.slice(0, 2)].some(
      ({ text }) => INSIDE.test(text) || /^(?:containing|contains|filled with|full of|holding)$/i.test(text),
    )
  );
}

/** "A city on the back of a giant turtle", 巨龟背上的城市: it is carried, and no place where that is. */
function isOnBack(words: readonly Word[], at: number): boolean {
  const { clause, isHan, run } = words[at] as Word;
  const near = isHan ? words.slice(Math.max(0, at - REACH), at) : words.slice(at + 1, at + 1 + REACH);
  const here = near.filter((word) => word.clause === clause && word.run === run);
  if (isHan)
    return here.some(({ text }) => /^(?:背上|背上的|背上有|驮着|背着)$/u.test(text)) && here.some(isAnimal);
  const [first, second, third] = here;
  if (/^(?:on the back of|on top of)$/i.test(first?.text ?? '')) return here.some(isAnimal);
  return (
    /^on$/i.test(first?.text ?? '') &&
    /^(?:its|his|her)$/i.test(second?.text ?? '') &&
    /^back$/i.test(third?.text ?? '')
  );
}

function isVessel(word: Word): boolean {
  const subject = meaningOf(word, 'subject')?.value;
  const drawn = subject && containerOf({ key: subject.key, words: word.text });
  if (subject) return drawn?.isGlass ?? drawn?.holdsModels ?? false;
  return BOTTLES.test(word.text);
}
