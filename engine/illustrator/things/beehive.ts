// A hive of coiled straw on a low stand, with a round hole for the bees.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const STRAW = '#d8a24a';
const DARK = '#3a1c10';
/** Half of the breadth of each coil, from below. */
const COILS = [46, 48, 48, 46, 43, 38, 31, 21, 9] as const;

function beehive(pen: Pen): void {
  for (const x of [-40, 26]) bar(pen, x, -26, 14, 26, '#7a5434', 2);
  shape(pen, 'M-62 -34 L62 -34 L58 -22 L-58 -22 Z', '#a87848', { colour: '#5a3a24', from: -34, to: -22 });
  for (const [row, half] of COILS.entries()) {
    const y = -34 - row * 12.4;
    shape(
      pen,
      `M${-half} ${y} C${-half - 8} ${y - 2} ${-half - 8} ${y - 13} ${-half + 2} ${y - 14} L${half - 2} ${y - 14} C${half + 8} ${y - 13} ${half + 8} ${y - 2} ${half} ${y} Z`,
      mix(STRAW, '#fff2c0', 0.3),
      { colour: mix(STRAW, DARK, 0.36), from: y - 14, to: y },
    );
    for (let stitch = -5; stitch <= 5; stitch++)
      line(
        pen,
        `M${stitch * half * 0.19} ${y - 12} q${stitch * 0.4 + 2} 5 ${stitch * 0.3} 11`,
        mix(STRAW, DARK, 0.4),
        1.1,
      );
  }
  ball(pen, 0, -52, 13, 11, '#24120c');
  line(pen, 'M-12 -56 Q0 -68 12 -56', mix(STRAW, DARK, 0.5), 2);
}

export const BEEHIVES: Record<string, OwnDrawing> = {
  'own/beehive': { width: 130, height: 150, paint: beehive },
};
