// A comb, a pan, a belt: shown where nobody is there. Where somebody is, they wear it or work with it, which is drawn with
// them or not at all; it does not lie beside them.

import { USED_BY_PEOPLE } from '../../lexicon/shown-things.ts';
import { without } from '../words/settle-word.ts';
import { LIVING_KINDS } from '../subject-kinds.ts';
import { ADJECTIVE, keyOf, means, meaningOf, UNSHOWN, type Word } from '../words/word.ts';

function isBody(word: Word | undefined): boolean {
  return LIVING_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? 'item');
}

function isUser(word: Word): boolean {
  return isBody(word) || means(word, 'person-act');
}

const ON_BODY: ReadonlySet<string> = new Set(['sandals', 'slippers', 'swimsuit', 'belt', 'bracelet']);
const HELD = /^(?:holding|holds|held|carrying|carries|raising|waving|[拿举握捧提]着|手持|手拿|手里拿着)$/i;
const BEFORE = /^(?:an?|the|his|her|its|their|one|一[把个根只口])$/i;

/** "Holding a frying pan", 手里拿着一把木梳: in a hand it is seen. */
function isHeldOut(words: readonly Word[], at: number): boolean {
  let before = at - 1;
  while (
    words[before]?.clause === words[at]?.clause &&
    (BEFORE.test(words[before]?.text ?? '') || means(words[before], 'number', 'adjective', 'colour', 'size'))
  )
    before--;
  const lead = words[before];
  if (lead?.clause !== words[at]?.clause) return false;
  // "A chef with a rolling pin", and not "combing her hair with a comb".
  const isWith = /^with$/i.test(lead?.text ?? '') && isBody(words[before - 1]);
  return isWith || HELD.test(lead?.text ?? '');
}

/** Drawn in the hands of who plays with it. */
const OF_PLAYERS: ReadonlySet<string> = new Set([
  'hockey-stick',
  'baseball-bat',
  'table-tennis',
  'shuttlecock',
  'tennis',
]);
const PLAYER = /\b(?:hockey|baseball|tennis|badminton)\b|冰球|棒球|网球|羽毛球|乒乓/i;

function isPlayer(word: Word): boolean {
  return PLAYER.test(word.text) && (isBody(word) || means(word, 'person-act'));
}

/** Returns the words, with such things left out where somebody is named or does something. */
export function leaveInUse(words: readonly Word[]): Word[] {
  if (!words.some(isUser)) return [...words];
  return words.map((word, at) => {
    const key = keyOf(word) ?? '';
    if (OF_PLAYERS.has(key) && words.some(isPlayer)) return { ...word, meanings: ADJECTIVE };
    if (!USED_BY_PEOPLE.has(key) || (isHeldOut(words, at) && !ON_BODY.has(key))) return word;
    const left = without(word, 'subject');
    return left.meanings.length > 0 ? left : { ...word, meanings: UNSHOWN };
  });
}
