// A guitar of wood that stands upright, and an electric one, seen from the front.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const WOOD = '#d08a3c';
const DARK = '#20100c';
const STEEL = '#dfe3ea';

/** Neck, frets, head and strings; both have them. */
function neck(pen: Pen, from: number, bridge: number, colour: string): void {
  shape(pen, `M-5 -196 L5 -196 L6.4 ${from} L-6.4 ${from} Z`, mix(colour, '#ffffff', 0.12), {
    colour: mix(colour, DARK, 0.4),
    from: -196,
    to: from,
  });
  for (let fret = 0; fret < 13; fret++) {
    const y = -190 + (1 - 0.93 ** fret) * 128;
    if (y < from) line(pen, `M-5.6 ${y.toFixed(1)} H5.6`, '#c8ccd4', 0.9);
    if ([3, 5, 7, 9].includes(fret)) ball(pen, 0, y - 3.4, 1.3, 1.3, '#f4efe0');
  }
  shape(pen, 'M-6 -196 L-9 -230 C-6 -235 6 -235 9 -230 L6 -196 Z', mix(colour, '#ffffff', 0.06), {
    colour: mix(colour, DARK, 0.5),
    from: -232,
    to: -196,
  });
  for (const y of [-224, -214, -204])
    for (const side of [-1, 1]) {
      line(pen, `M${side * 7} ${y} L${side * 12} ${y}`, '#b4b8c2', 2);
      ball(pen, side * 13.4, y, 2.5, 3, '#f0ece0');
    }
  for (let string = 0; string < 6; string++) {
    const x = (string - 2.5) * 1.7;
    line(pen, `M${x * 0.9} -196 L${x * 1.2} ${bridge}`, STEEL, string < 3 ? 0.75 : 0.45);
  }
}

function acoustic(pen: Pen): void {
  const body =
    'M0 -112 C18 -116 40 -110 40 -90 C40 -78 32 -74 32 -66 C32 -58 52 -50 52 -28 C52 -6 28 0 0 0 C-28 0 -52 -6 -52 -28 C-52 -50 -32 -58 -32 -66 C-32 -74 -40 -78 -40 -90 C-40 -110 -18 -116 0 -112 Z';
  shape(pen, body, mix(WOOD, '#ffe0a0', 0.34), { colour: mix(WOOD, DARK, 0.34), from: -114, to: 0 });
  for (let grain = 0; grain < 9; grain++) {
    const x = -32 + grain * 8;
    pen.brush.globalAlpha = 0.2;
    line(pen, `M${x} -100 C${x + 2} -70 ${x - 3} -40 ${x * 1.1} -6`, mix(WOOD, DARK, 0.5), 1);
  }
  pen.brush.globalAlpha = 1;
  line(pen, body, mix(WOOD, DARK, 0.66), 2.6);
  ball(pen, 0, -70, 18, 18, mix(WOOD, DARK, 0.5));
  ball(pen, 0, -70, 15.4, 15.4, '#e8cf9a');
  ball(pen, 0, -70, 13.8, 13.8, '#2a1510');
  shape(pen, 'M15 -62 C26 -64 34 -52 30 -36 C22 -34 14 -44 8 -54 Z', '#3a1c14');
  shape(pen, 'M-19 -30 L19 -30 L22 -22 L-22 -22 Z', '#4a2618', { colour: '#2a120c', from: -30, to: -22 });
  neck(pen, -82, -27, '#5a3320');
  for (let peg = 0; peg < 6; peg++) ball(pen, (peg - 2.5) * 2.2, -25, 0.9, 0.9, '#f4efe0');
  pen.brush.globalAlpha = 0.34;
  line(pen, 'M-44 -34 C-46 -20 -38 -8 -22 -5 M-35 -92 C-34 -104 -24 -108 -12 -107', '#ffffff', 3);
  pen.brush.globalAlpha = 1;
}

function electric(pen: Pen): void {
  const paint = '#b8282c';
  const body =
    'M-7 -84 C-14 -84 -16 -104 -30 -108 C-42 -110 -44 -94 -38 -82 C-32 -68 -42 -56 -46 -38 C-50 -14 -28 0 0 0 C30 0 48 -14 44 -38 C40 -54 32 -64 36 -80 C40 -94 30 -98 22 -92 C14 -86 14 -82 7 -82 Z';
  shape(pen, body, mix(paint, '#ffffff', 0.26), { colour: mix(paint, DARK, 0.5), from: -108, to: 0 });
  line(pen, body, mix(paint, DARK, 0.62), 2);
  shape(
    pen,
    'M-8 -80 C-20 -86 -28 -78 -26 -64 C-24 -46 -34 -30 -18 -16 C-4 -10 22 -14 26 -26 C22 -40 14 -56 10 -80 Z',
    '#fbf8f0',
    {
      colour: '#cfc8bc',
      from: -84,
      to: -14,
    },
  );
  for (const y of [-66, -50, -34]) {
    shape(pen, `M-12 ${y - 3.4} H12 V${y + 3.4} H-12 Z`, '#26242c');
    for (let pole = 0; pole < 6; pole++) ball(pen, (pole - 2.5) * 3.4, y, 0.9, 0.9, STEEL);
  }
  shape(pen, 'M-13 -24 H13 V-14 H-13 Z', '#d8dce4', { colour: '#7c828e', from: -24, to: -14 });
  for (const [x, y] of [
    [25, -30],
    [29, -20],
    [24, -11],
  ] as const)
    ball(pen, x, y, 3.4, 3.4, '#f4efe4');
  neck(pen, -74, -19, '#a8703c');
  pen.brush.globalAlpha = 0.4;
  line(pen, 'M-40 -36 C-42 -18 -30 -8 -14 -5', '#ffffff', 3);
  pen.brush.globalAlpha = 1;
}

export const GUITARS: Record<string, OwnDrawing> = {
  'own/guitar': { width: 108, height: 236, paint: acoustic },
  'own/electric-guitar': { width: 96, height: 236, paint: electric },
};
