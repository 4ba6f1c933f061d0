// No two of a herd are alike: some have their heads in the grass, and coats differ where those of their kind do.

import { movedAs } from '../animals/heads.ts';
import { BEASTS, inMotion } from '../things/beasts.ts';
import { grownDrawing } from '../things/young-builds.ts';
import type { Subject } from '../reading/prompt-reading.ts';

/** From this many on. */
const LEAST = 3;
/** Coats beside the drawn one, by drawing. */
const COATS: Readonly<Record<string, readonly string[]>> = {
  'own/horse': ['#3c2c28', '#b8824c', '#e4ddd2'],
  'own/cow': ['', '#9a5a34', ''],
  'own/wolf': ['#5c5e66', '#a39a8c', ''],
  'own/rabbit': ['#e8e2d8', '#6a5646', '#8a8682'],
  'own/cat': ['#3a3a42', '#a8a4a0', '#f0ece4'],
  'own/dog': ['#5a4030', '#e0c08a', '#3a3438'],
  'own/butterfly': ['#3f8ad8', '#f2c238', '#c85a9a'],
};
/** A school is of several kinds where none is named. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'own/butterflyfish': ['own/blue-tang', 'own/clownfish', 'own/striped-fish'],
};
/** Of things of all colours. */
const MOTLEY = ['#e2483d', '#3f8ad8', '#f2c238', '#58a85a', '#c85a9a'] as const;
const GRAZERS: ReadonlySet<string> = new Set(
  ['horse', 'zebra', 'deer', 'reindeer', 'sheep', 'lamb', 'cow', 'ox', 'yak', 'water-buffalo', 'donkey'].map(
    (name) => `own/${name}`,
  ),
);
/** Each third of those that only stand. */
const isGrazer = (variant: number): boolean => variant % 3 === 2;

/** The subject as the one of this number is drawn; the first is as it was told, and so is all that has a colour; of things of
 * all colours each has its own. */
export function varyInHerd<T extends Pick<Subject, 'drawing' | 'colour' | 'rests' | 'count' | 'isMotley'>>(
  subject: T,
  variant: number,
): T {
  if (subject.isMotley) return { ...subject, colour: MOTLEY[variant % MOTLEY.length] };
  if (subject.count < LEAST || variant === 0) return subject;
  const { drawing, rests, colour } = subject;
  const coat = COATS[grownDrawing(drawing)]?.[variant - 1];
  const grazing =
    rests === undefined && GRAZERS.has(drawing) && isGrazer(variant)
      ? inMotion(drawing, 'grazing')
      : undefined;
  const kind = colour === undefined ? KINDS[drawing]?.[variant - 1] : undefined;
  return {
    ...subject,
    ...(kind === undefined ? {} : { drawing: kind }),
    ...(colour === undefined && coat ? { colour: coat } : {}),
    ...(grazing === undefined ? {} : { drawing: grazing }),
  };
}

/** How much lower it is drawn than where it stands, with its head in the grass: 1 for all that hold theirs up. */
export function loweredTo({ drawing, rests }: Pick<Subject, 'drawing' | 'rests'>): number {
  const grazing = rests?.how === 'graze' ? movedAs({ drawing }, 'graze') : drawing;
  const standing = grazing?.replace(/-grazing$/, '');
  const [low, high] = [BEASTS[grazing ?? '']?.height, BEASTS[standing ?? '']?.height];
  return low === undefined || high === undefined ? 1 : low / high;
}
