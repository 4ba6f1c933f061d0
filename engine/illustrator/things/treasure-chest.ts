// An open chest of wood and brass, full of gold coins.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, gem, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const WOOD = '#8a5230';
const BRASS = '#d9a441';
const COINS = ['#f2c14a', '#ffd76a', '#e8ac34'] as const;

function coin(pen: Pen, x: number, y: number): void {
  const lies = pen.random.between(2, 4.4);
  ball(pen, x, y + 1.2, 7, lies, '#b87a1e');
  ball(pen, x, y, 7, lies, pen.random.pick(COINS));
  line(pen, `M${x - 4} ${y} a4 ${lies * 0.55} 0 0 1 8 0`, '#fff0b0', 0.8);
}

function lid(pen: Pen): void {
  shape(pen, 'M-64 -54 L-70 -84 C-66 -112 66 -112 70 -84 L64 -54 Z', mix(WOOD, '#ffffff', 0.1), {
    colour: mix(WOOD, '#20101c', 0.3),
    from: -108,
    to: -54,
  });
  shape(pen, 'M-57 -56 L-62 -82 C-58 -102 58 -102 62 -82 L57 -56 Z', '#4c2a1a', {
    colour: '#2c1610',
    from: -100,
    to: -56,
  });
  line(pen, 'M-64 -54 L-70 -84 C-66 -112 66 -112 70 -84 L64 -54', BRASS, 4);
  for (const x of [-34, 34]) line(pen, `M${x} -56 L${x * 1.08} -100`, mix(BRASS, '#20101c', 0.45), 5);
}

function heap(pen: Pen): void {
  const { random } = pen;
  shape(pen, 'M-58 -44 C-48 -62 -22 -76 2 -76 C28 -76 48 -62 58 -44 Z', '#d99a2a', {
    colour: '#a8681a',
    from: -76,
    to: -44,
  });
  const coins = Array.from({ length: 78 }, () => {
    const u = random.between(-1, 1);
    return { x: u * 54, y: -46 - random.next() * 30 * (1 - u * u) };
  }).sort((a, b) => a.y - b.y);
  for (const { x, y } of coins) coin(pen, x, y);
  for (const [x, y, colour] of [
    [-26, -62, '#d8345a'],
    [14, -71, '#3aa0d8'],
    [38, -56, '#4ab86a'],
  ] as const) {
    gem(pen, [x, y], 7, colour);
  }
}

function box(pen: Pen): void {
  shape(pen, 'M-64 -48 L64 -48 L60 0 L-60 0 Z', mix(WOOD, '#ffffff', 0.14), {
    colour: mix(WOOD, '#20101c', 0.4),
    from: -48,
    to: 0,
  });
  for (const y of [-33, -17]) line(pen, `M-62 ${y} L62 ${y}`, mix(WOOD, '#20101c', 0.5), 1.2);
  for (const x of [-50, 41]) bar(pen, x, -48, 9, 48, BRASS, 1);
  bar(pen, -65, -52, 130, 7, BRASS, 2);
  bar(pen, -61, -5, 122, 5, mix(BRASS, '#20101c', 0.2), 1);
  for (const x of [-45.5, 45.5])
    for (const y of [-42, -24, -8]) ball(pen, x, y, 1.8, 1.8, mix(BRASS, '#ffffff', 0.4));
  bar(pen, -10, -52, 20, 22, mix(BRASS, '#ffffff', 0.12), 4);
  ball(pen, 0, -43, 3, 3, '#3a2410');
  shape(pen, 'M-1.6 -42 h3.2 l1 7 h-5.2 Z', '#3a2410');
}

function chest(pen: Pen): void {
  lid(pen);
  heap(pen);
  box(pen);
  for (const [x, y] of [
    [-72, -2],
    [-60, 0],
    [70, -3],
    [58, 1],
    [80, 0],
  ] as const)
    coin(pen, x, y - 3);
}

/** A pot of black iron, heaped with gold. */
function potOfGold(pen: Pen): void {
  const { brush } = pen;
  for (const x of [-30, 30]) shape(pen, `M${x - 6} -8 L${x + 6} -8 L${x * 1.14} 2 Z`, '#1c1a22');
  brush.save();
  brush.translate(0, -14);
  brush.scale(0.9, 0.95);
  heap(pen);
  brush.restore();
  shape(pen, 'M-54 -60 C-70 -34 -52 -4 0 -4 C52 -4 70 -34 54 -60 C30 -50 -30 -50 -54 -60 Z', '#4a4654', {
    colour: '#17151c',
    from: -60,
    to: -4,
  });
  line(pen, 'M-58 -59 C-30 -47 30 -47 58 -59', '#5c5868', 6);
  line(pen, 'M-48 -34 C-46 -22 -38 -14 -28 -10', '#7a7686', 2.4);
  for (const side of [-1, 1])
    line(pen, `M${side * 58} -44 C${side * 74} -46 ${side * 74} -26 ${side * 60} -28`, '#2c2a34', 4);
  for (const [x, y] of [
    [-64, -2],
    [62, -3],
    [74, 0],
  ] as const)
    coin(pen, x, y);
}

export const CHESTS: Record<string, OwnDrawing> = {
  'own/treasure-chest': { width: 182, height: 112, paint: chest },
  'own/pot-of-gold': { width: 160, height: 96, paint: potOfGold },
};
