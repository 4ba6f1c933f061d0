// A small dragon that sits and looks at you.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const SKIN = '#5fb87c';
const CREAM = '#f4e6b8';
const below = shadeInto('#143a34', 0.4);

/** In units of a hundredth of its height, from the front. */
function babyDragon(pen: Pen): void {
  const pale = mix(SKIN, '#ffffff', 0.24);
  // The tail curls around to the right and ends in a leaf.
  shape(
    pen,
    'M14 -22 C34 -4 58 -4 58 -22 C58 -32 50 -36 46 -32 C50 -28 50 -18 40 -18 C30 -18 24 -26 20 -32 Z',
    pale,
    below(SKIN, -34, -2),
  );
  shape(pen, 'M50 -28 C44 -40 50 -50 60 -54 C66 -44 62 -34 54 -28 Z', '#f2a04a', {
    colour: '#c8602c',
    from: -54,
    to: -28,
  });
  for (const s of [-1, 1]) {
    shape(
      pen,
      `M${s * 20} -50 C${s * 30} -72 ${s * 44} -84 ${s * 60} -84 C${s * 56} -76 ${s * 58} -70 ${s * 62} -64 C${s * 54} -66 ${s * 50} -60 ${s * 50} -54 C${s * 44} -58 ${s * 38} -54 ${s * 36} -48 C${s * 30} -50 ${s * 24} -48 ${s * 20} -40 Z`,
      '#f6b25c',
      { colour: '#c8602c', from: -84, to: -44 },
    );
    line(
      pen,
      `M${s * 20} -50 C${s * 30} -70 ${s * 44} -82 ${s * 60} -84 M${s * 32} -64 L${s * 36} -50 M${s * 44} -76 L${s * 50} -56`,
      mix(SKIN, '#143a34', 0.2),
      2.6,
    );
  }
  shape(
    pen,
    'M0 -66 C22 -66 33 -40 33 -22 C33 -6 18 -1 0 -1 C-18 -1 -33 -6 -33 -22 C-33 -40 -22 -66 0 -66 Z',
    pale,
    below(SKIN, -66, 0),
  );
  shape(
    pen,
    'M0 -58 C13 -58 20 -38 20 -22 C20 -8 12 -2 0 -2 C-12 -2 -20 -8 -20 -22 C-20 -38 -13 -58 0 -58 Z',
    CREAM,
    { colour: '#cfa868', from: -58, to: -2 },
  );
  for (const [y, x] of [
    [-44, 15],
    [-34, 18],
    [-24, 19],
    [-14, 18],
  ] as const)
    line(pen, `M${-x} ${y} Q0 ${y + 6} ${x} ${y}`, '#c89a5c', 1.3);
  for (const s of [-1, 1]) {
    ball(pen, s * 22, -7, 14, 8, mix(SKIN, '#ffffff', 0.06));
    for (const toe of [-7, 0, 7]) ball(pen, s * 22 + toe, -2.4, 3.2, 2.6, CREAM);
    shape(
      pen,
      `M${s * 24} -48 C${s * 36} -44 ${s * 36} -32 ${s * 24} -26 C${s * 18} -24 ${s * 14} -28 ${s * 16} -32 C${s * 22} -34 ${s * 22} -40 ${s * 18} -46 Z`,
      mix(SKIN, '#ffffff', 0.14),
      below(SKIN, -48, -22),
    );
  }
  for (const s of [-1, 1]) {
    shape(
      pen,
      `M${s * 12} -104 C${s * 12} -114 ${s * 18} -122 ${s * 26} -124 C${s * 26} -114 ${s * 26} -108 ${s * 22} -98 Z`,
      '#fbf0d0',
      { colour: '#b88c54', from: -124, to: -98 },
    );
    shape(
      pen,
      `M${s * 30} -90 C${s * 40} -100 ${s * 50} -100 ${s * 54} -96 C${s * 50} -92 ${s * 50} -88 ${s * 52} -84 C${s * 46} -84 ${s * 44} -80 ${s * 44} -76 C${s * 38} -78 ${s * 32} -76 ${s * 30} -76 Z`,
      '#f6b25c',
      { colour: '#c8602c', from: -100, to: -76 },
    );
  }
  shape(
    pen,
    'M0 -112 C24 -112 36 -96 36 -80 C36 -64 22 -54 0 -54 C-22 -54 -36 -64 -36 -80 C-36 -96 -24 -112 0 -112 Z',
    pale,
    below(SKIN, -112, -52),
  );
  for (const [x, y, size] of [
    [0, -110, 7],
    [0, -101, 6],
  ] as const)
    shape(pen, `M${x - size * 0.7} ${y + 3} L${x} ${y - size} L${x + size * 0.7} ${y + 3} Z`, '#f2a04a');
  shape(
    pen,
    'M0 -78 C14 -78 24 -72 24 -65 C24 -57 12 -53 0 -53 C-12 -53 -24 -57 -24 -65 C-24 -72 -14 -78 0 -78 Z',
    mix(SKIN, '#ffffff', 0.4),
    { colour: mix(SKIN, '#ffffff', 0.08), from: -78, to: -53 },
  );
  for (const s of [-1, 1]) {
    ball(pen, s * 7, -71, 1.9, 1.5, '#2c6a4c');
    ball(pen, s * 17, -84, 10, 11, '#fbfbf4');
    ball(pen, s * 16, -83.4, 7.6, 8.8, '#c8842a');
    ball(pen, s * 15.6, -83, 4.6, 6.4, '#1c1420');
    ball(pen, s * 15.6 - 2.4, -87, 2.5, 2.8, '#ffffff');
    ball(pen, s * 15.6 + 2.2, -80, 1.2, 1.3, '#ffffff');
    line(pen, `M${s * 8} -95 Q${s * 17} -100 ${s * 26} -94`, mix(SKIN, '#143a34', 0.5), 1.8);
    pen.brush.globalAlpha = 0.45;
    ball(pen, s * 27, -70, 5.6, 3.6, '#f08a80');
    pen.brush.globalAlpha = 1;
  }
  line(pen, 'M-13 -63 C-8 -57 8 -57 13 -63', '#2c5a44', 1.8);
  for (const s of [-1, 1]) shape(pen, `M${s * 8} -60.4 l${s * 3.4} -1.2 l${-s * 0.8} 5 Z`, '#fffdf4');
}

export const BABY_DRAGONS: Record<string, OwnDrawing> = {
  'own/baby-dragon': { width: 126, height: 126, paint: babyDragon },
};
