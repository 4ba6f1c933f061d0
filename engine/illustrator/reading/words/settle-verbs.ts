// Nouns that are verbs, too: "kids watch the sea", but "a dragon kite", "an owl clock", "a bear hat".

import { PARENT } from '../animals/name-young.ts';
import { isFigure, isPlainPerson, isUnknown, means, type Word } from './word.ts';

/** Nouns that stand as verbs after whoever does them: "kids watch", "to fly". */
const ALSO_VERBS =
  /^(?:watch|fly|duck|bear|fish|train|ride|rose|bat|seal|sail|kite|drum|crane|ring|book|dress|cook|play|hammer|key|nail|ship|box|model|guard|cast|wave|spring|fall|letter|present|lock|mask|tie|cap|shell|bug|rock|clock|pen|suit|coat|cloak|shield|axe|drink|hat|palm|honey|fork|bell|plane|skate|star|pump)(?:s|es)?$/;
/** Of these the ones that are hardly ever done: after the name of a thing they are what is named after it. */
const THINGS_FIRST =
  /^(?:kite|bear|bat|seal|crane|ring|book|hammer|key|nail|ship|box|mask|tie|cap|shell|bug|clock|pen|suit|coat|cloak|shield|axe|hat|palm|honey|fork|bell|plane|star|letter|lock|drum|model|dress|pump)(?:s|es)?$/;
const DOERS = /^(?:to|one|another|who|that|they|he|she|we|i|you|it)$/i;
/** What is done is done to something: "a monk rings a bell". */
const TO_SOMETHING = /^(?:an?|the|his|her|its|their|my|your|some)$/i;

/** Whether the word stands in the lexicon as a noun and may be a verb. */
export function isAlsoVerb({ text, isHan }: Word): boolean {
  return !isHan && ALSO_VERBS.test(text.toLowerCase());
}

/** Whether the word, which is also a verb, is one here; `before` is the word before it as it was settled. */
export function isDone(before: Word | undefined, word: Word, next: Word | undefined): boolean {
  if (before === undefined || before.run !== word.run) return false;
  if (DOERS.test(before.text)) return true;
  // "A princess's dress" is hers.
  if (before.isPossessive) return false;
  const isToSomething = next?.run === word.run && TO_SOMETHING.test(next.text);
  // "His apprentice pumps the bellows": nobody knows what he is.
  if (isToSomething && isUnknown(before) && /s$/i.test(word.text)) return true;
  // "Two mice stand guard".
  if (/^guards?$/i.test(word.text) && /^stand(?:s|ing)?$/i.test(before.text)) return true;
  // "Spectators with hats watch": no watch is theirs.
  if (/^watch$/i.test(word.text) && before.isPlural && means(before, 'garment')) return true;
  if (!means(before, 'subject') || means(before, 'adjective') || PARENT.test(before.text)) return false;
  if (isToSomething) return true;
  const plain = word.text.toLowerCase();
  if (!THINGS_FIRST.test(plain)) return true;
  // Whoever is one does with an "s" what several do without: "a dragon kite" flies, and is not flown.
  const isForOne = plain.endsWith('s');
  if (before.isPlural) return !isForOne;
  return isFigure(before) && (isForOne || (plain === 'dress' && isPlainPerson(before)));
}
