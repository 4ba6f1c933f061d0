// A scarecrow: old clothes stuffed with straw on a cross of poles, a sack for a head under a straw hat.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#24161c';

function straw(pen: Pen, x: number, y: number, toward: number, length: number, count: number): void {
  for (let stalk = 0; stalk < count; stalk++) {
    const angle = toward + pen.random.between(-0.55, 0.55);
    const reach = length * pen.random.between(0.6, 1.1);
    line(
      pen,
      `M${x} ${y + (stalk - count / 2) * 0.5} l${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`,
      mix('#e2bb57', DARK, pen.random.between(0, 0.42)),
      1.1,
    );
  }
}

function patch(pen: Pen, x: number, y: number, colour: Colour): void {
  shape(pen, `M${x} ${y} l9 -1 l1 9 l-10 1 Z`, colour, {
    colour: mix(colour, DARK, 0.25),
    from: y,
    to: y + 10,
  });
  line(
    pen,
    `M${x} ${y + 2} l-1.6 0 M${x + 9.4} ${y + 3} l1.8 0 M${x + 3} ${y} l0 -1.8 M${x + 6} ${y + 9} l0 1.8`,
    DARK,
    0.6,
  );
}

function paintScarecrow(pen: Pen): void {
  const shirt = '#b4483c';
  const trousers = '#4d688c';
  bar(pen, -2.6, -150, 5.2, 152, '#80603f', 2);
  bar(pen, -58, -103, 116, 4.4, '#80603f', 2);
  // Legs of trousers that hang empty.
  shape(pen, 'M-15 -70 H15 L17 -24 L4 -22 L0 -58 L-5 -21 L-18 -25 Z', trousers, {
    colour: mix(trousers, DARK, 0.42),
    from: -70,
    to: -22,
  });
  line(pen, 'M-9 -66 L-12 -30 M9 -66 L11 -30', mix(trousers, DARK, 0.3), 0.9);
  straw(pen, -11, -24, 1.7, 13, 13);
  straw(pen, 10, -24, 1.45, 13, 13);
  straw(pen, -53, -99, 2.9, 15, 15);
  straw(pen, 53, -99, 0.24, 15, 15);
  // A shirt with the pole through its sleeves.
  shape(
    pen,
    'M-52 -107 L-17 -112 Q0 -116 17 -112 L52 -107 L51 -89 L20 -93 L19 -64 Q0 -58 -19 -64 L-20 -93 L-51 -89 Z',
    shirt,
    { colour: mix(shirt, DARK, 0.4), from: -114, to: -60 },
  );
  for (const y of [-100, -88, -76])
    line(pen, `M-19 ${y} Q0 ${y + 4} 19 ${y}`, mix(shirt, '#f2d7a0', 0.4), 1.1);
  for (const x of [-11, 0, 11]) line(pen, `M${x} -112 V-63`, mix(shirt, DARK, 0.34), 1);
  for (const side of [-1, 1])
    line(pen, `M${side * 30} -110 V-91 M${side * 41} -108.5 V-90`, mix(shirt, '#f2d7a0', 0.34), 1);
  patch(pen, -13, -86, '#d9a441');
  patch(pen, 7, -52, '#b98a4c');
  line(pen, 'M-19 -68 Q0 -62 19 -68', '#b8904e', 2.6);
  line(pen, 'M4 -65 l3 8 M4 -65 l-1 9', '#b8904e', 1.6);
  straw(pen, -4, -112, 1.9, 8, 8);
  straw(pen, 4, -112, 1.2, 8, 8);
  // The sack.
  ball(pen, 0, -127, 15.5, 17, '#dcb987');
  shape(pen, 'M-8 -113 Q0 -109 8 -113 L6 -108 Q0 -106 -6 -108 Z', '#b08c58');
  line(pen, 'M-9 -112 Q0 -108 9 -112', '#8a6238', 1.6);
  ball(pen, -5.6, -129, 2.2, 2.4, '#2c2026');
  ball(pen, 5.6, -129, 2.2, 2.4, '#2c2026');
  shape(pen, 'M0 -127 l2.6 4.6 h-5.2 Z', '#c8643c');
  line(pen, 'M-7 -119 Q0 -114.5 7 -119 M-4.6 -119.4 v2.6 M0 -118 v2.8 M4.6 -119.4 v2.6', '#5a3a2c', 0.9);
  straw(pen, -13, -134, 2.4, 9, 8);
  straw(pen, 13, -134, 0.7, 9, 8);
  // The hat.
  shape(pen, 'M-31 -137 Q0 -147 31 -137 Q20 -131 0 -131 Q-20 -131 -31 -137 Z', '#cf9f4a', {
    colour: '#8e6526',
    from: -146,
    to: -130,
  });
  shape(pen, 'M-15 -139 Q-13 -160 -3 -163 Q10 -165 14 -139 Q0 -136 -15 -139 Z', '#dcb058', {
    colour: '#a87a34',
    from: -164,
    to: -137,
  });
  shape(pen, 'M-15.4 -143 Q0 -139.5 14.6 -143 L14.4 -138.6 Q0 -135.6 -15 -138.6 Z', '#7c3c34');
  for (let weave = -4; weave <= 4; weave++)
    line(pen, `M${weave * 6.6} -137.6 l${weave * 0.5} 4.4`, '#a8792f', 0.7);
}

export const SCARECROWS: Record<string, OwnDrawing> = {
  'own/scarecrow': { width: 140, height: 168, paint: paintScarecrow },
};
