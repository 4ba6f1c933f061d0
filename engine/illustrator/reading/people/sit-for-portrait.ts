// Tells whether somebody is seen from near though no portrait was asked for: all that is said of them is of the head.

import { isOnNose } from '../animals/land-on-nose.ts';
import type { SceneName } from '../../lexicon/circumstances.ts';
import type { PromptReading, Shown, Subject } from '../prompt-reading.ts';
import type { Garment, PersonAct, PersonLook } from './person-look.ts';
import { isFigure, isUnknown, means, meaningOf, type Word } from '../words/word.ts';
import { isHands, isOfHands } from './close-hands.ts';
import type { Tie } from './dress-people.ts';
import { showsHands } from '../../lexicon/gestures.ts';
import { isHandWork } from '../../lexicon/hand-work.ts';

/** What somebody wears who is seen no further down than the breast. */
const ON_HEADS: ReadonlySet<Garment['garment']> = new Set([
  'earrings',
  'necklace',
  'glasses',
  'sunglasses',
  'goggles',
  'eye-mask',
  'headphones',
  'hat',
  'cap',
  'crown',
  'scarf',
]);

/**
 * A close-up is of faces, with what is held before them; whoever does what is not seen so is drawn whole, and the word is
 * told as left out.
 */
export function comeNear(
  reading: PromptReading,
  words: readonly Word[],
  ties: readonly Tie[],
  shows: Map<Word, Shown[]>,
): void {
  const { frame, subjects } = reading;
  const somebody = subjects.find(({ kind }) => kind === 'figure');
  // Behind a counter one is near already.
  if (frame !== 'close_up' || !somebody || somebody.person?.hands === 'pour') return;
  const isHeld = (one: Subject): boolean =>
    ties.some(
      ({ relation, from, to }) =>
        to === one &&
        from.kind === 'figure' &&
        (relation === 'holding' || (relation === 'playing' && showsHands(from.person?.hands))),
    );
  const isNear = subjects.every(
    (one) =>
      isFaceOnly(one) || isHeld(one) || isOnNose(one, ties) || one.isBehindSitter || one.isBesideSitter,
  );
  const areHands = isOfHands(words);
  const isOne = subjects.filter(({ kind }) => kind === 'figure').length === 1 && somebody.count === 1;
  if (areHands && isNear && !subjects.some(isHeld) && somebody.person)
    somebody.person.hands ??= 'hands-folded';
  const areSeen = subjects.some(isHeld) || showsHands(somebody.person?.hands);
  reading.isPortrait = isNear && (!areHands || (isOne && areSeen));
  if (areHands && reading.isPortrait) reading.isOfHands = true;
  const near: Shown[] = reading.isPortrait ? [{ is: 'thing', thing: somebody }] : [];
  for (const word of words)
    if (
      (meaningOf(word, 'frame')?.value === 'close_up' && !reading.isPortrait) ||
      (areHands && isHands(word))
    )
      shows.set(word, near);
}

/** No bust shows these, nor what hands do that is not before the breast. */
const OF_BODIES: ReadonlySet<PersonAct> = new Set([
  'walk',
  'run',
  'dance',
  'swim',
  'jump',
  'kneel',
  'ballet',
  'tai-chi',
  'kung-fu',
  'yoga',
]);

/** "A portrait of a grandmother knitting": who is said to do what no bust shows is drawn whole. Changes the reading. */
export function standForPortrait(reading: PromptReading): void {
  const { frame, isPortrait, subjects } = reading;
  if (frame !== 'portrait' || !isPortrait) return;
  const isWhole = subjects.some(({ person }) =>
    person?.deeds?.some(({ act }) => OF_BODIES.has(act) || (isHandWork(act) && !showsHands(act))),
  );
  if (isWhole) reading.isPortrait = false;
}

/** Somebody of whom no more than the face is to be seen: who pours is seen with the hands. */
function isFaceOnly({ kind, person }: Subject): boolean {
  return kind === 'figure' && person?.hands !== 'pour';
}

/** "A beautiful girl", "a woman with short silver hair and green earrings": of one alone, who does nothing and is nowhere. */
export function isSeenFromNear(
  reading: PromptReading,
  words: readonly Word[],
  ties: readonly unknown[],
): boolean {
  const { subjects, scenes, weather, time, frame, writing, relations, meal, moods } = reading;
  const [one, ...others] = subjects;
  if (!one?.person || one.kind !== 'figure' || one.count > 1 || others.length > 0 || ties.length > 0)
    return false;
  if (one.size !== undefined || moods.includes('lonely')) return false;
  if (frame !== undefined || time !== undefined || meal !== undefined) return false;
  if (scenes.length + weather.size + writing.length + relations.size > 0) return false;
  // What is not known may be what they do.
  return isAllOfTheHead(one.person) && words.every((word) => !isUnknown(word));
}

function isAllOfTheHead({ wears, does, hands, role, view, age, animal, isPregnant }: PersonLook): boolean {
  if ([does, hands, role, animal, isPregnant].some((one) => one !== undefined)) return false;
  if (view === 'back' || age === 'baby') return false;
  return wears.every(({ garment }) => ON_HEADS.has(garment));
}

/** Here somebody is seen before the place, which is out of focus. */
const LANDS: ReadonlySet<SceneName> = new Set([
  'sea',
  'lake',
  'mountains',
  'forest',
  'city',
  'street',
  'desert',
  'moon',
  'room',
  'meadow',
  'snowfield',
  'water-town',
  'greenhouse',
  'terrace',
]);
/** No half of somebody shows these. */
const BELOW: ReadonlySet<Garment['garment']> = new Set([
  'trousers',
  'jeans',
  'shorts',
  'boots',
  'shoes',
  'skirt',
  'tutu',
  'kilt',
  'overalls',
]);

/**
 * "A girl in a park", "an astronaut on the moon": one alone who does nothing is seen from near, before the place. Changes the
 * reading.
 */
export function comeHalfNear(
  reading: PromptReading,
  words: readonly Word[],
  isShown: (word: Word) => boolean,
  ties: readonly unknown[],
): void {
  const { subjects, scenes, frame, writing, relations, meal, moods, isPortrait } = reading;
  if (isPortrait || scenes.length === 0 || !scenes.every((scene) => LANDS.has(scene))) return;
  if (subjects.length === 0 || subjects.reduce((sum, { count }) => sum + count, 0) > MOST_NEAR) return;
  if (!subjects.every(isAtRest)) return;
  // A child is half as tall as its mother.
  if (subjects.length > 1 && subjects.some(({ person }) => person?.age === 'child')) return;
  if (frame !== undefined || meal !== undefined || moods.includes('lonely') || ties.length > 0) return;
  if (writing.length + relations.size > 0 || words.some((word) => isUnknown(word) && !isShown(word))) return;
  if (isOfPlace(words)) return;
  Object.assign(reading, { isPortrait: true, isHalfLength: true });
}

/** "A bedroom for a little girl", "a street with a man": the place is named first, and whoever is there belongs to it. */
function isOfPlace(words: readonly Word[]): boolean {
  const somebody = words.findIndex(isFigure);
  const before = words.slice(0, somebody).filter(({ clause }) => clause === words[somebody]?.clause);
  return before.some(({ text }) => OF_IT.test(text)) && before.some((word) => means(word, 'scene'));
}
const OF_IT = /^(?:for|with|of|where|给|属于)$/i;

/** A couple is. */
const MOST_NEAR = 2;

function isAtRest({ person, size }: Subject): boolean {
  if (!person || size !== undefined) return false;
  const { does, hands, view, age, animal, wears } = person;
  if ([does, hands, view, animal].some((said) => said !== undefined) || age === 'baby') return false;
  return wears.every(({ garment }) => !BELOW.has(garment));
}
