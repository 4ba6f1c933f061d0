// A house of blocks of snow: a dome with its seams, and the low arch that one creeps in by.

import { ball, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const SEAM = '#a8bedc';

function igloo(pen: Pen): void {
  const { brush, side } = pen;
  const dome = brush.createRadialGradient(side * 26, -52, 4, 0, -10, 82);
  dome.addColorStop(0, '#ffffff');
  dome.addColorStop(0.6, '#e4eefa');
  dome.addColorStop(1, '#9db6d8');
  brush.fillStyle = dome;
  brush.beginPath();
  brush.ellipse(-6, 0, 60, 70, 0, Math.PI, 0);
  brush.fill();
  for (const [row, y] of [-15, -31, -46, -58].entries()) {
    const half = 60 * Math.sqrt(1 - (y / 70) ** 2);
    line(pen, `M${-6 - half} ${y} Q-6 ${y + 7} ${-6 + half} ${y}`, SEAM, 1.1);
    const below = row === 0 ? 0 : ([-15, -31, -46, -58][row - 1] as number);
    for (let block = 0; block < 7 - row; block++) {
      const x = -6 + (((block + (row % 2) * 0.5 + 0.5) / (7 - row)) * 2 - 1) * half * 0.94;
      const bend = 5 * (1 - ((x + 6) / half) ** 2);
      line(pen, `M${x} ${y + bend * 0.7} L${x} ${below + bend * 0.9}`, SEAM, 1);
    }
  }
  // The way in stands out to the front.
  shape(pen, 'M14 2 V-22 Q34 -46 54 -22 V2 Z', '#f2f7ff', { colour: '#b4c8e4', from: -40, to: 4 });
  line(pen, 'M19 -27 L25 -22 M34 -35 V-27 M49 -27 L43 -22 M14 -12 H22 M54 -12 H46', SEAM, 1.1);
  shape(pen, 'M22 2 V-18 Q34 -33 46 -18 V2 Z', pen.isDark ? '#ffcf7a' : '#3c4f70', {
    colour: pen.isDark ? '#f09a3c' : '#22304c',
    from: -30,
    to: 2,
  });
  if (pen.isDark) shineAround(pen, 34, -8, 40, '#ffb648', 0.55);
  for (const [x, rx] of [
    [-62, 8],
    [-40, 6],
    [2, 5],
    [62, 7],
  ] as const)
    ball(pen, x, -1, rx, rx * 0.5, '#eef4fd');
}

export const IGLOOS: Record<string, OwnDrawing> = { 'own/igloo': { width: 136, height: 74, paint: igloo } };
