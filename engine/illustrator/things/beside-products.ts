// What is laid beside a thing that is shown for itself: flowers, petals, leaves, pebbles and drops of water, lying.

import { mix, type Colour } from '#engine/raster/colour.ts';
import {
  blossom,
  carnation,
  chrysanthemum,
  daisy,
  hydrangea,
  lily,
  lying,
  magnolia,
  orchid,
  peony,
  petal,
  rose,
  spray,
  tulip,
  type FlowerHead,
} from './flower-heads.ts';
import { FLOWER_BUILDS } from './flower-plants.ts';
import { layOver } from './many-flowered.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const GREEN = '#5a8a48';

function leafAt(pen: Pen, x: number, y: number, turn: number, long: number, green: Colour): void {
  lying(pen, x, y, turn, 0.8, () => {
    shape(
      pen,
      `M0 0 C${-long * 0.34} ${-long * 0.3} ${-long * 0.26} ${-long * 0.8} 0 ${-long} C${long * 0.26} ${-long * 0.8} ${long * 0.34} ${-long * 0.3} 0 0 Z`,
      mix(green, '#ffffff', 0.14),
      { colour: mix(green, '#10281c', 0.34), from: -long, to: 0 },
    );
    line(pen, `M0 0 L0 ${-long * 0.9}`, mix(green, '#ffffff', 0.42), 1.1);
  });
}

/** A cut flower that lies, its head to the left. */
function cutFlower(head: FlowerHead, size: number, colour: Colour): OwnDrawing {
  return {
    width: 150,
    height: 60,
    paint(pen) {
      line(pen, 'M-40 -22 Q10 -26 70 -8', mix(GREEN, '#10281c', 0.2), 4);
      line(pen, 'M-40 -23 Q10 -27 70 -9', mix(GREEN, '#ffffff', 0.25), 1.2);
      leafAt(pen, -4, -23, 0.9, 32, GREEN);
      leafAt(pen, 18, -20, 2.2, 26, mix(GREEN, '#2c5a38', 0.4));
      leafAt(pen, 34, -17, 1.1, 24, mix(GREEN, '#8fb85a', 0.3));
      head(pen, -42, -27, size, colour);
    },
  };
}

/** The heads of cut flowers that have one, their sizes and usual colours, by the names of the drawings. */
export const CUT_HEADS: Readonly<Record<string, readonly [head: FlowerHead, size: number, usual: Colour]>> = {
  ...Object.fromEntries(
    Object.entries(FLOWER_BUILDS)
      .filter(([kind]) => kind !== 'orchid')
      .map(([kind, { head, colours, isTall }]) => [
        `own/cut-${kind}`,
        [isTall === true ? layOver(head, -1.35) : head, isTall === true ? 20 : 26, colours[0]] as const,
      ]),
  ),
  'own/cut-rose': [rose, 27, '#d8304e'],
  'own/cut-tulip': [tulip, 22, '#e2566a'],
  'own/cut-sunflower': [daisy('#5f3a20', 15), 30, '#f4bd2c'],
  'own/cut-flower': [daisy('#e8a83a', 11), 26, '#f6d6e4'],
  'own/cut-daisy': [daisy('#f0b62c', 16), 25, '#ffffff'],
  'own/cut-peony': [peony, 29, '#f2a0b8'],
  'own/cut-carnation': [carnation, 25, '#e85a7a'],
  'own/cut-chrysanthemum': [chrysanthemum, 28, '#f0b62c'],
  'own/cut-lily': [lily, 29, '#fbfaf4'],
  'own/cut-hydrangea': [hydrangea, 28, '#7a9ae0'],
  'own/cut-magnolia': [magnolia, 26, '#fbf2f4'],
  'own/cut-poppy': [blossom, 24, '#e0402c'],
  'own/cut-spray': [spray, 24, '#ffffff'],
};
/** Several heads on one stem. */
const STEMS: Readonly<Record<string, readonly [paint: (pen: Pen, colour: Colour) => void, usual: Colour]>> = {
  'own/cut-orchid': [orchidStem, '#f4ecf6'],
  'own/cut-blossoms': [blossomBranch, '#f8c4d6'],
  'own/cut-lavender': [lavenderBunch, '#8f6cc8'],
};

/** Its blossom in this colour; undefined for any other drawing. */
export function cutFlowerOf(drawing: string, colour: Colour): OwnDrawing | undefined {
  const flower = CUT_HEADS[drawing];
  const stem = STEMS[drawing];
  return flower ? cutFlower(flower[0], flower[1], colour) : stem && cutStem(stem[0], colour);
}

function cutStem(paint: (pen: Pen, colour: Colour) => void, colour: Colour): OwnDrawing {
  return { width: 168, height: 76, paint: (pen) => paint(pen, colour) };
}

/** An arch of open blossoms, buds at its end. */
function orchidStem(pen: Pen, colour: Colour): void {
  line(pen, 'M80 -4 C60 -30 10 -66 -34 -56 C-56 -50 -70 -36 -76 -22', '#6a8a4a', 3);
  line(pen, 'M80 -5 C60 -31 10 -67 -34 -57', '#9cc07a', 1);
  for (const [x, y, size] of [
    [-76, -20, 4],
    [-72, -32, 5.4],
  ] as const)
    ball(pen, x, y, size, size * 1.2, mix(colour, '#a8c07a', 0.5));
  leafAt(pen, 78, -6, -1.9, 40, '#4f7a4a');
  for (const [x, y, size] of [
    [-56, -36, 13],
    [42, -34, 17],
    [-32, -44, 18],
    [14, -42, 20],
  ] as const)
    orchid(pen, x, y, size, colour);
}

/** A bough with blossoms along it. */
function blossomBranch(pen: Pen, colour: Colour): void {
  const bark = '#5a4038';
  line(pen, 'M82 -6 C50 -24 10 -16 -24 -32 C-46 -42 -62 -44 -80 -40', bark, 5);
  line(pen, 'M82 -8 C50 -26 10 -18 -24 -34', mix(bark, '#ffffff', 0.26), 1.4);
  line(pen, 'M20 -22 C10 -40 -4 -52 -18 -58 M-36 -36 C-44 -26 -56 -20 -64 -20', bark, 2.6);
  for (const [x, y, size] of [
    [-80, -42, 6],
    [-20, -62, 6],
    [-66, -20, 6],
    [58, -20, 10],
    [-48, -44, 13],
    [-10, -52, 12],
    [30, -24, 13],
    [-62, -34, 11],
    [8, -30, 15],
    [-26, -32, 15],
  ] as const)
    blossom(pen, x, y, size, colour);
}

/** A bunch of dry spikes with a string around it. */
function lavenderBunch(pen: Pen, colour: Colour): void {
  for (let stem = 0; stem < 9; stem++) {
    const lean = (stem - 4) * 6.4;
    const [x, y] = [-30 - (stem % 3) * 9, -30 + lean * 0.72];
    line(pen, `M78 ${-24 - lean * 0.5} Q34 -26 ${x} ${y}`, stem % 2 === 0 ? '#8a9a6a' : '#75885c', 1.8);
    for (let bud = 0; bud < 9; bud++) {
      const [bx, by] = [x - bud * 4.4 + 6, y + (lean * bud) / 44 + (bud % 2 === 0 ? -1.8 : 1.8)];
      ball(pen, bx, by, 4.4 - bud * 0.22, 3.2, mix(colour, bud % 3 === 0 ? '#ffffff' : '#3a2470', 0.18));
    }
  }
  for (const x of [33, 37, 41]) line(pen, `M${x} -39 Q${x + 3} -27 ${x} -14`, '#d8b98a', 2.4);
}

/** Round silvery leaves in pairs along a twig. */
function eucalyptus(pen: Pen): void {
  line(pen, 'M70 -6 C30 -16 -20 -30 -66 -26', '#8a6a54', 2.4);
  for (let pair = 0; pair < 8; pair++) {
    const x = 58 - pair * 16.4;
    const y = -10 - Math.sin((pair / 8) * 1.9) * 20;
    const size = 12.5 - pair * 0.9;
    for (const side of [-1, 1]) {
      const green = mix('#7fa092', side > 0 ? '#4a6a60' : '#c4d8cc', 0.24 + (pair % 3) * 0.1);
      ball(pen, x - 4, y + side * size * 0.72, size, size * 0.66, green);
      line(pen, `M${x + 2} ${y} L${x - 8} ${y + side * size * 0.9}`, mix(green, '#ffffff', 0.4), 0.9);
    }
  }
  ball(pen, -70, -26, 6, 4, '#a8c4b4');
}

function petals(pen: Pen): void {
  for (const [x, y, turn, long] of [
    [-44, -10, 0.6, 24],
    [-18, -6, 2.2, 22],
    [8, -14, 1.2, 26],
    [34, -6, -0.9, 22],
    [54, -14, 1.9, 20],
    [-30, -22, -1.4, 18],
    [24, -24, 0.3, 17],
  ] as const)
    lying(pen, x, y, turn, 0.5, () => petal(pen, long, long * 0.6, '#e2607c'));
}

function leaves(pen: Pen): void {
  for (const [x, y, turn, long, tone] of [
    [-10, -8, -1.3, 46, 0],
    [-6, -10, -0.5, 42, 0.3],
    [2, -8, 0.4, 44, 0.1],
    [6, -6, 1.2, 48, 0.4],
    [-2, -4, 1.9, 36, 0.2],
    [-4, -4, -2, 38, 0.5],
  ] as const)
    leafAt(pen, x, y - 4, turn, long, mix('#4a8a48', '#9cc45c', tone));
}

function pebbles(pen: Pen): void {
  for (const [x, y, rx, ry, tone] of [
    [-38, -12, 24, 13, '#8a8c90'],
    [2, -9, 20, 11, '#a8a29a'],
    [36, -11, 22, 12, '#73777e'],
    [-12, -22, 18, 10, '#b8b2a8'],
    [18, -24, 14, 8, '#8f8a86'],
    [58, -6, 10, 6, '#a09a94'],
  ] as const)
    ball(pen, x, y, rx, ry, tone);
}

/** Beads that lie, each with a light at its top and a glow at its foot. */
function drops(pen: Pen): void {
  const { brush, side } = pen;
  for (const [x, y, rx] of [
    [-50, -6, 9],
    [-24, -12, 13],
    [6, -6, 10],
    [30, -14, 15],
    [54, -6, 8],
    [-38, -22, 6],
    [10, -24, 7],
    [48, -26, 5],
    [-6, -20, 4],
  ] as const) {
    const ry = rx * 0.56;
    const glow = brush.createRadialGradient(x - side * rx * 0.4, y + ry * 0.4, 0, x, y, rx);
    glow.addColorStop(0, 'rgba(240,250,255,0.95)');
    glow.addColorStop(0.6, 'rgba(170,206,228,0.75)');
    glow.addColorStop(1, 'rgba(92,132,160,0.85)');
    brush.fillStyle = glow;
    brush.beginPath();
    brush.ellipse(x, y, rx, ry, 0, 0, 7);
    brush.fill();
    brush.fillStyle = '#ffffff';
    brush.beginPath();
    brush.ellipse(x + side * rx * 0.34, y - ry * 0.4, rx * 0.2, ry * 0.22, 0, 0, 7);
    brush.fill();
  }
}

export const BESIDE_PRODUCTS: Record<string, OwnDrawing> = {
  ...Object.fromEntries(
    Object.entries(CUT_HEADS).map(([name, [head, size, usual]]) => [name, cutFlower(head, size, usual)]),
  ),
  ...Object.fromEntries(Object.entries(STEMS).map(([name, [paint, usual]]) => [name, cutStem(paint, usual)])),
  'own/lying-eucalyptus': { width: 150, height: 48, paint: eucalyptus },
  'own/lying-petals': { width: 140, height: 40, paint: petals },
  'own/lying-leaves': { width: 110, height: 56, paint: leaves },
  'own/pebbles': { width: 144, height: 36, paint: pebbles },
  'own/water-drops': { width: 130, height: 34, paint: drops },
};
