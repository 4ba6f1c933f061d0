// Balloons in a hand: as many as there are, above it, on strings that end in it.

import { expect, it } from 'vitest';
import { makeSurface, readPixels, type Surface } from '#engine/raster/surface.ts';
import { paintBalloons } from './paint-held.ts';

const BALL = makeSurface(40, 40, (brush) => {
  brush.fillStyle = '#e02020';
  brush.arc(20, 20, 20, 0, 7);
  brush.fill();
});

function held(count: number): Surface {
  return makeSurface(400, 400, (brush) =>
    paintBalloons(brush, BALL, { x: 200, y: 380 }, 80, { count, drawing: 'balloon' }),
  );
}

/** How many pixels of some rows are painted. */
function painted(sheet: Surface, from: number, to: number): number {
  const pixels = readPixels(sheet);
  let sum = 0;
  for (let at = from * sheet.width * 4 + 3; at < to * sheet.width * 4; at += 4)
    if ((pixels[at] ?? 0) > 60) sum += 1;
  return sum;
}

it('each is painted, and only strings reach down to the hand', () => {
  expect(painted(held(3), 0, 330)).toBeGreaterThan(painted(held(1), 0, 330) * 2);
  const strings = painted(held(3), 350, 380);
  expect(strings).toBeGreaterThan(20);
  expect(strings).toBeLessThan(400);
});
