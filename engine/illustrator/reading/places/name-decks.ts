// "On the deck of her ship", 海盗站在海盗船上: who is aboard a ship stands on its deck, and not on top of its masts.

import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, meaningOf, UNSHOWN, type Meaning, type Word } from '../words/word.ts';

const DECK = /^(?:decks?|ship decks?|甲板|甲板上)$/i;
const SHIP =
  /^(?:ship|pirate-ship|galleon|frigate|schooner|longship|cruise-ship|ferry|steamboat|warship|yacht|sailboat|boat)$/;
/** Too small to have a deck that somebody walks on. */
const LARGE = /^(?!sailboat|boat)/;
const AT_SEA = /^(?:mermaid|rock|sea-rocks|island)$/;
const ON = /^(?:on|aboard|on board|onboard|站在|在|立于)$/i;
/** "On the deck of his old pirate ship", "on a big ship". */
const FURTHEST = 7;
const NEAR = 4;
const SHIP_DECK: Meaning = {
  is: 'subject',
  value: { key: 'ship-deck', drawing: 'own/ship-deck', kind: 'landmark', height: 0.3 },
};

/** The words with the deck, and the ship that it is of, as the ground under the feet of who is there. */
export function nameDecks(words: readonly Word[]): Word[] {
  if (!words.some(isFigure)) return [...words];
  const deck = words.findIndex(({ text }) => DECK.test(text));
  if (deck >= 0) {
    // "Doing yoga on a wooden deck by the sea": planks at the water, and no ship.
    const isOfPlanks = PLANKS.test(words[deck - 1]?.text ?? '') && !words.some(isShip);
    if (isOfPlanks)
      return words.map((word, at) => (at === deck ? { ...word, meanings: atWater(words) } : word));
    const ship = words.findIndex((word, at) => Math.abs(at - deck) <= FURTHEST && isShip(word));
    return words.map((word, at) =>
      at === deck
        ? onDeck(word)
        : at === ship
          ? { ...word, meanings: [{ is: 'scene', value: 'sea' }] }
          : word,
    );
  }
  const isCrewed = isCrewAtWork(words);
  return words.map((word, at) => (isShip(word) && (isCrewed || isTrodden(words, at)) ? onDeck(word) : word));
}

/** 船长紧握着舵轮,水手拉着绳子: who works a ship is aboard, though nobody says so. */
function isCrewAtWork(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  const isCrew = words.some((word) => meaningOf(word, 'subject')?.value.person?.role === 'sailor');
  return isCrew && AT_WORK.test(text) && !ASHORE.test(text) && words.filter(isShip).length === 1;
}
const AT_WORK = /\b(?:wheel|helm|steer\w*|rigging|mast|ropes?|navigat\w*)\b|舵|桅杆|缆绳|绳子|掌舵/i;
const ASHORE =
  /\b(?:beach|shore|harbou?r|docks?|pier|port|quay|in the distance|toy|model|tentacles?|octopus|kraken)\b|触手|章鱼|海怪|岸|港|码头|滩|远处|模型/i;

const PLANKS = /^(?:wooden|timber|wood)$/i;

function atWater(words: readonly Word[]): readonly Meaning[] {
  const isThere = words.some((word) => /^(?:sea|lake)$/.test(meaningOf(word, 'scene')?.value ?? ''));
  return isThere ? (VOCABULARY.get('pier') ?? UNSHOWN) : UNSHOWN;
}

function onDeck(word: Word): Word {
  return { ...word, meanings: [SHIP_DECK] };
}

function isShip(word: Word): boolean {
  return SHIP.test(meaningOf(word, 'subject')?.value.key ?? '');
}

/** Somebody is named before, and said to be on it: 海盗站在船上, "a pirate on his ship". */
function isTrodden(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!LARGE.test(meaningOf(word, 'subject')?.value.key ?? '')) return false;
  const before = words.slice(Math.max(0, at - NEAR), at).filter(({ clause }) => clause === word.clause);
  const on = before.findLastIndex(({ text }) => ON.test(text));
  if (on < 0) return false;
  if (word.isHan && !/^[上中里]/.test(words[at + 1]?.text ?? '')) return false;
  // Who sits on a rock in the sea is not on the deck.
  if (words.some((one) => AT_SEA.test(meaningOf(one, 'subject')?.value.key ?? ''))) return false;
  // A parrot on a ship is a bird on its mast.
  const who = words
    .slice(0, at - before.length + on)
    .findLast((one) => meaningOf(one, 'subject') !== undefined);
  return who !== undefined && isFigure(who);
}
