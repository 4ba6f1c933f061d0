// What is told of each feat: its words, its clothes, who is known for it.

import type { PersonLook } from '../reading/people/person-look.ts';
import type { FeatEntry } from './feat.ts';
import { FEAT_NAMES, type Feat } from './feats.ts';
import { PLAY_FEATS } from './play-feats.ts';
import { SPORT_FEATS } from './sport-feats.ts';
import type { SubjectEntry } from './subject.ts';

const FEATS: Record<Feat, FeatEntry> = { ...SPORT_FEATS, ...PLAY_FEATS };

export function featEntry(feat: Feat): FeatEntry {
  return FEATS[feat];
}

export const FEAT_ACTS = Object.fromEntries(FEAT_NAMES.map((feat) => [feat, FEATS[feat].words])) as Record<
  Feat,
  string
>;

/** Of whoever does it, where the words say no more. */
export function looksFor(feat: Feat): Pick<PersonLook, 'wears'> & Partial<PersonLook> {
  const { wears = [], sex, role } = FEATS[feat];
  return {
    wears: wears.map(([garment, colour]) => ({
      garment,
      words: '',
      ...(colour === undefined ? {} : { colour }),
    })),
    ...(sex === undefined ? {} : { sex }),
    ...(role === undefined ? {} : { role }),
  };
}

/** People by what they do. */
export const FEAT_PEOPLE: readonly SubjectEntry[] = FEAT_NAMES.flatMap((feat): SubjectEntry[] => {
  const { people } = FEATS[feat];
  if (people === undefined) return [];
  return [
    {
      key: 'person',
      drawing: 'own/wanderer',
      kind: 'figure',
      height: 0.36,
      words: people,
      person: { ...looksFor(feat), hands: feat },
    },
  ];
});
