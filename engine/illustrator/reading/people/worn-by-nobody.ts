// Clothes that nobody wears: they lie or hang somewhere, are in a picture, or stand beside whoever is named.

import { ANIMAL_KINDS } from '../subject-kinds.ts';
import { isFigure, means, meaningOf, UNSHOWN, type Word } from '../words/word.ts';
import { isOfUnknownWith, isOnUnknown } from './of-unknown.ts';

/** "Pulling a rabbit out of a hat": nor a coin dropped into it: nobody wears it. */
export function isLeftBehind(words: readonly Word[], at: number): boolean {
  if (
    isOfPictured(words, at) ||
    isLaidDown(words, at) ||
    isInOneHand(words, at) ||
    isOfUnknownWith(words, at) ||
    isOnUnknown(words, at) ||
    isOfNamed(words, at)
  )
    return true;
  // "A hat full of coins" lies before them.
  if (/^(?:full|filled)$/i.test(words[at + 1]?.text ?? '')) return true;
  if (
    /^into$/i.test(leadOf(words, at)) &&
    !words.slice(Math.max(0, at - 6), at).some(({ text }) => GOT_INTO.test(text))
  )
    return true;
  return isSatOn(words, at) || /^(?:out of|out|from|\w+ing out|jumps out)$/i.test(leadOf(words, at));
}

const GOT_INTO = /^(?:chang|dress|slip|step|get|got|climb|button|help)/i;

/** 白雪公主穿着长裙, "Cinderella in a blue dress": of whom nobody is drawn, since the name is not. */
function isOfNamed(words: readonly Word[], at: number): boolean {
  const own = words.slice(0, at).filter(({ clause }) => clause === words[at]?.clause);
  const name = own.findLastIndex((word) => means(word, 'name'));
  return (
    name >= 0 &&
    !own.some(isFigure) &&
    own
      .slice(name + 1)
      .some((word) => meaningOf(word, 'link')?.value === 'wearing' || /^in$/i.test(word.text))
  );
}

/** "Next to a pair of red boots": they stand there, and nobody wears them. */
export function isBeside(words: readonly Word[], at: number): boolean {
  return /^(?:(?:right )?next to|(?:\w+ing )?(?:beside|near)|close to|alongside)$/i.test(leadOf(words, at));
}

/** What a garment comes after, with its own words left out. */
function leadOf(words: readonly Word[], at: number): string {
  const before = words.slice(Math.max(0, at - 4), at).filter(({ run }) => run === words[at]?.run);
  const lead = before.findLast(
    (word) =>
      !means(word, 'adjective', 'colour', 'size', 'number') && !/^(?:an?|the|his|her|of)$/i.test(word.text),
  );
  return lead?.text ?? '';
}

/** 旁边挂着婚纱, 放着一双靴子: they are there, and nobody wears them. */
export function isHungThere(words: readonly Word[], at: number): boolean {
  if (!words[at]?.isHan) return false;
  const before = words
    .slice(0, at)
    .findLast(
      (word) => !means(word, 'number', 'colour', 'adjective', 'size') && !/^[的了]$/u.test(word.text),
    );
  return (
    before?.clause === words[at]?.clause &&
    /^(?:悬?挂|晾|摆|搭|叠|晒|放|堆|扔|丢)[着了满]+$/u.test(before?.text ?? '')
  );
}
/** "A woman dancing, a hat with coins on the ground": with a place of its own, and on nobody. */
export function isLaidDown(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || word.isHan || (words[0]?.clause ?? 0) === word.clause) return false;
  const own = words.filter(({ clause }) => clause === word.clause);
  const place = own.indexOf(word);
  const heads = own.slice(0, place);
  // "His orange backpack on a rock".
  const isHead = heads.every(
    (one) => means(one, 'adjective', 'colour', 'size', 'number') || /^(?:his|her|their)$/i.test(one.text),
  );
  return (
    isHead &&
    LYING.test(
      own
        .slice(place + 1)
        .map(({ text }) => text)
        .join(' '),
    )
  );
}
const LYING =
  /\bin front of (?:him|her|them)\b|\b(?:on|under|beside|near|next to|over|from) (?:an?|the) (?:\S+ )?(?:ground|floor|grass|sand|table|desk|chair|bench|stool|bed|sofa|rock|hook|wall|door|rug|steps?|stand|shelf|railing|fence|hanger)\b/i;

/** "A raven on her hat", 帽子上蹲着一只黑猫: it is hers, and the raven has none. */
function isSatOn(words: readonly Word[], at: number): boolean {
  const [on, whose, word] = [words[at - 2], words[at - 1], words[at]];
  const textOf = (from: number, to: number): string =>
    words
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join('');
  if (word?.isHan)
    return (
      /^上(?:蹲着|停着|站着|坐着|落着|趴着)/u.test(textOf(at + 1, at + 3)) ||
      (/[站停落蹲坐趴]在[他她]的?$/u.test(textOf(at - 3, at)) && words[at + 1]?.text === '上')
    );
  const verb = words[at - 3];
  const animal = /^(?:stand|sit|perch)(?:s|t?ing|ed)$/i.test(verb?.text ?? '') ? words[at - 4] : verb;
  return (
    /^(?:(?:standing|sitting|perched) )?on$/i.test(on?.text ?? '') &&
    /^(?:his|her|their)$/i.test(whose?.text ?? '') &&
    ANIMAL_KINDS.has(meaningOf(animal, 'subject')?.value.kind ?? 'item')
  );
}

/** "Painting a portrait of a woman in a yellow dress": said of her who is in the picture, and of nobody else. */
export function isOfPictured(words: readonly Word[], at: number): boolean {
  const own = words.slice(0, at).filter(({ clause }) => clause === words[at]?.clause);
  const picture = own.findLastIndex(({ text }) => PICTURED.test(text));
  return picture >= 0 && !own.slice(picture).some(isFigure);
}
const PICTURED = /^(?:portrait|picture|photo|painting|drawing|sketch) of /i;

/** "A slice of pizza in the other", "a torch in one hand", "a straw hat in her hand": it is there, and on no head. */
export function isInOneHand(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1, at + 5).filter(({ run }) => run === words[at]?.run);
  return IN_HAND.test(after.map(({ text }) => text).join(' '));
}
const IN_HAND =
  /^in (?:the other(?: hand)?(?:$| (?:and|while)\b)|(?:one|each|both|his|her|their)(?: (?:left|right|other))? hands?\b)/i;

/** "A mermaid with a pearl necklace": whose drawing wears nothing else has none, and it stands nowhere by itself. */
export function leaveUnworn(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (word.isHan || !means(word, 'garment')) return word;
    const before = words.slice(0, at).filter(({ clause }) => clause === word.clause);
    const lead = before.findLastIndex((one) => !means(one, 'adjective', 'colour', 'size', 'cloth-pattern'));
    const isWith = /^(?:with|wearing|in)$/i.test(before[lead]?.text ?? '');
    const being = meaningOf(before[lead - 1], 'subject')?.value.key ?? '';
    return isWith && AS_DRAWN.test(being) ? { ...word, meanings: UNSHOWN } : word;
  });
}
const AS_DRAWN = /^(?:mermaid|ghost|genie)$/;
