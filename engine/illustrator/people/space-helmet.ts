// The helmet of who walks in space, in units of the head: a white shell, a wide visor, a ring where it meets the suit.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { deep, fill, oval, pale, stroke, strokeBoth, within, type Draft } from './draft.ts';

type Gear = { colour: Rgb; view: 'front' | 'side' | 'back' };

const SHELL = 'M-54 34 C-78 -20 -66 -128 0 -128 C66 -128 78 -20 54 34 Z';
const VISOR = 'M-49 24 C-66 -30 -56 -116 0 -116 C56 -116 66 -30 49 24 C20 34 -20 34 -49 24 Z';
/** In profile the visor is before the ear, and bulges before the face. */
const SIDE_SHELL =
  'M6 -130 C-44 -134 -72 -96 -68 -46 C-66 -10 -60 18 -56 36 L50 36 C62 12 70 -20 68 -54 C66 -98 42 -128 6 -130 Z';
const SIDE_VISOR =
  'M12 -122 C46 -118 62 -88 63 -52 C64 -22 58 6 48 24 C34 28 18 24 10 14 C0 -6 -5 -30 -4 -58 C-3 -90 3 -112 12 -122 Z';

/** The far side of the helmet, behind the head. */
export function drawBehindBubble(draft: Draft, { colour, view }: Gear): void {
  const isSide = view === 'side';
  const paint = { from: pale(colour, 0.2), to: deep(colour, 0.35), top: -128, bottom: 34 };
  fill(draft, isSide ? SIDE_SHELL : SHELL, paint);
  fill(draft, isSide ? SIDE_VISOR : VISOR, '#2c3350');
}

/** What is before the head: the glass and its lights; from the side the shell over the ear, too. */
export function drawBubble(draft: Draft, { colour, view }: Gear): void {
  if (view === 'side') {
    drawFromSide(draft, colour);
    return;
  }
  if (view === 'back') {
    fill(draft, SHELL, { from: pale(colour, 0.2), to: deep(colour, 0.35), top: -128, bottom: 34 });
    // Its shell has a seam and a ring, and is no hood.
    stroke(draft, 'M-60 -14 C-40 2 40 2 60 -14', deep(colour, 0.45), 3, 0.6);
    stroke(draft, 'M-52 28 C-30 42 30 42 52 28', '#d8573c', 6);
    const lit = draft.side;
    stroke(draft, `M${lit * 40} -60 C${lit * 38} -88 ${lit * 24} -104 ${lit * 6} -112`, '#ffffff', 6, 0.5);
    return;
  }
  within(draft, VISOR, () => {
    fill(draft, 'M-60 -120 L60 -120 L60 40 L-60 40 Z', glass(), 0.2);
    const lit = draft.side;
    stroke(draft, `M${lit * 44} -66 C${lit * 40} -92 ${lit * 26} -104 ${lit * 8} -110`, '#ffffff', 5, 0.55);
    stroke(
      draft,
      `M${-lit * 46} -36 C${-lit * 50} -20 ${-lit * 48} -4 ${-lit * 42} 10`,
      '#ffffff',
      2.4,
      0.35,
    );
  });
  stroke(draft, 'M-49 24 C-66 -30 -56 -116 0 -116 C56 -116 66 -30 49 24', pale(colour, 0.1), 5);
  strokeBoth(draft, 'M60 -58 L66 -58 L66 -30 L60 -30', deep(colour, 0.3), 6);
}

function glass() {
  return { from: mix('#8fb4e8', '#ffffff', 0.2), to: '#20305a', top: -116, bottom: 30 };
}

function drawFromSide(draft: Draft, colour: Rgb): void {
  within(draft, SIDE_VISOR, () => {
    fill(draft, SIDE_VISOR, glass(), 0.3);
    stroke(draft, 'M30 -112 C48 -100 56 -76 56 -52', '#ffffff', 6, 0.6);
    stroke(draft, 'M54 -26 C54 -8 48 6 44 14', '#ffffff', 3, 0.4);
  });
  // All behind the seam of the visor is shell: the hair is in it.
  const back =
    'M12 -124 C4 -131 -8 -132 -18 -128 C-52 -118 -70 -86 -68 -46 C-66 -10 -60 18 -56 36 L50 36 C51 32 50 28 48 24 C34 28 18 24 10 14 C0 -6 -5 -30 -4 -58 C-3 -90 3 -112 12 -124 Z';
  fill(draft, back, { from: pale(colour, 0.5), to: deep(colour, 0.3), top: -132, bottom: 40 });
  stroke(draft, 'M-40 -104 C-54 -86 -60 -62 -58 -38', '#ffffff', 6, 0.7);
  stroke(
    draft,
    'M13 -122 C3 -112 -3 -90 -4 -58 C-5 -30 0 -6 10 14 C18 24 34 28 48 24',
    deep(colour, 0.42),
    3.4,
    0.9,
  );
  oval(draft, [-30, -46], 13, 15, { from: pale(colour, 0.1), to: deep(colour, 0.44), top: -62, bottom: -28 });
  oval(draft, [-30, -46], 7, 8, deep(colour, 0.56));
  stroke(draft, 'M-58 36 L52 36', deep(colour, 0.5), 8);
  stroke(draft, 'M-57 34 L51 34', '#d8573c', 2.4);
}
