// "A painting above the bed", 墙上挂着山水画: a picture that hangs is a thing of the image, and neither all of it nor how it
// is made. In a room it is drawn; elsewhere, and where it would show something, it is told as left out.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, UNSHOWN, type Word } from '../words/word.ts';

const PICTURE =
  /^(?:paintings?|pictures?|artworks?|wall art|framed art|framed prints?|山水画|国画|水墨画|油画|挂画|装饰画|壁画|画|字画)$/i;
/** Over what it hangs. */
const HANGS = /^(?:on|above|over|hanging|hung)$/i;
const HANGS_HAN = /^(?:挂|挂着|挂有|挂了|悬挂|悬挂着|有一幅|贴着|挂满|贴满)$/u;
const AT_WALL = /wall|墙/i;
/** There pictures are what is looked at. */
const SHOWN = /museum|gallery|exhibition|美术馆|博物馆|画廊|展览/i;
/** So many words away stands what it hangs on. */
const REACH = 5;

/** Of these it matters what they show. */
const SHOWING = /^(?:posters?|paintings?|drawings?|海报|油画|照片)$/i;
const BEHIND_IT = /^(?:walls?|beds?|sofas?|couch|desks?|fireplace|墙|墙壁|墙面|墙上|床头)$/i;
const HUNG_ON = /^(?:on|above|over|hanging on|hung on)$/i;
/** So many words on: "a poster of a smiling tooth hangs on the wall". */
const [NEAR_WORDS, FURTHEST_WALL] = [8, 11] as const;

/** Returns the words, with pictures that hang as things or left out. */
export function nameHungPictures(words: readonly Word[]): Word[] {
  return nameFramed(words).map((word, at, named) =>
    isLeftOut(named, at) || isInPicture(named, at) ? { ...word, meanings: UNSHOWN } : word,
  );
}

/** "A framed picture of a sailboat" among other things: what it shows is not beside them. */
function isInPicture(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (word.isHan || !means(word, 'subject')) return false;
  const before = words.slice(Math.max(0, at - 4), at).filter(({ run }) => run === word.run);
  const of = before.findIndex(({ text }) => text === 'of');
  const picture = before[of - 1];
  return (
    picture !== undefined &&
    (FRAMED.test(picture.text) || isLeftOut(words, words.indexOf(picture))) &&
    before.slice(of + 1).every((one) => means(one, 'adjective', 'colour', 'size', 'smile')) &&
    words.some((one) => one.start < picture.start && means(one, 'subject') && !FRAMED.test(one.text))
  );
}
const FRAMED = /^(?:framed (?:pictures?|photos?|photographs?|paintings?|prints?)|picture frames?)$/i;

function isLeftOut(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!SHOWING.test(word.text) || means(word, 'subject') || at === 0) return false;
  // What is written on it is read with it.
  if (words.some((one) => means(one, 'quote'))) return false;
  const near = word.isHan
    ? words.slice(Math.max(0, at - NEAR_WORDS), at)
    : words.slice(at + 1, at + FURTHEST_WALL);
  const isWall = near.some(({ text, clause }) => clause === word.clause && BEHIND_IT.test(text));
  return isWall && (word.isHan || near.some(({ text }) => HUNG_ON.test(text)));
}

function nameFramed(words: readonly Word[]): Word[] {
  const isHome = words.some(
    (word) =>
      meaningOf(word, 'scene')?.value === 'room' ||
      FURNITURE.test(meaningOf(word, 'subject')?.value.key ?? ''),
  );
  if (!isHome || words.some(({ text }) => SHOWN.test(text))) return [...words];
  const picture = VOCABULARY.get('framed picture')?.filter(({ is }) => is === 'subject');
  return words.map((word, at) =>
    picture && PICTURE.test(word.text) && !means(word, 'subject') && hangs(words, at)
      ? { ...word, meanings: picture, isPlural: false }
      : word,
  );
}

function hangs(words: readonly Word[], at: number): boolean {
  const { clause, isHan } = words[at] as Word;
  const isHere = (word: Word): boolean => word.clause === clause;
  const before = words.slice(Math.max(0, at - REACH), at).filter(isHere);
  if (isHan)
    return (
      before.some(({ text }) => HANGS_HAN.test(text) || text === '贴') &&
      before.some(({ text }) => AT_WALL.test(text))
    );
  const after = words.slice(at + 1, at + 1 + REACH).filter(isHere);
  const link = after.findIndex(({ text }) => HANGS.test(text));
  return (
    link === 0 &&
    after.some(
      (word) => AT_WALL.test(word.text) || FURNITURE.test(meaningOf(word, 'subject')?.value.key ?? ''),
    )
  );
}

const FURNITURE = /^(?:bed|couch-and-lamp|sofa|fireplace|desk|table|dresser|cabinet|bathtub|crib)$/;
