// Cold drinks in glasses and hot chocolate in a mug, in the colours that they have.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

type Drink = {
  colour: Colour;
  /** Of what it is thinner or lighter at the bottom. */
  below?: Colour;
  ice?: true;
  straw?: Colour;
  /** A slice of fruit on the rim. */
  slice?: { rind: Colour; flesh: Colour };
};

const GLASS = 'M-31 -100 L31 -100 L25 -5 Q24 0 18 0 L-18 0 Q-24 0 -25 -5 Z';
const POURED = 'M-28.6 -84 L28.6 -84 L23.4 -8 Q22.6 -5 17 -5 L-17 -5 Q-22.6 -5 -23.4 -8 Z';

function glassOf({ colour, below = mix(colour, '#ffffff', 0.16), ice, straw, slice }: Drink): OwnDrawing {
  return {
    width: 92,
    height: 128,
    paint(pen) {
      if (straw !== undefined) {
        line(pen, 'M-6 -12 L16 -124', mix(straw, '#20102c', 0.2), 6);
        line(pen, 'M-7 -12 L15 -124', straw, 4);
      }
      paintGlass(pen, GLASS, 0.34);
      shape(pen, POURED, colour, { colour: below, from: -84, to: -5 });
      surface(pen, mix(colour, '#ffffff', 0.28), 28.4, -84);
      if (ice) paintIce(pen);
      paintShine(pen);
      rim(pen, 31, -100);
      if (slice) paintSlice(pen, slice, -pen.side * 28, -98);
    },
  };
}

function paintGlass(pen: Pen, path: string, strength: number): void {
  pen.brush.globalAlpha = strength;
  shape(pen, path, '#f4fafc', { colour: '#b4c8d2', from: -100, to: 0 });
  pen.brush.globalAlpha = 1;
}

function surface({ brush }: Pen, colour: Colour, half: number, row: number): void {
  brush.fillStyle = css(colour);
  brush.beginPath();
  brush.ellipse(0, row, half, half * 0.2, 0, 0, 7);
  brush.fill();
}

function rim({ brush }: Pen, half: number, row: number): void {
  brush.globalAlpha = 0.85;
  brush.strokeStyle = '#f8fcfe';
  brush.lineWidth = 1.8;
  brush.beginPath();
  brush.ellipse(0, row, half, half * 0.2, 0, 0, 7);
  brush.stroke();
  brush.globalAlpha = 1;
}

/** Cubes that look out of it, and drops on the cold glass. */
function paintIce(pen: Pen): void {
  const { brush } = pen;
  brush.globalAlpha = 0.5;
  for (const [x, y, turn] of [
    [-13, -82, 0.3],
    [11, -80, -0.4],
    [-2, -62, 0.7],
  ] as const) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(turn);
    shape(pen, 'M-9 -8 h18 v16 h-18 Z', '#ffffff', { colour: '#cfe2ea', from: -8, to: 8 });
    brush.restore();
  }
  for (let drop = 0; drop < 9; drop++)
    ball(pen, pen.random.between(-22, 22), pen.random.between(-70, -12), 1.5, 1.9, '#f2fafc');
  brush.globalAlpha = 1;
}

function paintShine(pen: Pen): void {
  const { brush, side } = pen;
  brush.globalAlpha = 0.45;
  line(pen, `M${side * 22} -78 L${side * 18} -20`, '#ffffff', 4);
  brush.globalAlpha = 0.25;
  line(pen, `M${-side * 25} -90 L${-side * 20} -14`, '#ffffff', 2.4);
  brush.globalAlpha = 1;
}

function paintSlice(pen: Pen, { rind, flesh }: NonNullable<Drink['slice']>, x: number, y: number): void {
  const { brush } = pen;
  for (const [radius, colour] of [
    [17, rind],
    [15, mix(flesh, '#ffffff', 0.6)],
    [13, flesh],
  ] as const) {
    brush.fillStyle = css(colour);
    brush.beginPath();
    brush.arc(x, y, radius, 0, 7);
    brush.fill();
  }
  for (let ray = 0; ray < 4; ray++) {
    const [dx, dy] = [Math.cos(ray * 0.785) * 12, Math.sin(ray * 0.785) * 12];
    line(pen, `M${x - dx} ${y - dy} L${x + dx} ${y + dy}`, mix(flesh, '#ffffff', 0.55), 1.6);
  }
}

/** A tall glass on a foot, cream on it. */
function shakeOf(colour: Colour, top: Colour): OwnDrawing {
  return {
    width: 84,
    height: 152,
    paint(pen) {
      line(pen, 'M6 -60 L22 -148', '#c8402c', 6);
      line(pen, 'M5 -60 L21 -148', '#f2ece4', 2.4);
      shape(pen, 'M-24 0 Q-24 -7 -5 -9 L-5 -16 L5 -16 L5 -9 Q24 -7 24 0 Z', '#e2edf1', {
        colour: '#a8bcc6',
        from: -16,
        to: 0,
      });
      paintGlass(pen, 'M-30 -104 L30 -104 C27 -58 20 -24 10 -15 L-10 -15 C-20 -24 -27 -58 -30 -104 Z', 0.6);
      shape(
        pen,
        'M-28 -98 L28 -98 C25 -56 18 -25 9 -18 L-9 -18 C-18 -25 -25 -56 -28 -98 Z',
        mix(colour, '#ffffff', 0.12),
        {
          colour: mix(colour, '#3a1020', 0.2),
          from: -98,
          to: -18,
        },
      );
      for (const [x, y, wide, tall] of [
        [-14, -106, 17, 11],
        [13, -106, 18, 11],
        [0, -115, 18, 11],
        [-1, -125, 10, 7],
      ] as const)
        ball(pen, x, y, wide, tall, '#fff8ee');
      ball(pen, -2, -134, 6.4, 6.2, top);
      paintShakeShine(pen);
    },
  };
}

function paintShakeShine(pen: Pen): void {
  const { brush, side } = pen;
  brush.globalAlpha = 0.5;
  line(pen, `M${side * 21} -92 C${side * 19} -64 ${side * 15} -40 ${side * 10} -30`, '#ffffff', 3.4);
  brush.globalAlpha = 1;
}

function hotChocolate(pen: Pen): void {
  const mug = pen.random.pick(['#b5423a', '#f0ebe2', '#3f6f8a', '#5f7f5a']);
  line(pen, 'M36 -66 C68 -72 68 -20 34 -22', mix(mug, '#20102c', 0.15), 9);
  shape(pen, 'M-42 -80 L42 -80 L38 -8 Q36 0 24 0 L-24 0 Q-36 0 -38 -8 Z', mix(mug, '#ffffff', 0.15), {
    colour: mix(mug, '#20102c', 0.36),
    from: -80,
    to: 0,
  });
  surface(pen, mix(mug, '#ffffff', 0.35), 42, -80);
  surface(pen, '#5a3020', 37.5, -79);
  for (const [x, y] of [
    [-18, -82],
    [-2, -77],
    [15, -82],
    [2, -86],
    [-10, -78],
  ] as const) {
    shape(pen, `M${x - 7} ${y - 5} h14 v7 q-7 4 -14 0 Z`, '#fffaf2', {
      colour: '#e6d8c6',
      from: y - 5,
      to: y + 5,
    });
    ball(pen, x, y - 5, 7, 2.6, '#fffdf8');
  }
}

/** In a glass with a stem. */
function whiteWine(pen: Pen): void {
  shape(pen, 'M-24 0 Q-22 -5 0 -6 Q22 -5 24 0 Z', '#dfe9ec', { colour: '#b9c8ce', from: -6, to: 0 });
  line(pen, 'M0 -4 L0 -50', '#cfdde2', 4.4);
  paintGlass(pen, 'M-27 -126 L27 -126 C34 -84 26 -52 0 -50 C-26 -52 -34 -84 -27 -126 Z', 0.34);
  shape(pen, 'M-30 -96 L30 -96 C30 -70 22 -54 0 -53 C-22 -54 -30 -70 -30 -96 Z', '#f0dc8a', {
    colour: '#f8edb8',
    from: -96,
    to: -53,
  });
  surface(pen, '#faf2c8', 29.6, -96);
  pen.brush.globalAlpha = 0.5;
  line(pen, `M${pen.side * 22} -116 Q${pen.side * 27} -90 ${pen.side * 18} -66`, '#ffffff', 4);
  pen.brush.globalAlpha = 1;
  rim(pen, 27, -126);
}

const LEMON = { rind: '#f0c81e', flesh: '#fbe468' };
const LIME = { rind: '#5f9a34', flesh: '#b4d87a' };
const ORANGE = { rind: '#ee8a1c', flesh: '#ffb54a' };

export const DRINKS: Record<string, OwnDrawing> = {
  'own/lemonade': glassOf({ colour: '#f8e88a', below: '#fdf6cc', ice: true, straw: '#e8604c', slice: LEMON }),
  'own/orange-juice': glassOf({ colour: '#ffa52a', below: '#ffb84a', slice: ORANGE }),
  'own/apple-juice': glassOf({ colour: '#e0aa3a', below: '#eec468' }),
  'own/red-juice': glassOf({ colour: '#d8402e', below: '#e8665a' }),
  'own/grape-juice': glassOf({ colour: '#6a2a6e', below: '#8a4a90' }),
  'own/green-juice': glassOf({ colour: '#7fb03a', below: '#9cc45c', straw: '#f2f2ea' }),
  'own/iced-tea': glassOf({ colour: '#a8541c', below: '#d08a3c', ice: true, straw: '#4f8a5a', slice: LEMON }),
  'own/iced-matcha': glassOf({ colour: '#6f9a3c', below: '#f1f0e2', ice: true, straw: '#2f5a34' }),
  'own/iced-chocolate': glassOf({ colour: '#4a2a1c', below: '#c8a888', ice: true, straw: '#e9e2d6' }),
  'own/iced-coffee': glassOf({ colour: '#5a341e', below: '#c89a6c', ice: true, straw: '#2c2a2e' }),
  'own/cola': glassOf({ colour: '#2a120a', below: '#5e2c14', ice: true, straw: '#c8202c' }),
  'own/mojito': glassOf({ colour: '#d4ecc4', below: '#eef8e6', ice: true, straw: '#4f8a5a', slice: LIME }),
  'own/spritz': glassOf({ colour: '#f4672a', below: '#fb9a3c', ice: true, slice: ORANGE }),
  'own/sangria': glassOf({ colour: '#a81c34', below: '#c8344a', ice: true, straw: '#f2f2ea', slice: ORANGE }),
  'own/blue-lagoon': glassOf({
    colour: '#2f8ad8',
    below: '#7cc4f0',
    ice: true,
    straw: '#f2f2ea',
    slice: LEMON,
  }),
  'own/stout': glassOf({ colour: '#2a1812', below: '#3c2418' }),
  'own/water-glass': glassOf({ colour: '#cfe6f0', below: '#e6f4fa' }),
  'own/milkshake': shakeOf('#f6e6c4', '#c8202c'),
  'own/strawberry-shake': shakeOf('#f08aa4', '#d8283c'),
  'own/chocolate-shake': shakeOf('#8a5636', '#c8202c'),
  'own/mango-shake': shakeOf('#f9b53c', '#c8202c'),
  'own/green-shake': shakeOf('#a8c878', '#c8202c'),
  'own/berry-shake': shakeOf('#8a68b4', '#4a5cae'),
  'own/white-wine': { width: 72, height: 132, paint: whiteWine },
  'own/hot-chocolate': { width: 124, height: 92, paint: hotChocolate },
};
