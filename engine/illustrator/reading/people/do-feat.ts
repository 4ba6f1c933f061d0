// Gives somebody the pose of what they do with the whole body, and clothes for it where nothing is said of clothes.

import { looksFor } from '../../lexicon/feat-entries.ts';
import type { Feat } from '../../lexicon/feats.ts';
import type { PersonLook } from './person-look.ts';

/** A feat that is said says more than what somebody is known for: a footballer who dives for the ball. */
export function doFeat(person: PersonLook, feat: Feat): void {
  const { wears, sex, role } = looksFor(feat);
  person.hands = feat;
  person.does = feat;
  if (person.sex === undefined && sex !== undefined) person.sex = sex;
  if (person.role === undefined && role !== undefined && person.wears.length === 0) person.role = role;
  // "A white karate uniform" is what is worn for it.
  if (wears.length > 0) person.wears = person.wears.filter(({ garment }) => garment !== 'uniform');
  if (person.wears.length === 0 && (person.role === undefined || person.role === 'athlete'))
    person.wears.push(...wears);
}
