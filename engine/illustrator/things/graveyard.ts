// An old graveyard: stones and crosses that lean, behind them a fence of iron and a tree without leaves.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const STONE = '#8e8c90';
const DARK = '#1e1a2a';
const IRON = '#2a2830';
const BARK = '#3a2f2c';

type Grave = { x: number; y: number; wide: number; tall: number; form: 'round' | 'cross' | 'square' };

const GRAVES: readonly Grave[] = [
  { x: -92, y: -26, wide: 16, tall: 22, form: 'round' },
  { x: -54, y: -29, wide: 14, tall: 26, form: 'cross' },
  { x: -18, y: -28, wide: 15, tall: 19, form: 'square' },
  { x: 22, y: -29, wide: 15, tall: 23, form: 'round' },
  { x: 58, y: -28, wide: 14, tall: 25, form: 'cross' },
  { x: -112, y: -6, wide: 25, tall: 36, form: 'square' },
  { x: -66, y: -4, wide: 27, tall: 40, form: 'round' },
  { x: -18, y: -3, wide: 24, tall: 46, form: 'cross' },
  { x: 34, y: -4, wide: 27, tall: 36, form: 'round' },
  { x: 84, y: -5, wide: 25, tall: 41, form: 'square' },
  { x: 122, y: -8, wide: 20, tall: 38, form: 'cross' },
];

function paintGrave(pen: Pen, { x, y, wide, tall, form }: Grave): void {
  const { brush, random, side } = pen;
  const tone = mix(STONE, '#a8a296', random.next());
  const far = y < -15 ? 0.3 : 0;
  const [light, deep] = [mix(mix(tone, '#ffffff', 0.14), '#aab0ba', far), mix(tone, DARK, 0.42 - far * 0.5)];
  const half = wide / 2;
  brush.save();
  brush.translate(x, y);
  brush.rotate(random.between(-0.09, 0.09));
  ball(pen, 0, 1, half * 1.5, 3, mix('#4a5638', DARK, 0.3));
  if (form === 'cross') {
    const arm = wide * 0.16;
    bar(pen, -arm, -tall, arm * 2, tall, deep, 1);
    bar(pen, -arm, -tall, arm * 1.5, tall, light, 1);
    bar(pen, -half * 0.86, -tall * 0.76, wide * 0.86, arm * 2, light, 1);
    line(pen, `M${-half * 0.86} ${-tall * 0.76 + arm * 2} H${half * 0.86}`, deep, 1);
  } else {
    const top =
      form === 'round'
        ? `C${-half} ${-tall * 1.04} ${half} ${-tall * 1.04} ${half} ${-tall * 0.66}`
        : `L${-half} ${-tall * 0.86} L${-half * 0.7} ${-tall} L${half * 0.7} ${-tall} L${half} ${-tall * 0.86}`;
    shape(pen, `M${-half} 0 L${-half} ${-tall * 0.66} ${top} L${half} 0 Z`, light, {
      colour: deep,
      from: -tall,
      to: 0,
    });
    shape(pen, `M${-side * half} 0 V${-tall * 0.66} L${-side * half * 0.76} ${-tall * 0.72} V0 Z`, deep);
    for (const row of [0.62, 0.5, 0.38])
      line(pen, `M${-half * 0.5} ${-tall * row} H${half * (row > 0.4 ? 0.5 : 0.2)}`, deep, 1.1);
  }
  if (pen.isSnowy) ball(pen, 0, -tall, half * 0.7, 2.6, '#f6f9ff');
  brush.restore();
}

function paintFence(pen: Pen): void {
  for (const y of [-52, -36]) line(pen, `M-146 ${y} H146`, IRON, 1.4);
  for (let x = -144; x <= 144; x += 9) {
    line(pen, `M${x} -30 V-58`, IRON, 1.3);
    shape(pen, `M${x} -64 L${x + 2} -58 H${x - 2} Z`, IRON);
  }
}

function paintTree(pen: Pen): void {
  shape(pen, 'M92 -26 C98 -56 94 -84 100 -104 L107 -103 C103 -82 108 -54 112 -26 Z', BARK, {
    colour: mix(BARK, DARK, 0.5),
    from: -104,
    to: -26,
  });
  for (const [path, wide] of [
    ['M103 -98 C100 -120 84 -126 70 -132 M84 -124 C82 -134 76 -140 72 -148', 4],
    ['M104 -100 C110 -122 124 -128 138 -128 M122 -126 C124 -136 130 -144 138 -150', 4],
    ['M103 -104 C102 -124 106 -140 100 -156 M103 -132 C96 -140 92 -146 90 -156', 3.4],
    ['M100 -76 C88 -86 78 -86 66 -98', 3],
    ['M106 -70 C118 -78 126 -92 140 -94', 3],
  ] as const)
    line(pen, path, BARK, wide);
}

function graveyard(pen: Pen): void {
  paintTree(pen);
  paintFence(pen);
  for (const grave of GRAVES) paintGrave(pen, grave);
  for (let blade = 0; blade < 110; blade++) {
    const x = pen.random.between(-140, 140);
    const y = pen.random.chance(0.6) ? 0 : -24;
    line(
      pen,
      `M${x} ${y} l${pen.random.between(-2, 2)} ${-pen.random.between(3, 8)}`,
      pen.isSnowy ? '#dfe7f0' : mix('#5c6a44', DARK, pen.random.between(0.1, 0.5)),
      0.9,
    );
  }
}

export const GRAVEYARDS: Record<string, OwnDrawing> = {
  'own/graveyard': { width: 296, height: 160, paint: graveyard },
};
