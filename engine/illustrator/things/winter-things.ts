// What belongs to winter: a snowman with its scarf and hat, a sleigh with and without a sack of gifts.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const SCARF = '#c8342f';
const HAT = '#2c2a36';
const SNOW = '#f2f5fb';

/** Three balls, stick arms, a carrot, coal; `scarf` and `hat` in their colours. */
function snowman(pen: Pen, { scarf = SCARF, hat = HAT }: { scarf?: Colour; hat?: Colour }): void {
  for (const side of [-1, 1])
    line(
      pen,
      `M${side * 24} -92 L${side * 52} -112 M${side * 44} -106 L${side * 50} -122 M${side * 46} -108 L${side * 62} -108`,
      '#5f4230',
      3,
    );
  for (const [y, rx, ry] of [
    [-32, 41, 34],
    [-84, 31, 28],
    [-128, 23, 22],
  ] as const)
    ball(pen, 0, y, rx, ry, SNOW);
  for (const y of [-96, -84, -72]) ball(pen, -2, y, 2.8, 2.8, '#26242c');
  for (const x of [-11, 5]) ball(pen, x, -134, 2.9, 3.2, '#1f1d26');
  for (const [x, y] of [
    [-13, -119],
    [-8, -116.4],
    [-2, -115.6],
    [4, -116.8],
    [9, -119.6],
  ] as const)
    ball(pen, x, y, 1.5, 1.5, '#26242c');
  shape(pen, 'M-2 -130 C-6 -131 -7 -125 -3 -123 L-30 -122.6 Z', '#f08a2c', {
    colour: '#c85a1a',
    from: -131,
    to: -121,
  });
  line(pen, 'M-10 -127 v3 M-17 -125.4 v2', '#b4501a', 0.8);
  tieScarf(pen, scarf);
  const felt = { colour: mix(hat, '#000000', 0.3), from: -190, to: -142 };
  shape(pen, 'M-18 -146 L-16 -184 C-8 -189 10 -189 17 -184 L19 -146 Z', mix(hat, '#ffffff', 0.16), felt);
  shape(pen, 'M-18.4 -152 L19.2 -152 L19.6 -145 L-18.8 -145 Z', mix(scarf, '#20101c', 0.1));
  shape(
    pen,
    'M-31 -147 C-20 -152 22 -152 32 -147 C30 -140 -28 -140 -31 -147 Z',
    mix(hat, '#ffffff', 0.08),
    felt,
  );
}

function tieScarf(pen: Pen, scarf: Colour): void {
  const deep = mix(scarf, '#1c0a1c', 0.34);
  const stripe = mix(scarf, '#ffffff', 0.4);
  shape(pen, 'M8 -108 L24 -106 L28 -64 L13 -62 Z', scarf, { colour: deep, from: -108, to: -58 });
  line(pen, 'M12.6 -74 L27 -76', stripe, 2.6);
  for (const x of [14, 18, 22, 26]) line(pen, `M${x} -63 l0.6 6`, scarf, 1.6);
  shape(
    pen,
    'M-25 -116 C-14 -106 14 -106 25 -116 C29 -110 28 -103 24 -100 C12 -92 -14 -92 -25 -101 C-29 -105 -28 -111 -25 -116 Z',
    scarf,
    { colour: deep, from: -116, to: -92 },
  );
  line(pen, 'M-24 -110 C-14 -101 14 -101 24 -110', stripe, 2.2);
  ball(pen, 15, -101, 7, 7, scarf);
}

/** A snowman in a scarf or a hat whose colour is told. */
export function dressedSnowman({ key, parts }: Pick<Subject, 'key' | 'parts'>): OwnDrawing | undefined {
  if (key !== 'snowman' || !parts) return undefined;
  const colours = Object.fromEntries(parts.map(({ part, colour }) => [part, colour]));
  return { width: 132, height: 190, paint: (pen) => snowman(pen, colours) };
}

const RED = '#b3262b';
const GOLD = '#e2b34c';

/** To the left: a curled front, a high back, gilded runners. */
function sleigh(pen: Pen, hasSack: boolean): void {
  const dark = mix(RED, '#20081c', 0.45);
  if (hasSack) sack(pen);
  line(pen, 'M-40 -28 L-44 -6 M6 -28 L4 -6 M52 -28 L54 -6', mix(GOLD, '#3a2010', 0.3), 4);
  line(pen, 'M-84 -30 C-108 -34 -106 -6 -84 -5 L78 -5 C90 -5 97 -9 98 -16', mix(GOLD, '#3a2010', 0.2), 5.4);
  line(pen, 'M-84 -31 C-107 -35 -105 -7 -84 -6 L78 -6', mix(GOLD, '#ffffff', 0.3), 1.6);
  const body =
    'M-66 -82 C-66 -92 -82 -94 -86 -82 C-92 -64 -84 -44 -68 -33 C-56 -26 -40 -25 -24 -25 L54 -25 C82 -27 97 -62 95 -108 C94 -119 80 -121 77 -110 C71 -88 58 -74 34 -68 C10 -63 -10 -62 -30 -57 C-50 -53 -60 -62 -66 -82 Z';
  shape(pen, body, mix(RED, '#ffffff', 0.12), { colour: dark, from: -110, to: -22 });
  line(
    pen,
    'M-66 -82 C-60 -62 -50 -53 -30 -57 C-10 -62 10 -63 34 -68 C58 -74 71 -88 77 -110 C80 -121 94 -119 95 -108',
    GOLD,
    3.4,
  );
  line(pen, 'M-84 -76 C-84 -58 -76 -44 -62 -36 C-48 -30 20 -30 54 -31 C72 -34 84 -54 89 -84', GOLD, 1.6);
  line(
    pen,
    'M-30 -44 C-20 -52 -8 -36 2 -44 C12 -52 24 -36 34 -44 C42 -51 52 -42 58 -48',
    mix(GOLD, '#ffffff', 0.2),
    1.8,
  );
  ball(pen, -76, -84, 5, 5, GOLD);
}

function sack(pen: Pen): void {
  const cloth = '#8a5a34';
  shape(pen, 'M40 -56 C34 -96 48 -136 72 -138 C98 -138 104 -100 98 -60 Z', mix(cloth, '#ffffff', 0.16), {
    colour: mix(cloth, '#20101c', 0.36),
    from: -138,
    to: -60,
  });
  for (const [x, y, colour] of [
    [54, -140, '#3f8f5a'],
    [72, -148, '#3f6fb8'],
    [88, -138, '#d84a3a'],
  ] as const) {
    shape(pen, `M${x - 10} ${y - 8} h20 v22 h-20 Z`, colour, {
      colour: mix(colour, '#20101c', 0.3),
      from: y - 8,
      to: y + 14,
    });
    line(pen, `M${x} ${y - 8} v20 M${x - 10} ${y + 1} h20`, '#f4e2a8', 2);
  }
  shape(pen, 'M46 -128 C56 -136 88 -136 98 -126 C94 -116 52 -116 46 -128 Z', mix(cloth, '#20101c', 0.16));
}

/** Where a sleigh begins, as a part of its width, and how high traces are fastened to it. */
export const TRACES = { x: 0.08, y: 0.6 } as const;

export const WINTER_THINGS: Record<string, OwnDrawing> = {
  'own/snowman': { width: 132, height: 190, paint: (pen) => snowman(pen, {}) },
  'own/sleigh': { width: 212, height: 124, paint: (pen) => sleigh(pen, false) },
  'own/sleigh-with-sack': { width: 212, height: 160, paint: (pen) => sleigh(pen, true) },
};
