// What goods are packed in for the shelf: a carton, a tin, a pouch, a tube, a carton of milk, each with a sign of what is in it.
// In millimetres.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { canOf } from './packed-goods.ts';
import { packageContentOf, type PackageSign } from './package-signs.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen, type Asked } from './pen.ts';

const DARK = '#20142a';
const GOLD = '#d8b06a';
const PAPER = '#f8f2e6';

/** A label with the sign, and lines in place of words under it. */
function paintLabel(
  pen: Pen,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
  [body, sign]: readonly [Colour, PackageSign],
): void {
  const path = `M${x - wide / 2} ${y + 5} Q${x - wide / 2} ${y} ${x - wide / 2 + 5} ${y} H${x + wide / 2 - 5} Q${x + wide / 2} ${y} ${x + wide / 2} ${y + 5} V${y + tall - 5} Q${x + wide / 2} ${y + tall} ${x + wide / 2 - 5} ${y + tall} H${x - wide / 2 + 5} Q${x - wide / 2} ${y + tall} ${x - wide / 2} ${y + tall - 5} Z`;
  shape(pen, path, PAPER, { colour: mix(PAPER, DARK, 0.12), from: y, to: y + tall });
  line(pen, path, mix(GOLD, DARK, 0.14), 1.4);
  // On what is white the sign is not white.
  const ink = isPale(body) ? '#8a6a8a' : mix(body, DARK, 0.1);
  pen.brush.save();
  pen.brush.translate(x, y + tall * 0.4);
  sign(pen, Math.min(wide * 0.26, tall * 0.26), ink);
  pen.brush.restore();
  for (const [row, long] of [
    [0.78, 0.3],
    [0.88, 0.2],
  ] as const)
    line(pen, `M${x - wide * long} ${y + tall * row} H${x + wide * long}`, mix(PAPER, '#3a2a34', 0.6), 2.2);
}

function isPale(colour: Colour): boolean {
  return /^#[ef][0-9a-f][d-f][0-9a-f][d-f]/i.test(String(colour));
}

type Packed = readonly [body: Colour, sign: PackageSign];

/** A carton with a lid: its front and one side to be seen. */
function box(pen: Pen, packed: Packed): void {
  const [body] = packed;
  const side = pen.side;
  // The side away from the light is the dark one.
  const at = (x: number): number => -side * x;
  shape(pen, `M${at(46)} -168 L${at(74)} -158 L${at(74)} -8 L${at(46)} 0 Z`, mix(body, DARK, 0.34), {
    colour: mix(body, DARK, 0.5),
    from: -168,
    to: 0,
  });
  shape(
    pen,
    `M${at(-66)} -168 L${at(46)} -168 L${at(74)} -158 L${at(74)} -162 L${at(52)} -176 L${at(-54)} -176 Z`,
    mix(body, '#ffffff', 0.42),
  );
  shape(pen, `M${at(-66)} -168 L${at(46)} -168 L${at(46)} 0 L${at(-66)} 0 Z`, mix(body, '#ffffff', 0.2), {
    colour: mix(body, DARK, 0.18),
    from: -168,
    to: 0,
  });
  // The lid ends in a line of gold.
  line(pen, `M${at(-66)} -132 H${at(46)} L${at(74)} -124`, mix(body, DARK, 0.4), 1.6);
  line(pen, `M${at(-66)} -129.6 H${at(46)}`, GOLD, 2.2);
  line(pen, `M${at(-66)} -12 H${at(46)}`, GOLD, 2.2);
  paintLabel(pen, { x: at(-10), y: -118, wide: 84, tall: 94 }, packed);
  sheen(pen, at(-58), -166, 164, 5);
}

function tin(pen: Pen, packed: Packed): void {
  const [body] = packed;
  const { brush } = pen;
  bar(pen, -52, -118, 104, 118, body, 7);
  bar(pen, -54, -7, 108, 7, mix(body, DARK, 0.3), 3);
  paintLabel(pen, { x: 0, y: -100, wide: 70, tall: 84 }, packed);
  bar(pen, -55, -140, 110, 30, mix(body, DARK, 0.16), 5);
  bar(pen, -55, -114, 110, 4, GOLD, 1);
  brush.fillStyle = css(mix(body, '#ffffff', 0.34));
  brush.beginPath();
  brush.ellipse(0, -140, 54, 9, 0, 0, 7);
  brush.fill();
  brush.fillStyle = css(mix(body, '#ffffff', 0.14));
  brush.beginPath();
  brush.ellipse(0, -140, 46, 7, 0, 0, 7);
  brush.fill();
  sheen(pen, pen.side * 42, -136, 130, 6);
}

function pouch(pen: Pen, packed: Packed): void {
  const [body] = packed;
  const path =
    'M-54 -186 L54 -186 C55 -150 62 -120 64 -70 C65 -40 66 -20 60 -4 C30 2 -30 2 -60 -4 C-66 -20 -65 -40 -64 -70 C-62 -120 -55 -150 -54 -186 Z';
  shape(pen, path, mix(body, '#ffffff', 0.24), { colour: mix(body, DARK, 0.3), from: -186, to: 0 });
  shape(pen, 'M-60 -4 C-40 -26 40 -26 60 -4 C30 2 -30 2 -60 -4 Z', mix(body, DARK, 0.36));
  bar(pen, -54, -190, 108, 16, mix(body, '#ffffff', 0.1), 2);
  for (const y of [-186, -182, -178]) line(pen, `M-52 ${y} H52`, mix(body, DARK, 0.24), 0.9);
  line(pen, 'M-52 -164 H52', mix(body, '#ffffff', 0.5), 2.4);
  paintLabel(pen, { x: 0, y: -142, wide: 84, tall: 104 }, packed);
  sheen(pen, pen.side * 50, -168, 140, 6);
  line(pen, 'M-52 -150 Q-58 -110 -58 -60', mix(body, '#ffffff', 0.3), 2.4);
}

/** It stands on its cap. */
function tube(pen: Pen, packed: Packed): void {
  const [body] = packed;
  bar(pen, -24, -26, 48, 26, mix(PAPER, body, 0.14), 4);
  for (let rib = 0; rib < 8; rib++) line(pen, `M${-20 + rib * 5.7} -23 V-3`, mix(PAPER, DARK, 0.22), 1);
  shape(
    pen,
    'M-42 -178 L42 -178 L32 -40 Q31 -26 22 -26 L-22 -26 Q-31 -26 -32 -40 Z',
    mix(body, '#ffffff', 0.3),
    {
      colour: mix(body, DARK, 0.16),
      from: -178,
      to: -26,
    },
  );
  bar(pen, -43, -186, 86, 12, mix(body, '#ffffff', 0.16), 1);
  for (let rib = 0; rib < 14; rib++) line(pen, `M${-39 + rib * 6} -185 V-176`, mix(body, DARK, 0.24), 0.9);
  paintLabel(pen, { x: 0, y: -156, wide: 50, tall: 92 }, packed);
  sheen(pen, pen.side * 28, -172, 142, 5);
}

/** Of paper, with a gable. */
function carton(pen: Pen, packed: Packed): void {
  const [body] = packed;
  const side = pen.side;
  const at = (x: number): number => -side * x;
  shape(pen, `M${at(30)} -136 L${at(56)} -130 L${at(56)} -6 L${at(30)} 0 Z`, mix(body, DARK, 0.26), {
    colour: mix(body, DARK, 0.42),
    from: -136,
    to: 0,
  });
  shape(pen, `M${at(30)} -136 L${at(43)} -176 L${at(56)} -130 Z`, mix(body, DARK, 0.36));
  shape(
    pen,
    `M${at(-52)} -136 L${at(30)} -136 L${at(43)} -176 L${at(-38)} -176 Z`,
    mix(body, '#ffffff', 0.34),
    {
      colour: mix(body, DARK, 0.06),
      from: -176,
      to: -136,
    },
  );
  shape(
    pen,
    `M${at(-38)} -190 L${at(43)} -190 L${at(43)} -174 L${at(-38)} -174 Z`,
    mix(body, '#ffffff', 0.2),
    {
      colour: mix(body, DARK, 0.14),
      from: -190,
      to: -174,
    },
  );
  shape(pen, `M${at(-52)} -136 L${at(30)} -136 L${at(30)} 0 L${at(-52)} 0 Z`, mix(body, '#ffffff', 0.26), {
    colour: mix(body, DARK, 0.1),
    from: -136,
    to: 0,
  });
  const band = isPale(body) ? '#3a8ad8' : mix(body, '#ffffff', 0.6);
  shape(pen, `M${at(-52)} -22 Q${at(-10)} -40 ${at(30)} -24 L${at(30)} 0 L${at(-52)} 0 Z`, band, {
    colour: mix(band, DARK, 0.14),
    from: -34,
    to: 0,
  });
  ball(pen, at(2), -156, 10, 9, band);
  ball(pen, at(2), -158, 7, 5.6, mix(band, '#ffffff', 0.3));
  paintLabel(pen, { x: at(-11), y: -126, wide: 62, tall: 84 }, packed);
}

function sheen(pen: Pen, x: number, top: number, tall: number, wide: number): void {
  const { brush } = pen;
  brush.globalAlpha = 0.3;
  bar(pen, x - wide / 2, top, wide, tall, '#ffffff', wide / 2);
  brush.globalAlpha = 1;
}

/** Cans by what is in them; any other is red. */
const POURED: readonly (readonly [named: RegExp, colour: Colour])[] = [
  [/orange|juice|果汁|橙/i, '#f08a24'],
  [/lemon|柠檬/i, '#e8c82c'],
  [/coffee|咖啡/i, '#5a3a28'],
  [/tea|茶/i, '#3a7a4a'],
  [/water|水/i, '#5aa8e0'],
  [/beer|啤酒/i, '#c89a3a'],
  [/energy|能量/i, '#2f3a8a'],
];

const FORMS: Readonly<
  Record<string, { width: number; height: number; paint: (pen: Pen, packed: Packed) => void }>
> = {
  'own/product-box': { width: 156, height: 178, paint: box },
  'own/tin': { width: 116, height: 152, paint: tin },
  'own/pouch': { width: 136, height: 194, paint: pouch },
  'own/tube': { width: 92, height: 190, paint: tube },
  'own/carton': { width: 120, height: 194, paint: carton },
};

/** In the colour that was asked for, with the sign of what its words say is in it; undefined for any other drawing. */
export function packageOf({ drawing, colour, words = '' }: Asked): OwnDrawing | undefined {
  if (drawing === 'own/can' && colour === undefined) {
    const poured = POURED.find(([named]) => named.test(words));
    return poured && canOf(poured[1]);
  }
  const form = FORMS[drawing];
  if (!form) return undefined;
  const [usual, sign] = packageContentOf(words);
  const { width, height, paint } = form;
  return { width, height, paint: (pen) => paint(pen, [colour ?? usual, sign]) };
}

export const PACKAGES: Record<string, OwnDrawing> = Object.fromEntries(
  Object.keys(FORMS).flatMap((drawing) => {
    const made = packageOf({ drawing });
    return made ? [[drawing, made]] : [];
  }),
);
