// A branch of sweet osmanthus: dark leaves, small golden flowers in clusters where they grow.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

function leaf(pen: Pen, x: number, y: number, angle: number, long: number): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate(angle);
  const green = pen.random.pick(['#3f7a44', '#4f8f4a', '#35683c']);
  shape(
    pen,
    `M0 0 Q${long * 0.45} ${-long * 0.3} ${long} 0 Q${long * 0.45} ${long * 0.3} 0 0 Z`,
    mix(green, '#ffffff', 0.2),
    {
      colour: mix(green, '#10281c', 0.4),
      from: -long * 0.2,
      to: long * 0.2,
    },
  );
  line(pen, `M2 0 L${long * 0.9} 0`, mix(green, '#e8f4c0', 0.5), 0.9);
  brush.restore();
}

/** Four round petals. */
function flower(pen: Pen, x: number, y: number, r: number): void {
  const gold = pen.random.pick(['#f6b52e', '#ffc94a', '#f0a028']);
  const turn = pen.random.between(0, 1.5);
  for (let petal = 0; petal < 4; petal++) {
    const angle = turn + petal * 1.571;
    ball(pen, x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.62, r * 0.6, r * 0.56, gold);
  }
  ball(pen, x, y, r * 0.28, r * 0.28, '#c8701c');
}

function branch(pen: Pen): void {
  line(pen, 'M-96 -18 C-50 -28 0 -52 92 -92', '#6a4a34', 6);
  line(pen, 'M-30 -34 C-14 -62 10 -84 34 -100 M20 -58 C44 -46 64 -36 80 -20', '#6a4a34', 4);
  const nodes = [
    [-72, -23],
    [-40, -30],
    [-8, -42],
    [24, -58],
    [56, -74],
    [86, -89],
    [-8, -66],
    [14, -86],
    [34, -100],
    [50, -42],
    [74, -26],
  ] as const;
  for (const [x, y] of nodes)
    for (const angle of [-2.2, -0.7, 0.5, 1.9])
      leaf(pen, x, y, angle + pen.random.between(-0.3, 0.3), pen.random.between(24, 36));
  for (const [x, y] of nodes)
    for (let one = 0; one < 7; one++)
      flower(
        pen,
        x + pen.random.between(-11, 11),
        y + pen.random.between(-10, 10),
        pen.random.between(4, 5.4),
      );
}

export const OSMANTHUS: Record<string, OwnDrawing> = {
  'own/osmanthus-branch': { width: 210, height: 136, paint: branch },
};
