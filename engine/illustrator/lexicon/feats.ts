// All feats: what is done with the whole body, and what is told of each.

import type { PersonLook } from '../prompt-reading.ts';
import type { FeatEntry } from './feat.ts';
import { PLAY_FEATS } from './play-feats.ts';
import { SPORT_FEATS } from './sport-feats.ts';
import type { SubjectEntry } from './subject.ts';

const FEATS = { ...SPORT_FEATS, ...PLAY_FEATS };

export type Feat = keyof typeof FEATS;

const NAMES = Object.keys(FEATS) as Feat[];

export function isFeat(act: string | undefined): act is Feat {
  return act !== undefined && act in FEATS;
}

export function featEntry(feat: Feat): FeatEntry {
  return FEATS[feat];
}

/** What the hands do is what the body does. */
export const FEAT_MANNERS = Object.fromEntries(
  NAMES.map((feat) => [feat, { view: FEATS[feat].view, pose: feat }]),
) as { [F in Feat]: { view: (typeof FEATS)[F]['view']; pose: F } };

export const FEAT_ACTS = Object.fromEntries(NAMES.map((feat) => [feat, FEATS[feat].words])) as Record<
  Feat,
  string
>;

/** Of whoever does it, where the words say no more. */
export function looksFor(feat: Feat): Pick<PersonLook, 'wears'> & Partial<PersonLook> {
  const { wears = [], sex, role } = featEntry(feat);
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
export const FEAT_PEOPLE: readonly SubjectEntry[] = NAMES.flatMap((feat): SubjectEntry[] => {
  const { people } = featEntry(feat);
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
