// Reads what asks for something of the people in the image: glasses, a smile, and that somebody is gone.
import {
  amountOf,
  coloursOf,
  findAll,
  has,
  hasVerb,
  placeOf,
  unknownWords,
  type Clause,
  type Reading,
} from './clause.ts';

const SUNGLASSES = /sun\s?glasses|shades\b|墨镜|太阳镜|太阳眼镜/iu;
const GLASSES = /\b(?:glasses|spectacles|eyeglasses)\b|眼镜/iu;
const SMILE = /\bsmil(?:e|es|ing)\b|微笑|笑一笑|笑起来|露出笑容/iu;
const PEOPLE =
  /\b(?:person|persons|people|man|men|woman|women|girls?|boys?|guys?|lady|ladies|everyone|everybody|him|her|them|me|crowd)\b|人|男|女|他|她|我/iu;
/** What goes with a person and is not the person: "remove his hat". */
const BELONGING =
  /\b(?:hat|cap|bag|beard|tattoo|logo|text|shirt|coat|jacket|phone)\b|帽|包|胡|纹身|标志|文字|手机/iu;

export function readPerson(clause: Clause): Reading | null {
  if (hasVerb(clause, 'keep') || (has(clause, 'not') && !hasVerb(clause, 'remove'))) return null;
  return readGlasses(clause) ?? readSmile(clause) ?? readErasing(clause);
}

function readGlasses(clause: Clause): Reading | null {
  const isSun = SUNGLASSES.test(clause.text);
  if (!isSun && !GLASSES.test(clause.text)) return null;
  if (!hasVerb(clause, 'add', 'wear', 'change') || hasVerb(clause, 'remove')) return null;
  const colour = coloursOf(clause)[0]?.colour.rgb;
  return {
    operations: [
      {
        do: 'wear',
        thing: isSun ? 'sunglasses' : 'glasses',
        place: placeOf(clause),
        ...(colour && { colour }),
      },
    ],
  };
}

function readSmile(clause: Clause): Reading | null {
  if (!SMILE.test(clause.text) || hasVerb(clause, 'remove')) return null;
  return { operations: [{ do: 'smile', amount: amountOf(clause), place: placeOf(clause) }] };
}

/** "remove the man on the left", "去掉右边的人". Of things only what stands out can be told from the rest. */
function readErasing(clause: Clause): Reading | null {
  if (!hasVerb(clause, 'remove') || BELONGING.test(clause.text)) return null;
  const isOfOthers = findAll(clause, 'region').some(({ meaning }) => meaning.value.kind !== 'subject');
  if (isOfOthers || findAll(clause, 'matter').length > 0 || findAll(clause, 'sort').length > 0) return null;
  const unknown = unknownWords(clause).filter(({ text }) => !PEOPLE.test(text));
  if (unknown.length > 0) return null;
  const hasSubject = findAll(clause, 'region').length > 0;
  if (PEOPLE.test(clause.text))
    return { operations: [{ do: 'erase', what: 'people', place: placeOf(clause) }] };
  return hasSubject ? { operations: [{ do: 'erase', what: 'subject', place: {} }] } : null;
}
