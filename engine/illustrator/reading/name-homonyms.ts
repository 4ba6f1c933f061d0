// "A bat and a ball", "a wax seal on a letter", "a crane lifts a beam": names of animals that other things have, too.

import { UNSHOWN, type Word } from './word.ts';
import { VOCABULARY } from './vocabulary.ts';

type Homonym = {
  /** The animal's name. */
  said: RegExp;
  /** Named in the same clause, where the animal is not meant. */
  beside: RegExp;
  /** The word before it, where it is a noun; and what it is no noun before. */
  before?: RegExp;
  unless?: RegExp;
  /** What is meant instead, by its word in the lexicon; nothing where it is not drawn. */
  meant?: string;
};

const HOMONYMS: readonly Homonym[] = [
  {
    said: /^bats?$/,
    beside: /\b(?:balls?|baseballs?|cricket|softball|gloves?|mitt|batter|swing|swings|swinging)\b/,
  },
  {
    said: /^seals?$/,
    beside: /\b(?:wax|envelopes?|letters?|scrolls?|documents?|parchment|certificate|royal seal|official)\b/,
  },
  {
    said: /^cranes?$/,
    beside:
      /\b(?:steel|girders?|beams?|construction|concrete|cargo|containers?|harbou?r|port|docks?|shipyard|scaffolding|lift|lifts|lifting|hoists?|hoisting)\b/,
  },
  {
    said: /^(?:mouse|mice)$/,
    beside: /\b(?:keyboards?|laptops?|computers?|monitors?|printer|mousepad)\b/,
    meant: 'gaming mouse',
  },
  {
    said: /^wells?$/,
    before: /^(?:an?|the|deep|dry|ancient|empty|old|this|that|two|three)$/,
    unless:
      /(?:ed|lit|known|worn|kept|made|built|fed|read|spoken|grown|done|cut|being|known|balanced|organi[sz]ed)$/,
    beside: /./,
    meant: 'water well',
  },
  {
    said: /^saws?$/,
    before: /^(?:an?|the|and|rusty|old|hand|with|,)$/,
    beside:
      /^(?:hammers?|nails?|axes?|screwdrivers?|drills?|tools?|workbench|toolbox|carpenters?|wood|planks?|logs?)$/,
    meant: 'hand saw',
  },
  // A part of her, which is not drawn.
  {
    said: /^(?:pouch|pouches|育儿袋)$/,
    beside: /^(?:kangaroos?|joeys?|wallaby|wallabies|koalas?|袋鼠|考拉|小袋鼠)$/,
  },
  { said: /^beetles?$/, beside: /\b(?:volkswagen|vw|parked|driving|drives)\b/ },
  { said: /^jaguars?$/, beside: /\b(?:parked|convertible|garage|sports car|e-type|driving|drives)\b/ },
];

/** Only animals are or do this. */
const ALIVE =
  /^(?:sit|sits|sitting|fly|flies|flying|swim|swims|swimming|sleep|sleeps|sleeping|eat|eats|eating|run|runs|running|jumps?|jumping|dancing|dances|perched|wading|hanging|peeking|hiding|nibbling|cute|baby|furry|fluffy|little|vampire|feathers|wings)$/;
/** So many words around the name tell what lives. */
const NEAR = 2;

/** No drawing is there for them: what is said of them is said of nobody else. */
export const STRANGE_ANIMALS =
  /^(?:meerkats?|capybaras?|axolotls?|platypus(?:es)?|wombats?|marmots?|groundhogs?|armadillos?|anteaters?|tapirs?|lemurs?|mongooses?|aardvarks?|pangolins?|ferrets?|weasels?|chinchillas?|manatees?|warthogs?|hyenas?|bison|moose|quokkas?)$/i;

/** Returns the words, with such names as what is meant by them. */
export function nameHomonyms(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const homonym = HOMONYMS.find(({ said }) => said.test(word.text.toLowerCase()));
    if (!homonym) return word;
    const isAlive = words
      .slice(Math.max(0, at - NEAR), at + NEAR + 1)
      .some((one) => one !== word && one.clause === word.clause && ALIVE.test(one.text.toLowerCase()));
    const isMeant = words.some(
      (one) =>
        one !== word &&
        // What lies on a desk is told one after the other.
        (one.clause === word.clause || homonym.meant !== undefined) &&
        homonym.beside.test(one.text.toLowerCase()),
    );
    const isNoun =
      homonym.before === undefined || homonym.before.test(words[at - 1]?.text.toLowerCase() ?? '');
    if (isAlive || !isMeant || !isNoun || homonym.unless?.test(words[at + 1]?.text.toLowerCase() ?? ''))
      return word;
    const meanings = homonym.meant === undefined ? undefined : VOCABULARY.get(homonym.meant);
    return { ...word, meanings: meanings ?? UNSHOWN };
  });
}
