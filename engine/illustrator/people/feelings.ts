// Faces that cry, are angry or astonished, from the front, in units of the head. The drafts are turned ones.

import { mix } from '#engine/raster/colour.ts';
import { deep, fill, oval, patch, stroke, type Draft } from './draft.ts';
import type { Feeling } from './face-kinds.ts';
import type { Person } from './person.ts';

/** The brow over the right eye. */
export const FEELING_BROWS: Record<Feeling, string> = {
  tears: 'M7 -67 C13 -68 21 -65 28 -58.6 C20.6 -62.4 13.6 -64 8.4 -62.8 Z',
  sadness: 'M7 -66 C13 -67.4 21 -64.6 28 -59 C20.6 -62.4 13.6 -63.6 8.4 -62.4 Z',
  anger: 'M6.4 -55.4 C12 -61 20 -66.6 28.4 -68 C22 -63.6 14 -58 8 -52.4 Z',
  surprise: 'M7 -67 C12 -72 20 -73.4 28 -67.6 C21 -70 13 -69 7.8 -64.6 Z',
};

export function drawMouthOfFeeling(draft: Draft, { skin, isFemale }: Person, feeling: Feeling): void {
  const lip = isFemale ? mix(skin.lip, '#b8404c', 0.22) : mix(skin.lip, skin.base, 0.3);
  if (feeling === 'surprise') {
    oval(draft, [0, -13], 7, 8.4, lip);
    oval(draft, [0, -12.6], 4.8, 6.4, mix(skin.lip, '#3a1018', 0.75));
    return;
  }
  if (feeling === 'sadness') {
    fill(
      draft,
      'M-10.6 -11 C-6 -16.4 -2 -17.6 0 -17 C2 -17.6 6 -16.4 10.6 -11 C6 -11.6 -6 -11.6 -10.6 -11 Z',
      lip,
    );
    stroke(draft, 'M-11 -10.4 C-6 -14.6 6 -14.6 11 -10.4', mix(lip, '#4a1420', 0.3), 1.6, 0.9);
    stroke(draft, 'M-5 -6 Q0 -7.6 5 -6', skin.shade, 1.1, 0.45);
    return;
  }
  const isOpen = feeling === 'tears';
  fill(
    draft,
    isOpen
      ? 'M-11 -9.6 C-9 -18 -4 -20.4 0 -20.4 C4 -20.4 9 -18 11 -9.6 C6 -12.6 -6 -12.6 -11 -9.6 Z'
      : 'M-11 -10.6 C-7 -15.6 -3 -17 0 -17 C3 -17 7 -15.6 11 -10.6 C6 -13 -6 -13 -11 -10.6 Z',
    isOpen ? mix(skin.lip, '#3a1018', 0.7) : lip,
  );
  stroke(draft, 'M-11 -9.8 C-6 -13 6 -13 11 -9.8', lip, 2.2);
  stroke(draft, 'M-5 -5.4 Q0 -7 5 -5.4', skin.shade, 1.1, 0.5);
  if (feeling === 'anger') stroke(draft, 'M-3 -62 L-2 -55 M3 -62 L2 -55', deep(skin.shade, 0.2), 1.1, 0.6);
}

/** Down both cheeks, from the lids. */
export function drawTears(draft: Draft): void {
  for (const x of [-19, 19]) {
    patch(draft, [x, -44], 9, '#e0606c', 0.3);
    stroke(draft, `M${x} -45 C${x * 1.06} -38 ${x * 1.02} -32 ${x} -27`, '#bfe4fa', 2.6, 0.85);
    fill(
      draft,
      `M${x} -32 C${x + 4.6} -25 ${x + 4.6} -18 ${x} -17.4 C${x - 4.6} -18 ${x - 4.6} -25 ${x} -32 Z`,
      { from: '#e6f6ff', to: '#6fb4e4', top: -32, bottom: -17 },
      0.95,
    );
    oval(draft, [x - 1.4, -22], 1, 1.7, '#ffffff', 0.9);
  }
}
