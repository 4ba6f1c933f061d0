// Verbs that stand between other words as well, and show nothing by themselves: 宝宝在地上爬, "a man opening a parcel". They are
// told as left out where somebody is said to do it, and nothing shows it.

import { LOOSE_DEEDS } from '../../lexicon/han-deeds.ts';
import type { Shown } from '../prompt-reading.ts';
import { isUnknown, means, meaningOf, type Word } from '../words/word.ts';
import { DOER_KINDS } from '../subject-kinds.ts';

/** Known only for what they say of things that stand, hang or open by themselves. */
const DONE_TO_THINGS =
  /^(?:(?:show|open|hang|turn|blow|break|cross|lead|paint|draw|enjoy|launch|display|pass)(?:s|es|ing)|writ(?:es|ing)|tak(?:es|ing)|giv(?:es|ing)|us(?:es|ing)|put(?:s|ting)|plac(?:es|ing)|set(?:s|ting))$/i;

/** "His drawing" is a thing; "a drawing" may be the image that is asked for. */
const SHEETS = /^(?:drawings?|paintings?|pictures?|photos?|artworks?)$/i;
const OWNERS = /^(?:his|her|their|its)$/i;

type Shows = ReadonlyMap<Word, readonly Shown[]>;

export function isLooseDeed(words: readonly Word[], word: Word, shows: Shows): boolean {
  return word.isHan ? isLooseHanDeed(words, word) : isDoneToThing(words, word, shows);
}

/** 宝宝在地上爬, 男孩扔石头: said of who is named before it. */
function isLooseHanDeed(words: readonly Word[], word: Word): boolean {
  if (!LOOSE_DEEDS.test(word.text) || !means(word, 'structure')) return false;
  const at = words.indexOf(word);
  const isNoun = words[at - 1]?.text === '的' || words[at + 1]?.run !== word.run;
  if (word.text === '画' && isNoun) return false;
  return words.slice(0, at).some((one) => one.clause === word.clause && isBody(one));
}

function isBody(word: Word): boolean {
  return DOER_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? 'item');
}

/** "A teacher showing a fossil", "a girl wearing a bracelet": it has an object; who wears what is drawn is seen in it. */
function isDoneToThing(words: readonly Word[], word: Word, shows: Shows): boolean {
  const at = words.indexOf(word);
  const isWorn = meaningOf(word, 'link')?.value === 'wearing';
  if (!isWorn && !(DONE_TO_THINGS.test(word.text) && means(word, 'structure', 'never-drawn'))) return false;
  const doer = words
    .slice(0, at)
    .findLast((one) => one.clause === word.clause && means(one, 'subject', 'scene', 'garment'));
  if (!doer || !isBody(doer)) return false;
  const object = words.slice(at + 1).find((one) => !means(one, 'adjective', 'number', 'colour', 'size'));
  if (object?.run !== word.run) return false;
  if (isWorn) return isNeverSeen(words.slice(words.indexOf(object)), shows);
  return (
    isUnknown(object) ||
    (SHEETS.test(object.text) && OWNERS.test(words[words.indexOf(object) - 1]?.text ?? '')) ||
    means(object, 'subject', 'undrawn', 'garment', 'part', 'name', 'carrier', 'window')
  );
}

/** "A bracelet", but not "a graduation gown", whose gown is drawn. */
function isNeverSeen([first, ...others]: readonly Word[], shows: Shows): boolean {
  if (!first || !isNamed(first)) return false;
  const end = others.findIndex((word) => word.run !== first.run || !isNamed(word));
  return [first, ...others.slice(0, end < 0 ? others.length : end)].every((word) => !shows.has(word));
}

function isNamed(word: Word): boolean {
  return isUnknown(word) || means(word, 'undrawn', 'garment', 'subject');
}
