// What lies in heaps where it is named as one: fruit of all kinds, vegetables, toys, flowers; a pumpkin that nobody carved.

import { mix } from '#engine/raster/colour.ts';
import { pieceOfFruit } from './fruits.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

function pumpkin(pen: Pen): void {
  const skin = '#e8822c';
  for (const [x, rx] of [
    [27, 18],
    [14, 19],
    [0, 18],
  ] as const)
    for (const side of x === 0 ? [1] : [-1, 1]) {
      ball(pen, side * x, -29, rx, 29 - x * 0.1, mix(skin, '#8a3a10', x / 110));
      if (x === 0) continue;
      const [far, near] = [side * (x - rx * 0.78), side * (x - rx * 0.5)];
      line(pen, `M${near} -54 Q${far} -30 ${near} -5`, mix(skin, '#7a2f0c', 0.55), 1.3);
    }
  shape(pen, 'M-6 -55 Q-3 -66 -10 -72 L-1 -75 Q5 -66 7 -55 Z', '#6f8a3c', {
    colour: '#4a5f28',
    from: -74,
    to: -54,
  });
}

export const HEAPED_THINGS: Record<string, OwnDrawing> = {
  'own/pumpkin': { width: 92, height: 76, paint: pumpkin },
};

const MIXED: Readonly<Record<string, readonly string[]>> = {
  fruit: ['noto/red-apple', 'noto/tangerine', 'noto/pear', 'noto/lemon', 'noto/green-apple'],
  vegetables: ['noto/tomato', 'noto/carrot', 'noto/broccoli', 'noto/eggplant', 'noto/cucumber', 'noto/onion'],
  toys: ['teddy-bear', 'noto/soccer-ball', 'own/car', 'noto/yo-yo', 'noto/nesting-dolls', 'noto/locomotive'],
  flower: ['noto/blossom', 'noto/hibiscus', 'noto/cherry-blossom'],
};

/** The drawings of its pieces, by what it is called. */
export function piecesOf({ key, drawing }: { key: string; drawing: string }): readonly string[] {
  const piece = pieceOfFruit(drawing);
  if (piece !== undefined) return [piece];
  if (key === 'jack-o-lantern') return ['own/pumpkin'];
  if (key === 'rose') return ['noto/rose'];
  return MIXED[key] ?? [drawing];
}
