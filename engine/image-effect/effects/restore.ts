// An old photo restored, by other hands for other seeds.
import { restorePhoto as restore, type Hand } from '#engine/photo/restore-photo.ts';
import type { Effect } from '../effect.ts';

/** Other seeds: how far it goes, from careful to thorough. */
const HANDS: readonly [Hand, ...Hand[]] = [
  { calm: 0.7, sharp: 0.75, local: 0.3 },
  { calm: 0.45, sharp: 0.6, local: 0.2 },
  { calm: 0.9, sharp: 0.9, local: 0.36 },
  { calm: 0.7, sharp: 1.05, local: 0.44 },
];

export const restorePhoto: Effect = async (work) => {
  const photo = await work.photo();
  return { image: restore(photo, photo.people.faces, work.vary(HANDS), work.option !== 'keep') };
};
