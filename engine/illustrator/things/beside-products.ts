// What is laid beside a thing that is shown for itself: flowers, petals, leaves, pebbles and drops of water, lying.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const GREEN = '#5a8a48';

/** Draws around a point of its own, turned and flattened as what lies on a table is. */
function lying(pen: Pen, x: number, y: number, turn: number, flat: number, paint: () => void): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.scale(1, flat);
  brush.rotate(turn);
  paint();
  brush.restore();
}

function petal(pen: Pen, long: number, wide: number, colour: Colour): void {
  shape(
    pen,
    `M0 0 C${-wide} ${-long * 0.25} ${-wide} ${-long} 0 ${-long} C${wide} ${-long} ${wide} ${-long * 0.25} 0 0 Z`,
    mix(colour, '#ffffff', 0.22),
    { colour: mix(colour, '#3a0a1c', 0.24), from: -long, to: 0 },
  );
}

function leafAt(pen: Pen, x: number, y: number, turn: number, long: number, green: Colour): void {
  lying(pen, x, y, turn, 0.8, () => {
    shape(
      pen,
      `M0 0 C${-long * 0.34} ${-long * 0.3} ${-long * 0.26} ${-long * 0.8} 0 ${-long} C${long * 0.26} ${-long * 0.8} ${long * 0.34} ${-long * 0.3} 0 0 Z`,
      mix(green, '#ffffff', 0.14),
      { colour: mix(green, '#10281c', 0.34), from: -long, to: 0 },
    );
    line(pen, `M0 0 L0 ${-long * 0.9}`, mix(green, '#ffffff', 0.42), 1.1);
  });
}

/** A rose in full bloom, its petals around each other. */
function rose(pen: Pen, x: number, y: number, size: number, red: Colour): void {
  for (const [ring, count, long, wide, dark] of [
    [0, 7, 1, 0.5, 0.26],
    [0.4, 6, 0.8, 0.44, 0.12],
    [0.9, 5, 0.6, 0.36, 0],
  ] as const)
    for (let at = 0; at < count; at++)
      lying(pen, x, y, ring + (at / count) * Math.PI * 2, 0.86, () =>
        petal(pen, size * long, size * wide, mix(red, mix(red, '#2a0814', 0.6), dark)),
      );
  ball(pen, x, y - size * 0.04, size * 0.4, size * 0.36, mix(red, '#ffffff', 0.08));
  for (const [radius, turn] of [
    [0.3, 0.3],
    [0.19, 2.6],
    [0.09, 4.4],
  ] as const) {
    pen.brush.strokeStyle = css(mix(red, '#3a0814', 0.45));
    pen.brush.lineWidth = size * 0.045;
    pen.brush.beginPath();
    pen.brush.ellipse(x, y - size * 0.04, size * radius, size * radius * 0.86, 0, turn, turn + 4.2);
    pen.brush.stroke();
  }
}

function tulip(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  for (const [turn, dark] of [
    [-1.9, 0.2],
    [-1.2, 0.2],
    [-1.56, 0],
  ] as const)
    lying(pen, x + size * 0.6, y, turn, 0.9, () =>
      petal(pen, size * 1.5, size * 0.62, mix(colour, mix(colour, '#2a0814', 0.6), dark)),
    );
}

type Head = (pen: Pen, x: number, y: number, size: number, colour: Colour) => void;

function daisy(centre: Colour, petals: number): Head {
  return (pen, x, y, size, colour) => {
    for (let at = 0; at < petals; at++)
      lying(pen, x, y, (at / petals) * Math.PI * 2, 0.82, () => petal(pen, size, size * 0.26, colour));
    ball(pen, x, y, size * 0.36, size * 0.3, centre);
  };
}

/** A cut flower that lies, its head to the left. */
function cutFlower(head: Head, size: number, colour: Colour): OwnDrawing {
  return {
    width: 150,
    height: 60,
    paint(pen) {
      line(pen, 'M-40 -22 Q10 -26 70 -8', mix(GREEN, '#10281c', 0.2), 4);
      line(pen, 'M-40 -23 Q10 -27 70 -9', mix(GREEN, '#ffffff', 0.25), 1.2);
      leafAt(pen, -4, -23, 0.9, 32, GREEN);
      leafAt(pen, 18, -20, 2.2, 26, mix(GREEN, '#2c5a38', 0.4));
      leafAt(pen, 34, -17, 1.1, 24, mix(GREEN, '#8fb85a', 0.3));
      head(pen, -42, -27, size, colour);
    },
  };
}

const HEADS: Readonly<Record<string, readonly [head: Head, size: number, usual: Colour]>> = {
  'own/cut-rose': [rose, 27, '#d8304e'],
  'own/cut-tulip': [tulip, 22, '#e2566a'],
  'own/cut-sunflower': [daisy('#5f3a20', 15), 30, '#f4bd2c'],
  'own/cut-flower': [daisy('#e8a83a', 11), 26, '#f6d6e4'],
};

/** Its blossom in this colour; undefined for any other drawing. */
export function cutFlowerOf(drawing: string, colour: Colour): OwnDrawing | undefined {
  const flower = HEADS[drawing];
  return flower && cutFlower(flower[0], flower[1], colour);
}

function petals(pen: Pen): void {
  for (const [x, y, turn, long] of [
    [-44, -10, 0.6, 24],
    [-18, -6, 2.2, 22],
    [8, -14, 1.2, 26],
    [34, -6, -0.9, 22],
    [54, -14, 1.9, 20],
    [-30, -22, -1.4, 18],
    [24, -24, 0.3, 17],
  ] as const)
    lying(pen, x, y, turn, 0.5, () => petal(pen, long, long * 0.6, '#e2607c'));
}

function leaves(pen: Pen): void {
  for (const [x, y, turn, long, tone] of [
    [-10, -8, -1.3, 46, 0],
    [-6, -10, -0.5, 42, 0.3],
    [2, -8, 0.4, 44, 0.1],
    [6, -6, 1.2, 48, 0.4],
    [-2, -4, 1.9, 36, 0.2],
    [-4, -4, -2, 38, 0.5],
  ] as const)
    leafAt(pen, x, y - 4, turn, long, mix('#4a8a48', '#9cc45c', tone));
}

function pebbles(pen: Pen): void {
  for (const [x, y, rx, ry, tone] of [
    [-38, -12, 24, 13, '#8a8c90'],
    [2, -9, 20, 11, '#a8a29a'],
    [36, -11, 22, 12, '#73777e'],
    [-12, -22, 18, 10, '#b8b2a8'],
    [18, -24, 14, 8, '#8f8a86'],
    [58, -6, 10, 6, '#a09a94'],
  ] as const)
    ball(pen, x, y, rx, ry, tone);
}

/** Beads that lie, each with a light at its top and a glow at its foot. */
function drops(pen: Pen): void {
  const { brush, side } = pen;
  for (const [x, y, rx] of [
    [-50, -6, 9],
    [-24, -12, 13],
    [6, -6, 10],
    [30, -14, 15],
    [54, -6, 8],
    [-38, -22, 6],
    [10, -24, 7],
    [48, -26, 5],
    [-6, -20, 4],
  ] as const) {
    const ry = rx * 0.56;
    const glow = brush.createRadialGradient(x - side * rx * 0.4, y + ry * 0.4, 0, x, y, rx);
    glow.addColorStop(0, 'rgba(240,250,255,0.95)');
    glow.addColorStop(0.6, 'rgba(170,206,228,0.75)');
    glow.addColorStop(1, 'rgba(92,132,160,0.85)');
    brush.fillStyle = glow;
    brush.beginPath();
    brush.ellipse(x, y, rx, ry, 0, 0, 7);
    brush.fill();
    brush.fillStyle = '#ffffff';
    brush.beginPath();
    brush.ellipse(x + side * rx * 0.34, y - ry * 0.4, rx * 0.2, ry * 0.22, 0, 0, 7);
    brush.fill();
  }
}

export const BESIDE_PRODUCTS: Record<string, OwnDrawing> = {
  ...Object.fromEntries(
    Object.entries(HEADS).map(([name, [head, size, usual]]) => [name, cutFlower(head, size, usual)]),
  ),
  'own/lying-petals': { width: 140, height: 40, paint: petals },
  'own/lying-leaves': { width: 110, height: 56, paint: leaves },
  'own/pebbles': { width: 144, height: 36, paint: pebbles },
  'own/water-drops': { width: 130, height: 34, paint: drops },
};
