// "Brewing a green potion", 煮一锅药水: what witches and wizards cook is in a cauldron, and its colour is that of the brew.

import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, type Word } from '../words/word.ts';

const POTION = /^(?:potions?|magic potions?|brew|elixir|魔药|药水|魔法药水|药汤|毒药)$/i;
const VESSEL = /^(?:cauldrons?|pots?|一锅|锅|大锅|坩埚|锅里|在锅里|魔药锅|女巫大锅)$/i;
const COOKING =
  /^(?:brewing|brews?|stirring|stirs?|mixing|concocting|搅拌|搅动|熬制|熬|调制|在煮|煮(?:着|了)?(?:一锅)?|熬(?:着|了)?一锅)$/i;
const BOTTLED = /^(?:bottles?|vials?|flasks?|jars?|瓶|瓶子|一瓶|小瓶)$/i;
/** What stands on one is in bottles. */
const DESK = /^(?:desks?|tables?|shelf|shelves|counter|桌子?|书桌|桌上|架子|货架|柜台)$/i;
const MAGICIANS = /witch|wizard|sorcer|mage|alchem|女巫|巫师|巫婆|魔法师|法师|炼金/i;

/** The words with one cauldron for a potion and its pot; bottles of it stay what they are. */
export function namePotions(words: readonly Word[]): Word[] {
  const hasMagician = words.some(({ text }) => MAGICIANS.test(text));
  const potion = words.findIndex(({ text }) => POTION.test(text));
  const hasPot = words.some(isPot);
  const stirred =
    hasMagician && potion < 0 && !hasPot ? words.findIndex((_, at) => isStirred(words, at)) : -1;
  if (stirred >= 0) return stirPot(words, stirred);
  const isOnDesk = !hasPot && words.some(({ text }) => DESK.test(text));
  if (isOnDesk || words.some(({ text }) => BOTTLED.test(text)) || !(hasPot || (hasMagician && potion >= 0)))
    return [...words];
  return words.map((word, at): Word => {
    if (at === potion) return { ...word, meanings: VOCABULARY.get('cauldron') ?? [] };
    const isSaid = COOKING.test(word.text) || (potion >= 0 && (isPot(word) || VESSEL.test(word.text)));
    return isSaid ? { ...word, meanings: [{ is: 'structure' }] } : word;
  });
}

/** 老巫师搅拌着一口大锅: the pot of who does magic is a cauldron, though nobody names what is in it. */
function isStirred(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  return (
    STIRRING.test(word.text) &&
    words.slice(at + 1, at + 8).some((one) => one.clause === word.clause && VESSEL.test(one.text))
  );
}
const STIRRING = /^(?:stirs?|stirring|搅拌着?|搅动着?)$/i;

function stirPot(words: readonly Word[], stirred: number): Word[] {
  return words.map((word, at) =>
    at === stirred ? { ...word, meanings: [{ is: 'person-act', value: 'stir' }] } : word,
  );
}

function isPot(word: Word): boolean {
  return meaningOf(word, 'subject')?.value.key === 'cauldron';
}
