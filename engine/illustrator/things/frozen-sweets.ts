// Ice cream in a bowl, in a tall glass, in a cone and on a stick, by its flavour. In millimetres.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { Path2D } from '@napi-rs/canvas';
import { ball, bar, line, shape, type OwnDrawing, type Pen, type Asked } from './pen.ts';

const DARK = '#2a1420';
const VANILLA = '#fbedc8';
const FLAVOURS: readonly (readonly [named: RegExp, colour: Colour, bits?: Colour])[] = [
  [/chocolate|巧克力/i, '#7a4a30', '#3a1c10'],
  [/strawberry|草莓/i, '#f29aae', '#d83a54'],
  [/raspberry|cherry|watermelon|树莓|樱桃|西瓜/i, '#e8607a', '#b8243c'],
  [/mint|薄荷/i, '#a8e0c4', '#4a2a1c'],
  [/matcha|green tea|pistachio|抹茶|开心果/i, '#9cb85a', '#6a8a3a'],
  [/mango|芒果/i, '#fbb93c', '#f09a1c'],
  [/orange|橙/i, '#fb9a34', '#e87a1c'],
  [/lemon|pineapple|柠檬|菠萝/i, '#fbe468', '#e8c83a'],
  [/lime|kiwi|青柠|猕猴桃/i, '#b4d84a', '#6a9a2c'],
  [/peach|桃/i, '#fbc09a', '#f08a6a'],
  [/blueberry|blackberry|grape|taro|ube|蓝莓|葡萄|香芋|芋头/i, '#a88ac8', '#5a4a8a'],
  [/coffee|caramel|咖啡|焦糖/i, '#c8966a', '#7a4a2a'],
  [/red bean|红豆/i, '#b87a74', '#7a3434'],
  [/coconut|yogh?urt|milk|(?<!ice )cream\b|椰子|酸奶|牛奶|奶油/i, '#fdf8ee'],
];

type Flavour = { colour: Colour; bits?: Colour | undefined };

function flavourOf(words: string, asked: Colour | undefined): Flavour {
  const found = FLAVOURS.find(([named]) => named.test(words));
  return asked === undefined
    ? { colour: found?.[1] ?? VANILLA, bits: found?.[2] }
    : { colour: asked, bits: found?.[2] };
}

/** A ball from the spoon, its foot ragged. */
function scoop(pen: Pen, x: number, y: number, size: number, { colour, bits }: Flavour): void {
  for (let bump = 0; bump < 7; bump++) {
    const along = (bump - 3) / 3;
    ball(
      pen,
      x + along * size * 0.86,
      y + size * (0.5 - along * along * 0.12),
      size * 0.28,
      size * 0.2,
      mix(colour, DARK, 0.06),
    );
  }
  ball(pen, x, y, size, size * 0.94, colour);
  pen.brush.globalAlpha = 0.3;
  line(
    pen,
    `M${x - size * 0.6} ${y + size * 0.1} q${size * 0.5} ${-size * 0.24} ${size * 1.1} ${-size * 0.02} M${x - size * 0.4} ${y - size * 0.34} q${size * 0.4} ${-size * 0.16} ${size * 0.7} 0`,
    mix(colour, '#ffffff', 0.7),
    size * 0.06,
  );
  pen.brush.globalAlpha = 1;
  if (bits === undefined) return;
  for (let bit = 0; bit < 9; bit++) {
    const [angle, far] = [bit * 2.4, Math.sqrt((bit + 0.5) / 9) * size * 0.78];
    ball(pen, x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.9, size * 0.07, size * 0.05, bits);
  }
}

function glass(pen: Pen, path: string, from: number): void {
  pen.brush.globalAlpha = 0.6;
  shape(pen, path, '#f4fafc', { colour: '#a8bcc8', from, to: 0 });
  pen.brush.globalAlpha = 0.9;
  line(pen, path, '#f8fcfe', 1.6);
  pen.brush.globalAlpha = 1;
}

function foot(pen: Pen, half: number): void {
  shape(pen, `M${-half} 0 Q${-half} -7 -6 -10 L-5 -26 L5 -26 L6 -10 Q${half} -7 ${half} 0 Z`, '#eef5f8', {
    colour: '#a8bcc6',
    from: -26,
    to: 0,
  });
}

function wafer(pen: Pen, x: number, y: number, turn: number): void {
  pen.brush.save();
  pen.brush.translate(x, y);
  pen.brush.rotate(turn);
  bar(pen, -7, -56, 14, 60, '#e0a95c', 2);
  for (let row = 0; row < 6; row++) line(pen, `M-6 ${-50 + row * 9} L6 ${-46 + row * 9}`, '#b87a34', 1.2);
  pen.brush.restore();
}

function bowl(pen: Pen, flavour: Flavour): void {
  foot(pen, 40);
  wafer(pen, 40, -72, 0.5);
  glass(pen, 'M-68 -62 L68 -62 C64 -34 34 -22 0 -22 C-34 -22 -64 -34 -68 -62 Z', -62);
  scoop(pen, -30, -76, 30, flavour);
  scoop(pen, 31, -76, 30, { ...flavour, colour: mix(flavour.colour, '#ffffff', 0.16) });
  scoop(pen, 0, -100, 31, flavour);
  glass(pen, 'M-68 -62 C-50 -52 50 -52 68 -62 C64 -34 34 -22 0 -22 C-34 -22 -64 -34 -68 -62 Z', -62);
}

function sundae(pen: Pen, flavour: Flavour): void {
  foot(pen, 34);
  wafer(pen, 26, -126, 0.36);
  const inside = 'M-40 -124 L40 -124 C36 -80 26 -40 0 -26 C-26 -40 -36 -80 -40 -124 Z';
  shape(pen, inside, mix(flavour.colour, '#ffffff', 0.3), { colour: flavour.colour, from: -124, to: -26 });
  shape(
    pen,
    'M-37 -96 Q0 -84 37 -96 C35 -84 33 -76 30 -68 Q0 -56 -30 -68 C-33 -76 -35 -84 -37 -96 Z',
    '#fff6ea',
  );
  shape(
    pen,
    'M-27 -62 Q0 -52 27 -62 C22 -48 14 -34 0 -26 C-14 -34 -22 -48 -27 -62 Z',
    mix(flavour.bits ?? '#c83a4a', '#ffffff', 0.1),
  );
  scoop(pen, -18, -132, 22, flavour);
  scoop(pen, 19, -132, 22, { ...flavour, colour: mix(flavour.colour, '#ffffff', 0.2) });
  for (const [x, y, wide, tall] of [
    [0, -150, 21, 12],
    [-1, -160, 15, 9],
    [1, -169, 9, 7],
  ] as const)
    ball(pen, x, y, wide, tall, '#fffaf2');
  line(pen, 'M1 -182 Q4 -196 16 -202', '#5a7a3a', 2);
  ball(pen, 0, -178, 9, 8.6, '#c8202c');
  shape(
    pen,
    'M-24 -146 C-20 -130 -16 -138 -12 -128 C-6 -140 4 -132 8 -142 L14 -152 C4 -146 -12 -146 -24 -146 Z',
    mix(flavour.bits ?? '#6a3420', DARK, 0.1),
  );
  pen.brush.globalAlpha = 0.5;
  line(
    pen,
    `M${pen.side * 31} -112 C${pen.side * 28} -80 ${pen.side * 20} -54 ${pen.side * 12} -42`,
    '#ffffff',
    3.4,
  );
  pen.brush.globalAlpha = 0.8;
  line(pen, inside, '#eef6f9', 1.6);
  pen.brush.globalAlpha = 1;
}

function cone(pen: Pen, flavour: Flavour): void {
  const waffle = 'M-38 -112 L38 -112 L4 -3 Q0 2 -4 -3 Z';
  shape(pen, waffle, '#ecb96c', { colour: '#b87a34', from: -112, to: 0 });
  pen.brush.save();
  pen.brush.clip(new Path2D(waffle));
  for (let row = -6; row < 14; row++) {
    line(pen, `M-50 ${-120 + row * 14} L50 ${-70 + row * 14}`, '#a86a2c', 1.6);
    line(pen, `M50 ${-120 + row * 14} L-50 ${-70 + row * 14}`, '#a86a2c', 1.6);
  }
  pen.brush.restore();
  shape(pen, 'M-41 -116 L41 -116 L37 -103 L-37 -103 Z', '#f0c480', {
    colour: '#c88a44',
    from: -116,
    to: -103,
  });
  scoop(pen, 0, -138, 41, flavour);
  scoop(pen, 0, -190, 35, { ...flavour, colour: mix(flavour.colour, '#ffffff', 0.14) });
}

/** Frozen on a stick, its upper end round. */
function popsicle(pen: Pen, { colour, bits }: Flavour): void {
  bar(pen, -8, -50, 16, 50, '#e0bc84', 7);
  line(pen, 'M-3 -40 V-8', '#c49a5c', 1.2);
  const path =
    'M-36 -46 L-36 -150 C-36 -196 36 -196 36 -150 L36 -46 Q36 -40 30 -40 L-30 -40 Q-36 -40 -36 -46 Z';
  shape(pen, path, mix(colour, '#ffffff', 0.24), { colour: mix(colour, DARK, 0.2), from: -186, to: -40 });
  for (const x of [-13, 13]) {
    bar(pen, x - 5, -158, 10, 104, mix(colour, DARK, 0.14), 5);
    pen.brush.globalAlpha = 0.5;
    line(pen, `M${x + 4} -152 V-60`, mix(colour, '#ffffff', 0.6), 1.6);
    pen.brush.globalAlpha = 1;
  }
  if (bits !== undefined)
    for (let bit = 0; bit < 11; bit++)
      ball(pen, pen.random.between(-28, 28), pen.random.between(-166, -50), 3.6, 2.6, bits);
  pen.brush.globalAlpha = 0.5;
  line(pen, `M${pen.side * 29} -150 V-58`, '#ffffff', 4);
  pen.brush.globalAlpha = 0.7;
  for (const [x, y] of [
    [-24, -120],
    [20, -90],
    [-26, -70],
    [2, -174],
  ] as const)
    ball(pen, x, y, 2.2, 2.8, '#f4fbff');
  pen.brush.globalAlpha = 1;
  ball(pen, -20, -38, 5, 6, mix(colour, '#ffffff', 0.2));
}

const FORMS: Readonly<
  Record<string, { width: number; height: number; paint: (pen: Pen, flavour: Flavour) => void }>
> = {
  'own/ice-cream-bowl': { width: 142, height: 134, paint: bowl },
  'own/sundae': { width: 92, height: 206, paint: sundae },
  'own/ice-cream-cone': { width: 92, height: 228, paint: cone },
  'own/popsicle': { width: 78, height: 188, paint: popsicle },
};

/** Of the flavour that its words say, in the colour that was asked for; undefined for any other drawing. */
export function frozenSweetOf({ drawing, colour, words = '' }: Asked): OwnDrawing | undefined {
  const form = FORMS[drawing];
  if (!form) return undefined;
  const { width, height, paint } = form;
  return { width, height, paint: (pen) => paint(pen, flavourOf(words, colour)) };
}

export const FROZEN_SWEETS: Record<string, OwnDrawing> = Object.fromEntries(
  Object.keys(FORMS).flatMap((drawing) => {
    const made = frozenSweetOf({ drawing });
    return made ? [[drawing, made]] : [];
  }),
);
