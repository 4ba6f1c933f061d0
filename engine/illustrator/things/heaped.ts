// What lies in heaps where it is named as one: fruit of all kinds, vegetables, toys, flowers; a pumpkin that nobody carved.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

function pumpkin(pen: Pen): void {
  const skin = '#e8822c';
  for (const [x, rx] of [
    [-26, 17],
    [26, 17],
    [-14, 18],
    [14, 18],
    [0, 17],
  ] as const) {
    ball(pen, x, -29, rx, 29, mix(skin, '#8a3a10', Math.abs(x) / 120));
    line(pen, `M${x - rx * 0.9} -30 Q${x - rx} -8 ${x - rx * 0.3} -2`, mix(skin, '#7a2f0c', 0.5), 1);
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
  toys: [
    'teddy-bear',
    'noto/soccer-ball',
    'noto/automobile',
    'noto/yo-yo',
    'noto/nesting-dolls',
    'noto/locomotive',
  ],
  flower: ['noto/blossom', 'noto/hibiscus', 'noto/cherry-blossom'],
};

/** The drawings of its pieces, by what it is called. */
export function piecesOf({ key, drawing }: { key: string; drawing: string }): readonly string[] {
  if (key === 'jack-o-lantern') return ['own/pumpkin'];
  if (key === 'rose') return ['noto/rose'];
  return MIXED[key] ?? [drawing];
}
