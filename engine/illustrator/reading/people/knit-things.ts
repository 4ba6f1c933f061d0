// "Knitting a red scarf", 织一条红围巾: it is on the needles, and nobody wears it.

import type { Noun } from '../nouns/find-nouns.ts';
import { means, type Word, type Show } from '../words/word.ts';
import { busy } from './busy-people.ts';
import type { Deed, PersonLook } from './person-look.ts';

/** Whether the garment is what somebody knits; they have it in the hands then. Changes the person. */
export function knit(words: readonly Word[], noun: Noun, person: PersonLook, show: Show): boolean {
  const lead = words
    .slice(0, noun.at)
    .findLast(
      (word) => !means(word, 'number', 'colour', 'adjective', 'size') && !/^(?:an?|the|的)$/i.test(word.text),
    );
  if (!lead || lead.clause !== noun.word.clause || !KNITTING.test(lead.text)) return false;
  const deed: Deed = { act: 'knit', words: lead.text };
  busy(person, deed);
  show(lead, deed);
  show(noun.word, deed);
  if (noun.colour === undefined || !noun.colourWord) return true;
  person.workColour = noun.colour;
  show(noun.colourWord, deed);
  return true;
}
const KNITTING = /^(?:knit(?:ting|s)|crochet(?:ing|s)|编?织着?)$/i;
