// What somebody has on as a rule, of whom nothing else is said.

import type { Garment, GarmentName, PersonLook } from '../reading/people/person-look.ts';

/** `words`: which hat. */
type Worn = readonly [garment: GarmentName, colour?: string, words?: string];

/** Returns a look with these clothes. */
export function wears(...worn: readonly Worn[]): Pick<PersonLook, 'wears'> {
  return {
    wears: worn.map(([garment, colour, words = '']): Garment => ({
      garment,
      words,
      ...(colour === undefined ? {} : { colour }),
    })),
  };
}
