// "A painting above the bed", 墙上挂着山水画: a picture that hangs in a room is a thing, and not how the image is made.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const PICTURE =
  /^(?:paintings?|pictures?|artworks?|wall art|framed art|framed prints?|山水画|国画|水墨画|油画|挂画|装饰画|壁画|画|字画)$/i;
/** Over what it hangs. */
const HANGS = /^(?:on|above|over|hanging|hung)$/i;
const HANGS_HAN = /^(?:挂|挂着|挂有|挂了|悬挂|悬挂着|有一幅|贴着)$/u;
const AT_WALL = /wall|墙/i;
/** There pictures are what is looked at. */
const SHOWN = /museum|gallery|exhibition|美术馆|博物馆|画廊|展览/i;
/** So many words away stands what it hangs on. */
const REACH = 5;

/** Returns the words, with pictures that hang named as things. */
export function namePictures(words: readonly Word[]): Word[] {
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
    return before.some(({ text }) => HANGS_HAN.test(text)) && before.some(({ text }) => AT_WALL.test(text));
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
