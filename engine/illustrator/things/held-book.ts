// A book in the paws of who reads facing the viewer: its covers from outside, the pages above and between them.

import { mix } from '#engine/raster/colour.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

const COVER = '#a8322e';
const GOLD = '#e6bc5c';
const DARK = '#2a1018';

function heldBook(pen: Pen): void {
  const { brush } = pen;
  for (const side of [-1, 1]) {
    brush.save();
    brush.scale(side, 1);
    shape(pen, 'M0 -60 C14 -70 36 -72 56 -68 L57 -60 L0 -52 Z', '#fbf4e2', {
      colour: '#d8c8a6',
      from: -70,
      to: -52,
    });
    for (const y of [-58, -61, -64])
      line(pen, `M3 ${y + 3} C16 ${y - 3} 36 ${y - 4} 55 ${y - 1}`, '#c0ae8c', 0.7);
    shape(pen, 'M0 -54 C14 -62 36 -64 60 -61 L60 -4 C36 -8 14 -6 0 2 Z', mix(COVER, '#ffffff', 0.14), {
      colour: mix(COVER, DARK, side === pen.side ? 0.2 : 0.42),
      from: -62,
      to: 2,
    });
    line(pen, 'M9 -52 C22 -56 38 -57 54 -55 L54 -11 C38 -13 22 -12 9 -8 Z', GOLD, 1.4);
    brush.restore();
  }
  shape(pen, 'M-5 -56 L5 -56 L5 0 Q0 3 -5 0 Z', mix(COVER, DARK, 0.4));
  for (const y of [-48, -40, -14, -6]) line(pen, `M-4.4 ${y} H4.4`, GOLD, 1.2);
}

export const HELD_BOOKS: Record<string, OwnDrawing> = {
  'own/held-book': { width: 124, height: 74, paint: heldBook },
};
