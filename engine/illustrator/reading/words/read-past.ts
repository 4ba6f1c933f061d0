// "The fox ran", "two friends sat by the fire": what a story tells in the past is done in the image.

import { VOCABULARY } from './vocabulary.ts';
import { isUnknown, means, meaningOf, type Word } from './word.ts';
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
    const meanings = formsOf(word.text.toLowerCase()).flatMap((form) => VOCABULARY.get(form) ?? []);
    if (!means({ meanings }, ...DEEDS) || !isToldOf(words, at)) return word;
    return { ...word, meanings };
  });
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
  const kind = meaningOf(before, 'subject')?.value.kind;
  const isAlive = kind !== undefined && (kind === 'figure' || ANIMAL_KINDS.has(kind));
  return isAlive || kind === 'sky' || WHO.test(before.text);
}
