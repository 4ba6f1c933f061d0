// The dark hall of a cinema: the light of the screen over rows of red seats.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { onImage, paintBeam, paintFace } from './in-perspective.ts';
import { paintBlock, paintFloor, paintShell, type Box, type Tones } from './inside-box.ts';
import { glow } from './glow.ts';

const HALL: Box = { half: 6, ceiling: 4.8, near: 1.4, end: 12 };
const TONES: Tones = { wall: '#3a2230', ceiling: '#1a1218', floor: '#2c1c24' };

export function cinemaLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintShell(stage, brush, HALL, TONES), { isSolid: false }),
    painted('screen', 0.1, (brush) => paintScreen(stage, brush)),
    painted('ground', 0.5, (brush) => paintFloor(stage, brush, HALL, TONES.floor)),
    painted('seats', 0.51, (brush) => paintSeats(stage, brush)),
  ];
}

/** A land of hills under a low sun is shown, between curtains. */
function paintScreen(stage: Stage, brush: Brush): void {
  const { half, end } = HALL;
  const [left, foot] = onImage(stage, [-half * 0.8, 1.3, end]);
  const [right, top] = onImage(stage, [half * 0.8, 4.4, end]);
  const [wide, tall] = [right - left, foot - top];
  glow(brush, left + wide / 2, top + tall / 2, wide * 0.9, css('#ffd8b0', 0.5), css('#ffd8b0', 0));
  const sky = brush.createLinearGradient(0, top, 0, foot);
  sky.addColorStop(0, '#5a86c8');
  sky.addColorStop(0.6, '#f4c890');
  sky.addColorStop(1, '#fff0cc');
  brush.fillStyle = sky;
  brush.fillRect(left, top, wide, tall);
  brush.fillStyle = '#fff6dc';
  brush.beginPath();
  brush.arc(left + wide * 0.64, top + tall * 0.56, tall * 0.11, 0, 7);
  brush.fill();
  for (const [row, colour] of ['#8a7a9c', '#5a6a7c', '#34464f'].entries()) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(left, foot);
    for (let step = 0; step <= 24; step++)
      brush.lineTo(
        left + (wide * step) / 24,
        foot - tall * (0.4 - row * 0.13 + 0.07 * Math.sin(step * 0.8 + row * 2)),
      );
    brush.lineTo(right, foot);
    brush.fill();
  }
  for (const side of [-1, 1])
    for (let fold = 0; fold < 5; fold++)
      paintBeam(stage, brush, css(mix('#8e2430', '#1c0a10', fold % 2 === 0 ? 0.1 : 0.4)), 0.24, [
        [side * (half * 0.83 + fold * 0.22), 0.8, end],
        [side * (half * 0.83 + fold * 0.22), 4.8, end],
      ]);
}

/** Row behind row, an aisle between, all looking at the screen. */
function paintSeats(stage: Stage, brush: Brush): void {
  for (let away = 10; away > 2; away -= 1.05)
    for (const side of [-1, 1])
      for (let seat = 5; seat >= 0; seat--) {
        const one = side * (0.85 + seat * 0.72);
        const other = side * (0.85 + seat * 0.72 + 0.62);
        const across: [number, number] = [Math.min(one, other), Math.max(one, other)];
        paintBlock(stage, brush, '#9c2632', across, [0.3, 0.98], [away, away + 0.16]);
        paintBlock(
          stage,
          brush,
          '#b8404a',
          [across[0] + 0.06, across[1] - 0.06],
          [0.84, 1.02],
          [away - 0.02, away + 0.14],
        );
        paintFace(stage, brush, css('#1c1016'), [
          [one, 0, away],
          [one, 0.56, away],
          [one, 0.56, away + 0.4],
          [one, 0, away + 0.4],
        ]);
      }
}
