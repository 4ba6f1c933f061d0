// Words that are rooms or hours by what stands before them: "a wizard's study", "at 3am".

import { isDrink } from '../../lexicon/drinks.ts';
import { hourOf } from '../../lexicon/hours.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isUnknown, means, meaningOf, UNSHOWN, type Word } from '../words/word.ts';

const OWNERS = /^(?:the|an?|his|her|my|our|their|old|private|cozy|cosy|dusty|cluttered|messy|in)$/i;
/** "A study of a hand" is a drawing, a study desk a desk. */
const NO_ROOM = /^(?:of|group|desk|table)$/i;

/** "A study" is a room, unless it is one of something. */
export function nameStudy(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (!/^study$/i.test(word.text) || !isUnknown(word)) return word;
    const [before, next] = [words[at - 1], words[at + 1]];
    const isOwned =
      before?.run === word.run &&
      (before.isPossessive || OWNERS.test(before.text) || means(before, 'adjective', 'size', 'colour'));
    const isOther = next?.run === word.run && NO_ROOM.test(next.text);
    return isOwned && !isOther ? { ...word, meanings: [{ is: 'scene', value: 'room' }] } : word;
  });
}

const INDOOR_SEATS = /^(?:rocking-chair|armchair|couch-and-lamp|rug)$/;
const NEAR_FIRE = /^(?:by|beside|near|next to|in front of|in front|before)$/i;

const AT_FIRE = /^(?:around|round|围着|围坐在?)$/i;
const PETS = /^(?:cat|dog|kitten|puppy)/;

/**
 * "In a rocking chair by the fire": it burns in the wall of the room, and so it does beside a cat of which no place is
 * told. Anybody else is by a fire out of doors.
 */
export function nameHearth(words: readonly Word[]): Word[] {
  const isInside = words.some(
    (word) =>
      INDOOR_SEATS.test(meaningOf(word, 'subject')?.value.key ?? '') ||
      meaningOf(word, 'scene')?.value === 'room' ||
      meaningOf(word, 'person-act')?.value === 'knit',
  );
  const isPets =
    words.some((word) => PETS.test(meaningOf(word, 'subject')?.value.key ?? '')) &&
    !words.some((word) => meaningOf(word, 'scene') !== undefined);
  return words.map((word, at): Word => {
    const before = words.slice(Math.max(0, at - 4), at);
    const isBeside = before.some(({ text }) => NEAR_FIRE.test(text));
    if (!/^fire$/i.test(word.text) || !(isBeside || before.some(({ text }) => AT_FIRE.test(text))))
      return word;
    if (isBeside && (isInside || isPets)) return { ...word, meanings: [{ is: 'scene', value: 'room' }] };
    return { ...word, meanings: VOCABULARY.get('campfire') ?? [] };
  });
}

const STAIRS =
  /^(?:(?:flight of |stone )?stairs|(?:flight of |stone )?steps|staircase|stairway|楼梯上?|台阶上?|石阶上?|阶梯)$/i;

/** "Skateboarding down the stairs": over them in the air. */
export function nameStairs(words: readonly Word[]): Word[] {
  const isSkating = words.some(
    (word) =>
      meaningOf(word, 'person-act')?.value === 'skate' ||
      meaningOf(word, 'subject')?.value.key === 'skateboard',
  );
  return words.map((word) =>
    isSkating && STAIRS.test(word.text)
      ? { ...word, meanings: [{ is: 'person-act', value: 'stairs' }] }
      : word,
  );
}

const HAVING = /^(?:having|have|has|enjoying|enjoys)$/i;
const CROSSING = /^(?:crossing|crosses|across|走过|走在|穿过|路过)$/i;

/** "A couple having coffee" drinks it; "crossing a bridge" one is on it; what swims in a tank is drawn with it. */
export function nameCompany(words: readonly Word[]): Word[] {
  const hasTank = words.some((word) => meaningOf(word, 'subject')?.value.key === 'fish-tank');
  const kinds = words.flatMap((word) => meaningOf(word, 'subject')?.value ?? []);
  const isPot = kinds.some(({ key }) => key === 'table') && kinds.every(({ kind }) => kind !== 'figure');
  return words.map((word, at): Word => {
    if (hasTank && isFish(word)) return { ...word, meanings: [{ is: 'structure' }] };
    // How many swim in it and in which colours is not as one likes.
    if (hasTank && means(word, 'number', 'colour') && isOfFish(words, at))
      return { ...word, meanings: UNSHOWN };
    const isHaving = HAVING.test(word.text);
    if (!isHaving && !CROSSING.test(word.text)) return word;
    const next = words
      .slice(at + 1)
      .find(
        (one) => !/^(?:an?|the|some|their|his|her)$/i.test(one.text) && !means(one, 'adjective', 'number'),
      );
    const subject = meaningOf(next, 'subject')?.value;
    if (!subject || next?.clause !== word.clause) return word;
    // Animals at a table have it in a pot.
    if (isHaving && subject.key === 'tea' && isPot) return word;
    if (isHaving && subject.kind === 'food')
      return { ...word, meanings: [{ is: 'link', value: isDrink(subject.key) ? 'drinking' : 'eating' }] };
    return !isHaving && subject.key === 'bridge'
      ? { ...word, meanings: [{ is: 'link', value: 'on' }] }
      : word;
  });
}

function isFish(word: Word): boolean {
  return meaningOf(word, 'subject')?.value.kind === 'fish';
}

function isOfFish(words: readonly Word[], at: number): boolean {
  const next = words
    .slice(at + 1)
    .find((one) => !means(one, 'number', 'colour', 'adjective', 'size') && one.text !== '的');
  return next !== undefined && next.clause === words[at]?.clause && isFish(next);
}

/** The hour of the clock tells the light. */
export function nameHours(words: readonly Word[]): Word[] {
  return words.map((word) => {
    const value = isUnknown(word) ? hourOf(word.text) : undefined;
    return value ? { ...word, meanings: [{ is: 'time', value }] } : word;
  });
}
