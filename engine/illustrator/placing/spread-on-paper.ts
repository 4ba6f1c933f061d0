// Stems of flowers and insects on the bare paper or silk of a painter: no ground is under them, and they have the middle of the
// sheet.

import { INSECT_KEYS } from '../lexicon/barriers.ts';
import type { Stage } from '../staging/stage.ts';
import { breadthOf } from './breadths.ts';
import type { Spot } from './spot.ts';

const LOOKS: ReadonlySet<Stage['look']> = new Set(['ink', 'gongbi']);
const STEM = /^own\/(?:cut|held-flower|lotus$)/;
/** Parts of the frame. */
const [TALL, WIDE, GAP] = [0.7, 0.8, 0.06] as const;

/** Whether this hangs in the sheet, and throws no shadow on it. */
export function isSpreadOnPaper(
  { scene, look, reading }: Pick<Stage, 'scene' | 'look' | 'reading'>,
  { key, drawing }: Spot['subject'],
): boolean {
  const isSheet = scene === 'studio' && LOOKS.has(look) && reading.ground !== undefined;
  return isSheet && (INSECT_KEYS.has(key) || STEM.test(drawing));
}

/** Returns the spots, side by side in the middle where all that is there hangs in the sheet. */
export function spreadOnPaper(stage: Stage, spots: readonly Spot[]): Spot[] {
  if (spots.length === 0 || !spots.every(({ subject }) => isSpreadOnPaper(stage, subject))) return [...spots];
  const { width, height } = stage;
  const wides = spots.map(({ subject, tall }) => tall * breadthOf(stage, subject));
  const total = wides.reduce((sum, wide) => sum + wide, 0);
  const gaps = width * GAP * (spots.length - 1);
  const scale = Math.min(
    (height * TALL) / Math.max(...spots.map(({ tall }) => tall)),
    (width * WIDE - gaps) / total,
  );
  let left = (width - total * scale - gaps) / 2;
  return spots.map((spot, at) => {
    const wide = (wides[at] ?? 0) * scale;
    const tall = spot.tall * scale;
    const x = left + wide / 2;
    left += wide + width * GAP;
    return { ...spot, x, tall, y: (height + tall) / 2, isFloating: true };
  });
}
