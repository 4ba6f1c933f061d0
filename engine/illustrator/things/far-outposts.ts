// What people left on the ground of the sea, and what they build on the moon.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shadeInto, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const down = shadeInto('#101820', 0.42);
const HULL = '#6a5440';

/** A ship of wood that lies over, its planks broken, its masts bare. */
function shipwreck(pen: Pen): void {
  line(pen, 'M-30 -46 L-58 -126 M-70 -96 L-34 -108 M34 -50 L24 -112 M6 -86 L44 -92', '#55432f', 4.4);
  line(pen, 'M-58 -124 L-104 -40 M-58 -124 L26 -58 M24 -110 L74 -50', '#4a3c2e', 0.9);
  shape(
    pen,
    'M-66 -94 L-38 -104 Q-40 -84 -48 -70 L-56 -78 L-60 -66 Z',
    '#b8ab90',
    down('#b8ab90', -104, -66),
  );
  shape(
    pen,
    'M-118 -70 Q-112 -50 -96 -40 L-30 -44 L36 -48 L82 -58 L112 -66 Q110 -20 84 0 L-76 0 Q-108 -24 -118 -70 Z',
    HULL,
    down(HULL, -70, 0),
  );
  for (const [row, from, to] of [
    [-34, -102, 104],
    [-23, -96, 100],
    [-12, -88, 94],
  ] as const)
    line(pen, `M${from} ${row} Q0 ${row + 8} ${to} ${row - 6}`, mix(HULL, '#20160e', 0.5), 1.4);
  // Where it broke one sees its ribs.
  shape(
    pen,
    'M-22 -40 L-8 -44 L2 -34 L18 -42 L26 -30 L16 -22 L20 -10 L2 -14 L-12 -6 L-16 -18 L-28 -24 Z',
    '#17140f',
  );
  for (const x of [-12, 0, 12]) line(pen, `M${x} -38 Q${x + 4} -24 ${x} -10`, '#4a3826', 2.4);
  for (const [x, row] of [
    [-82, -26],
    [-60, -27],
    [46, -30],
    [68, -33],
  ] as const) {
    bar(pen, x - 5, row - 4, 10, 9, '#1c1712', 1);
    line(pen, `M${x - 5} ${row - 5} h10`, '#8a6c4c', 1.6);
  }
  line(pen, 'M-118 -72 Q-112 -50 -96 -42 L-32 -46 M30 -50 L82 -60 L113 -68', '#8a7054', 3.2);
  for (let post = 0; post < 6; post++)
    bar(pen, 44 + post * 11, -62 - post * 2, 2.4, 8 + post * 0.6, '#7a6248', 0.8);
}

/** Domes that tunnels join, with lit windows, a dish that looks at the sky, panes for the sun. */
function spaceBase(pen: Pen): void {
  const shell = '#dfe4ea';
  for (const [from, to] of [
    [-70, -20],
    [20, 74],
  ] as const) {
    shape(pen, `M${from} -22 H${to} V0 H${from} Z`, mix(shell, '#5a6a7c', 0.25), down(shell, -22, 0));
    for (let x = from + 6; x < to; x += 9) line(pen, `M${x} -22 V0`, '#8a96a4', 1.2);
  }
  for (const [x, size] of [
    [-92, 36],
    [92, 30],
    [0, 58],
  ] as const) {
    shape(pen, `M${x - size} 0 A${size} ${size} 0 0 1 ${x + size} 0 Z`, shell, down(shell, -size, 0));
    line(
      pen,
      `M${x} ${-size} V0 M${x - size * 0.56} ${-size * 0.82} Q${x - size * 0.7} ${-size * 0.4} ${x - size * 0.72} 0 M${x + size * 0.56} ${-size * 0.82} Q${x + size * 0.7} ${-size * 0.4} ${x + size * 0.72} 0`,
      '#aab4c0',
      1,
    );
    for (let pane = -2; pane <= 2; pane++) {
      const at = x + pane * size * 0.3;
      bar(pen, at - size * 0.09, -size * 0.44, size * 0.18, size * 0.16, '#ffdf94', 1.4);
    }
    bar(pen, x - size, -4, size * 2, 4, '#7f8b98', 1);
    shineAround(pen, x, -size * 0.36, size * 0.8, '#ffd080', 0.3);
  }
  shape(pen, 'M-9 0 V-18 Q-9 -26 0 -26 Q9 -26 9 -18 V0 Z', '#5a6672');
  shape(pen, 'M-6 0 V-17 Q-6 -22 0 -22 Q6 -22 6 -17 V0 Z', '#f08a3c', down('#f08a3c', -22, 0));
  line(pen, 'M52 -30 L58 -66', '#8a96a4', 2.4);
  shape(pen, 'M42 -74 Q62 -52 78 -74 Q66 -88 42 -74 Z', '#eef1f4', down('#eef1f4', -84, -60));
  line(pen, 'M60 -72 L64 -92', '#8a96a4', 1.4);
  ball(pen, 64, -93, 2, 2, '#ff5a4a');
  for (const x of [-52, -34]) {
    shape(
      pen,
      `M${x - 12} -44 L${x + 8} -60 L${x + 12} -48 L${x - 8} -32 Z`,
      '#2f4f8c',
      down('#2f4f8c', -60, -32),
    );
    line(pen, `M${x} -46 V-22`, '#8a96a4', 2);
    line(pen, `M${x - 5} -50 L${x - 1} -38 M${x + 2} -56 L${x + 6} -43`, '#9ab4e0', 0.8);
  }
}

export const FAR_OUTPOSTS: Record<string, OwnDrawing> = {
  'own/shipwreck': { width: 244, height: 132, paint: shipwreck },
  'own/space-base': { width: 262, height: 100, paint: spaceBase },
};
