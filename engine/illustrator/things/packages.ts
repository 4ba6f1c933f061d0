// What goods are packed in for the shelf: a carton, a tin, a pouch, a tube, a carton of milk, each with a sign of what is in it.
// In millimetres.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { canOf } from './packed-goods.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#20142a';
const GOLD = '#d8b06a';
const PAPER = '#f8f2e6';

type Sign = (pen: Pen, size: number, ink: Colour) => void;

/** What is in it by its words: its usual colour, and the sign on its label. */
const CONTENTS: readonly (readonly [named: RegExp, colour: Colour, sign: Sign])[] = [
  [/coffee|咖啡/i, '#4a3226', paintBean],
  [/matcha|tea|抹茶|茶/i, '#2f6a48', paintTeaLeaves],
  [/chocolate|cocoa|巧克力|可可/i, '#5a2c1e', paintSquares],
  [/moon ?cake|月饼/i, '#b8242c', paintMoon],
  [/cookie|biscuit|cracker|饼干|曲奇/i, '#2f5a9a', paintCookie],
  [/dog|cat|pet|狗粮|猫粮|宠物/i, '#e08a34', paintPaw],
  [/milk|yogh?urt|牛奶|酸奶|豆奶|燕麦奶/i, '#eaf2fa', paintDrop],
  [/juice|orange|果汁|橙汁/i, '#f0922c', paintFruit],
  [/cereal|granola|oat|rice|flour|wheat|麦片|大米|米|面粉|燕麦/i, '#e8b844', paintGrain],
  [/candy|candies|sweet|mint|gum|糖/i, '#e8608a', paintCandy],
  [/chip|crisp|snack|nut|薯片|零食|坚果/i, '#e8502c', paintStar],
  [/tooth|牙膏/i, '#3a9ad0', paintDrop],
  [/sun|防晒/i, '#f2b43a', paintFruit],
  [/medicine|pill|vitamin|drug|药|维生素/i, '#e8eef2', paintCross],
  [
    /cream|lotion|wash|cleanser|skin|cosmetic|make-?up|beauty|perfume|soap|护|霜|洁面|洗面奶|化妆|美妆|香水|皂/i,
    '#e8b8b4',
    paintBlossom,
  ],
];
const USUAL: readonly [Colour, Sign] = ['#c89a64', paintLines];

function contentOf(words: string): readonly [Colour, Sign] {
  const found = CONTENTS.find(([named]) => named.test(words));
  return found ? [found[1], found[2]] : USUAL;
}

function paintTeaLeaves(pen: Pen, size: number, ink: Colour): void {
  for (const turn of [-0.75, 0, 0.75]) {
    pen.brush.save();
    pen.brush.translate(0, size * 0.6);
    pen.brush.rotate(turn);
    shape(
      pen,
      `M0 0 C${-size * 0.5} ${-size * 0.4} ${-size * 0.36} ${-size * 1.1} 0 ${-size * 1.4} C${size * 0.36} ${-size * 1.1} ${size * 0.5} ${-size * 0.4} 0 0 Z`,
      ink,
    );
    line(pen, `M0 ${-size * 0.1} V${-size * 1.1}`, mix(ink, '#ffffff', 0.5), size * 0.06);
    pen.brush.restore();
  }
}

function paintBean(pen: Pen, size: number): void {
  for (const [x, y] of [
    [-0.45, 0.25],
    [0.4, -0.2],
  ] as const) {
    ball(pen, x * size, y * size, size * 0.55, size * 0.42, '#6a3c20');
    line(
      pen,
      `M${(x - 0.42) * size} ${(y + 0.14) * size} Q${x * size} ${(y - 0.2) * size} ${(x + 0.42) * size} ${(y - 0.1) * size}`,
      '#3a1c0c',
      size * 0.09,
    );
  }
}

function paintSquares(pen: Pen, size: number): void {
  for (const x of [-1, 0, 1])
    for (const y of [-0.5, 0.5])
      bar(
        pen,
        (x - 0.45) * size * 0.62,
        (y - 0.45) * size * 0.8,
        size * 0.56,
        size * 0.66,
        '#5a2c1e',
        size * 0.1,
      );
}

function paintMoon(pen: Pen, size: number): void {
  ball(pen, 0, 0, size, size, '#f2c862');
  for (let bump = 0; bump < 10; bump++)
    ball(
      pen,
      Math.cos(bump * 0.628) * size,
      Math.sin(bump * 0.628) * size,
      size * 0.26,
      size * 0.26,
      '#d8963c',
    );
  ball(pen, 0, 0, size * 0.74, size * 0.74, '#e8b04c');
}

function paintCookie(pen: Pen, size: number): void {
  ball(pen, 0, 0, size, size * 0.96, '#d8a05c');
  for (const [x, y] of [
    [-0.4, -0.35],
    [0.3, -0.5],
    [0.5, 0.2],
    [-0.15, 0.15],
    [-0.5, 0.45],
    [0.15, 0.6],
  ] as const)
    ball(pen, x * size, y * size, size * 0.17, size * 0.15, '#5a3018');
}

function paintPaw(pen: Pen, size: number, ink: Colour): void {
  ball(pen, 0, size * 0.34, size * 0.56, size * 0.46, ink);
  for (const [x, y] of [
    [-0.7, -0.14],
    [-0.27, -0.6],
    [0.27, -0.6],
    [0.7, -0.14],
  ] as const)
    ball(pen, x * size, y * size, size * 0.22, size * 0.28, ink);
}

function paintDrop(pen: Pen, size: number): void {
  const path = `M0 ${-size} C${size * 0.4} ${-size * 0.3} ${size * 0.8} 0 ${size * 0.8} ${size * 0.34} C${size * 0.8} ${size * 0.8} ${size * 0.4} ${size} 0 ${size} C${-size * 0.4} ${size} ${-size * 0.8} ${size * 0.8} ${-size * 0.8} ${size * 0.34} C${-size * 0.8} 0 ${-size * 0.4} ${-size * 0.3} 0 ${-size} Z`;
  shape(pen, path, '#8fc8f0', { colour: '#2f7fd0', from: -size, to: size });
  line(
    pen,
    `M${-size * 0.42} ${size * 0.3} q${size * 0.06} ${size * 0.34} ${size * 0.36} ${size * 0.4}`,
    '#ffffff',
    size * 0.12,
  );
}

function paintFruit(pen: Pen, size: number): void {
  ball(pen, 0, size * 0.1, size * 0.9, size * 0.86, '#f6a02c');
  shape(
    pen,
    `M0 ${-size * 0.7} q${size * 0.5} ${-size * 0.5} ${size * 0.9} ${-size * 0.16} q${-size * 0.4} ${size * 0.4} ${-size * 0.9} ${size * 0.16} Z`,
    '#4f9a44',
  );
}

function paintGrain(pen: Pen, size: number): void {
  line(pen, `M0 ${size} V${-size * 0.8}`, '#b8842c', size * 0.1);
  for (let row = 0; row < 5; row++)
    for (const side of [-1, 1]) {
      const y = size * (0.4 - row * 0.34);
      shape(
        pen,
        `M0 ${y} q${side * size * 0.16} ${-size * 0.42} ${side * size * 0.52} ${-size * 0.44} q${-side * size * 0.06} ${size * 0.36} ${-side * size * 0.52} ${size * 0.44} Z`,
        '#d8a23c',
      );
    }
}

function paintCandy(pen: Pen, size: number, ink: Colour): void {
  for (const side of [-1, 1])
    shape(
      pen,
      `M${side * size * 0.4} 0 L${side * size * 1.1} ${-size * 0.5} L${side * size * 0.96} 0 L${side * size * 1.1} ${size * 0.5} Z`,
      mix(ink, '#ffffff', 0.3),
    );
  ball(pen, 0, 0, size * 0.6, size * 0.6, ink);
  line(
    pen,
    `M${-size * 0.3} ${-size * 0.2} q${size * 0.3} ${-size * 0.3} ${size * 0.5} ${size * 0.1}`,
    '#ffffff',
    size * 0.14,
  );
}

function paintStar(pen: Pen, size: number): void {
  const points = Array.from({ length: 16 }, (_, at) => {
    const far = at % 2 === 0 ? size : size * 0.72;
    return `${Math.cos(at * 0.3927) * far} ${Math.sin(at * 0.3927) * far}`;
  });
  shape(pen, `M${points.join(' L')} Z`, '#f6c83c');
  for (const [x, y, turn] of [
    [-0.2, 0.1, 0.3],
    [0.24, -0.08, -0.4],
  ] as const) {
    pen.brush.save();
    pen.brush.translate(x * size, y * size);
    pen.brush.rotate(turn);
    ball(pen, 0, 0, size * 0.42, size * 0.3, '#e8a83c');
    pen.brush.restore();
  }
}

function paintCross(pen: Pen, size: number): void {
  const arm = size * 0.34;
  shape(
    pen,
    `M${-arm} ${-size} h${arm * 2} v${size - arm} h${size - arm} v${arm * 2} h${arm - size} v${size - arm} h${-arm * 2} v${arm - size} h${arm - size} v${-arm * 2} h${size - arm} Z`,
    '#2fa06a',
  );
}

function paintBlossom(pen: Pen, size: number, ink: Colour): void {
  for (let leaf = 0; leaf < 5; leaf++) {
    const angle = leaf * 1.2566 - 1.571;
    ball(pen, Math.cos(angle) * size * 0.52, Math.sin(angle) * size * 0.52, size * 0.4, size * 0.4, ink);
  }
  ball(pen, 0, 0, size * 0.24, size * 0.24, '#e8b84a');
}

function paintLines(pen: Pen, size: number, ink: Colour): void {
  for (const [row, long] of [
    [-0.6, 0.9],
    [0, 0.56],
    [0.5, 0.56],
  ] as const)
    line(pen, `M${-size * long} ${row * size} H${size * long}`, ink, size * 0.12);
}

/** A label with the sign, and lines in place of words under it. */
function paintLabel(
  pen: Pen,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
  [body, sign]: readonly [Colour, Sign],
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

type Packed = readonly [body: Colour, sign: Sign];

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
export function packageOf({
  drawing,
  colour,
  words = '',
}: {
  drawing: string;
  colour?: string | undefined;
  words?: string | undefined;
}): OwnDrawing | undefined {
  if (drawing === 'own/can' && colour === undefined) {
    const poured = POURED.find(([named]) => named.test(words));
    return poured && canOf(poured[1]);
  }
  const form = FORMS[drawing];
  if (!form) return undefined;
  const [usual, sign] = contentOf(words);
  const { width, height, paint } = form;
  return { width, height, paint: (pen) => paint(pen, [colour ?? usual, sign]) };
}

export const PACKAGES: Record<string, OwnDrawing> = Object.fromEntries(
  Object.keys(FORMS).flatMap((drawing) => {
    const made = packageOf({ drawing });
    return made ? [[drawing, made]] : [];
  }),
);
