// What is laid on a dish, one piece of each: halved eggs, rings, slices, berries, seen from above.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { NUT_AND_BERRY_PIECES } from './nuts-and-berries.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** The middle of a piece. */
const MIDDLE = -50;

function disc(pen: Pen, radius: number, colour: Colour, tall = radius): void {
  const { brush } = pen;
  brush.fillStyle = css(colour);
  brush.beginPath();
  brush.ellipse(0, MIDDLE, radius, tall, 0, 0, 7);
  brush.fill();
}

/** A light that lies on it, on the lit side. */
function sheen(pen: Pen, radius: number): void {
  const { brush, side } = pen;
  brush.globalAlpha = 0.55;
  brush.fillStyle = '#ffffff';
  brush.beginPath();
  brush.ellipse(side * radius * 0.4, MIDDLE - radius * 0.42, radius * 0.22, radius * 0.12, side * 0.6, 0, 7);
  brush.fill();
  brush.globalAlpha = 1;
}

function halfEgg(pen: Pen): void {
  disc(pen, 46, '#d8cfc0', 36);
  shape(
    pen,
    'M-46 -54 C-46 -78 -18 -90 6 -88 C32 -86 46 -70 46 -54 C46 -34 26 -18 0 -18 C-28 -18 -46 -32 -46 -54 Z',
    '#fffdf7',
    { colour: '#ece2d2', from: -86, to: -16 },
  );
  ball(pen, 2, -52, 25, 21, '#f59c1d');
  sheen(pen, 30);
}

function friedEgg(pen: Pen): void {
  shape(
    pen,
    'M-48 -46 C-54 -72 -30 -84 -12 -82 C2 -98 34 -92 38 -76 C54 -70 52 -44 42 -38 C40 -18 14 -12 0 -20 C-20 -8 -44 -22 -48 -46 Z',
    '#fffdf6',
    { colour: '#eadfcb', from: -88, to: -14 },
  );
  line(pen, 'M-46 -44 C-42 -24 -20 -12 0 -21 C16 -14 38 -20 41 -38', '#d9b27a', 3);
  ball(pen, -2, -53, 22, 18, '#f7a51e');
  sheen(pen, 26);
}

/** A thin slice with a rind: pips around its middle, or segments. */
function slice(
  rind: Colour,
  flesh: Colour,
  more: { pips?: Colour; rays?: Colour; heart?: Colour },
): (pen: Pen) => void {
  return (pen) => {
    disc(pen, 46, mix(rind, '#20102c', 0.12));
    disc(pen, 43, flesh);
    if (more.heart !== undefined) disc(pen, 17, more.heart);
    for (let turn = 0; turn < 8; turn++) {
      const angle = (turn / 8) * Math.PI * 2;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      if (more.rays !== undefined) line(pen, `M0 ${MIDDLE} L${x * 40} ${MIDDLE + y * 40}`, more.rays, 3.4);
      if (more.pips !== undefined) ball(pen, x * 24, MIDDLE + y * 24, 4.6, 3.4, more.pips);
    }
    sheen(pen, 40);
  };
}

/** A ring one looks through. */
function ring(colour: Colour, radius: number, wide: number): (pen: Pen) => void {
  return (pen) => {
    const { brush } = pen;
    for (const [tone, width] of [
      [mix(colour, '#10201c', 0.4), wide],
      [colour, wide * 0.78],
      [mix(colour, '#ffffff', 0.5), wide * 0.2],
    ] as const) {
      brush.strokeStyle = css(tone);
      brush.lineWidth = width;
      brush.beginPath();
      brush.ellipse(0, MIDDLE, radius, radius * 0.94, 0, 0, 7);
      brush.stroke();
    }
  };
}

function blueberry(pen: Pen): void {
  ball(pen, 0, MIDDLE, 45, 44, '#4a5cae');
  shape(
    pen,
    'M-6 -84 L0 -74 L8 -84 L10 -72 L20 -70 L10 -64 L10 -54 L0 -62 L-10 -54 L-9 -65 L-19 -70 L-8 -73 Z',
    '#27336e',
  );
}

function mushroomSlice(pen: Pen): void {
  shape(
    pen,
    'M-46 -46 C-48 -78 -20 -94 0 -94 C20 -94 48 -78 46 -46 C38 -36 22 -38 14 -42 L16 -10 C8 -4 -8 -4 -16 -10 L-14 -42 C-22 -38 -38 -36 -46 -46 Z',
    '#f6ead6',
    { colour: '#dcc6a2', from: -94, to: -6 },
  );
  line(pen, 'M-46 -46 C-48 -78 -20 -94 0 -94 C20 -94 48 -78 46 -46', '#a88560', 6);
  line(pen, 'M-34 -48 C-24 -58 24 -58 34 -48', '#b8986c', 5);
}

function pepperoni(pen: Pen): void {
  disc(pen, 46, '#8f2418');
  disc(pen, 42, '#c8442c');
  for (const [x, y] of [
    [-18, -62],
    [14, -70],
    [20, -40],
    [-10, -34],
    [0, -54],
  ] as const)
    ball(pen, x, y, 4.5, 3.6, '#e58a6a');
  sheen(pen, 38);
}

function meatball(pen: Pen): void {
  ball(pen, 0, MIDDLE, 45, 43, '#8a4a2c');
  for (const [x, y] of [
    [-20, -66],
    [14, -38],
    [-8, -30],
    [24, -62],
  ] as const)
    ball(pen, x, y, 6, 4.4, '#6a341c');
  sheen(pen, 40);
}

function kernel(pen: Pen): void {
  ball(pen, 0, MIDDLE, 44, 38, '#f6c52c');
}

function chunk(colour: Colour): (pen: Pen) => void {
  return (pen) => {
    shape(pen, 'M-40 -62 L4 -84 L42 -66 L-2 -44 Z', mix(colour, '#ffffff', 0.25));
    shape(pen, 'M-40 -62 L-2 -44 L-2 -8 L-40 -28 Z', colour);
    shape(pen, 'M42 -66 L-2 -44 L-2 -8 L42 -30 Z', mix(colour, '#20102c', 0.28));
  };
}

function cream(pen: Pen): void {
  for (const [y, wide, tall] of [
    [-24, 46, 22],
    [-46, 35, 19],
    [-66, 23, 15],
  ] as const)
    ball(pen, 0, y, wide, tall, '#fff8ec');
  shape(pen, 'M-14 -72 C-8 -84 4 -84 4 -96 C14 -88 16 -76 13 -70 Z', '#fff8ec');
}

function slab(flesh: Colour, vein: Colour): (pen: Pen) => void {
  return (pen) => paintSlab(pen, flesh, vein);
}

function paintSlab(pen: Pen, flesh: Colour, vein: Colour): void {
  shape(
    pen,
    'M-46 -52 C-44 -80 -12 -88 8 -84 C36 -82 50 -64 46 -46 C42 -22 14 -14 -8 -18 C-34 -20 -48 -34 -46 -52 Z',
    flesh,
    { colour: mix(flesh, '#3a1408', 0.4), from: -86, to: -16 },
  );
  line(pen, 'M-34 -52 C-14 -68 12 -52 36 -62 M-28 -36 C-8 -46 14 -32 34 -42', vein, 5);
}

function seaweed(pen: Pen): void {
  shape(pen, 'M-40 -94 L36 -88 L42 -10 L-34 -4 Z', '#2c3b33', { colour: '#16211d', from: -94, to: -4 });
  line(pen, 'M-30 -78 L28 -72 M-28 -52 L32 -46 M-26 -28 L34 -22', '#3f5347', 2.4);
}

const meatSlice = slab('#a8623f', '#e6b893');

function leafOfGreen(pen: Pen): void {
  shape(pen, 'M0 -4 C-12 -20 -44 -34 -40 -66 C-36 -94 36 -94 40 -66 C44 -34 12 -20 0 -4 Z', '#5fa848', {
    colour: '#2f6f34',
    from: -90,
    to: -10,
  });
  line(pen, 'M0 -6 L0 -76 M0 -34 L-20 -58 M0 -34 L20 -58', '#dcebb8', 5);
}

/** A little that has run over the edge. */
function sauce(colour: Colour): (pen: Pen) => void {
  return (pen) => {
    shape(
      pen,
      'M-48 -60 C-46 -84 -16 -92 8 -90 C36 -90 50 -76 48 -58 C46 -44 38 -46 36 -30 C34 -20 26 -20 25 -31 C24 -44 14 -46 10 -40 C6 -32 6 -12 -1 -10 C-9 -10 -9 -30 -13 -38 C-18 -46 -26 -42 -28 -33 C-31 -25 -38 -27 -38 -36 C-38 -46 -48 -46 -48 -60 Z',
      mix(colour, '#ffffff', 0.12),
      { colour: mix(colour, '#20102c', 0.2), from: -90, to: -10 },
    );
    line(pen, 'M-30 -74 C-18 -82 6 -82 20 -78', mix(colour, '#ffffff', 0.6), 4);
  };
}

const limeSlice = slice('#5fa02c', '#c6e68a', { rays: '#f2fae0' });

/** A slice of the half: dark at its skin, pale at its heart. */
function avocadoSlice(pen: Pen): void {
  shape(
    pen,
    'M-44 -34 C-46 -74 -6 -92 26 -82 C46 -76 50 -60 42 -52 C14 -66 -14 -54 -26 -26 C-32 -18 -44 -22 -44 -34 Z',
    '#4f7a2c',
  );
  shape(
    pen,
    'M-40 -34 C-40 -70 -6 -86 24 -78 C40 -72 44 -60 40 -55 C12 -68 -18 -56 -29 -28 C-34 -22 -40 -26 -40 -34 Z',
    '#c8dc6c',
    {
      colour: '#eef0a4',
      from: -80,
      to: -40,
    },
  );
  line(pen, 'M-33 -32 C-24 -58 8 -68 36 -60', '#f6f4bc', 4);
}

function bean(pen: Pen): void {
  shape(
    pen,
    'M-38 -46 C-40 -76 -8 -88 16 -80 C42 -72 46 -40 28 -30 C14 -24 10 -38 -4 -36 C-18 -32 -36 -24 -38 -46 Z',
    '#a4cc5c',
    {
      colour: '#5f8f34',
      from: -86,
      to: -26,
    },
  );
  sheen(pen, 30);
}

function piece(paint: (pen: Pen) => void): OwnDrawing {
  return { width: 100, height: 100, paint };
}

/** One piece each, by the name of what is laid on a dish. */
export const TOPPING_PIECES: Readonly<Record<string, OwnDrawing>> = {
  ...NUT_AND_BERRY_PIECES,
  egg: piece(halfEgg),
  cooking: piece(friedEgg),
  scallions: piece(ring('#6fae3c', 30, 26)),
  blueberries: piece(blueberry),
  mushroom: piece(mushroomSlice),
  olive: piece(ring('#4a4a36', 28, 26)),
  tomato: piece(slice('#c8281c', '#ee5a44', { rays: '#f9a08c', pips: '#f6d58a' })),
  cucumber: piece(slice('#3f8a3a', '#d3ecae', { pips: '#f2f6d8' })),
  lemon: piece(slice('#f2c81e', '#fdeb8c', { rays: '#fffbe6' })),
  lime: piece(limeSlice),
  orange: piece(slice('#ee8a1c', '#ffb54a', { rays: '#ffe8c0' })),
  'kiwi-fruit': piece(slice('#7a5a34', '#8fc23e', { heart: '#eef4cc', pips: '#2c3018' })),
  banana: piece(slice('#e8d28a', '#fbf0c4', { pips: '#8a6a3c' })),
  avocado: piece(avocadoSlice),
  mango: piece(chunk('#f6b53a')),
  pineapple: piece(chunk('#f4d84e')),
  'pea-pod': piece(bean),
  beans: piece(bean),
  radish: piece(slice('#d83a5a', '#fbf4f4', { heart: '#ffffff' })),
  zucchini: piece(slice('#4f8a34', '#e4efb8', { pips: '#f6f4d8' })),
  beetroot: piece(slice('#7a1636', '#a82a56', { heart: '#c04a74' })),
  spinach: piece(leafOfGreen),
  kale: piece(leafOfGreen),
  'leafy-green': piece(leafOfGreen),
  carrot: piece(slice('#d86a1c', '#f58a34', { heart: '#f9a95c' })),
  'hot-pepper': piece(ring('#d8301f', 30, 22)),
  onion: piece(ring('#c993c0', 36, 12)),
  'ear-of-corn': piece(kernel),
  pepperoni: piece(pepperoni),
  meatballs: piece(meatball),
  'cheese-wedge': piece(chunk('#f3c548')),
  'chocolate-bar': piece(chunk('#5c3420')),
  granola: piece(chunk('#c08a48')),
  croutons: piece(chunk('#d8a654')),
  marshmallow: piece(chunk('#f6efe6')),
  butter: piece(chunk('#f8e08a')),
  cream: piece(cream),
  'meat-slices': piece(meatSlice),
  'chicken-slices': piece(slab('#dba878', '#b5723f')),
  salmon: piece(slab('#f58a52', '#ffd8bc')),
  tuna: piece(slab('#c23a4c', '#e88a8e')),
  tofu: piece(chunk('#f4ecd8')),
  vegetables: piece(leafOfGreen),
  seaweed: piece(seaweed),
  syrup: piece(sauce('#b4641c')),
  'honey-pot': piece(sauce('#e09a1c')),
};

/** Three pieces beside each other: what is asked for without a dish. */
function some(one: (pen: Pen) => void): OwnDrawing {
  return {
    width: 190,
    height: 100,
    paint(pen) {
      for (const [x, y, turn] of [
        [-44, -14, -0.2],
        [44, -16, 0.25],
        [0, 0, 0.05],
      ] as const) {
        pen.brush.save();
        pen.brush.translate(x, y);
        pen.brush.rotate(turn * 0.4);
        pen.brush.scale(0.9, 0.8);
        one(pen);
        pen.brush.restore();
      }
    },
  };
}

/** A bunch of green stalks, tied. */
function scallionBunch(pen: Pen): void {
  for (let stalk = -3; stalk <= 3; stalk++) {
    const lean = stalk * 7;
    line(pen, `M${stalk * 5} -10 L${stalk * 5.4} -48`, stalk % 2 === 0 ? '#f4f4e2' : '#e2e8c8', 8);
    line(
      pen,
      `M${stalk * 5.4} -46 Q${lean} -84 ${lean * 1.7} ${-126 + Math.abs(stalk) * 6}`,
      stalk % 2 === 0 ? '#5f9e38' : '#7cb850',
      7,
    );
    line(pen, `M${stalk * 5} -8 l${stalk - 2} 8 M${stalk * 5} -8 l2 8`, '#d8cfae', 1.6);
  }
  line(pen, 'M-22 -50 Q0 -42 22 -50', '#c8402c', 5);
}

/** A small jug with what is poured from it. */
function syrupJug(pen: Pen): void {
  line(pen, 'M28 -72 C58 -74 58 -30 30 -28', '#d8e2e6', 7);
  shape(
    pen,
    'M-30 -88 L30 -88 C26 -70 38 -52 36 -26 C36 -8 26 0 0 0 C-26 0 -36 -8 -36 -26 C-38 -52 -26 -70 -30 -88 L-42 -98 L-20 -94 Z',
    '#eef4f6',
    { colour: '#b8c6cc', from: -98, to: 0 },
  );
  shape(
    pen,
    'M-29 -60 L29 -60 C32 -48 34 -38 33 -26 C33 -10 22 -4 0 -4 C-22 -4 -33 -10 -33 -26 C-34 -38 -32 -48 -29 -60 Z',
    '#c8742a',
    { colour: '#86420f', from: -60, to: -4 },
  );
  line(pen, `M${pen.side * 22} -54 Q${pen.side * 27} -34 ${pen.side * 24} -16`, '#f2c07c', 4);
}

export const TOPPINGS: Record<string, OwnDrawing> = {
  'own/scallions': { width: 100, height: 130, paint: scallionBunch },
  'own/pepperoni': some(pepperoni),
  'own/cream': piece(cream),
  'own/seaweed': some(seaweed),
  'own/syrup': { width: 100, height: 100, paint: syrupJug },
  'own/meat-slices': some(meatSlice),
  'own/lime-slices': some(limeSlice),
  'own/granola': some(chunk('#c08a48')),
  'own/croutons': some(chunk('#d8a654')),
  'own/marshmallow': some(chunk('#f6efe6')),
};
