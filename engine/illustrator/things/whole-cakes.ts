// Whole cakes with no candles: one of cream, one of strawberries and cream, and that of a wedding in tiers, with flowers.

import { mix } from '#engine/raster/colour.ts';
import { berry, layers, TOP } from './birthday-cake.ts';
import { ball, line, oval, shape, type OwnDrawing, type Pen } from './pen.ts';

/** A ring of berries around those in the middle. */
const BERRIES = [
  [-26, -8],
  [0, -11],
  [26, -8],
  [-49, 0],
  [49, 0],
  [-14, 1],
  [14, 1],
  [-38, 9],
  [38, 9],
  [-20, 14],
  [0, 16],
  [20, 14],
] as const;

/** Tables have a plate for it. */
function strawberryCake(pen: Pen): void {
  pen.brush.translate(0, 9);
  layers(pen);
  for (const [x, down] of BERRIES) berry(pen, x, TOP.y + down);
}

/** With nothing on it but dots of cream. */
function creamCake(pen: Pen): void {
  pen.brush.translate(0, 9);
  layers(pen);
  for (const [x, down] of BERRIES) if (Math.abs(x) > 20) ball(pen, x, TOP.y + down - 2, 7, 6.5, ICING);
}

const ICING = '#fdf8f2';

/** `foot`: its lower edge, up from the plate. */
function tier(pen: Pen, foot: number, half: number, tall: number): void {
  const [top, flat] = [-foot - tall, half * 0.17];
  shape(
    pen,
    `M${-half} ${top} L${-half} ${-foot - flat * 0.5} C${-half * 0.9} ${-foot + flat * 0.6} ${half * 0.9} ${-foot + flat * 0.6} ${half} ${-foot - flat * 0.5} L${half} ${top} Z`,
    ICING,
    { colour: mix(ICING, '#a890a0', 0.34), from: top, to: -foot },
  );
  oval(pen, 0, top, half, flat, mix(ICING, '#c8b0b8', 0.2));
  oval(pen, 0, top - 1.2, half * 0.97, flat * 0.9, '#ffffff');
  // Pearls of icing along the foot, and swags below the upper edge.
  const pearls = Math.round(half / 4.6);
  for (let at = 0; at <= pearls; at++) {
    const across = (at / pearls) * 2 - 1;
    ball(
      pen,
      across * half * 0.97,
      -foot - flat * 0.5 + Math.sqrt(1 - across ** 2) * flat * 0.9,
      3.4,
      3.2,
      '#fffdfa',
    );
  }
  const swags = Math.max(3, Math.round(half / 15));
  for (let at = 0; at < swags; at++) {
    const [from, to] = [at, at + 1].map((edge) => ((edge / swags) * 2 - 1) * half * 0.94) as [number, number];
    line(
      pen,
      `M${from} ${top + flat} Q${(from + to) / 2} ${top + flat + tall * 0.42} ${to} ${top + flat}`,
      mix(ICING, '#d8a8b4', 0.5),
      2,
    );
  }
}

function rose(pen: Pen, [x, y, size, colour]: readonly [number, number, number, string]): void {
  for (const [aside, down] of [
    [-1.1, 0.4],
    [1.1, 0.4],
  ] as const)
    ball(pen, x + aside * size, y + down * size, size * 0.62, size * 0.34, '#7fa06a');
  ball(pen, x, y, size, size * 0.92, colour);
  for (const reach of [0.66, 0.36])
    line(
      pen,
      `M${x - size * reach} ${y} a${size * reach} ${size * reach} 0 1 1 ${size * reach * 1.4} ${size * reach * 0.7}`,
      mix(colour, '#7a2438', 0.3),
      size * 0.14,
    );
}

const ROSES = [
  [-5, -204, 9, '#f4b8c4'],
  [8, -207, 8, '#fbe4e2'],
  [0, -216, 9, '#ee9cae'],
  [26, -146, 9, '#f4b8c4'],
  [36, -138, 8, '#fbe4e2'],
  [-50, -86, 10, '#ee9cae'],
  [-62, -80, 9, '#fbe4e2'],
  [-40, -80, 8, '#f4b8c4'],
  [58, -24, 11, '#f4b8c4'],
  [72, -18, 9, '#ee9cae'],
  [44, -18, 9, '#fbe4e2'],
] as const;

function weddingCake(pen: Pen): void {
  oval(pen, 0, -8, 108, 15, '#9fb0be');
  oval(pen, 0, -11, 108, 15, '#dfe8ee');
  tier(pen, 12, 82, 66);
  tier(pen, 84, 57, 58);
  tier(pen, 146, 34, 50);
  for (const one of ROSES) rose(pen, one);
}

export const WHOLE_CAKES: Record<string, OwnDrawing> = {
  'own/cream-cake': { width: 130, height: 80, paint: creamCake },
  'own/strawberry-cake': { width: 130, height: 88, paint: strawberryCake },
  'own/wedding-cake': { width: 220, height: 230, paint: weddingCake },
};
