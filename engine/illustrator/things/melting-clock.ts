// A clock as soft as cheese, hung over a dead branch: its face runs down and drips.

import { mix } from '#engine/raster/colour.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

const GOLD = '#c89a3c';
const FACE = '#f4ecd6';
const BARK = '#7a5c44';
const INK = '#2c2430';

const OUTLINE =
  'M-54 -126 C-34 -140 34 -140 54 -126 C66 -96 64 -66 58 -46 C54 -30 62 -8 48 -4 C36 -2 38 -22 28 -26 C18 -28 16 -8 4 -8 C-10 -8 -8 -30 -20 -30 C-32 -30 -30 -14 -44 -18 C-60 -24 -66 -92 -54 -126 Z';
const DIAL =
  'M-45 -120 C-28 -131 28 -131 45 -120 C56 -94 54 -68 49 -49 C46 -36 52 -16 46 -13 C40 -13 44 -32 29 -35 C15 -36 14 -17 4 -17 C-4 -17 -4 -38 -20 -39 C-34 -39 -30 -24 -40 -27 C-50 -34 -55 -92 -45 -120 Z';
const MIDDLE = { x: 0, y: -80 } as const;

function paintClock(pen: Pen): void {
  // The trunk and its branch, and the clock over it.
  shape(pen, 'M-104 0 C-98 -40 -100 -90 -106 -150 L-90 -150 C-88 -120 -86 -60 -78 0 Z', BARK, {
    colour: mix(BARK, INK, 0.5),
    from: -150,
    to: 0,
  });
  shape(
    pen,
    'M-98 -128 C-50 -140 30 -138 92 -124 L90 -118 C30 -128 -50 -128 -96 -112 Z',
    mix(BARK, INK, 0.2),
  );
  shape(pen, OUTLINE, GOLD, { colour: mix(GOLD, INK, 0.42), from: -136, to: -4 });
  shape(pen, DIAL, FACE, { colour: mix(FACE, '#8a7a58', 0.36), from: -128, to: -14 });
  for (let hour = 0; hour < 12; hour++) {
    const turn = (hour / 12) * Math.PI * 2;
    // The hours below have run further down.
    const low = Math.max(0, Math.sin(turn)) * 12;
    const [x, y] = [MIDDLE.x + Math.cos(turn) * 35, MIDDLE.y + Math.sin(turn) * 36 + low];
    line(pen, `M${x} ${y} l${-Math.cos(turn) * 5} ${-Math.sin(turn) * 5}`, INK, hour % 3 === 0 ? 3.4 : 2);
  }
  line(pen, `M${MIDDLE.x} ${MIDDLE.y} C-6 -90 -12 -98 -15 -106`, INK, 3);
  line(pen, `M${MIDDLE.x} ${MIDDLE.y} C10 -76 18 -64 19 -50`, INK, 2.2);
  shape(pen, `M-3.4 ${MIDDLE.y} a3.4 3.4 0 1 0 6.8 0 a3.4 3.4 0 1 0 -6.8 0 Z`, INK);
}

export const MELTING_CLOCK: Record<string, OwnDrawing> = {
  'own/melting-clock': { width: 216, height: 152, paint: paintClock },
};
