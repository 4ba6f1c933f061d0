// Who somebody is of whom the words say no more than the noun.

import type { PersonLook } from '../reading/people/person-look.ts';
import type { Somebody } from './choose-pose.ts';

/** What the words that stand for people in the lexicon say of them. */
const LOOKS: Record<string, PersonLook> = {
  girl: { sex: 'woman', age: 'young', wears: [] },
  woman: { sex: 'woman', wears: [] },
  boy: { sex: 'man', age: 'child', wears: [] },
  child: { age: 'child', wears: [] },
  man: { sex: 'man', wears: [] },
  elder: { sex: 'man', age: 'old', wears: [] },
  person: { wears: [] },
  monk: { role: 'monk', wears: [] },
  hanfu: {
    sex: 'woman',
    age: 'young',
    hair: { cut: 'bun', words: '' },
    wears: [{ garment: 'hanfu', words: '' }],
  },
  princess: { role: 'princess', wears: [] },
  wizard: { role: 'wizard', wears: [] },
  knight: { role: 'knight', wears: [] },
  samurai: { role: 'samurai', wears: [] },
  astronaut: { role: 'astronaut', wears: [] },
  dancer: { role: 'dancer', does: 'dance', wears: [] },
  fairy: { role: 'fairy', wears: [] },
  guitarist: { role: 'musician', does: 'play', wears: [] },
};

/** Undefined for what is nobody. */
export function lookOf({ key, person }: Somebody): PersonLook | undefined {
  const usual = LOOKS[key];
  if (!person) return usual;
  if (!usual) return person;
  // A role from the words brings its own clothes.
  return {
    ...usual,
    ...person,
    wears: person.wears.length > 0 || person.role !== undefined ? person.wears : usual.wears,
  };
}
