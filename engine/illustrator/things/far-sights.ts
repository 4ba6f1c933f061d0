// A leaning tower of arcades, a red bridge that hangs from two towers, a white town's blue dome. In decimetres.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { hangCables } from './hung-cables.ts';
import { bar, line, shape, windowColour, type OwnDrawing, type Pen } from './pen.ts';

const SHADE = '#20142c';

/** Pisa: a blind storey, six galleries of columns, a smaller one for the bells; all of it leans. */
function leaningTower(pen: Pen): void {
  const { brush } = pen;
  const marble = '#efe6d4';
  brush.save();
  brush.transform(1, 0, 0.075, 1, 0, 0);
  storey(pen, { top: -44, tall: 44, half: 38, arches: 7, isBlind: true }, marble);
  for (let level = 0; level < 6; level++)
    storey(
      pen,
      { top: -70 - level * 25, tall: 26, half: 36 - level * 0.5, arches: 9, isBlind: false },
      marble,
    );
  storey(pen, { top: -224, tall: 29, half: 25, arches: 6, isBlind: false }, mix(marble, '#ffffff', 0.15));
  bar(pen, -27, -228, 54, 5, mix(marble, '#ffffff', 0.3), 1);
  line(pen, 'M0 -228 V-246', '#8a8078', 1.2);
  shape(pen, 'M0 -246 L14 -242 L0 -238 Z', '#c8392f');
  brush.restore();
}

type Storey = { top: number; tall: number; half: number; arches: number; isBlind: boolean };

function storey(pen: Pen, { top, tall, half, arches, isBlind }: Storey, marble: Colour): void {
  const dark = pen.isDark ? mix(windowColour(pen), SHADE, 0.25) : mix(marble, SHADE, isBlind ? 0.3 : 0.58);
  bar(pen, -half, top, half * 2, tall, marble);
  for (let arch = 0; arch < arches; arch++) {
    // On something round they stand closer at the sides.
    const turn = ((arch + 0.5) / arches - 0.5) * Math.PI * 0.94;
    const x = Math.sin(turn) * half;
    const wide = (Math.cos(turn) * half * 2.2) / arches;
    const reach = Math.max(0.8, wide * 0.3);
    shape(
      pen,
      `M${x - reach} ${top + tall - 3} V${top + tall * 0.4} Q${x} ${top + tall * 0.1} ${x + reach} ${top + tall * 0.4} V${top + tall - 3} Z`,
      dark,
    );
  }
  bar(pen, -half - 1.6, top - 1.4, half * 2 + 3.2, 3.6, mix(marble, '#ffffff', 0.35), 1);
}

/** San Francisco: two towers, two cables, and hangers down to the road. */
function hangingBridge(pen: Pen): void {
  const red = '#c8452f';
  const deep = mix(red, SHADE, 0.4);
  for (let x = -290; x <= 290; x += 12) {
    const up = cableAt(x);
    line(pen, `M${x} -44 V${up}`, mix(red, '#ffffff', 0.2), 0.9);
  }
  hangCables(pen, cableAt, red, 3);
  bar(pen, -300, -48, 600, 7, red);
  line(pen, 'M-300 -49 H300', mix(red, '#ffffff', 0.4), 1.2);
  for (let x = -300; x < 300; x += 15) line(pen, `M${x} -41 L${x + 7.5} -34 L${x + 15} -41`, deep, 1.3);
  line(pen, 'M-300 -34 H300', deep, 1.8);
  for (const tower of [-140, 140]) {
    for (const side of [-8, 4]) bar(pen, tower + side, -150, 6, 150, red, 1);
    for (const y of [-150, -122, -94, -68]) bar(pen, tower - 8, y, 18, 7, mix(red, '#ffffff', 0.12), 1);
    bar(pen, tower - 13, -10, 28, 10, '#8f8a86', 2);
  }
}

function cableAt(x: number): number {
  const away = Math.abs(x);
  if (away <= 140) return -58 - 92 * (away / 140) ** 2;
  return -150 + 98 * ((away - 140) / 160) ** 0.9;
}

export const HANGING_BRIDGE: OwnDrawing = { width: 600, height: 158, paint: hangingBridge };

export const FAR_SIGHTS: Readonly<Record<string, OwnDrawing>> = {
  'own/leaning-tower': { width: 116, height: 250, paint: leaningTower },
  'own/hanging-bridge': HANGING_BRIDGE,
};
