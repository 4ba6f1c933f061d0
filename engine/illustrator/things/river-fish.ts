// A fish as it is caught in rivers and lakes: silver, with scales and a forked tail. It looks to the left.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const BACK = '#5f7468';
const BELLY = '#e9ece4';

function riverFish(pen: Pen): void {
  const fin = '#a8775a';
  shape(
    pen,
    'M58 -34 C74 -46 86 -56 96 -58 C90 -46 88 -38 89 -32 C89 -26 91 -16 97 -6 C84 -8 72 -18 58 -30 Z',
    fin,
    {
      colour: mix(fin, '#3a2420', 0.4),
      from: -58,
      to: -6,
    },
  );
  shape(pen, 'M-20 -54 C-6 -72 18 -70 36 -50 Z', fin, {
    colour: mix(fin, '#3a2420', 0.3),
    from: -70,
    to: -50,
  });
  shape(
    pen,
    'M-96 -30 C-82 -56 -40 -62 -6 -58 C26 -55 52 -44 66 -32 C50 -18 24 -9 -8 -7 C-44 -5 -82 -12 -96 -30 Z',
    BACK,
    {
      colour: BELLY,
      from: -60,
      to: -12,
    },
  );
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 12; column++) {
      const x = -46 + column * 8.6 + (row % 2) * 4.3;
      const y = -49 + row * 8;
      if (Math.abs(y + 33) > 20 - Math.max(0, x) * 0.22) continue;
      line(pen, `M${x} ${y - 3.4} q-5 3.4 0 6.8`, mix(mix(BACK, BELLY, row / 5), '#1c2a2a', 0.28), 0.9);
    }
  line(pen, 'M-58 -53 C-48 -40 -48 -22 -59 -11', mix(BACK, '#14201c', 0.3), 2);
  shape(pen, 'M-44 -26 C-30 -26 -20 -18 -18 -8 C-30 -8 -40 -14 -44 -26 Z', fin, {
    colour: mix(fin, '#3a2420', 0.3),
    from: -26,
    to: -8,
  });
  shape(pen, 'M6 -9 C14 -6 20 0 20 4 C8 4 0 -2 -4 -8 Z', fin);
  ball(pen, -76, -37, 5.4, 5.4, '#f2e3a0');
  ball(pen, -76.6, -37, 3, 3, '#17181c');
  ball(pen, -77.6, -38.4, 0.9, 0.9, '#ffffff');
  line(pen, 'M-95 -28 C-89 -25 -85 -24 -82 -24', mix(BACK, '#14201c', 0.5), 1.4);
}

export const RIVER_FISH: Readonly<Record<string, OwnDrawing>> = {
  'own/river-fish': { width: 200, height: 78, paint: riverFish },
};
