// A lantern of paper in the form of a rabbit, as children carry it at the Lantern Festival: it hangs from a stick.

import { css, mix } from '#engine/raster/colour.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

const PAPER = '#fdf3e2';
const PINK = '#f0909a';
const RED = '#d8342c';

/** Paper with a flame behind it: bright in the middle, warm at the rim. */
function lit(pen: Pen, [x, y]: readonly [number, number], rx: number, ry: number, turn = 0): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.scale(1, ry / rx);
  const glow = brush.createRadialGradient(0, 0, 0, 0, 0, rx);
  glow.addColorStop(0, css('#fffbe0'));
  glow.addColorStop(0.55, css('#ffe6a8'));
  glow.addColorStop(1, css('#f0b878'));
  brush.fillStyle = glow;
  brush.beginPath();
  brush.arc(0, 0, rx, 0, 7);
  brush.fill();
  brush.restore();
}

function rabbitLantern(pen: Pen): void {
  line(pen, 'M-2 -118 V-86', '#6a4a34', 1.2);
  // Ears first: the head is before their roots.
  for (const [x, turn] of [
    [-33, -0.32],
    [-17, 0.1],
  ] as const) {
    lit(pen, [x, -84], 7.6, 21, turn);
    const { brush } = pen;
    brush.save();
    brush.translate(x, -83);
    brush.rotate(turn);
    brush.fillStyle = css(PINK);
    brush.beginPath();
    brush.ellipse(0, 0, 3.4, 14, 0, 0, 7);
    brush.fill();
    brush.restore();
  }
  lit(pen, [8, -34], 42, 27);
  lit(pen, [46, -46], 9, 9);
  // Ribs of bamboo under the paper, and a band of cut paper.
  for (const x of [-14, 6, 26])
    line(pen, `M${x} -59 Q${x + (x - 6) * 0.5} -34 ${x} -9`, mix('#d89a54', PAPER, 0.3), 0.9);
  line(pen, 'M-24 -20 Q8 -6 42 -20', RED, 3.4);
  line(pen, 'M-22 -17 Q8 -3 40 -17', '#f4c64a', 1.2);
  lit(pen, [-25, -55], 22, 19);
  shape(pen, 'M-36 -60 a3.1 3.4 0 1 0 0.1 0 Z', RED);
  shape(pen, 'M-19 -60 a3.1 3.4 0 1 0 0.1 0 Z', RED);
  line(pen, 'M-31 -49 Q-28 -46 -27.4 -49 Q-26.6 -46 -23.6 -49', '#a8323a', 1.3);
  shape(pen, 'M-29 -52 L-26 -52 L-27.5 -50 Z', PINK);
  // Feet, and a tassel below.
  for (const x of [-14, 28]) lit(pen, [x, -9], 11, 5.6);
  line(pen, 'M8 -8 V-3', RED, 1.4);
  for (const x of [4, 6, 8, 10, 12]) line(pen, `M8 -4 L${x} 8`, x % 4 === 0 ? '#f0564a' : RED, 1.3);
}

export const RABBIT_LANTERN: Readonly<Record<string, OwnDrawing>> = {
  'own/rabbit-lantern': { width: 116, height: 128, isLamp: true, paint: paintHigher },
};

/** Its tassel ends where a thing stands. */
function paintHigher(pen: Pen): void {
  pen.brush.save();
  pen.brush.translate(0, -9);
  rabbitLantern(pen);
  pen.brush.restore();
}
