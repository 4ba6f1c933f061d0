// A lantern in the form of a lotus that is set on a river by night.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { oval, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const PETAL = '#f08aa6';
const LEAF = '#4f8a5a';
const GLOW = '#ffd27a';

/** `lean`: how far its tip is aside. */
function petal(pen: Pen, x: number, lean: number, tall: number, tone: Colour): void {
  const tip = x + lean;
  shape(
    pen,
    `M${x - 11} -6 C${x - 17} ${-tall * 0.5} ${tip - 9} ${-tall * 0.8} ${tip} ${-tall} C${tip + 9} ${-tall * 0.8} ${x + 17} ${-tall * 0.5} ${x + 11} -6 Z`,
    mix(tone, GLOW, 0.5),
    { colour: tone, from: -tall, to: -6 },
  );
}

function riverLantern(pen: Pen): void {
  shineAround(pen, 0, -34, 70, '#ffb04a', 0.55);
  oval(pen, 0, -5, 46, 7, LEAF);
  for (const [x, lean, tall] of [
    [-26, -16, 40],
    [26, 16, 40],
    [-13, -7, 50],
    [13, 7, 50],
  ] as const)
    petal(pen, x, lean, tall, mix(PETAL, '#8a2c58', 0.16));
  // The flame stands in its middle.
  shape(pen, 'M-6 -30 C-10 -44 -2 -52 0 -64 C3 -52 10 -44 6 -30 Z', '#fff4c0', {
    colour: '#ffb03c',
    from: -64,
    to: -28,
  });
  for (const [x, lean, tall] of [
    [-20, -12, 32],
    [20, 12, 32],
    [0, 0, 34],
  ] as const)
    petal(pen, x, lean, tall, PETAL);
}

export const RIVER_LANTERN: Record<string, OwnDrawing> = {
  'own/river-lantern': { width: 150, height: 104, isLamp: true, paint: riverLantern },
};
