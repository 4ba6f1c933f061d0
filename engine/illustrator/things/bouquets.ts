// Bouquets: flowers of one kind in paper, a ribbon around the stems; they lie, their heads to the left, or are held upright.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { CUT_HEADS, cutFlowerOf } from './beside-products.ts';
import type { FlowerHead } from './flower-heads.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const PREFIX = 'own/lying-bouquet-';
const HELD = 'own/held-bouquet-';
const HELD_FLOWER = 'own/held-flower-';
const PAPERS: readonly [Colour, ...Colour[]] = ['#ead9c0', '#f2ece4', '#d9c2a8'];
const GREEN = '#5f8a4e';
/** Where the heads are, from the back to the front: the large ones in the middle. */
const PLACES: readonly (readonly [x: number, y: number, size: number])[] = [
  [-44, -88, 0.8],
  [-72, -74, 0.84],
  [-14, -82, 0.8],
  [-96, -52, 0.84],
  [-46, -66, 1],
  [-78, -46, 1],
  [-18, -56, 0.94],
  [-104, -28, 0.8],
  [-50, -38, 1.04],
  [-82, -20, 0.9],
  [-22, -30, 0.9],
  [-54, -14, 0.86],
];

/** The name of the drawing of a bouquet of flowers that are drawn cut, by the name of that drawing; some are bunches already. */
export function bouquetOfCut(cut: string): string {
  return cut in CUT_HEADS ? cut.replace('own/cut-', PREFIX) : cut;
}

/** The same as somebody has it in the hand. */
export function heldBouquetOf(cut: string): string {
  return cut in CUT_HEADS ? cut.replace('own/cut-', HELD) : 'bouquet';
}

/** One flower as somebody has it in the hand, by the name of its drawing as it lies; undefined for branches and bunches. */
export function heldFlowerOf(cut: string): string | undefined {
  return cut in CUT_HEADS ? cut.replace('own/cut-', HELD_FLOWER) : undefined;
}

/** A bouquet, or a flower in the hand, in this colour; undefined for any other drawing. */
export function bouquetOf(drawing: string, colour: Colour): OwnDrawing | undefined {
  if (drawing.startsWith(HELD_FLOWER)) {
    const flower = cutFlowerOf(drawing.replace(HELD_FLOWER, 'own/cut-'), colour);
    return flower && upright(flower);
  }
  const isHeld = drawing.startsWith(HELD);
  const head =
    isHeld || drawing.startsWith(PREFIX)
      ? CUT_HEADS[drawing.replace(isHeld ? HELD : PREFIX, 'own/cut-')]
      : undefined;
  const lying = head && bouquet(head[0], head[1] * 0.94, colour);
  return lying && isHeld ? upright(lying) : lying;
}

/** Its heads up. */
function upright({ width, height, paint }: OwnDrawing): OwnDrawing {
  return {
    width: height,
    height: width,
    paint(pen) {
      pen.brush.save();
      pen.brush.translate(-height / 2, -width / 2);
      pen.brush.rotate(Math.PI / 2);
      paint(pen);
      pen.brush.restore();
    },
  };
}

function bouquet(head: FlowerHead, size: number, colour: Colour): OwnDrawing {
  return {
    width: 270,
    height: 124,
    paint(pen) {
      const paper = pen.random.pick(PAPERS);
      paintStems(pen);
      paintBack(pen, paper);
      paintLeaves(pen);
      for (const [x, y, grow] of PLACES)
        head(pen, x, y, size * grow, mix(colour, pen.random.chance(0.5) ? '#ffffff' : '#3a1024', 0.08));
      paintFront(pen, paper);
    },
  };
}

function paintStems(pen: Pen): void {
  for (let stem = 0; stem < 8; stem++) {
    const y = -34 + stem * 2.2;
    const end = -44 + stem * 5.4;
    line(pen, `M60 ${y} Q92 ${y + 2} ${118 + (stem % 3) * 6} ${end}`, mix(GREEN, '#10281c', 0.3), 4.4);
    line(
      pen,
      `M60 ${y - 1} Q92 ${y + 1} ${117 + (stem % 3) * 6} ${end - 1}`,
      mix(GREEN, '#ffffff', 0.2),
      1.4,
    );
  }
}

/** The far side of the paper, which stands over the heads. */
function paintBack(pen: Pen, paper: Colour): void {
  shape(
    pen,
    'M74 -30 L-20 -112 Q-30 -121 -40 -112 L-58 -106 Q-68 -112 -78 -102 L-98 -88 Q-110 -86 -112 -72 L-122 -46 L-118 -14 Z',
    mix(paper, '#4a3428', 0.16),
    { colour: mix(paper, '#4a3428', 0.34), from: -118, to: -10 },
  );
}

function paintLeaves(pen: Pen): void {
  for (const [x, y, turn, long] of [
    [-60, -92, -0.5, 34],
    [-96, -66, -1.1, 34],
    [-16, -92, 0.2, 28],
    [-112, -38, -1.6, 30],
    [-92, -8, -1.9, 30],
    [-40, -6, -2, 26],
  ] as const) {
    pen.brush.save();
    pen.brush.translate(x, y + 10);
    pen.brush.rotate(turn);
    const green = mix(GREEN, turn < -1 ? '#a8c48a' : '#1c4030', 0.2);
    shape(pen, `M0 0 C-12 -10 -9 -${long * 0.8} 0 -${long} C9 -${long * 0.8} 12 -10 0 0 Z`, green, {
      colour: mix(green, '#10281c', 0.4),
      from: -long,
      to: 0,
    });
    line(pen, `M0 0 L0 ${-long * 0.86}`, mix(green, '#ffffff', 0.4), 1.2);
    pen.brush.restore();
  }
}

/** The near side, folded over, and the ribbon. */
function paintFront(pen: Pen, paper: Colour): void {
  shape(
    pen,
    'M-112 -10 Q-70 -14 -34 -8 Q-8 -20 -2 -44 Q2 -66 16 -78 L76 -42 Q82 -32 76 -20 L30 0 L-88 0 Q-106 -2 -112 -10 Z',
    mix(paper, '#ffffff', 0.28),
    { colour: mix(paper, '#4a3428', 0.24), from: -80, to: 0 },
  );
  line(
    pen,
    'M-34 -8 Q14 -16 70 -26 M8 -64 Q38 -44 72 -34 M-70 -4 Q0 -6 66 -20',
    mix(paper, '#4a3428', 0.3),
    1.4,
  );
  line(pen, 'M-110 -9 Q-70 -13 -34 -7 Q-8 -19 -2 -43 Q2 -65 16 -77', mix(paper, '#ffffff', 0.7), 1.6);
  const satin = '#b85a6a';
  shape(pen, 'M64 -50 Q76 -32 66 -12 L80 -14 Q90 -32 80 -46 Z', mix(satin, '#ffffff', 0.2), {
    colour: mix(satin, '#3a1024', 0.4),
    from: -50,
    to: -12,
  });
  line(pen, 'M74 -24 C60 -2 50 4 40 -4 M76 -24 C84 -6 96 0 104 -4', satin, 5);
  line(pen, 'M72 -28 C58 -52 84 -58 76 -30 C100 -56 104 -32 78 -28', mix(satin, '#ffffff', 0.16), 5);
  ball(pen, 75, -28, 5.4, 5.4, satin);
}

export const BOUQUETS: Record<string, OwnDrawing> = Object.fromEntries(
  Object.entries(CUT_HEADS).flatMap(([cut, [head, size, usual]]) => {
    const lying = bouquet(head, size * 0.94, usual);
    return [
      [cut.replace('own/cut-', PREFIX), lying],
      [cut.replace('own/cut-', HELD), upright(lying)],
      [cut.replace('own/cut-', HELD_FLOWER), upright(cutFlowerOf(cut, usual) as OwnDrawing)],
    ];
  }),
);
