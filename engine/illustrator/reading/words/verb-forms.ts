// "Makes dumplings", "two boys kneel": the forms of a deed that stands in the lexicon as it is done, "making", "kneeling".

import { VOCABULARY } from './vocabulary.ts';
import { means, type Meaning } from './word.ts';

const DEEDS = ['link', 'act', 'person-act', 'rest'] as const;
/** Of these a deed alone is not read: what they name is something else as well. */
const OTHERS = ['subject', 'scene', 'garment', 'time', 'weather', 'look', 'plume'] as const;

/** What a phrase that begins with such a form means, where it is a deed. `isOne`: "makes", and not "make". */
export function deedOf(phrase: string, isOne: boolean): readonly Meaning[] | undefined {
  const [, first = '', rest = ''] = /^([a-z]+)(.*)$/.exec(phrase) ?? [];
  for (const plain of isOne ? plainOf(first) : [first])
    for (const form of doingForms(plain)) {
      const meanings = VOCABULARY.get(form + rest);
      if (meanings && means({ meanings }, ...DEEDS) && !means({ meanings }, ...OTHERS)) return meanings;
    }
  return undefined;
}

/** "Carries" is of "carry", "kisses" of "kiss", "rides" of "ride". */
function plainOf(verb: string): string[] {
  if (!/[a-z]{2}s$/.test(verb) || verb.endsWith('ss')) return [];
  const forms = [verb.slice(0, -1)];
  if (/(?:s|x|z|ch|sh|o)es$/.test(verb)) forms.push(verb.slice(0, -2));
  if (verb.endsWith('ies')) forms.push(verb.replace(/ies$/, 'y'));
  return forms;
}

function doingForms(plain: string): string[] {
  if (plain.length < 3 || plain.endsWith('ing')) return [];
  const forms = [`${plain}ing`];
  if (plain.endsWith('ie')) forms.push(plain.replace(/ie$/, 'ying'));
  else if (plain.endsWith('e')) forms.push(plain.replace(/e$/, 'ing'));
  if (/[^aeiou][aeiou][^aeiouwxy]$/.test(plain)) forms.push(`${plain}${plain.at(-1)}ing`);
  return forms;
}

/** "Men", "kids", "and", "teaches him to": after these a deed may stand as it is. */
export const PLAIN_AFTER =
  /(?:[^sui]s|men|children|people|folk)$|^(?:and|they|we|who|that|both|all|together|then|to)$/i;
/** After these no deed stands. */
export const NO_DEED_AFTER =
  /^(?:an?|the|of|with|in|on|at|by|from|for|as|his|her|its|their|my|our|no|some|more|two|three|four|five|six)$/i;
