// A castle in ruins: towers that have lost their roofs, broken walls, an arch that leads nowhere, ivy.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const STONE: Colour = '#9a938c';

function ruinedCastle(pen: Pen): void {
  const shade = mix(STONE, '#241c2c', 0.42);
  const light = mix(STONE, '#ffffff', 0.1);
  shape(pen, 'M-58 0 V-26 l5 3 4 -6 6 5 5 -8 7 4 6 -5 H58 l3 9 -5 4 4 14 V0 Z', mix(STONE, shade, 0.3), {
    colour: shade,
    from: -40,
    to: 2,
  });
  // Three towers, none of them whole.
  shape(pen, 'M-50 0 V-70 l6 -5 4 6 5 -10 5 7 4 -3 4 10 V0 Z', light, { colour: shade, from: -78, to: 4 });
  shape(pen, 'M14 0 V-54 l5 -4 3 -16 6 -6 5 5 4 -8 5 6 v22 l5 6 V0 Z', light, {
    colour: shade,
    from: -82,
    to: 4,
  });
  shape(pen, 'M-14 0 V-34 l6 4 5 -7 6 6 5 -4 4 5 V0 Z', mix(STONE, '#ffffff', 0.04), {
    colour: shade,
    from: -38,
    to: 4,
  });
  shape(pen, 'M-8 0 V-14 Q0 -26 8 -14 V0 Z', '#2a2430');
  for (const [x, y] of [
    [-41, -52],
    [-33, -30],
    [24, -44],
    [32, -64],
    [35, -26],
  ] as const)
    shape(pen, `M${x - 2.4} ${y + 5} v-8 q2.4 -4 4.8 0 v8 Z`, '#2a2430');
  for (let stone = 0; stone < 46; stone++) {
    const x = pen.random.between(-54, 54);
    const y = pen.random.between(-32, -2) * (Math.abs(x) > 14 && Math.abs(x) < 50 ? 1.7 : 0.8);
    line(pen, `M${x} ${y} h${pen.random.between(2.5, 5)}`, mix(STONE, shade, 0.6), 0.7);
  }
  for (let leaf = 0; leaf < 60; leaf++) {
    const isLeft = leaf % 2 === 0;
    const y = -46 * pen.random.next() ** 1.4;
    const x = (isLeft ? -46 : 47) + pen.random.between(-5, 5) * (1 + y / 60);
    ball(pen, x, y, 2.6, 2.2, pen.isSnowy ? '#e8eef8' : leaf % 3 === 0 ? '#7fa058' : '#4f7a44');
  }
  for (const [x, rx] of [
    [-60, 5],
    [-24, 4],
    [6, 3.4],
    [56, 6],
    [44, 3.6],
  ] as const)
    ball(pen, x, -1.6, rx, rx * 0.62, mix(STONE, '#4a4450', 0.2));
}

export const RUINED_CASTLES: Record<string, OwnDrawing> = {
  'own/ruined-castle': { width: 130, height: 90, paint: ruinedCastle },
};
