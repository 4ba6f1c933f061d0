// "The fox ran", "two friends sat by the fire": what a story tells in the past is done in the image.

import { VOCABULARY } from './vocabulary.ts';
import { deedOf, NO_DEED_AFTER, PLAIN_AFTER } from './verb-forms.ts';
import { isUnknown, means, meaningOf, type Meaning, type Word } from './word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  sat: 'sitting',
  stood: 'standing',
  ran: 'running',
  flew: 'flying',
  swam: 'swimming',
  slept: 'sleeping',
  held: 'holding',
  rode: 'riding',
  drove: 'driving',
  ate: 'eating',
  drank: 'drinking',
  wore: 'wearing',
  lay: 'lying',
  fed: 'feeding',
  sang: 'singing',
  fought: 'fighting',
  hung: 'hanging',
  knelt: 'kneeling',
  leapt: 'leaping',
  wrote: 'writing',
  fell: 'falling',
  rose: 'rising',
};
/** "A cat covered in paint": it was done to whoever is named before. */
const DONE_TO =
  /^(?:painted|dressed|covered|filled|carved|decorated|wrapped|armed|printed|photographed|framed|posed|drawn|called|named)$/i;
const WHO = /^(?:who|that|he|she|they|it|we|i|and|then|once|slowly|quietly|always|also|both)$/i;
/** "Chased by two dogs": the others do it. */
const BY = /^by$/i;
/** Of deeds and what somebody is at. */
const DEEDS = ['link', 'act', 'person-act', 'rest', 'structure'] as const;

/** Returns the words, with such verbs as what is done. */
export function readPast(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (word.isHan || !isUnknown(word) || DONE_TO.test(word.text)) return word;
    const present = deedNow(words, at);
    if (present) return { ...word, meanings: present };
    const meanings = formsOf(word.text.toLowerCase()).flatMap((form) => VOCABULARY.get(form) ?? []);
    if (!means({ meanings }, ...DEEDS) || !isToldOf(words, at)) return word;
    return { ...word, meanings };
  });
}

/** "A knight in armour kneels", "two girls on the grass sit": said of somebody who is named before it in its clause. */
function deedNow(words: readonly Word[], at: number): readonly Meaning[] | undefined {
  const { text, run, clause } = words[at] as Word;
  const lead = words[at - 1];
  if (lead?.run !== run || lead.isPossessive || NO_DEED_AFTER.test(lead.text)) return undefined;
  if (!(means(lead, 'subject', 'garment', 'hair', 'scene') || WHO.test(lead.text))) return undefined;
  const own = words.slice(0, at).filter((one) => one.clause === clause);
  const doers = own.filter(isLiving);
  if (doers.length === 0 && !WHO.test(lead.text)) return undefined;
  const meanings = deedOf(text.toLowerCase(), true);
  if (meanings) return meanings;
  const areSeveral =
    doers.some(({ isPlural }) => isPlural) || doers.length > 1 || PLAIN_AFTER.test(lead.text);
  return areSeveral ? deedOf(text.toLowerCase(), false) : undefined;
}

function isLiving(word: Word): boolean {
  const kind = meaningOf(word, 'subject')?.value.kind;
  return kind !== undefined && (kind === 'figure' || ANIMAL_KINDS.has(kind));
}

function formsOf(text: string): string[] {
  const irregular = IRREGULAR[text];
  if (irregular !== undefined) return [irregular];
  if (/[a-z]{2}ied$/.test(text)) return [text.replace(/ied$/, 'ying')];
  return /[a-z]{2}ed$/.test(text) ? [text.replace(/ed$/, 'ing')] : [];
}

/** After somebody, or a word for them; "sat by the fire" is no "chased by dogs". */
function isToldOf(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at] as Word, words[at + 1]];
  if (before?.run !== word.run) return false;
  if (/ed$/i.test(word.text) && next?.run === word.run && BY.test(next.text)) return false;
  return isLiving(before) || meaningOf(before, 'subject')?.value.kind === 'sky' || WHO.test(before.text);
}
