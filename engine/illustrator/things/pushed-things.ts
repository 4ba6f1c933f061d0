// What people push before them or pull behind them, in centimetres, seen from the side: whoever pushes stands at its left.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const STEEL = '#8a92a0';
const RUBBER = '#2a2c34';

function wheel(pen: Pen, x: number, radius: number): void {
  ball(pen, x, -radius, radius, radius, RUBBER);
  ball(pen, x, -radius, radius * 0.66, radius * 0.66, '#b8bec8');
  for (let spoke = 0; spoke < 6; spoke++) {
    const angle = (spoke * Math.PI) / 3;
    const [dx, dy] = [Math.cos(angle) * radius * 0.62, Math.sin(angle) * radius * 0.62];
    line(pen, `M${x} ${-radius} L${x + dx} ${-radius + dy}`, mix(STEEL, RUBBER, 0.4), 0.9);
  }
  ball(pen, x, -radius, radius * 0.2, radius * 0.2, RUBBER);
}

/** A baby looks out under the hood, toward whoever pushes. */
export function paintStroller(pen: Pen): void {
  const colour = pen.random.pick(['#3f6f9a', '#b8505a', '#4f8a6a', '#c8923c']);
  const dark = mix(colour, '#141028', 0.4);
  line(pen, 'M-46 -100 L36 -14 M22 -60 L-26 -14', mix(STEEL, RUBBER, 0.3), 3.6);
  shape(pen, 'M-24 -34 L28 -34 L22 -22 L-18 -22 Z', dark);
  line(pen, 'M-53 -101 L-43 -99', RUBBER, 5.4);
  shape(pen, 'M8 -66 L8 -104 C32 -104 48 -88 48 -66 Z', mix(colour, '#ffffff', 0.12), {
    colour: dark,
    from: -104,
    to: -62,
  });
  line(pen, 'M8 -66 L22 -101 M8 -66 L38 -92 M8 -66 L46 -78', mix(colour, '#141028', 0.3), 1.2);
  ball(pen, -4, -74, 9, 9, '#f2c8ac');
  shape(pen, 'M-12 -77 C-10 -86 4 -86 5 -76 C0 -80 -7 -80 -12 -77 Z', '#6a4630');
  ball(pen, -9, -74, 1, 1.2, '#3a2420');
  ball(pen, 8, -66, 20, 7, '#f6efe0');
  shape(pen, 'M-32 -68 L46 -68 C48 -46 36 -34 8 -34 C-18 -34 -30 -46 -32 -68 Z', colour, {
    colour: dark,
    from: -68,
    to: -32,
  });
  line(pen, 'M-32 -67 L46 -67', mix(colour, '#ffffff', 0.4), 2.4);
  line(pen, 'M-24 -56 C-10 -46 26 -46 40 -56', mix(colour, '#ffffff', 0.25), 1);
  for (const x of [-28, 38]) wheel(pen, x, 13);
}

/** Where its handle is and where one sits, and as far as its large wheel reaches. */
export const WHEELCHAIR = { handle: [-34, -94], seat: [-13, -52], rim: 20 } as const;

/** Empty: who sits in it is drawn upon it. */
export function paintWheelchair(pen: Pen): void {
  const cloth = pen.random.pick(['#2c4a6e', '#33383f', '#6a2c38', '#2f5a52']);
  line(pen, 'M-34 -94 L-27 -90 L-23 -36', STEEL, 3);
  line(pen, 'M-38 -95 L-29 -92', RUBBER, 5);
  shape(pen, 'M-29 -88 L-23 -88 L-19 -48 L-25 -48 Z', cloth);
  bar(pen, -25, -52, 45, 7, mix(cloth, '#ffffff', 0.12), 2.4);
  line(pen, 'M-24 -70 L8 -70 L12 -48', STEEL, 2.6);
  bar(pen, -18, -73, 24, 5, RUBBER, 2);
  line(pen, 'M16 -48 L22 -22 L34 -10 M20 -40 L24 -14', STEEL, 2.6);
  bar(pen, 28, -12, 17, 4, RUBBER, 1.6);
  line(pen, 'M-43 -31 a31 31 0 1 0 62 0 a31 31 0 1 0 -62 0', RUBBER, 3.6);
  line(pen, 'M-38 -31 a26 26 0 1 0 52 0 a26 26 0 1 0 -52 0', '#c4cad4', 1.4);
  for (let spoke = 0; spoke < 8; spoke++) {
    const [dx, dy] = [Math.cos((spoke * Math.PI) / 4) * 29, Math.sin((spoke * Math.PI) / 4) * 29];
    line(pen, `M-12 -31 L${-12 + dx} ${-31 + dy}`, '#aab0ba', 0.8);
  }
  ball(pen, -12, -31, 4, 4, RUBBER);
  wheel(pen, 26, 8);
}

const GOODS = ['#e2463a', '#f2b83a', '#5aa84a', '#4a8ad0', '#f4efe2', '#c86a9a'] as const;

/** Of wire, with what was bought in it. */
export function paintShoppingCart(pen: Pen): void {
  line(pen, 'M-34 -90 L-20 -24 L32 -20', STEEL, 3);
  line(pen, 'M-26 -50 L40 -50', STEEL, 2.4);
  for (let good = 0; good < 7; good++) {
    const x = -26 + good * 10.4;
    const tall = pen.random.between(18, 34);
    if (good % 3 === 1) ball(pen, x + 4, -58 - tall * 0.5, 6.4, 6.4, pen.random.pick(GOODS));
    bar(pen, x, -54 - tall, 9, tall + 2, pen.random.pick(GOODS), 1.2);
  }
  for (let wire = 0; wire <= 10; wire++) {
    const part = wire / 10;
    line(pen, `M${-32 + part * 82} ${-88 + part * 6} L${-24 + part * 66} -51`, '#c4cad4', 1);
  }
  for (let row = 0; row < 5; row++) {
    const part = row / 4;
    const [left, right] = [-33 + part * 9, 51 - part * 9];
    line(
      pen,
      `M${left} ${-88 + part * 37} L${right} ${-82 + part * 31}`,
      row === 0 ? STEEL : '#c4cad4',
      row === 0 ? 2.4 : 1,
    );
  }
  line(pen, 'M-46 -99 L-33 -88', STEEL, 3);
  line(pen, 'M-50 -100 L-42 -98', '#c8362e', 5.6);
  for (const x of [-18, 30]) wheel(pen, x, 8);
}

/** A tray of earth on one wheel, held by two shafts. */
export function paintWheelbarrow(pen: Pen): void {
  const tray = pen.random.pick(['#4a8a5a', '#b8483c', '#3f6f9a']);
  const wood = '#8a5c34';
  line(pen, 'M-12 -46 L-20 -4 M-24 -5 L-14 -5', mix(STEEL, RUBBER, 0.3), 3.4);
  wheel(pen, 46, 18);
  line(pen, 'M-66 -78 L46 -19', wood, 4.2);
  line(pen, 'M-68 -79 L-56 -73', RUBBER, 5.6);
  shape(pen, 'M-20 -72 C-8 -96 22 -98 44 -66 Z', '#5a3c28', { colour: '#3c2618', from: -94, to: -62 });
  for (let clod = 0; clod < 9; clod++)
    ball(pen, pen.random.between(-10, 32), pen.random.between(-84, -72), 2.6, 2, '#6e4c34');
  shape(pen, 'M-28 -76 L52 -66 L36 -34 L-6 -38 Z', mix(tray, '#ffffff', 0.14), {
    colour: mix(tray, '#141028', 0.4),
    from: -76,
    to: -34,
  });
  line(pen, 'M-28 -76 L52 -66', mix(tray, '#ffffff', 0.4), 2.6);
}

/** On two wheels, its handle drawn out. */
export function paintSuitcase(pen: Pen): void {
  const colour = pen.random.pick(['#2f6f8a', '#b8483c', '#d8a03c', '#5a5f6e']);
  line(pen, 'M-9 -64 L-9 -97 M9 -64 L9 -97', '#a8b0bc', 2.2);
  line(pen, 'M-10 -98 L10 -98', RUBBER, 5);
  for (const x of [-14, 14]) ball(pen, x, -3.4, 3.6, 3.6, RUBBER);
  bar(pen, -21, -66, 42, 61, colour, 5);
  for (const x of [-12, -4, 4, 12]) line(pen, `M${x} -61 L${x} -10`, mix(colour, '#141028', 0.26), 1.4);
  line(pen, 'M-20 -36 L20 -36', mix(colour, '#141028', 0.36), 1.2);
  bar(pen, -6, -69, 12, 4, RUBBER, 1.6);
}

export const PUSHED_THINGS: Record<string, OwnDrawing> = {
  'own/stroller': { width: 110, height: 108, paint: paintStroller },
  'own/shopping-cart': { width: 106, height: 104, paint: paintShoppingCart },
  'own/wheelbarrow': { width: 140, height: 100, paint: paintWheelbarrow },
  'own/suitcase': { width: 46, height: 102, paint: paintSuitcase },
};
